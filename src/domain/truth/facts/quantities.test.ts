/** Numbers that a line says in another way than its source, and those that are new. */
import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

const levels: [Language, before: string, honest: string, raised: string][] = [
  ['en', 'L1 support by phone and chat', 'First level support by phone and chat', 'Second level support by phone and chat'],
  ['pt', 'Atendimento N1 por telefone', 'Atendimento de primeiro nível por telefone', 'Atendimento de segundo nível por telefone'],
] // prettier-ignore

it('may say a bound below the number it stands for, with its unit behind the sign', () => {
  const before = 'Ordered parts for 640 euros'
  expect(claimsOfLine(before, 'Ordered parts for 600+ euros', 'en')).toEqual([])
  expect(claimsOfLine(before, 'Ordered parts for 700+ euros', 'en')).not.toEqual([])
})

describe('a level by its letters', () => {
  it.each(levels)('in %s may be written out: %s → %s', (language, before, honest) => {
    expect(claimsOfLine(before, honest, language)).toEqual([])
  })

  it.each(levels)('in %s is no higher one: %s, %s, %s', (language, before, _, raised) => {
    expect(claimsOfLine(before, raised, language)).not.toEqual([])
  })
})

const companies: [Language, before: string, honest: string, more: string][] = [
  ['en', 'Moved 300 machines together with five colleagues', 'Moved 300 machines together, a group of six people', 'Moved 300 machines together, a group of nine people'],
  ['de', 'Zusammen mit fünf Kollegen 300 Geräte umgestellt', 'Zusammen zu sechs Personen 300 Geräte umgestellt', 'Zusammen zu neun Personen 300 Geräte umgestellt'],
] // prettier-ignore

const isOfNumber = (claims: string[]) =>
  claims.some((claim) => /^(?:six|nine|sechs|neun|[69])$/u.test(claim))

describe('people somebody worked with', () => {
  it.each(companies)(
    'in %s are counted with the one who writes: %s → %s',
    (language, before, honest) => {
      expect(isOfNumber(claimsOfLine(before, honest, language))).toBe(false)
    },
  )

  it.each(companies)('in %s are no more than that: %s, %s, %s', (language, before, _, more) => {
    expect(isOfNumber(claimsOfLine(before, more, language))).toBe(true)
  })
})
