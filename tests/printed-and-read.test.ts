/**
 * A few of the printing bench's resumes, chosen for what they once lost: entries at the head of a
 * second page, a column that goes on alone, titles broken in a narrow column. Each design prints one of
 * them (two in the trial of the tests); the bench prints all in all.
 */
import { sheetOf } from '#domain/exchange/sheet.ts'
import { languages } from '#domain/language/languages.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import { furtherKinds } from '#domain/resume/sections/further.ts'
import type { DesignName } from '#domain/resume/designs.ts'
import { designNames, designs } from '#domain/resume/designs.ts'
import { readItems } from '#server/pdf/read-items.ts'
import { createPrinter } from '#server/print/printer.ts'
import { afterAll, describe, expect, it } from 'vitest'

import { badBreaks, lostFields } from '../bench/printing/judge.ts'
import { furtherSample } from '../bench/printing/further-samples.ts'
import { sampleResumes } from '../bench/printing/resumes.ts'
import { times } from './part.ts'

const printer = createPrinter()
afterAll(() => printer.close())

const chosen = ['es-8', 'en-12', 'pt-22', 'de-31']
const samples = sampleResumes(32).filter(({ id }) => chosen.includes(id))

const setAs = (design: DesignName) =>
  ({ layout: designs[design].layout, design, paper: 'a4' }) as const

/** Each design with so many of a list, so that all of the list have their turn. */
const pairs = <One>(list: readonly One[], each: number): { design: DesignName; one: One }[] =>
  designNames.flatMap((design, i) =>
    Array.from({ length: each }, (_, next) => i + next).flatMap((place) => {
      const one = list[place % list.length]
      return one === undefined ? [] : [{ design, one }]
    }),
  )

describe('a printed resume', () => {
  it.each(pairs(samples, times(1, 2)))(
    'comes back whole, and breaks where it may: $one.id as $design',
    async ({ design, one: { language, content, id } }) => {
      const sheet = sheetOf(content, { ...setAs(design), language, title: id })
      const printed = await printer.print(sheet)
      if (printed.kind === 'refused') throw new Error(printed.reason)
      const read = await readItems(new Uint8Array(printed.bytes))
      if (read.kind === 'refused') throw new Error(read.code)
      const { lost, unplaced } = lostFields(content, read.document)
      expect(lost.map(({ path }) => path)).toEqual([])
      expect(unplaced).toEqual([])
      expect(badBreaks(read.document, sheet)).toEqual([])
    },
    120_000,
  )
})

describe('printed further sections', () => {
  it.each(pairs(languages, 1))(
    'come back whole, each of its kind, below the headline: $one as $design',
    async ({ design, one: language }) => {
      const content = furtherSample(language)
      const sheet = sheetOf(content, { ...setAs(design), language, title: language })
      const printed = await printer.print(sheet)
      if (printed.kind === 'refused') throw new Error(printed.reason)
      const read = await readItems(new Uint8Array(printed.bytes))
      if (read.kind === 'refused') throw new Error(read.code)
      const { lost, unplaced } = lostFields(content, read.document)
      expect(lost.map(({ written, read: found }) => ({ written, found }))).toEqual([])
      expect(unplaced).toEqual([])
      const { further_sections: further } = readResume(read.document).resume
      expect(new Set(further.map(({ kind }) => kind))).toEqual(new Set(furtherKinds))
    },
    120_000,
  )
})
