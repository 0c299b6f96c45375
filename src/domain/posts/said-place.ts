/** The place of work where only the text of a post tells it: "Einsatzort: Augsburg", "Lieu : Lyon (69)". */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { anyOf } from '#domain/language/word-patterns.ts'
import { postWords } from '#tables/post-words.js'

const label = String.raw`${anyOf(postWords, 'place')}\s?`
const labelNamed = String.raw`${anyOf(postWords, 'place named')}(?!\p{L})[^\n:–]{0,12}`
const cue = new RegExp(String.raw`^[^\p{L}]{0,6}(?:${label}|${labelNamed})[:–]`, 'u')
/** So far into a line its label ends. */
const longestLabel = 50

const longest = 80

/** What stands behind the first such word in its line, or alone in the next; null where there is none. */
export function saidPlace(text: string): string | null {
  const rows = text.split('\n')
  for (const [i, row] of rows.entries()) {
    const found = cue.exec(foldKeepingPlaces(row.slice(0, longestLabel)))?.[0]
    if (found === undefined) continue
    const line = row.slice(found.length)
    const [before = ''] = (line.trim() === '' ? (rows[i + 1] ?? '') : line).split(/[.;|•]/u, 1)
    const said = before.trim()
    return said === '' || said.length > longest ? null : said
  }
  return null
}
