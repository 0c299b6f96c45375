/** A translation leaves nothing out that its source says, and lets numbers stand with what they count. */
import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

type Case = [from: Language, to: Language, before: string, right: string, wrong: string]

const cases: Case[] = [
  ['de', 'es', 'Leitung von acht Kursen; für drei davon plane ich selbst', 'Dirección de ocho cursos; tres de ellos los planifico yo', 'Dirección de ocho cursos; todos los planifico yo'],
  ['pt', 'nl', 'As vendas da região subiram 12%, as da loja 9%', 'De verkoop van de regio steeg met 12%, die van de winkel met 9%', 'De verkoop van de regio steeg met 9%, die van de winkel met 12%'],
  ['fr', 'en', 'Montage des stands dans le hall principal, plans dessinés par la graphiste', 'Set up the stands in the main hall to plans drawn by the graphic designer', 'Set up the stands in the main hall'],
  ['en', 'de', 'Prepared invoices, which the manager approves', 'Rechnungen vorbereitet, die die Leiterin freigibt', 'Rechnungen vorbereitet und freigegeben'],
  ['de', 'nl', 'Kurs im Segeln begonnen', 'Zeilcursus lopend', 'Zeilcursus met goed gevolg'],
  ['es', 'fr', 'Guía suplente en dos museos', 'Guide remplaçante dans deux musées', 'Guide dans deux musées'],
] // prettier-ignore

describe('what a line says', () => {
  it.each(cases)('is kept from %s to %s: %s → %s', (from, to, before, right) => {
    expect(claimsOfLine(before, right, from, to)).toEqual([])
  })
  it.each(cases)('is missed from %s to %s: %s, %s, %s', (from, to, before, _right, wrong) => {
    expect(claimsOfLine(before, wrong, from, to)).not.toEqual([])
  })
})
