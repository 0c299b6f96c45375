/**
 * What a person looks for, read from what was typed: groups of words that all must be met, each by
 * its own words or by the occupation that they name in any of the six languages.
 */
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { languagesNaming, occupationsIn, wordsWithParts } from './occupations.ts'
import { isOnlyRank, rankOf } from './seniority.ts'
import type { Rank } from './seniority.ts'
import { isEmptyWord, partsOfCompound, rawWords, wordKey } from './title-words.ts'

/** One typed word: as typed (folded), and the ways it may be met: each a list of words that all stand there. */
export interface TypedWord {
  typed: string
  ways: readonly (readonly string[])[]
}

export interface Group {
  words: readonly TypedWord[]
  /** The occupations that these words name; empty for words that are none. */
  occupations: readonly string[]
  /** Those that they belong to. */
  wider: readonly string[]
}

export interface Question {
  groups: readonly Group[]
  /** `junior`, `senior`: for the order only. */
  ranks: readonly Rank[]
  /** Those in which the occupations were typed; empty where none was, or no one language has all. */
  languages: readonly Language[]
  /** How many words were typed that count. */
  length: number
}

export function readQuestion(text: string): Question {
  const said = rawWords(withoutAsking(text)).filter((word) => !isEmptyWord(word))
  const typed = said.every((word) => work.has(word)) ? [] : said.filter((word) => !ads.has(word))
  const ranks = typed.flatMap((word) => rankOf(wordKey(word)) ?? [])
  const needed = typed.filter((word) => !isOnlyRank(wordKey(word)))
  const words = joinSplit(needed.length > 0 ? needed : typed).map(toWord)
  const groups = groupsOf(words)
  return {
    groups,
    ranks: [...new Set(ranks)],
    languages: languagesOf(groups),
    length: words.length,
  }
}

/** Whether there is anything to look for: signs alone are no title of any job. */
export const saysNothing = (text: string): boolean =>
  text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text)

function languagesOf(groups: readonly Group[]): readonly Language[] {
  const named = groups.filter(({ occupations }) => occupations.length > 0)
  if (named.length === 0) return []
  const each = named.map(({ occupations, words }) =>
    languagesNaming(
      occupations,
      words.flatMap(({ ways }) => ways.flat()),
    ),
  )
  return languages.filter((language) => each.every((own) => own.includes(language)))
}

/** "Vacatures", "Stellenangebote": every post is one. */
const ads = new Set(
  'stellenangebote stellenangebot stellenanzeigen stellenanzeige stellen jobangebote jobangebot jobsuche vacatures vacancies vacancy empleos empregos vagas ofertas offres hiring openings'.split(
    ' ',
  ),
)
/** And where nothing else was typed: "Trabajo" in Madrid is any. */
const work = new Set([
  ...ads,
  ...'arbeit arbeiten arbeitsstelle arbeitsplatz travail trabajo trabalho werk work offre oferta'.split(
    ' ',
  ),
])

/**
 * "I am looking for a job as a …", "Ich suche eine Stelle als …": how one asks, and not what for. Of
 * "Krankenschwester/-pfleger" the first name stands for both.
 */
function withoutAsking(text: string): string {
  const asked = asking.exec(text)?.[0]
  return text.slice(asked?.length ?? 0).replace(otherGender, '$1')
}

const asking =
  /^\s*(?:i(?:'m| am) )?(?:looking for|searching for|ich suche|suche|je cherche|cherche|busco|procuro|ik zoek|zoek)\s(?:(?:an?|eine?n?|une?|uma?|een)\s)?(?:(?:job|jobs|work|position|arbeit|stelle|arbeitsstelle|emploi|travail|poste|empleo|trabajo|puesto|emprego|trabalho|vaga|baan|werk|vacature)\s)?(?:(?:as|als|de|como|comme)\s)?(?:(?:an?|eine?n?|une?|uma?|een)\s)?(?=\S)/iu
const otherGender = /(?<!\p{L})(\p{L}{4,})\s?\/\s?-\p{L}+/gu

/** `brick layer` is a bricklayer: two words that together name an occupation are one with a hyphen. */
function joinSplit(typed: readonly string[]): string[] {
  const words: string[] = []
  for (let at = 0; at < typed.length; at++) {
    const [one = '', two] = typed.slice(at, at + 2)
    const isOne =
      two !== undefined &&
      occupationsIn([wordKey(one + two)]).length > 0 &&
      occupationsIn([wordKey(one), wordKey(two)]).length === 0
    words.push(isOne ? `${one}-${two}` : one)
    if (isOne) at++
  }
  return words
}

function toWord(typed: string): TypedWord {
  const parts = typed.split(/[-‐‑]/u).filter((part) => part !== '')
  const joined = wordKey(parts.join(''))
  const split = parts.length > 1 ? parts.map(wordKey) : partsOfCompound(joined)
  return { typed, ways: split === null ? [[joined]] : [[joined], split] }
}

/** A compound that names a trade by itself is not half of another one: a "Projektassistent" in "Buchhaltung". */
const isHalved = ({ ways }: TypedWord, by: readonly string[]): boolean =>
  ways.length > 1 &&
  !ways.some((way) => way.every((key) => by.includes(key))) &&
  occupationsIn(wordsWithParts(ways.flat())).length > 0

function groupsOf(words: readonly TypedWord[]): Group[] {
  const present = wordsWithParts(words.flatMap(({ ways }) => ways.flat()))
  const left = new Set(words)
  const groups: Group[] = []
  for (const { id, wider, words: by } of occupationsIn(present)) {
    const covered = words.filter(({ ways }) =>
      ways.some((way) => way.some((key) => by.includes(key))),
    )
    if (covered.some((word) => isHalved(word, by))) continue
    const twin = groups.find((group) => covered.every((word) => group.words.includes(word)))
    // The same words name two occupations: either will do.
    if (twin !== undefined && twin.words.length === covered.length) {
      Object.assign(twin, {
        occupations: [...twin.occupations, id],
        wider: [...twin.wider, ...wider],
      })
    } else if (covered.every((word) => left.has(word))) {
      groups.push({ words: covered, occupations: [id], wider })
      for (const word of covered) left.delete(word)
    }
  }
  return [...groups, ...[...left].map((word) => ({ words: [word], occupations: [], wider: [] }))]
}
