import { wordingsPt } from './pt.data.ts'
import { actWordingsPt } from './pt-acts.data.ts'
import { dutyWordingsPt } from './pt-duties.data.ts'
import { letterWordingsPt } from './pt-letters.data.ts'
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
  actWordingsPt,
  thingWordingsPt,
  wordWordingsPt,
].join('')
