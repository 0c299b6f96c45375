/**
 * What is read of marked job ads (tests/fixtures/jobs): each mark is found where something of its kind
 * is read at its place. A name that was marked with more or fewer words is found, too.
 */
import { readFileSync } from 'node:fs'

import type { JobReading, Span } from '#domain/ads/reading.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'

import { readGivenJob } from '../src/cli/given-job.ts'
import type { BenchTable } from './table.ts'

export const fields = {
  T: 'title',
  C: 'employer',
  R: 'required skills',
  P: 'preferred skills',
  D: 'duties',
  B: 'benefits',
  Y: 'years',
  G: 'degree',
  L: 'languages',
  K: 'certificates',
} as const
type Field = keyof typeof fields

interface Mark extends Span {
  field: Field
}

interface MarkedAd {
  text: string
  marks: Mark[]
}

export const sets = ['tidy', 'free', 'unseen'] as const
type AdSet = (typeof sets)[number]

export function readAds(set: AdSet, language: Language): MarkedAd[] {
  const file = new URL(`../tests/fixtures/jobs/${set}/${language}.txt`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split(/^@@ .*\n/m)
    .slice(1)
    .map(parseAd)
}

function parseAd(marked: string): MarkedAd {
  const ad: MarkedAd = { text: '', marks: [] }
  for (const line of marked.split('\n')) {
    const whole = /^([DB])\|(.*)$/.exec(line)
    const start = ad.text.length
    for (const part of (whole?.[2] ?? line).split(/(\[\[[A-Z]:.*?\]\])/)) {
      const named = /^\[\[([A-Z]):(.*)\]\]$/.exec(part)
      const words = named?.[2] ?? part
      addMark(ad, named?.[1], ad.text.length, ad.text.length + words.length)
      ad.text += words
    }
    addMark(ad, whole?.[1], start, ad.text.length)
    ad.text += '\n'
  }
  return ad
}

function addMark(ad: MarkedAd, name: string | undefined, start: number, end: number): void {
  const field = (Object.keys(fields) as Field[]).find((one) => one === name)
  if (field !== undefined) ad.marks.push({ field, start, end })
}

/** The places that are read as a field. Skills: whatever is read of the demands of that kind. */
function placesOf(reading: JobReading, field: Field): Span[] {
  const some = (...spans: (Span | null)[]) => spans.filter((span) => span !== null)
  const ofKind = (kind: 'required' | 'preferred') =>
    [
      ...reading.skills,
      ...reading.keywords,
      ...reading.certifications,
      ...reading.languages,
    ].filter((one) => !('kind' in one) || one.kind === kind)
  switch (field) {
    case 'T':
      return some(reading.title)
    case 'C':
      return some(reading.company)
    case 'Y':
      return some(reading.years)
    case 'G':
      return some(reading.degree)
    case 'R':
      return ofKind('required')
    case 'P':
      return ofKind('preferred')
    case 'D':
      return reading.duties
    case 'B':
      return reading.benefits
    case 'L':
      return reading.languages
    default:
      return reading.certifications
  }
}

interface Count {
  marked: number
  found: number
  /** Places read where nothing of the kind is marked; not counted for skills, of which only some are marked. */
  beside: number
}

function countAds(set: AdSet, some: readonly Language[]): Map<Field, Count> {
  const counts = new Map<Field, Count>()
  for (const ad of some.flatMap((language) => readAds(set, language))) {
    for (const { field, marks, beside } of judgeAd(readGivenJob, ad)) {
      const count = counts.get(field) ?? { marked: 0, found: 0, beside: 0 }
      count.marked += marks.length
      count.found += marks.filter((mark) => mark.isFound).length
      count.beside += beside.length
      counts.set(field, count)
    }
  }
  return counts
}

type JudgedField = {
  field: Field
  marks: (Mark & { isFound: boolean })[]
  /** Places read as this field where none is marked. */
  beside: Span[]
}

export function judgeAd(read: typeof readGivenJob, { text, marks }: MarkedAd): JudgedField[] {
  const { reading, placeOf } = read(text)
  const touch = (a: Span, b: Span) => a.start < b.end && b.start < a.end
  return (Object.keys(fields) as Field[]).map((field) => {
    const wanted = marks.filter((mark) => mark.field === field)
    const places = placesOf(reading, field).map(placeOf)
    return {
      field,
      marks: wanted.map((mark) => ({ ...mark, isFound: places.some((at) => touch(at, mark)) })),
      beside: places.filter((at) => !wanted.some((mark) => touch(at, mark))),
    }
  })
}

/** Of the skills only some are marked, so that what is read beside them is no mistake. */
export const notCounted: ReadonlySet<Field> = new Set(['R', 'P'])

export function benchJobReading(): BenchTable[] {
  return [byField(), byLanguage()]
}

function byField(): BenchTable {
  const counts = sets.map((set) => countAds(set, languages))
  return {
    title: 'Reading jobs: marked ads, by field',
    columns: ['field', ...sets, ...sets.map((set) => `read beside, ${set}`)],
    rows: (Object.keys(fields) as Field[]).map((field) => [
      fields[field],
      ...counts.map((count) => shareOf(count.get(field))),
      ...counts.map((count) =>
        notCounted.has(field) ? '' : String(count.get(field)?.beside ?? 0),
      ),
    ]),
    notes: [
      '48 ads each, eight a language. The first two sets were seen while the reading was worked on; the third was judged three times and never looked at: before the work it stood at title 28 of 48, employer 9 of 46, duties 76 of 161, benefits 54 of 154, years 26 of 41, degree 19 of 55, certificates 21 of 68.',
      'Only one degree and one length of experience are read of a job; several are marked where an ad takes one or the other.',
    ],
  }
}

function byLanguage(): BenchTable {
  return {
    title: 'Reading jobs: marked ads that nobody looked at, by language',
    columns: ['language', ...Object.values(fields)],
    rows: languages.map((language) => {
      const count = countAds('unseen', [language])
      return [language, ...(Object.keys(fields) as Field[]).map((f) => shareOf(count.get(f)))]
    }),
    notes: [],
  }
}

const shareOf = (count: Count | undefined): string =>
  count === undefined ? '' : `${count.found} of ${count.marked}`
