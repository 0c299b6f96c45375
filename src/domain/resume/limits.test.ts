import { describe, expect, it } from 'vitest'

import { lengthOf, notesLimit } from './limits.ts'
import { resume } from './resume.ts'

describe('the length of a text', () => {
  it('is that in characters, as the schema counts them', () => {
    const { notes } = resume.shape
    const fits = (text: string) => lengthOf(text) <= notesLimit
    for (const text of ['😀'.repeat(notesLimit), '😀'.repeat(notesLimit + 1), 'e\u0301\n'])
      expect(fits(text)).toBe(notes.safeParse(text).success)
    expect(lengthOf('a😀\n')).toBe(3)
  })
})
