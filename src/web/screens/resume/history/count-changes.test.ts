import { describe, expect, it } from 'vitest'

import { diffWords } from '#domain/edits/words.ts'

import { countChanges } from './count-changes.ts'

const between = (before: string, after: string) => countChanges([diffWords(before, after)])

describe('the places in which two texts differ', () => {
  it('are none where they say the same, and one where one of them says nothing', () => {
    expect([between('', ''), between('Dear baker', 'Dear baker')]).toEqual([0, 0])
    expect([between('', 'Dear baker'), between('Dear baker', '')]).toEqual([1, 1])
  })

  it('count words that went and those that came in their stead once, in each text', () => {
    const subject = diffWords('Application', 'Application: baker')
    const body = diffWords(
      'I bake bread. For ten years I have kept the books. I start at once.',
      'I sell bread. For ten years I have kept the books. I start in May.',
    )
    expect(countChanges([subject, body])).toBe(3)
  })
})
