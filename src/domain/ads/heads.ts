import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { anyOf } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

/**
 * A kind of thing that a skill's name may be followed by and reads as one name with it: "Java
 * frameworks", "agile methodologies", "cloud best practices". Experts mark them together, and so
 * people write them in a list of skills.
 */
const head = new RegExp(String.raw`^ ${anyOf(adWords, 'head')}(?![\p{L}\p{N}-])`, 'u')

/** Where the name ends that begins with a found skill. */
export function endWithHead(text: string, end: number): number {
  return end + (head.exec(foldKeepingPlaces(text.slice(end, end + 24)))?.[0].length ?? 0)
}
