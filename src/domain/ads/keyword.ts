/**
 * Whether the core phrase of a line names something to have. One that opens with what someone does,
 * that speaks to the reader, or that only praises an attitude names nothing.
 */
import { fold } from '#domain/language/fold.ts'
import { once } from '#domain/language/remembered.ts'
import { phrasesOf } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

export function isKeyword(phrase: string): boolean {
  const words = fold(phrase)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')
  const [first = ''] = words
  const bare = first.replace(/(?:ing|s)$/u, '')
  const isDoing = [first, bare, `${bare}e`].some((word) => openers().has(word))
  if (isDoing || /^(?:https?:|www\.|<)|[{}<>@|*]|\]\(/u.test(phrase)) return false
  return words.some((word) => !attitudes().has(word))
}

const openers = once(() => new Set(phrasesOf(adWords, 'no keyword')))

/** Words of wanting and liking, and what is left of a line when nothing is asked. */
const attitudes = once(() => new Set(phrasesOf(adWords, 'attitude')))
