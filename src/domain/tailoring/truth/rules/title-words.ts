/**
 * Titles of one language, English beside it, that name the same work word by word: "Dependienta" and
 * "Vendedora", "QA Engineer" and "Ingeniero de QA", "Mitarbeiter Technik" and "Technischer Mitarbeiter".
 */
import { grammarWordsOf } from '../../../language/grammar-words.ts'
import { titlePeople } from '#tables/title-people.js'
import { titleWords } from '#tables/title-words.js'

import { fold } from '../../../language/fold.ts'
import type { Language } from '../../../language/languages.ts'
import { rowsIn } from '../../../language/word-table.ts'
import { ungendered } from '../gender.ts'
import { plain } from '#domain/language/plain.ts'
import { cutByHeads, cutByOthers, withoutJoint } from './title-compounds.ts'
import { ordinalOf, withPlaces } from './title-spellings.ts'
import { bareWords, linkingWords } from './title-terms.ts'

/** Whether each word of the one title stands for one of the other, in any order. */
export function haveSameTitleWords(before: string, after: string, language: Language): boolean {
  return leftOvers(before, after, language).some(
    ({ gone, left }) => gone.length === 0 && left.length === 0,
  )
}

/**
 * "Rezeptionist" as "Mitarbeiter Rezeption", "Jardinero" as "Operario de jardinería": who works in a
 * trade's field is said of its tradesman, and never the reverse.
 */
export function isTradeByItsField(before: string, after: string, language: Language): boolean {
  return leftOvers(before, after, language).some(({ gone, left }) =>
    isTradeNamedByField(gone, left, language),
  )
}

/** What either title has and the other has not, as the two may be read. */
function leftOvers(before: string, after: string, language: Language) {
  const [old, now] = [wordsOf(before, language), wordsOf(after, language)]
  const [oldParts, nowParts] = [cutByHeads(old, language), cutByHeads(now, language)]
  const cut = [cutByOthers(oldParts, nowParts, language), cutByOthers(nowParts, oldParts, language)]
  const pairs = [[old, now], [oldParts, nowParts], cut]
  return pairs.flatMap(([a = [], b = []]) =>
    a.length === 0 || b.length === 0
      ? []
      : [longest, shortest].map((read) => unmatched(read(a, language), read(b, language))),
  )
}

function unmatched(old: readonly Part[], now: readonly Part[]) {
  const left = [...now]
  const gone = old.filter((part) => {
    const at = left.findIndex((other) => isSamePart(part, other))
    return at < 0 || left.splice(at, 1).length === 0
  })
  return { gone, left }
}

function isTradeNamedByField(
  [trade, ...more]: readonly Part[],
  left: readonly Part[],
  language: Language,
): boolean {
  const heads = peopleFor('lowly', language).flatMap((forms) => forms.split(' '))
  const head = left.find(({ word }) => heads.some((form) => fits(form, word)))
  // The row of the trade has its field as well.
  if (trade === undefined) return head !== undefined && left.length === 1
  if (more.length > 0 || left.length !== 2) return false
  const field = left.find((part) => part !== head)
  if (head === undefined || field === undefined) return false
  return sharedBeginning(trade.word, field.word) >= Math.max(5, field.word.length - 4)
}

function sharedBeginning(a: string, b: string): number {
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1
  return shared
}

/** A word or words of a title: as written, and what else it may be called. */
interface Part {
  word: string
  names: readonly string[]
}

function isSamePart(a: Part, b: Part): boolean {
  return a.names.some((name) => b.names.includes(name))
}

/** By the longest forms that the tables have: "sales assistant" is no assistant. */
function longest(words: readonly string[], language: Language): Part[] {
  return partsOf(words, language, longestForm)
}

/** Word by word: what two titles share is matched alone. */
function shortest(words: readonly string[], language: Language): Part[] {
  return partsOf(words, language, 1)
}

