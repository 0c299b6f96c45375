import { wordingsPt } from './pt.data.ts'
import { actWordingsPt } from './pt-acts.data.ts'
import { adjectiveWordingsPt } from './pt-adjectives.data.ts'
import { dutyWordingsPt } from './pt-duties.data.ts'
import { everydayWordingsPt } from './pt-everyday.data.ts'
import { fieldWordingsPt } from './pt-fields.data.ts'
import { kindWordingsPt } from './pt-kinds.data.ts'
import { letterWordingsPt } from './pt-letters.data.ts'
import { loanWordingsPt } from './pt-loans.data.ts'
import { nounWordingsPt } from './pt-nouns.data.ts'
import { peopleWordingsPt } from './pt-people.data.ts'
import { phraseWordingsPt } from './pt-phrases.data.ts'
import { thingWordingsPt } from './pt-things.data.ts'
import { tradeWordingsPt } from './pt-trades.data.ts'
import { verbWordingsPt } from './pt-verbs.data.ts'
import { wordWordingsPt } from './pt-words.data.ts'

/** All Portuguese wordings, a row each; a later table adds to the ones before. See `../wordings.ts`. */
export const allPt = [
  wordingsPt,
  verbWordingsPt,
  tradeWordingsPt,
  letterWordingsPt,
  dutyWordingsPt,
  everydayWordingsPt,
  actWordingsPt,
  thingWordingsPt,
  peopleWordingsPt,
  phraseWordingsPt,
  adjectiveWordingsPt,
  wordWordingsPt,
  fieldWordingsPt,
  loanWordingsPt,
  kindWordingsPt,
  nounWordingsPt,
].join('')
