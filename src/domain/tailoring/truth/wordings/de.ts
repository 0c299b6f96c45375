import { wordingsDe } from './de.data.ts'
import { actWordingsDe } from './de-acts.data.ts'
import { dutyWordingsDe } from './de-duties.data.ts'
import { headWordingsDe } from './de-heads.data.ts'
import { letterWordingsDe } from './de-letters.data.ts'
import { peopleWordingsDe } from './de-people.data.ts'
import { phraseWordingsDe } from './de-phrases.data.ts'
import { thingWordingsDe } from './de-things.data.ts'
import { tradeWordingsDe } from './de-trades.data.ts'
import { verbWordingsDe } from './de-verbs.data.ts'

/** All German wordings, a row each; a later table adds to the ones before. See `../wordings.ts`. */
export const allDe = [
  wordingsDe,
  verbWordingsDe,
  tradeWordingsDe,
  letterWordingsDe,
  dutyWordingsDe,
  actWordingsDe,
  peopleWordingsDe,
  thingWordingsDe,
  phraseWordingsDe,
  headWordingsDe,
].join('')
