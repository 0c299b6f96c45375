import { wordingsEn } from './en.data.ts'
import { actWordingsEn } from './en-acts.data.ts'
import { dutyWordingsEn } from './en-duties.data.ts'
import { fieldWordingsEn } from './en-fields.data.ts'
import { kindWordingsEn } from './en-kinds.data.ts'
import { letterWordingsEn } from './en-letters.data.ts'
import { particleVerbWordingsEn } from './en-phrasal.data.ts'
import { phraseWordingsEn } from './en-phrases.data.ts'
import { thingWordingsEn } from './en-things.data.ts'
import { tradeWordingsEn } from './en-trades.data.ts'
import { verbWordingsEn } from './en-verbs.data.ts'
import { plainWordingsEn } from './en-words.data.ts'

/** All English wordings, a row each; a later table adds to the ones before. See `../wordings.ts`. */
export const allEn = [
  wordingsEn,
  verbWordingsEn,
  tradeWordingsEn,
  letterWordingsEn,
  dutyWordingsEn,
  actWordingsEn,
  phraseWordingsEn,
  thingWordingsEn,
  plainWordingsEn,
  particleVerbWordingsEn,
  kindWordingsEn,
  fieldWordingsEn,
].join('')
