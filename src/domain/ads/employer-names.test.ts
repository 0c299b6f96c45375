import { describe, expect, it } from 'vitest'

import { readJob } from './requirements.ts'
import { processorMs } from '../../../tests/processor-time.ts'

const companyOf = (text: string): string | null => readJob(text).company?.text ?? null

describe('the name of an employer', () => {
  it.each([
    ['J.P. Morgan is looking for an analyst.', 'J.P. Morgan'],
    ['St. Marien sucht eine Köchin.', 'St. Marien'],
  ])('may have initials and titles: %s', (sentence, name) => {
    expect(companyOf(`Cook\n\n${sentence}`)).toBe(name)
  })

  it.fails('may begin with a title that people bear', () => {
    expect(companyOf('Cook\n\nDr. Oetker sucht eine Köchin.')).toBe('Dr. Oetker')
  })

  it.each(['A.B.C.', 'A.B.C. ', 'A-B.C&D ', 'St. A ', 'Aa und ', 'Aa Bb (', "d'A."])(
    'is read in proportionate time from a sentence full of %j',
    (fragment) => {
      readJob('Cook')
      const many = fragment.repeat(15_000 / fragment.length)
      const took = processorMs(() =>
        readJob(`Cook\n\nWe are ${many} and more\nAcme ${many} sucht\n`),
      )
      expect(took).toBeLessThan(3_000)
    },
  )
})
