/** Rule 4: skills, tools and proper names come from the same entry; in the summary, the resume. */
import { fold } from '../../../language/fold.ts'
import { lexicon } from '../../../skills/lexicon.ts'
import { languageNames } from '../spoken-languages.ts'
import type { Pool } from '../word-pool.ts'
import { isFormOf, isInPool, spellings } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
import type { Passage } from '../passages.ts'
import { samePlaces } from '../place-names.ts'
import type { LineReading, Word } from '../reading.ts'
import { isAcronymThere } from '../renderings.ts'
import { currencyOf, unitOf } from '../number-words.ts'
import type { Violation } from '../violation.ts'
import { isGeneric } from './said-anyway.ts'
import { isKindOfTool } from './tool-kinds.ts'
import { isCapitalOfLanguage } from './translated-names.ts'

type Found = LineReading['skills'][number]

export function checkNames({ path, line, entry, primary, isTranslated }: Passage): Violation[] {
  const pool = poolOf(entry)
  const known = new Set(entry.flatMap((source) => source.skills.map((found) => found.skill)))
  const short = spellings(line, pool)
  const skills = line.skills.flatMap(({ skill, start, end }): Violation[] => {
    if (known.has(skill)) return []
    const words = wordsWithin(line, start, end)
    // Common words that are a skill's name too are judged as words; tools and languages as names.
    const isTool = isTranslated ? isProperName(skill) : hasDistinctTrade(skill)
    const isSpelled = words.some((word) => word.isName)
    if (!isTool && (isTranslated || !isSpelled)) return []
    if (isTranslated && !isSpelled && !isLabelIn(line, skill, start, end)) return []
    if (words.every((word) => !word.isContent || short.has(word))) return []
    if (words.every((word) => !word.isContent || isNamed(word, pool, isTranslated))) return []
    if (words.every((word) => isKindOfTool(word, line, primary))) return []
    // "Vues en perspective" are no Vue.
    if (words.every((word) => !word.isName && isGeneric(word))) return []
    return [
      { rule: 'skill', path, claim: line.text.slice(start, end), reason: 'skill_not_in_entry' },
    ]
  })
  const lettersIn = (reading: LineReading, { start, end }: Found) =>
    fold(reading.text.slice(start, end)).replace(/[^\p{L}\p{N}]/gu, '')
  // "TikTok" is one of the social media, and not Instagram; "SketchUp" is "sketch up".
  const isBrand = (found: Found) =>
    !hasDistinctTrade(found.skill) &&
    /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(line.text.slice(found.start, found.end)) &&
    !entry.some((source) =>
      source.skills.some((other) => lettersIn(source, other) === lettersIn(line, found)),
    )
  const spelled = line.skills
    .filter((found) => !isBrand(found))
    .filter(({ skill }) => known.has(skill) || (isTranslated && !isProperName(skill)))
  const names = line.words.filter(
    (word) =>
      word.isName &&
      !unitOf.has(word.word) &&
      !currencyOf.has(word.word) &&
      !short.has(word) &&
      !spelled.some((found) => word.start >= found.start && word.start < found.end) &&
      !isNamed(word, pool, isTranslated) &&
      !isKindOfTool(word, line, primary),
  )
  const places = names.length > 0 ? samePlaces(line, entry) : new Set()
  const rendered = (word: Word) =>
    isTranslated && (isAcronymThere(word, entry) || isCapitalOfLanguage(word, line, entry))
  const named = names
    .filter((word) => !places.has(word) && !rendered(word))
    .filter((word) => !skills.some((violation) => violation.claim.includes(word.text)))
    .map((word): Violation => ({
      rule: 'name',
      path,
      claim: word.text,
      reason: 'name_not_in_entry',
    }))
  return [...skills, ...named, ...checkLanguages(path, line, entry, isTranslated)]
}

/** Skills of these are proper names of things, not words for a kind of work. */
export const distinctTrades: ReadonlySet<string> = new Set(['software', 'language'])

function hasDistinctTrade(skill: string): boolean {
  return distinctTrades.has(lexicon().get(skill)?.trade ?? '')
}

/** A language, a program, or what no language has a name of its own for: a product of any trade. */
function isProperName(skill: string): boolean {
  const { aliases = [], label = '' } = lexicon().get(skill) ?? {}
  const isOwn = (text: string) => fold(text).startsWith(fold(label))
  return (
    hasDistinctTrade(skill) ||
    aliases.every(({ language, text }) => language === 'en' || isOwn(text))
  )
}

/** Among German nouns a program shows by its label alone, and only one that no language translates. */
function isLabelIn({ text, language }: LineReading, skill: string, start: number, end: number) {
  const known = lexicon().get(skill)
  if (language !== 'de' || known?.trade !== 'software') return false
  const isUntranslated = known.aliases.every((alias) => alias.language === 'en')
  return isUntranslated && text.slice(start, end) === known.label
}

/** Across languages only a name's own letters count; its stem means nothing there. */
function isNamed(word: Word, pool: Pool, isTranslated: boolean): boolean {
  if (!isTranslated) return isInPool(word, pool)
  if (pool.exact.has(word.word)) return true
  // "Het Berlijnse model" is the one of Berlin.
  if (/^\p{Lu}\p{Ll}+se$/u.test(word.text) && word.language === 'nl')
    return pool.words.some((other) => other.startsWith(word.word.slice(0, 5)))
  return (
    /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
    pool.words.some((o) => isFormOf(word.word, o, word.language))
  )
}

export function wordsWithin(line: LineReading, start: number, end: number): Word[] {
  return line.words.filter((word) => word.start >= start && word.start < end)
}

/** Languages have a name in each language; a spoken one more is a skill more. */
function checkLanguages(
  path: string,
  line: LineReading,
  entry: readonly LineReading[],
  isTranslated: boolean,
): Violation[] {
  const countries = entry.flatMap(({ words }) =>
    words.filter(({ text }) => /^\p{Lu}/u.test(text)).map(({ word }) => word),
  )
  const said = entry.flatMap((source) => source.words.map((word) => word.word))
  return line.words.flatMap(({ word, text }): Violation[] => {
    const beginnings = beginningsOf.get(word)
    if (!beginnings) return []
    if (said.some((other) => beginnings.some((part) => other.startsWith(part)))) return []
    // "Fins de semana" are no Finnish, and "Swedish importers" are those of "Suécia".
    if (word === 'fins' && line.language !== 'nl') return []
    if (isTranslated && countries.some((name) => beginnings.some((p) => isOfCountry(name, p))))
      return []
    return [{ rule: 'language', path, claim: text, reason: 'language_not_in_original' }]
  })
}

/** "Suécia" and "sueco", "Frankreich" and "français" begin alike. */
function isOfCountry(name: string, beginning: string): boolean {
  return name.length >= 5 && name.startsWith(beginning.slice(0, 4))
}

/** A language's name, folded → how its names in the six languages begin ("alemán", "alemanes"). */
const beginningsOf = new Map(
  languageNames.flatMap((row) => {
    const names = row.split(' ').map(fold)
    const beginnings = names.map((name) => name.slice(0, 5))
    return names.map((name): [string, string[]] => [name, beginnings])
  }),
)
