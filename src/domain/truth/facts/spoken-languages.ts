/** Languages that somebody speaks: each has a name in every language, and a level may not rise. */
import { fold } from '../../language/fold.ts'
import { languageLevels, languageNames } from '../reading/spoken-languages.ts'
import type { Context } from '../context.ts'
import { plain } from '#domain/language/plain.ts'
import type { PolicyName } from '../policies.ts'

type NamedLanguage = { row: number; level: number | null; isBare: boolean }

const rowOf = (rows: readonly string[]) =>
  new Map(rows.flatMap((row, i) => row.split(' ').map((name) => [fold(name), i] as const)))
const names = rowOf(languageNames)
const levels = rowOf(languageLevels)

/** "German (B2)", "Englisch fließend": a language, if that is all the text says. */
export function languageIn(text: string): NamedLanguage | null {
  const words = fold(plain(text)).match(/[\p{L}\p{N}]+/gu) ?? []
  const row = words.map((word) => names.get(word)).find((found) => found !== undefined)
  if (row === undefined || words.length > 6) return null
  return { row, level: levelIn(words), isBare: words.length === 1 }
}

function levelIn(words: readonly string[]): number | null {
  const found = words.flatMap((word) => levels.get(word) ?? [])
  return found.length > 0 ? Math.max(...found) : null
}

export function objectionToLanguage(claim: NamedLanguage, { resume }: Context): PolicyName | null {
  const stated = resume.flatMap((line) => {
    const words = fold(line.text).match(/[\p{L}\p{N}]+/gu) ?? []
    const at = words.findIndex((word) => names.get(word) === claim.row)
    return at < 0 ? [] : [levelIn(words.slice(at, at + 6))]
  })
  if (stated.length === 0) return 'language'
  const best = Math.max(...stated.map((level) => level ?? -1))
  if (claim.level !== null) return claim.level > best ? 'languageLevel' : null
  // Without its level a language may read as one that is spoken well.
  const isAnywhereBare = stated.includes(null)
  return claim.isBare && !isAnywhereBare && best < wellSpoken ? 'levelLeftOut' : null
}

/** The row of C1, fluent. */
const wellSpoken = languageLevels.findIndex((row) => row.split(' ').includes('c1'))
