import { describe, expect, it } from 'vitest'

import { deepest, parseJson } from './body.ts'

const parse = (text: string): unknown => parseJson(Buffer.from(text))
const nested = (depth: number, open = '[', close = ']'): string =>
  open.repeat(depth) + close.repeat(depth)

describe('a body', () => {
  it('loses what the database cannot hold as text, however deep it stands', () => {
    const told = String.raw`{"a": ["x\u0000y", ["\ud800z", {"b": "\u0000"}]]}`
    expect(parse(told)).toEqual({ a: ['xy', ['\uFFFDz', { b: '' }]] })
  })

  it('is read as deep as anything here is nested, and refused where it is deeper', () => {
    expect(parse(nested(deepest))).toBeInstanceOf(Array)
    const deeper = [
      nested(deepest + 1),
      nested(500_000),
      '['.repeat(1_000_000),
      nested(100_000, '{"a":', '}').replace('}', '1}'),
      `["\\u0000", ${nested(400_000)}]`,
    ]
    for (const text of deeper) {
      expect(() => parse(text)).toThrow(
        expect.objectContaining({ code: 'bad_request', status: 400 }),
      )
    }
  })

  it('may hold any brackets in its texts', () => {
    const text = `${'['.repeat(100)}"\\${'{'.repeat(100)}`
    expect(parse(JSON.stringify({ text, other: '\\' }))).toEqual({ text, other: '\\' })
  })
})
