import { suggestionKinds } from '#domain/suggestions/suggestion.ts'
import { expect, it } from 'vitest'

import en from '../src/web/public/locales/en.json' with { type: 'json' }

// The other languages are held to the English keys by locales.test.ts.
it('has words for each kind of suggestion, and no words for another', () => {
  expect(Object.keys(en.suggestions).toSorted()).toEqual([...suggestionKinds].toSorted())
})
