/**
 * What may tell of a sentence or a line of an ad what it is: its marks and place, how it is written, whom it
 * speaks of, and the kinds of its words in six languages.
 */
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { findAll } from '#domain/skills/find.ts'
import type { UnitLabel } from './ad-weights.ts'
import { isHeading, unitLabels } from './ad-weights.ts'
import { toneOf } from './heading-tones.ts'
import { isHeadingAlone, sectionKindOf, wordedKindOf } from './headings.ts'
import { namesWhatIsGiven } from './items-tell.ts'
import type { Unit } from './units.ts'
import { present, wordSigns } from './word-signs.ts'

/** The names of the signs that there are; `joint` of those that are held against the label before. */
export interface UnitSigns {
  /** All that it may be, where words of a heading or of a lead before a colon settle that; null where none do. */
  may: readonly UnitLabel[] | null
  /** Whether it has words of wishing. */
  isWished: boolean
  own: readonly string[]
  joint: readonly string[]
}

export function signsOfUnits(units: readonly Unit[], language: Language): UnitSigns[] {
  let list: readonly UnitLabel[] | null = null
  let wished = -1
  return units.map((unit, at): UnitSigns => {
    const sure = sureLabel(unit)
    const isListed = unit.isItem || (!unit.isBelowGap && namesSkillsAlone(unit.text))
    if (sure !== null || !isListed) list = sure === null ? null : (inList[sure] ?? null)
    if (sure === 'wish') wished = unit.row
    if (sure === 'H-wish') wished = unit.row + 1
    const may = sure === null ? mayBe(unit, at, list, wished) : [sure]
    const kinds = wordSigns(unit.text, fold(unit.text), language)
    const look = lookOf(units, at)
    const place = placeOf(units, at)
    const said = unit.stands === null ? leadSigns(unit) : headingSigns(unit)
    return {
      may,
      isWished:
        (may !== noHeadings && may?.[0]?.endsWith('wish') === true) ||
        kinds.some((one) => wishes.has(one)),
      own: ['any', ...look, ...place, ...kinds, ...said],
      joint: [
        'any',
        ...look.filter((one) => jointLooks.has(one)),
        ...kinds.filter((one) => jointWords.has(one)),
      ],
    }
  })
}

/** "HTML, CSS": right below its heading it is listed without a mark of a list, too. */
function namesSkillsAlone(text: string): boolean {
  let from = 0
  const between = findAll(text).map(({ start, end }) => {
    const words = text.slice(from, start)
    from = end
    return words
  })
  return from > 0 && !/\p{L}/u.test(between.join('') + text.slice(from))
}

/** What a unit may be that is not sure by itself; null for anything. */
function mayBe(
  { text, row, stands }: Unit,
  at: number,
  list: readonly UnitLabel[] | null,
  wished: number,
): readonly UnitLabel[] | null {
  // "Nice: Grafana. A bit of Terraform": wishes go on to the end of their row, or of the row below.
  if (row <= wished) return onlyWishes
  if (list !== null && !list.includes('must')) return list
  const may = list ?? (stands === null || at === 0 ? noHeadings : null)
  // "Python; Tableau is a plus", "English is required, German is a plus" demand first: the clauses tell which is wished.
  const [opens = '', ...others] = text.split(';')
  const isMixed = list !== null && others.length > 0 && wordedKindOf(opens) !== 'preferred'
  const isAsked = wordedKindOf(text.split(/[,;]/u, 1)[0] ?? '') === 'required'
  return isMixed || isAsked ? (may ?? unitLabels).filter((label) => label !== 'wish') : may
}

const told = { required: 'must', preferred: 'wish', duty: 'duty', benefits: 'offer' } as const
/** What does not stand as a heading is none, nor what an ad begins with: that is its title. */
const noHeadings = unitLabels.filter((label) => !isHeading(label))
const onlyWishes: readonly UnitLabel[] = ['wish']
/** What the items of a list are whose heading says what it opens. */
const inList: Readonly<Partial<Record<UnitLabel, readonly UnitLabel[]>>> = {
  'H-duty': ['duty', 'must'],
  'H-must': ['must', 'wish'],
  'H-wish': onlyWishes,
  'H-offer': ['offer'],
}
/** What stands so by no more than its length is a heading only where it says nothing else. */
const mostInShort = 2
const mostInHeading = 12

function sureLabel({ text, stands, lead }: Unit): UnitLabel | null {
  const words = text.split(/\s+/u).length
  if (lead !== null && stands === null) {
    const kind = sectionKindOf(lead.text) ?? toneOf(fold(lead.text))
    // "Pluses: a bonus, free meals" is what the employer gives.
    if (kind === 'preferred' && namesWhatIsGiven(text)) return null
    return kind === null || !(kind in told) ? null : told[kind as keyof typeof told]
  }
  const isLong = words > (stands === 'short' ? mostInShort : mostInHeading)
  if (stands === null || (isLong && !isHeadingAlone(text))) return null
  const kind =
    sectionKindOf(text) ?? (stands === 'apart' || stands === 'between' ? toneOf(fold(text)) : null)
  if (kind === 'about' && stands !== 'short') return 'H-other'
  return kind === null || !(kind in told) ? null : `H-${told[kind as keyof typeof told]}`
}

const jointWords: ReadonlySet<string> = new Set([
  'has',
  'gives',
  'does',
  'we',
  'reader',
  'asking',
  'wishing',
  'applying',
  'tasks',
  'terms',
  'demands',
])

const wishes: ReadonlySet<string> = new Set(['wishing', 'preferred'])
const jointLooks: ReadonlySet<string> = new Set(['item', 'stands', 'gap', 'in its row'])

function lookOf(units: readonly Unit[], at: number): string[] {
  const unit = units[at]
  if (unit === undefined) return []
  const before = units[at - 1]
  return [
    ...(unit.stands === null
      ? [unit.isItem ? 'item' : 'text']
      : ['stands', `stands ${unit.stands}`]),
    ...present({
      gap: unit.isFirst && unit.isBelowGap,
      'in its row': !unit.isFirst,
      'behind an item': before?.isItem === true && !unit.isItem,
    }),
  ]
}

function placeOf(units: readonly Unit[], at: number): string[] {
  const share = at / Math.max(1, units.length - 1)
  return present({
    first: at === 0,
    second: at === 1,
    early: at > 1 && share < 0.15,
    'first half': share < 0.5,
    late: share > 0.8,
    last: at === units.length - 1,
    alone: units.length < 4,
  })
}

/** What a line that stands as a heading says that it opens. */
function headingSigns({ text, isSet }: Unit): string[] {
  const words = text.split(/\s+/).length
  const kind = words <= 12 ? sectionKindOf(text) : null
  const tone = toneOf(fold(text.split(/\s+/).slice(-8).join(' ')))
  return [
    `opens ${kind ?? 'nothing'}`,
    `tone ${tone ?? 'none'}`,
    ...present({
      set: isSet,
      'one word': words === 1,
      'few words': words < 4,
      'more words': words > 7,
      colon: /:\W*$/u.test(text),
    }),
  ]
}

/** What the words before its colon say that a sentence is. */
function leadSigns({ lead }: Unit): string[] {
  if (lead === null) return []
  return [`led ${sectionKindOf(lead.text) ?? toneOf(fold(lead.text)) ?? 'nowhere'}`]
}
