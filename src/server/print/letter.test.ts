/** A letter in each design of the resume beside it, by what stands on its page. */
import { afterAll, describe, expect, it } from 'vitest'

import { sheetOf } from '#domain/exchange/sheet.ts'
import { letterPageOf } from '#domain/letter/letter-page.ts'
import { blankContent } from '#domain/resume/blank.ts'
import { designNames, designs } from '#domain/resume/designs.ts'
import { plainLook } from '#domain/resume/look.ts'

import { readItems } from '../pdf/read-items.ts'
import { createPrinter } from './printer.ts'
import type { Printable } from './typst-input.ts'

const printer = createPrinter()
afterAll(() => printer.close())

const slow = 120_000

const sender = {
  ...blankContent(),
  contact_info: { ...blankContent().contact_info, name: 'Ana Silva' },
}
/** Set as close as the first step, a sparse page is not set larger. */
const tight = { ...plainLook, tightness: 1 }
const letter = {
  recipient: 'Mill Lane',
  dateline: 'Leeds, 3 May 2026',
  subject: 'Head Baker',
  greeting: 'Dear team,',
  body: 'I bake.',
  closing: 'Yours sincerely,',
}

async function itemsOf(page: Printable) {
  const printed = await printer.print(page)
  if (printed.kind === 'refused') throw new Error(printed.reason)
  const read = await readItems(new Uint8Array(printed.bytes))
  if (read.kind === 'refused') throw new Error(read.code)
  return (text: string) => {
    const item = read.document.items.find((one) => one.text.includes(text))
    if (item === undefined) throw new Error(`no ${text}`)
    return item
  }
}

describe.each(designNames)('a letter beside a resume in the design %s', (name) => {
  it(
    'has its name, and the date where that has dates',
    async () => {
      const design = designs[name]
      const options = { paper: 'a4', language: 'en', title: 'Ana' } as const
      const onLetter = await itemsOf(letterPageOf(letter, sender, { ...options, design }))
      const onResume = await itemsOf(
        sheetOf(sender, { ...options, layout: design.layout, design: name, look: tight }),
      )
      expect(onLetter('Ana Silva').size).toBeCloseTo(onResume('Ana Silva').size, 1)
      const isBeside = Math.abs(onLetter('Leeds').y - onLetter('Mill Lane').y) < 1
      expect(isBeside).toBe(design.dates === 'beside')
      expect(onLetter('Leeds').y).toBeLessThan(onLetter('Head Baker').y)
    },
    slow,
  )
})

describe('a letter', () => {
  it(
    'stands lower on its page the shorter it is',
    async () => {
      const dateOf = async (body: string) => {
        const options = { paper: 'a4', language: 'en', title: 'Ana' } as const
        const design = designs.classic
        const item = await itemsOf(
          letterPageOf({ ...letter, body }, sender, { ...options, design }),
        )
        return item('Leeds').y
      }
      const short = await dateOf('I bake.')
      const long = await dateOf('I bake bread and rolls, and teach others to. '.repeat(75))
      expect(short - long).toBeGreaterThan(40)
    },
    slow,
  )
})
