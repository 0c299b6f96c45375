import { describe, expect, it } from 'vitest'

import { excerptAround } from './excerpt.ts'

const at = (text: string, words: string) => {
  const start = text.indexOf(words)
  return excerptAround(text, { start, end: start + words.length })
}

describe('excerptAround', () => {
  it('stays within the line and between words', () => {
    const text = `About us\n${'long '.repeat(30)}with Kubernetes and ${'more '.repeat(30)}\nEnd`
    const { before, words, after } = at(text, 'Kubernetes')
    expect(words).toBe('Kubernetes')
    expect(before).toMatch(/^…(long )+with $/)
    expect(after).toMatch(/^ and (more ?)+…$/)
  })

  it('gives a short line whole', () => {
    expect(at('Skills\n  SQL and R\nEnd', 'SQL')).toEqual({
      before: '',
      words: 'SQL',
      after: ' and R',
    })
  })
})
