/**
 * No text may block a process: the time that a regular expression of the product takes grows in
 * proportion to the text. Each is asked for texts made of its own parts, longer and longer.
 */
import { beforeAll, describe, expect, it } from 'vitest'

import { growthOf, isExponential } from './patterns/growth.ts'
import { madeLater, rebuiltRooms, slowPatterns } from './patterns/slow-patterns.ts'
import type { SourcePattern } from './patterns/source-patterns.ts'
import { madePatterns, patternsIn, productFiles } from './patterns/source-patterns.ts'

const all = productFiles().map(patternsIn)
const made = all.flatMap((found) => found.made)
let patterns: SourcePattern[] = []

beforeAll(async () => {
  const files = new Set(made.map(({ file }) => file))
  patterns = [...all.flatMap((found) => found.literals), ...(await madePatterns(files))]
})

const isListed = ({ file, pattern }: SourcePattern): boolean =>
  slowPatterns[file]?.includes(String(pattern)) === true

it('growth is told apart', () => {
  expect(growthOf(/\d+/, true).kind).toBe('linear')
  expect(growthOf(/(?<!\s)\s+$/, false).kind).toBe('linear')
  expect(growthOf(/\s+$/, false).kind).toBe('polynomial')
  expect(growthOf(/\s*,\s*/, true).kind).toBe('polynomial')
  expect(growthOf(/^(?:a|a)*$/, false).kind).toBe('exponential')
  expect(growthOf(/^(?:\p{L}+ ?)+:$/u, false).kind).toBe('exponential')
  expect(isExponential(/^(?:~|[\p{Sm}])+\s/u)).toBe(true)
  expect(isExponential(/\s+$/)).toBe(false)
})

describe('a pattern of the product', () => {
  it('takes time in proportion to its text, unless it is listed', () => {
    const seen = new Set<string>()
    const found = patterns.flatMap((one) => {
      const { file, pattern, isGlobal } = one
      const key = `${String(pattern)} ${isGlobal}`
      if (isListed(one) || seen.has(key)) return []
      seen.add(key)
      const growth = growthOf(pattern, isGlobal)
      return growth.kind === 'linear' ? [] : [{ file, pattern: String(pattern), ...growth }]
    })
    expect(found).toEqual([])
  })

  it('takes exponential time nowhere', () => {
    const found = patterns.filter((one) => isListed(one) && isExponential(one.pattern))
    expect(found.map(({ file, pattern }) => [file, String(pattern)])).toEqual([])
  })

  it('is made of what people write nowhere', () => {
    const inFunctions = made.filter(({ isInFunction }) => isInFunction).map(({ file }) => file)
    expect([...new Set(inFunctions)].toSorted()).toEqual(Object.keys(madeLater).toSorted())
  })
})

describe('the list of slow patterns', () => {
  it('holds none that is gone', () => {
    const standing = new Set(patterns.map(({ file, pattern }) => `${file} ${String(pattern)}`))
    const gone = Object.entries(slowPatterns).flatMap(([file, listed]) =>
      listed.map((pattern) => `${file} ${pattern}`).filter((one) => !standing.has(one)),
    )
    expect(gone).toEqual([])
  })

  it('holds files of rooms that will be rebuilt', () => {
    const others = Object.keys(slowPatterns).filter(
      (file) => !Object.keys(rebuiltRooms).some((room) => file.startsWith(room)),
    )
    expect(others).toEqual([])
  })
})
