/**
 * What the name of a trade, of its work and of who does it have in common, in any of the six languages:
 * "augenoptik", "augenoptiker" and "optikerin" end alike, and so do "peluqueria" and "peluquero".
 */
import { remembered } from '../language/remembered.ts'

const mostWords = 10_000

const endings =
  /(?<=.{4})(?:erei|eri|er|iker|ik|eut|api|eur|ur|ier|ist|ism|or|ung|ing|ant|ent|ion|in|i)$/

/** Of a word as titles are compared (`wordKey`). */
export const rootOf = remembered(mostWords, (word) =>
  word.replace(endings, '').replace(endings, ''),
)
