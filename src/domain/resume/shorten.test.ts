import { describe, expect, it } from 'vitest'

import type { PrintedText } from './shorten.ts'
import { textsToShorten } from './shorten.ts'

const text = (path: string, rest: Partial<PrintedText> = {}): PrintedText => ({
  path,
  rows: 2,
  words: 20,
  lastRow: 4,
  worth: 0,
  ...rest,
})

const newest = '/work_experience/0/description/0'
const oldest = '/work_experience/5/description/0'

describe('the texts to shorten', () => {
  it('are as many as save the rows that stand beyond the page, each by the words of its last row', () => {
    const texts = [0, 1, 2].map((i) => text(`/work_experience/0/description/${i}`))
    expect(textsToShorten(texts, 2)).toEqual([
      { path: '/work_experience/0/description/0', words: 4, goes: false },
      { path: '/work_experience/0/description/1', words: 4, goes: false },
    ])
  })

  it('begin with those of long ago', () => {
    expect(textsToShorten([text(newest), text(oldest)], 1)[0]?.path).toBe(oldest)
  })

  it('begin with those whose last row is short', () => {
    const texts = [text(newest, { lastRow: 9 }), text('/projects/0/purpose', { lastRow: 1 })]
    expect(textsToShorten(texts, 1)[0]).toMatchObject({ path: '/projects/0/purpose', words: 1 })
  })

  it('end with those that show what the job asks for', () => {
    const texts = [text(oldest, { worth: 3 }), text(newest, { lastRow: 9 })]
    expect(textsToShorten(texts, 1)[0]?.path).toBe(newest)
    expect(textsToShorten(texts, 2).map(({ path }) => path)).toEqual([newest, oldest])
  })

  it('go as a whole where they have one row, but no text that is no line of a list', () => {
    const texts = [text(oldest, { rows: 1, words: 6, lastRow: 6 }), text('/summary', { rows: 1 })]
    expect(textsToShorten(texts, 2)).toEqual([{ path: oldest, words: 6, goes: true }])
  })

  it('are none where nothing is too much', () => {
    expect(textsToShorten([text(newest)], 0)).toEqual([])
  })
})
