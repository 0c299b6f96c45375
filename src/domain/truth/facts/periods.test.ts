import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'

describe('a word for how often', () => {
  it.each([
    ['de', 'Anleitung von # 6 Auszubildenden.', 'jährlich', 'vierteljährlich'],
    ['es', 'Conciliación bancaria # de 5 cuentas.', 'semanal', 'diaria'],
    ['es', 'Procesamiento de unos 450 GB # de eventos con Kafka.', 'semanales', 'diarios'],
    ['fr', 'Commande des fournitures avec un budget # de 4 200 €.', 'annuel', 'trimestriel'],
    ['pt', 'Manutenção preventiva # de 24 unidades de ar.', 'trimestral', 'mensal'],
    ['nl', '# 12 cliënten bezocht voor wondzorg en insuline.', 'Wekelijks', 'Dagelijks'],
  ] as const)(
    'is a rate where a number follows it, and names none of them, in %s',
    (language, line, before, after) => {
      const [told, changed] = [before, after].map((often) => line.replace('#', often))
      const claims = claimsOfLine(told ?? '', changed ?? '', language)
      expect(claims).toContain(after)
    },
  )
})
