import { expect, test } from 'vitest'

import { withPastForms } from './nl-past.ts'

test.each([
  ['gezekerd*', 'zekerde'],
  ['opgehaald*', 'ophaalden'],
  ['gebracht', 'bracht'],
  ['aangeboden', 'aanbood'],
  ['bezorgd*', 'bezorgt'],
])('the row of "%s" knows "%s" as well', (participle, past) => {
  expect(withPastForms(`${participle} wagen`).split(' ')).toContain(past)
})

test('a noun and one of several words are left as they are', () => {
  expect(withPastForms('gebouw* orders_gepickt geld')).toBe('gebouw* orders_gepickt geld')
})
