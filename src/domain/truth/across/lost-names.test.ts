/** A translation keeps the names of products, and names whoever else did a part of the work. */
import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

type Case = [from: Language, to: Language, before: string, right: string, wrong: string]

const names: Case[] = [
  ['en', 'de', 'Logged deliveries in Transvia', 'Erfassung der Lieferungen in Transvia', 'Erfassung der Lieferungen in Logiplan'],
  ['nl', 'fr', 'Leveringen geboekt in Transvia', 'Saisie des livraisons dans Transvia', 'Saisie des livraisons'],
  ['es', 'pt', 'Registro de entregas en Transvia', 'Registo de entregas no Transvia', 'Registo de entregas'],
] // prettier-ignore

const others: Case[] = [
  ['en', 'de', 'Prepared menus, which the head chef approves', 'Menüs vorbereitet, die der Küchenchef genehmigt', 'Menüs vorbereitet und genehmigt'],
  ['pt', 'en', 'Preparação de ementas; os preços são definidos pela gerência', 'Preparation of menus; the prices are set by the management', 'Preparation of menus and setting of prices'],
  ['fr', 'es', 'Préparation des menus, approuvés par la gérante', 'Preparación de menús, aprobados por la gerente', 'Preparación y aprobación de menús'],
] // prettier-ignore

describe.each([
  ['the name of a product', names],
  ['what others did', others],
])('%s', (_name, cases) => {
  it.each(cases)('is kept from %s to %s: %s → %s', (from, to, before, right) => {
    expect(claimsOfLine(before, right, from, to)).toEqual([])
  })
  it.each(cases)('is missed from %s to %s: %s, %s, %s', (from, to, before, _right, wrong) => {
    expect(claimsOfLine(before, wrong, from, to)).not.toEqual([])
  })
})
