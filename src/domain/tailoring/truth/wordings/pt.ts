import { wordingsPt } from './pt.data.ts'
import { dutyWordingsPt } from './pt-duties.data.ts'
import { everydayWordingsPt } from './pt-everyday.data.ts'
import { letterWordingsPt } from './pt-letters.data.ts'
import { tradeWordingsPt } from './pt-trades.data.ts'
import { verbWordingsPt } from './pt-verbs.data.ts'

/** All Portuguese wordings, a row each; a later table adds to the ones before. See `../wordings.ts`. */
export const allPt = [
  wordingsPt,
  verbWordingsPt,
  tradeWordingsPt,
  letterWordingsPt,
  dutyWordingsPt,
  everydayWordingsPt,
].join('')
