import { assert, constantFrom, property, record } from 'fast-check'
import { expect, it } from 'vitest'

import type { Letter } from './letter.ts'
import { letterFields, mergeLetters } from './merge-letters.ts'

const base: Letter = {
  recipient: 'Acme',
  dateline: 'Leeds, 3 May',
  subject: 'Job',
  greeting: 'Hi',
  body: 'I.',
  closing: 'A',
}

it('takes each field from the side that changed it', () => {
  const mine = { ...base, body: 'I am.' }
  const theirs = { ...base, greeting: 'Dear team', closing: 'Ana' }
  expect(mergeLetters(base, mine, theirs)).toEqual({
    merged: { ...base, body: 'I am.', greeting: 'Dear team', closing: 'Ana' },
    clashes: [],
  })
})

it('keeps mine where both changed one field, and names what the other has there', () => {
  const clash = { field: 'body', base: 'I.', mine: 'Mine.', theirs: 'Theirs.' }
  expect(mergeLetters(base, { ...base, body: 'Mine.' }, { ...base, body: 'Theirs.' })).toEqual({
    merged: { ...base, body: 'Mine.' },
    clashes: [clash],
  })
})

it('loses nothing that either side wrote', () => {
  const text = constantFrom('', 'one', 'two', 'three')
  const letter = record(Object.fromEntries(letterFields.map((field) => [field, text])))
  assert(
    property(letter, letter, letter, (...three) => {
      const [was, mine, theirs] = three as unknown as [Letter, Letter, Letter]
      const { merged, clashes } = mergeLetters(was, mine, theirs)
      for (const field of letterFields) {
        const here = [merged[field], clashes.find((one) => one.field === field)?.theirs]
        for (const side of [mine, theirs]) {
          if (side[field] !== was[field]) expect(here).toContain(side[field])
        }
      }
    }),
  )
})
