import { describe, expect, it } from 'vitest'

import { setPhrases } from '#tables/set-phrases.js'

import { languages } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import { readLine } from './reading.ts'

describe('phrases of several words', () => {
  it.each(languages)('say nothing of their own in %s', (language) => {
    for (const { phrase } of rowsIn(setPhrases, language)) {
      const { words, concepts } = readLine(phrase, language)
      expect(words.filter((word) => word.isContent).map((word) => word.text)).toEqual([])
      const claims = [...concepts.values()].filter((concept) => concept.isClaim)
      expect(claims, phrase).toEqual([])
    }
  })

  it('keep saying that one had help', () => {
    expect(readLine('Built sheds as part of my role', 'en').concepts.has('together')).toBe(true)
  })
})
