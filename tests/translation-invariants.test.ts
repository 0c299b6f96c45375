import { languages } from '#domain/language/languages.ts'
import { resumeLines } from '#domain/resume/text.ts'
import { describe, expect, it } from 'vitest'

import { times } from './part.ts'
import { resumesOf } from './translation/resumes-of.ts'
import { hostile, right } from './translation/scripted-translators.ts'
import { pairs, translateBy, untouched, violationsOf } from './translation/violations.ts'

// Up to forty translations are read by the guard of truth: on a busy machine that takes its time.
describe.each(languages)('a resume from %s to the others', (from) => {
  const others = languages.filter((to) => to !== from)

  it('keeps everything that must stay, and ships at least 95 of 100 lines unmarked', async () => {
    let lines = 0
    let marked = 0
    for (const [i, content] of resumesOf(from).entries()) {
      // Each of the twenty goes into some of the five, each time into others.
      for (const to of others.filter((_, turn) => (i + turn) % 5 < times(1, 2))) {
        const translation = await translateBy(right, content, from, to)
        if (translation.kind === 'refused') {
          // Few words were sent, of which some are in no language and others are the name of a product.
          expect(translation.sentCount).toBeLessThan(15)
          continue
        }
        expect(untouched(translation.content)).toEqual(untouched(content))
        expect(violationsOf(content, translation.content, translation.marks)).toEqual([])
        lines += resumeLines(content).length
        marked += translation.marks.length
      }
    }
    expect(lines).toBeGreaterThan(times(200, 400))
    expect(marked / lines).toBeLessThanOrEqual(0.05)
  })
})

describe.each(pairs)('a resume from %s to %s', (from, to) => {
  it('ships nothing wrong unmarked, whatever the translator does', async () => {
    const written = resumesOf(from).slice(0, times(1, 2))
    for (const script of hostile) {
      for (const content of written) {
        const translation = await translateBy(script, content, from, to)
        if (translation.kind === 'refused') continue
        expect(untouched(translation.content)).toEqual(untouched(content))
        const wrong = violationsOf(content, translation.content, translation.marks)
        expect([script.name, wrong]).toEqual([script.name, []])
      }
    }
  })
})
