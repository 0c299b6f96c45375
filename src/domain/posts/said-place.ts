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

/** What stands behind the first such word in its line, or below it; null where there is none. */
export function saidPlace(text: string): string | null {
  const rows = text.split('\n')
  for (const [i, row] of rows.entries()) {
    const found = cue.exec(foldKeepingPlaces(row.slice(0, longestLabel)))?.[0]
    if (found === undefined) continue
    const line = row.slice(found.length).trim()
    const [before = ''] = (line === '' ? below(rows, i + 1) : line).split(/[.;|•]/u, 1)
    const said = before.trim()
    return said === '' || said.length > longest ? null : said
  }
  return null
}

const mostGap = 1

/** The next line that says something, with the street and the town of its address. */
function below(rows: readonly string[], from: number): string {
  const at = rows.findIndex((row, i) => i >= from && row.trim() !== '')
  if (at < 0 || at > from + mostGap) return ''
  const address: string[] = []
  for (const row of rows.slice(at + 1, at + 3)) {
    if (!/\d/u.test(row)) break
    address.push(row.trim())
  }
  return [rows[at]?.trim() ?? '', ...address].join(', ')
}
