/** Rule 4: skills, tools and proper names come from the same entry; in the summary, the resume. */
import { fold } from '../../language/fold.ts'
import { lexicon } from '../../skills/lexicon.ts'
import type { Pool } from '../reading/word-pool.ts'
import { isFormOf, spellings } from '../reading/matching.ts'
import { poolOf } from '../reading/word-pool.ts'
import type { Passage } from '../passages.ts'
import { samePlaces } from '../reading/place-names.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { isAcronymThere } from '../across/renderings.ts'
import { currencyOf, unitOf } from '../reading/number-words.ts'
import { isCapitalOfLanguage } from '../across/translated-names.ts'
import { isTold } from '../claims/told.ts'
import { languageNames } from '../reading/spoken-languages.ts'
import type { Context } from '../context.ts'
import type { Doubt } from '../doubt.ts'

export function nameDoubts(
  { path, line, entry, isTranslated }: Passage,
  { resume }: Context,
): Doubt[] {
  const pool = poolOf(entry)
  const known = new Set(entry.flatMap((source) => source.skills.map((found) => found.skill)))
  const anywhere = new Set(resume.flatMap((source) => source.skills.map((found) => found.skill)))
  const short = spellings(line, pool)
  const isKnownWord = (word: Word) =>
    short.has(word) || (isTranslated ? isNamed(word, pool) : isTold(word, entry))
  const skills = line.skills.flatMap(({ skill, start, end }): Doubt[] => {
    if (known.has(skill)) return []
    const words = wordsWithin(line, start, end)
    // Common words that are a skill's name too are judged as words; tools and languages as names.
    const isTool = isTranslated ? isProperName(skill) : hasDistinctTrade(skill)
    const isSpelled = words.some((word) => word.isName)
    if (!isTool && (isTranslated || !isSpelled)) return []
    if (isTranslated && !isSpelled && !isLabelIn(line, skill, start, end)) return []
    if (words.every((word) => !word.isContent || isKnownWord(word))) return []
    // "B2B": letters of no program may stand for words that the rules do not know.
    const isNamed = hasDistinctTrade(skill) || !/^[\p{Lu}\d]+$/u.test(line.text.slice(start, end))
    const policy = isNamed && isSpelled && !anywhere.has(skill) ? 'skillInProse' : 'tool'
    return [{ policy, path, claim: line.text.slice(start, end) }]
  })
  const spelled = line.skills.filter(
    ({ skill }) => known.has(skill) || (isTranslated && !isProperName(skill)),
  )
  const names = line.words.filter(
    (word) =>
      word.isName &&
      !(word.isSmall && word.text.length === 1) &&
      !unitOf.has(word.word) &&
      !currencyOf.has(word.word) &&
      !spelled.some((found) => word.start >= found.start && word.start < found.end) &&
      !isKnownWord(word),
  )
  const places = names.length > 0 ? samePlaces(line, entry) : new Set()
  const rendered = (word: Word) =>
    isTranslated && (isAcronymThere(word, entry) || isCapitalOfLanguage(word, line, entry))
  const isElsewhere = ({ word }: Word) => !isTranslated && poolOf(resume).exact.has(word)
  const named = names
    .filter((word) => !places.has(word) && !rendered(word))
    .filter((word) => !skills.some(({ claim }) => claim.includes(word.text)))
    .map((word): Doubt => ({
      policy: isLetters(word) || isElsewhere(word) ? 'letters' : 'name',
      path,
      claim: word.text,
    }))
  return [...skills, ...named, ...languageDoubts(path, line, entry, isTranslated)]
}

/** "MOA": what letters stand for, the rules may not know. */
const isLetters = ({ text }: Word): boolean => /^\p{Lu}[\p{Lu}\d]{1,5}s?$/u.test(text)

/** Skills of these are proper names of things, not words for a kind of work. */
export const distinctTrades: ReadonlySet<string> = new Set(['software', 'language'])

function hasDistinctTrade(skill: string): boolean {
  return distinctTrades.has(lexicon().get(skill)?.trade ?? '')
}

/** A language, a program, or what no language has a name of its own for: a product of any trade. */
export function isProperName(skill: string): boolean {
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
function isNamed(word: Word, pool: Pool): boolean {
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
function languageDoubts(
  path: string,
  line: LineReading,
  entry: readonly LineReading[],
  isTranslated: boolean,
): Doubt[] {
  const countries = entry.flatMap(({ words }) =>
    words.filter(({ text }) => /^\p{Lu}/u.test(text)).map(({ word }) => word),
  )
  const said = entry.flatMap((source) => source.words.map((word) => word.word))
  return line.words.flatMap(({ word, text }): Doubt[] => {
    const beginnings = beginningsOf.get(word)
    if (!beginnings) return []
    if (said.some((other) => beginnings.some((part) => other.startsWith(part)))) return []
    // "Fins de semana" are no Finnish, and "Swedish importers" are those of "Suécia".
    if (word === 'fins' && line.language !== 'nl') return []
    if (isTranslated && countries.some((name) => beginnings.some((p) => isOfCountry(name, p))))
      return []
    return [{ policy: 'language', path, claim: text }]
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
