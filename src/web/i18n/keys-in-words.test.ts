import { expect, it } from 'vitest'

import english from '../public/locales/en.json' with { type: 'json' }
import french from '../public/locales/fr.json' with { type: 'json' }
import german from '../public/locales/de.json' with { type: 'json' }
import { keysInWords } from './keys-in-words.ts'
import { translator } from './translate.ts'

it('names keys as the keyboards of the language do, and leaves letters and signs alone', () => {
  const inGerman = translator(german, 'de')
  const inFrench = translator(french, 'fr')
  expect(keysInWords('Ctrl+K', translator(english, 'en'))).toBe('Ctrl+K')
  expect(keysInWords('Ctrl+Shift+Z', inGerman)).toBe('Strg+Umschalt+Z')
  expect(keysInWords('Alt+Shift+↑', inFrench)).toBe('Alt+Maj+↑')
  expect(['Enter', 'Esc', '?', '⌘+K'].map((keys) => keysInWords(keys, inFrench))).toEqual([
    'Entrée',
    'Échap',
    '?',
    '⌘+K',
  ])
})
