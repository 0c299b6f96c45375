import { wordingsFr } from './fr.data.ts'
import { actWordingsFr } from './fr-acts.data.ts'
import { dutyWordingsFr } from './fr-duties.data.ts'
import { generalWordingsFr } from './fr-general.data.ts'
import { kindWordingsFr } from './fr-kinds.data.ts'
import { letterWordingsFr } from './fr-letters.data.ts'
import { phraseWordingsFr } from './fr-phrases.data.ts'
import { termWordingsFr } from './fr-terms.data.ts'
import { objectWordingsFr } from './fr-things.data.ts'
import { tradeWordingsFr } from './fr-trades.data.ts'
import { verbWordingsFr } from './fr-verbs.data.ts'

/** All French wordings, a row each; a later table adds to the ones before. See `../wordings.ts`. */
export const allFr = [
  wordingsFr,
  verbWordingsFr,
  tradeWordingsFr,
  letterWordingsFr,
  dutyWordingsFr,
  generalWordingsFr,
  kindWordingsFr,
  actWordingsFr,
  termWordingsFr,
  objectWordingsFr,
  phraseWordingsFr,
].join('')
