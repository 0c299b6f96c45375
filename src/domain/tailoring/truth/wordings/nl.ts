import { wordingsNl } from './nl.data.ts'
import { actWordingsNl } from './nl-acts.data.ts'
import { dutyWordingsNl } from './nl-duties.data.ts'
import { generalWordingsNl } from './nl-general.data.ts'
import { letterWordingsNl } from './nl-letters.data.ts'
import { withPastForms } from './nl-past.ts'
import { thingWordingsNl } from './nl-things.data.ts'
import { tradeWordingsNl } from './nl-trades.data.ts'
import { verbWordingsNl } from './nl-verbs.data.ts'

/** All Dutch wordings, a row each; a later table adds to the ones before. See `../wordings.ts`. */
export const allNl = [
  wordingsNl,
  verbWordingsNl,
  tradeWordingsNl,
  letterWordingsNl,
  dutyWordingsNl,
  actWordingsNl,
  thingWordingsNl,
  generalWordingsNl,
]
  .map(withPastForms)
  .join('')
