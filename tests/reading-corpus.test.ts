/** The reader on the project's own corpus: printed by Chromium, read back by us. */
import { readFileSync } from 'node:fs'

import { isFormLabel, isPartOfLabel } from '#domain/reading/field-labels.ts'
import type { TextItem } from '#domain/reading/items.ts'
import type { Reading } from '#domain/reading/read-resume.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { isLabelWord } from '#domain/reading/left-over.ts'
import { valuesOf } from '#domain/resume/values-of.ts'
import { isPageNumberText } from '#domain/reading/running-heads.ts'
import { readItems } from '#server/pdf/read-items.ts'
import { beforeAll, describe, expect, it } from 'vitest'

import { newFailures, readKnownFailures } from '../bench/cases/known-failures.ts'
import { fieldVerdicts } from '../bench/cases/reading-fields.ts'
import type { Source } from '../bench/reading.ts'
import { partOf, takesAll } from './part.ts'

const folder = new URL('fixtures/resumes/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as {
  documents: Source[]
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The document's own name, and how long two dates lie apart. */
const isAside = (word: string): boolean =>
  /^(?:curriculum|vitae|lebenslauf|\d{1,2}|jahre?|monate?|anos?|años?|ans?|mois|mes(?:es)?|jaar|maanden|years?|months?)$/iu.test(
    word,
  )

/** "Cargo: Vendedora": what a field is called stands in no field. */
const isLabel = (text: string): boolean => isPartOfLabel(text) || isFormLabel(text)

const withoutLabel = (text: string): string =>
  text.replace(/^([^:]{3,60}):\s/u, (whole, label: string) => (isLabel(label) ? '' : whole))

function stringsOf(value: unknown, key = ''): string[] {
  if (/date|_order|link|media|^(?:id|kind)$/.test(key)) return []
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((one) => stringsOf(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => stringsOf(one, name))
}

const judged = new Set<string>()

describe.each(partOf(manifest.documents, 3))('the reader on $id', (source) => {
  const { pdf, lang } = source
  let reading: Reading
  let items: TextItem[] = []
  // One file at a time: dozens opened at once would wait for each other.
  beforeAll(async () => {
    const read = await readItems(new Uint8Array(readFileSync(new URL(pdf, folder))))
    if (read.kind === 'refused') throw new Error(read.code)
    items = read.document.items
    reading = readResume(read.document)
  })

  it('tells the language', () => {
    expect(reading.language).toBe(lang)
  })

  it('reads rightly every field that is not known to fail, and the entries in their order', () => {
    const verdicts = fieldVerdicts(source, reading.resume)
    for (const { id } of verdicts) judged.add(id)
    expect(newFailures('reading', verdicts)).toEqual([])
  })

  it('returns no words that are not in the file', () => {
    const text = lettersOf(items.map((item) => item.text).join(''))
    for (const string of stringsOf(reading.resume)) {
      for (const word of string.split(/[^\p{L}\p{N}]+/u)) expect(text).toContain(lettersOf(word))
    }
  })

  it('loses no line: each is in the resume, a heading, a label, or left over', () => {
    const headings = reading.explain.sections.map(({ headingLine }) => headingLine?.text ?? '')
    const labels = reading.explain.headed
      .map(({ line }) => line.text.split(/\t|:\s/)[0] ?? '')
      .filter(isLabel)
    const kept = lettersOf(
      [...valuesOf(reading.resume), ...reading.unplaced, ...headings, ...labels].join(''),
    )
    const lost = items
      .filter((item) => !/awesome/i.test(item.font)) // pictograms drawn with letters
      .filter((item) => !isPageNumberText(item.text) && !isLabel(item.text))
      .map((item) => withoutLabel(item.text))
      .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word !== '' && !kept.includes(lettersOf(word)) && !isLabelWord(word))
      .filter((word) => !isAside(word))
    expect(lost).toEqual([])
  })
})

it.runIf(takesAll)('knows only failures of files and fields that there are', () => {
  expect([...readKnownFailures('reading')].filter((id) => !judged.has(id))).toEqual([])
})

it('gives no heading of a file as a place of work', async () => {
  const pdf = new URL('projektleiterin-de-theme-simple.pdf', folder)
  const read = await readItems(new Uint8Array(readFileSync(pdf)))
  if (read.kind === 'refused') throw new Error(read.code)
  expect(readResume(read.document).resume.contact_info.possible_work_locations).not.toContain(
    'CONTACT',
  )
})
