import { assert, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { verifyResume } from '../verify.ts'
import { templateContent } from '../../resume/template.ts'
import { inOneWord, isSpelledOut } from './letters-in-order.ts'
import { areLettersOf } from './letters-of.ts'
import { processorMs } from '../../../../tests/processor-time.ts'

const fewLetters = stringMatching(/^[ab1]{1,4}$/)
const shortWords = stringMatching(/^[ab1 ]{0,14}$/)

describe('letters that a text spells out', () => {
  it('are found wherever the pattern made of them would match', () => {
    assert(
      property(fewLetters, shortWords, (letters, text) => {
        const pattern = new RegExp(`^${[...letters].join('\\p{L}+')}\\p{L}+$`, 'u')
        expect(isSpelledOut(letters, text, inOneWord)).toBe(pattern.test(text))
      }),
      { numRuns: 2_000 },
    )
  })

  it('may follow each other behind a space', () => {
    const apart = (text: readonly string[], at: number) => (text[at] === ' ' ? [at + 1] : [])
    const spelling = { least: 2, leastAtEnd: 2, mayBeGlued: true, apart }
    assert(
      property(fewLetters, shortWords, (letters, text) => {
        const pattern = new RegExp(`^${[...letters].join('\\p{L}{2,} ?')}\\p{L}{2,}$`, 'u')
        expect(isSpelledOut(letters, text, spelling)).toBe(pattern.test(text))
      }),
      { numRuns: 2_000 },
    )
  })

  it('are looked for in one walk, however often they stand in a word', () => {
    const took = processorMs(() => {
      expect(areLettersOf('AAAAAAAB', 'a'.repeat(20_000))).toBe(false)
      expect(areLettersOf('DDDDDDDX', 'de '.repeat(5_000))).toBe(false)
      expect(areLettersOf('Dededede', 'de '.repeat(5_000))).toBe(false)
    })
    expect(took).toBeLessThan(2_000)
  })

  it('do not block the guard, whoever writes them into a summary', () => {
    const resume = templateContent('de', { name: 'Ada', email: null })
    const hostile = [
      `AAAAAAAB (${'a'.repeat(1_000)}) `,
      `Betreuung (${'d '.repeat(300)}) DDDDX`,
      `${'a'.repeat(1_000)}1 AAAAA`,
    ].join('\n')
    const took = processorMs(() =>
      verifyResume({ ...resume, summary: hostile }, { ...resume, summary: `${hostile} AAAAB` }),
    )
    expect(took).toBeLessThan(5_000)
  })
})
