import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'

describe('one responsibility in other words', () => {
  it.each([
    ['en', 'Responsible for the payroll of 40 people.', 'In charge of the payroll of 40 people.'],
    ['en', 'Line management of six technicians.', 'Line-managed six technicians.'],
    ['es', 'Responsable de las nóminas de la tienda.', 'A cargo de las nóminas de la tienda.'],
  ] as const)('is no more than it was in %s: %s', (language, before, after) => {
    expect(claimsOfLine(before, after, language)).toEqual([])
  })

  it.each([
    ['en', 'Entered the payroll of 40 people.', 'In charge of the payroll of 40 people.'],
    ['en', 'Reported to line management on six technicians.', 'Line-managed six technicians.'],
    ['en', 'Helped with line management of six technicians.', 'Line-managed six technicians.'],
    ['es', 'Archivo de las nóminas de la tienda.', 'A cargo de las nóminas de la tienda.'],
  ] as const)(
    'is more where the source answers for nothing in %s: %s',
    (language, before, after) => {
      expect(claimsOfLine(before, after, language)).not.toEqual([])
    },
  )
})
