/**
 * Occupations in a title or a question, whatever their language. A name is found where all of its
 * words are, in any order: `Softwareentwickler Backend` and `backend programmer` both are the
 * backend developer. Of names that share words the one with more words wins.
 */
import { occupationNames } from '#tables/occupation-names.js'
import { occupations } from '#tables/occupations.js'

import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { once } from '../language/remembered.ts'
import { rowsIn, rowsInAll, rowsOf } from '../language/word-table.ts'
import { nearTo } from './near-occupations.ts'
import { partsOfCompound, titleWords } from './title-words.ts'

export interface FoundOccupation {
  id: string
  /** The wider occupations that it belongs to. */
  wider: readonly string[]
  /** The words it was found by. */
  words: readonly string[]
}

interface Name {
  id: string
  words: readonly string[]
}

interface Index {
  /** The rarest word of a name → the names. */
  names: ReadonlyMap<string, readonly Name[]>
  owners: Owners
  parents: ReadonlyMap<string, string>
}

/** Every word of names and of their compounds' parts → the occupations, with how many names have it. */
type Owners = ReadonlyMap<string, ReadonlyMap<string, number>>

const index = once(build)

export const nameOwners = (): Owners => index().owners

export function occupationsIn(words: readonly string[]): FoundOccupation[] {
  const { names, parents } = index()
  const present = new Set(words)
  const found = [...present]
    .flatMap((word) => names.get(word) ?? [])
    .filter((name) => name.words.every((word) => present.has(word)))
    .toSorted((a, b) => weight(b) - weight(a))
  const best = new Map<string, FoundOccupation>()
  for (const { id, words: by } of found) {
    const known = best.get(id)
    if (known !== undefined) {
      // `construction manager` and `site manager` both say what `construction site manager` is.
      best.set(id, { ...known, words: [...new Set([...known.words, ...by])] })
      continue
    }
    // `developer` inside of `frontend developer` says nothing more.
    const isPart = [...best.values()].some(
      (other) => by.length < other.words.length && by.every((word) => other.words.includes(word)),
    )
    if (!isPart) best.set(id, { id, wider: widerOf(id, parents), words: by })
  }
  const ids = new Set([...best.values()].flatMap(({ wider }) => wider))
  return [...best.values()].filter(({ id }) => !ids.has(id))
}

const weight = ({ words }: Name): number => words.length * 100 + words.join('').length

const waysToWork = once(
  () =>
    new Map(
      rowsOf(occupations).flatMap(({ occupation, trade }) =>
        trade === '' ? [] : [[occupation, trade]],
      ),
    ),
)

/** Whether it is a way to work in any trade, an assistant or a consultant, and no trade of its own. */
export const isOfEveryTrade = (id: string): boolean => waysToWork().has(id)

/** Whether who does so learns or helps beside another work: an apprentice, an intern, a volunteer. */
export const isLearning = (id: string): boolean => waysToWork().get(id) === 'learning'

function widerOf(id: string, parents: Index['parents']): string[] {
  const wider: string[] = []
  for (let at = parents.get(id); at !== undefined; at = parents.get(at)) wider.push(at)
  return wider
}

function build(): Index {
  const parents = new Map<string, string>()
  const all: Name[] = []
  const owners = new Map<string, Map<string, number>>()
  const named = occupationNamesById()
  for (const { occupation: id, wider } of rowsOf(occupations)) {
    if (wider !== '') parents.set(id, wider)
    const seen = new Set<string>()
    for (const words of (named.get(id) ?? []).flatMap(spokenForms)) {
      const key = words.toSorted().join(' ')
      if (words.length === 0 || seen.has(key)) continue
      seen.add(key)
      all.push({ id, words })
      for (const word of words) {
        const own = owners.get(word) ?? new Map<string, number>()
        owners.set(word, own.set(id, (own.get(id) ?? 0) + 1))
      }
    }
  }
  const names = new Map<string, Name[]>()
  const ownersOf = (word: string): number => owners.get(word)?.size ?? 0
  for (const name of all) {
    const rarest = name.words.reduce((a, b) => (ownersOf(b) < ownersOf(a) ? b : a))
    names.set(rarest, [...(names.get(rarest) ?? []), name])
  }
  return { names, owners, parents }
}

