import { wordingsEs } from './es.data.ts'
import { dutyWordingsEs } from './es-duties.data.ts'
import { everydayWordingsEs } from './es-everyday.data.ts'
import { letterWordingsEs } from './es-letters.data.ts'
import { tradeWordingsEs } from './es-trades.data.ts'
import { verbWordingsEs } from './es-verbs.data.ts'

/** All Spanish wordings, a row each; a later table adds to the ones before. See `../wordings.ts`. */
export const allEs = [
  wordingsEs,
  verbWordingsEs,
  tradeWordingsEs,
  letterWordingsEs,
  dutyWordingsEs,
  everydayWordingsEs,
].join('')
