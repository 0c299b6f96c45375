import { wordingsEs } from './es.data.ts'
import { actWordingsEs } from './es-acts.data.ts'
import { alphabetWordingsEs } from './es-alphabet.data.ts'
import { connectingWordingsEs } from './es-connecting.data.ts'
import { dutyWordingsEs } from './es-duties.data.ts'
import { generalWordingsEs } from './es-general.data.ts'
import { letterWordingsEs } from './es-letters.data.ts'
import { phraseWordingsEs } from './es-phrases.data.ts'
import { qualityWordingsEs } from './es-qualities.data.ts'
import { relationWordingsEs } from './es-relations.data.ts'
import { thingWordingsEs } from './es-things.data.ts'
import { tradeWordingsEs } from './es-trades.data.ts'
import { verbWordingsEs } from './es-verbs.data.ts'

/** All Spanish wordings, a row each; a later table adds to the ones before. See `../wordings.ts`. */
export const allEs = [
  wordingsEs,
  verbWordingsEs,
  tradeWordingsEs,
  letterWordingsEs,
  dutyWordingsEs,
  relationWordingsEs,
  thingWordingsEs,
  qualityWordingsEs,
  actWordingsEs,
  generalWordingsEs,
  connectingWordingsEs,
  alphabetWordingsEs,
  phraseWordingsEs,
].join('')
