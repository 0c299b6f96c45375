import { describe, expect, it } from 'vitest'

import { languages } from '#domain/language/languages.ts'

import { languageInSentence, languageName } from './language-name.ts'

describe('[L1] the name of a language', () => {
  it.each([
    ['en', 'English, German, Spanish, French, Portuguese, Dutch'],
    ['de', 'Englisch, Deutsch, Spanisch, Französisch, Portugiesisch, Niederländisch'],
    ['es', 'Inglés, Alemán, Español, Francés, Portugués, Neerlandés'],
    ['fr', 'Anglais, Allemand, Espagnol, Français, Portugais, Néerlandais'],
    ['pt', 'Inglês, Alemão, Espanhol, Francês, Português, Neerlandês'],
    ['nl', 'Engels, Duits, Spaans, Frans, Portugees, Nederlands'],
  ])('stands in %s with a capital where it is alone', (spoken, names) => {
    expect(languages.map((language) => languageName(language, spoken)).join(', ')).toBe(names)
  })

  it.each([
    ['de', 'Deutsch'],
    ['nl', 'Duits'],
    ['fr', 'allemand'],
    ['es', 'alemán'],
    ['pt', 'alemão'],
  ])('is written in a sentence of %s as %s', (language, name) => {
    expect(languageInSentence({ language }, 'de')).toBe(name)
  })
})
