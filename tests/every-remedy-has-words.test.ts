import { remedies } from '#domain/exchange/remedies.ts'
import { expect, it } from 'vitest'

import en from '../src/web/public/locales/en.json' with { type: 'json' }

// The other languages are held to the English keys by locales.test.ts.
it('has words for each remedy of what a machine does not read, and no words for another', () => {
  expect(Object.keys(en.resume.machine.remedies).toSorted()).toEqual([...remedies].toSorted())
})