/** The names of each occupation in all languages. */
export function occupationNamesById(): ReadonlyMap<string, readonly string[]> {
  const rows = Map.groupBy(rowsInAll(occupationNames), ({ occupation }) => occupation)
  return new Map([...rows].map(([id, own]) => [id, own.flatMap(({ names }) => names)]))
}

/** A compound is spoken of in parts too: the `Personalsachbearbeiter` is a `Sachbearbeiter Personal`. */
function spokenForms(name: string): string[][] {
  const words = [...new Set(nameWords(name))]
  const parts = [...new Set(words.flatMap((word) => partsOfCompound(word) ?? [word]))]
  return parts.length > words.length ? [words, parts] : [words]
}

/** A name with a hyphen is written as one word as well: the joined form stands for its parts. */
function nameWords(name: string): string[] {
  const words = titleWords(name)
  if (words.length < 3 || !/[-‐‑]/u.test(name)) return words
  return words.filter((word) => !words.some((a) => a !== word && words.some((b) => a + b === word)))
}

/** Every word of a title, and the parts of those that are compounds. */
export function wordsWithParts(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => [word, ...(partsOfCompound(word) ?? [])]))]
}

/** The languages in which these words, and no others, name one of these occupations. */
export function languagesNaming(
  ids: readonly string[],
  words: readonly string[],
): readonly Language[] {
  const given = new Set(words)
  const names = ids.flatMap((id) => namesIn().get(id) ?? [])
  return languages.filter((language) =>
    names.some((name) => name.language === language && name.words.every((word) => given.has(word))),
  )
}

/**
 * Whether a word belongs to names of occupations that are no kin of these: "nursery" begins as "nurse"
 * does, and is of other work.
 */
export function isOfOtherWork(word: string, ids: readonly string[]): boolean {
  const owners = wordOwners().get(word)
  if (owners === undefined || ids.length === 0) return false
  return ![...owners].some((owner) =>
    ids.some((id) => (nearTo(id).get(owner) ?? 0) >= nearestOfKin),
  )
}

/** Whether names of so many trades have a word that it tells none of them: "agent", "Fachkraft". */
export const isOfManyTrades = (word: string): boolean =>
  (wordOwners().get(word)?.size ?? 0) >= manyTrades
const manyTrades = 8

/** That of siblings. */
const nearestOfKin = 0.5

const namesIn = once(() =>
  Map.groupBy(
    languages.flatMap((language) =>
      rowsIn(occupationNames, language).flatMap(({ occupation: id, names }) =>
        names.map((name) => ({ id, language, words: nameWords(name) })),
      ),
    ),
    ({ id }) => id,
  ),
)

const wordOwners = once(() => {
  const owners = new Map<string, Set<string>>()
  for (const [id, names] of namesIn())
    for (const word of names.flatMap(({ words }) => words))
      owners.set(word, (owners.get(word) ?? new Set()).add(id))
  return owners
})

let spokenWords: ReadonlyMap<string, string> | undefined

/** Every word of the names of occupations, with its most usual spelling: known even where no job has it. */
export function occupationWords(): ReadonlyMap<string, string> {
  return (spokenWords ??= new Map(
    [...occupationNamesById().values()]
      .flatMap(
        (names) =>
          names
            .join(' ')
            .toLowerCase()
            .match(/[\p{L}\p{N}]+/gu) ?? [],
      )
      .flatMap((spoken) => titleWords(spoken).map((word) => [word, spoken] as const))
      .toReversed(),
  ))
}