function partsOf(words: readonly string[], language: Language, most: number): Part[] {
  const forms = formsOf(language)
  const parts: Part[] = []
  for (let at = 0; at < words.length; at += 1) {
    const here = forms.filter(
      ({ words: form }) =>
        form.length <= most && form.every((word, i) => fits(word, words[at + i] ?? '')),
    )
    const length = Math.max(0, ...here.map((form) => form.words.length))
    const rows = here.filter((form) => form.words.length === length).map(({ row }) => `row ${row}`)
    const word = words[at] ?? ''
    if (length > 0) at += length - 1
    const part = { word, names: length > 0 ? rows : [fieldOf(word)] }
    // "Certificat fédéral de capacité (CFC)": the letters say it again.
    const last = parts.at(-1)
    if (last === undefined || length === 0 || !isSamePart(last, part)) parts.push(part)
  }
  return parts
}

const longestForm = 9

/** What an adjective and its noun share: "technisch" and "Technik", "administrativo" and "administración". */
function fieldOf(word: string): string {
  const bare = withoutJoint(ungendered(word))
  return bare
    .replace(/(?<=\p{L}{4})(?:isch\p{L}{0,2}|ik|iek|ique|ics?|ical)$/u, '')
    .replace(/(?<=\p{L}{4})(?:ti(?:v|f|ef|ev)\p{L}{0,2}|tion|tie|ci?on|ca)$/u, '')
    .replace(/(?<=\p{L}{4})ab(?:le|il)\p{L}*$/u, '')
}

function wordsOf(title: string, language: Language): string[] {
  const written =
    fold(withPlaces(plain(title)))
      .replaceAll(/(?<!\p{L})([cd]1?) ?[+/] ?e(?!\p{L})/gu, '$1e')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const all = written.map((word) => ordinalOf(word, language) ?? word)
  const telling = all.filter((word) => !isLink(word, language) && !anybody.has(word))
  return telling.length > 0 ? telling : all
}

/** "Pessoa desenvolvedora", "profesional de enfermería": of any gender. */
const anybody = new Set('pessoa persona personne profissional profesional professionnel'.split(' '))

function fits(form: string, word: string): boolean {
  if (!form.endsWith('*')) return word === form
  const stem = form.slice(0, -1)
  return word.startsWith(stem) && !otherRank.test(word.slice(stem.length))
}

/** A "Maurermeister" is more than a "Maurer", an "Elektrikerhelfer" less than an "Elektriker". */
const otherRank =
  /meister|meester|helf|hilf|hulp|leit|leid|chef|lehrling|leerling|assist|manager|polier|vorarbeiter/u

interface Form {
  row: string
  words: readonly string[]
}

const known = new Map<Language, readonly Form[]>()

/** Of the language and of English. */
function formsOf(language: Language): readonly Form[] {
  const made = known.get(language)
  if (made) return made
  const english = new Map(rowsIn(titleWords, 'en').map((row) => [row.row, row.forms]))
  const lines = rowsIn(titleWords, language).map((row) =>
    language === 'en' ? row.forms : `${english.get(row.row) ?? ''} ${row.forms}`,
  )
  const forms = [...lines, ...peopleFor('worker', language)].flatMap((line, row) =>
    line
      .split(/\s+/u)
      .filter((form) => form !== '')
      .map((form) => ({ row: String(row), words: withoutLinks(form.split('_'), language) })),
  )
  known.set(language, forms)
  return forms
}

const peopleFor = (use: string, language: Language): string[] =>
  rowsIn(titlePeople, language).flatMap((row) => (row.use === use ? [row.forms] : []))

function withoutLinks(words: readonly string[], language: Language): readonly string[] {
  const telling = words.filter((word) => !isLink(word, language))
  return telling.length > 0 ? telling : words
}

/** "Aux" is "to the" in French, and short for who helps elsewhere; a letter may be of a licence. */
function isLink(word: string, language: Language): boolean {
  if (word === 'aux' && language !== 'fr') return false
  if (word.length === 1 && !linkingLetters[language].has(word)) return false
  return linkingWords.has(word) || bareWords.has(word)
}

const linkingLetters = grammarWordsOf('linking-letter')
