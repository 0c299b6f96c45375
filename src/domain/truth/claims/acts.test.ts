/** An act that opens a line may give way to a lesser one, and to no greater one. */
import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

const cases: [Language, before: string, lesser: string, greater: string][] = [
  ['en', 'Post accruals and prepayments of the depot', 'Record accruals and prepayments of the depot', 'Decide accruals and prepayments of the depot'],
  ['fr', 'Saisie des dépenses du musée et des dons', 'Suivi des dépenses du musée et des dons', 'Direction des dépenses du musée et des dons'],
] // prettier-ignore

describe('an act in place of another', () => {
  it.each(cases)('in %s is proven where it claims less: %s → %s', (language, before, lesser) => {
    expect(claimsOfLine(before, lesser, language)).toEqual([])
  })
  it.each(cases)('in %s is asked about where it claims more: %s, %s, %s', (language, before, _, greater) => {
    expect(claimsOfLine(before, greater, language)).not.toEqual([])
  })
}) // prettier-ignore
