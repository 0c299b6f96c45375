/**
 * Which section of a job a heading opens. A heading says how much what follows is wanted; sections
 * about the company and what it offers ask for nothing.
 */
import { fold, foldKeepingPlaces } from '#domain/language/fold.ts'
import type { PhrasePlace } from '#domain/language/phrase-finder.ts'
import { PhraseFinder } from '#domain/language/phrase-finder.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { rowsInAll } from '#domain/language/word-table.ts'
import { adDemands } from '#tables/ad-demands.js'
import { adHeadings } from '#tables/ad-headings.js'
import { adWords } from '#tables/ad-words.js'

const headingOrder = ['preferred', 'benefits', 'required', 'duty', 'about'] as const
export type SectionKind = (typeof headingOrder)[number] | 'closing' | 'other'

type Demand = 'required' | 'preferred'

let headings: PhraseFinder<(typeof headingOrder)[number]> | null = null
let worded: PhraseFinder<Demand> | null = null

const headingFinder = () =>
  (headings ??= finderOf(headingOrder, (kind) =>
    rowsInAll(adHeadings).flatMap((row) => (row.section === kind ? [row.phrase] : [])),
  ))

/**
 * The kind of section a short line opens, or null where it names none. A word of wishing decides
 * before all others, then the longest phrase.
 */
export function sectionKindOf(heading: string): SectionKind | null {
  const folded = joined(fold(heading))
  if (saysNoMust.test(folded) || wishes.test(folded)) return 'preferred'
  if (strengths.test(folded)) return 'required'
  if (forWhat.test(folded)) return 'duty'
  const found = headingFinder().firstIn(folded)
  if (found.has('preferred')) return 'preferred'
  const lengthOf = (kind: SectionKind | null): number =>
    (kind !== null && kind !== 'other' && kind !== 'closing' && found.get(kind)?.length) || 0
  let best: SectionKind | null = null
  for (const kind of headingOrder) if (lengthOf(kind) > lengthOf(best)) best = kind
  if (best !== null) return best
  if (saysPay.test(folded)) return 'benefits'
  return namesWhoever(heading) ? 'about' : null
}

/** Whether a line says what it opens and nothing else: "What you bring". */
export function isHeadingAlone(line: string): boolean {
  const { length } = joined(fold(line)).replace(/[^\p{L}]+$/u, '')
  return [
    ...headingFinder()
      .firstIn(joined(fold(line)))
      .values(),
  ].some((place) => place.length === length)
}

/** "Pré-requis" is one word; by itself "pré" is a wish in Dutch. */
const joined = (folded: string): string =>
  folded.replaceAll(/(?<!\p{L})pre[-‐‑ ](?=re?qui)/gu, 'pre')

const alone = (use: string): RegExp =>
  new RegExp(String.raw`^[^\p{L}]*${anyOf(adWords, use)}[^\p{L}]*$`, 'u')

/** A heading by itself alone: "Pay attention to detail" is none. */
const saysPay = alone('pay heading')

/** "Vos atouts": strengths of whoever reads, where an "atout" alone is a wish. */
const strengths = alone('strengths')

/** "Nice: …", "Was hilft": by itself alone it wishes for what follows. */
const wishes = alone('wish alone')

/** "Procuramos colega para:": what somebody is sought for. */
const forWhat = new RegExp(String.raw`\s${anyOf(adWords, 'for what')}\s*:?$`, 'u')

/** "About Plover", "Über die Krume": whoever is named there, it is not the person who reads. */
function namesWhoever(heading: string): boolean {
  const lead = aboutLead.exec(foldKeepingPlaces(heading))?.[0]
  return lead !== undefined && aName.test(heading.slice(lead.length))
}

const aboutLead = new RegExp(
  String.raw`^[^\p{L}]{0,4}${anyOf(adWords, 'about')}(?: ${anyOf(adWords, 'article')})? `,
  'u',
)
const aName = /^\p{Lu}\S*(?: \p{Lu}\S*){0,3}[^\p{L}]{0,3}$/u

/** "Not essential", "kein Muss": a word of demand that is taken back. */
const saysNoMust = new RegExp(
  String.raw`(?<!\p{L})${anyOf(adWords, 'no must')}\s(?:\p{L}{1,8}\s)?${anyOf(adWords, 'must')}(?!\p{L})`,
  'u',
)

/** "No degree required", "you do not need Java": nothing is asked. What only need not be ("not essential") may be a wish. */
export function isNotAsked(clause: string): boolean {
  const text = fold(clause).replaceAll(/['’]/gu, ' ')
  return notAsked.test(text) || noNeed.test(text)
}

const notAsked = new RegExp(
  String.raw`(?<!\p{L})${anyOf(adWords, 'no must')}\s(?:(?:\p{L}{1,14}\s){0,5}${anyOf(adWords, 'needed')}|\p{L}{1,30}${anyOf(adWords, 'condition')})(?!\p{L})`,
  'u',
)

/** "Not a must", "no degree required", "we do not ask for a diploma": what a clause names may be missing. */
export const mayBeMissing = (clause: string): boolean =>
  saysNoMust.test(fold(clause).replaceAll(/['’]/gu, ' ')) || isNotAsked(clause)

const noNeed = wholeWords(anyOf(adWords, 'no need'))

/** How much the wording of one line wants it; null where it does not say. */
export function wordedKindOf(line: string): 'required' | 'preferred' | null {
  const found = wordingsIn(line)
  if (found.has('preferred') || takesBack(found, line)) return 'preferred'
  return found.has('required') ? 'required' : null
}

/** Whether it has words of wishing. */
export const isWished = (line: string): boolean => wordingsIn(line).has('preferred')

/** Whether its wording makes a line a wish, in a section that makes it more. */
export function isOnlyWished(line: string): boolean {
  const found = wordingsIn(line)
  return found.has('preferred') || takesBack(found, line)
}

const takesBack = (found: ReadonlyMap<string, unknown>, line: string): boolean =>
  found.has('required') && saysNoMust.test(fold(line))

/** "Nice to have", "Von Vorteil": words that say how much is wanted, and not what. */
export function isWordingAlone(text: string): boolean {
  const { length } = fold(text)
  return [...wordingsIn(text).values()].some((place) => place.length === length)
}

function wordingsIn(line: string): ReadonlyMap<Demand, PhrasePlace> {
  worded ??= finderOf<Demand>(['preferred', 'required'], (demand) =>
    rowsInAll(adDemands).flatMap((row) => (row.demand === demand ? [row.phrase] : [])),
  )
  return worded.firstIn(joined(fold(line)))
}

const finderOf = <K>(kinds: readonly K[], phrasesOf: (kind: K) => readonly string[]) =>
  new PhraseFinder(kinds.map((kind) => [kind, fold(phrasesOf(kind).join('; '))]))
