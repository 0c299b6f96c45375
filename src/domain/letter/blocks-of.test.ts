import { expect, it } from 'vitest'

import { blocksOf } from './letter.ts'

it('a letter is read in paragraphs and lists', () => {
  expect(blocksOf('One\ntwo\n\nThree:\n- a\n- b\n\nEnd')).toEqual([
    { kind: 'text', lines: ['One', 'two'] },
    { kind: 'text', lines: ['Three:'] },
    { kind: 'points', points: ['a', 'b'] },
    { kind: 'text', lines: ['End'] },
  ])
})
