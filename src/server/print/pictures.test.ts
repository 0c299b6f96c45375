import { expect, it } from 'vitest'

import { createPictures } from './pictures.ts'

it('keeps the pictures asked for last, within its bytes', () => {
  const pictures = createPictures(30)
  for (const tag of ['a', 'b', 'c']) pictures.keep(tag, Buffer.alloc(10, tag))
  expect(pictures.find('a')?.toString()).toBe('aaaaaaaaaa')
  pictures.keep('d', Buffer.alloc(10))
  expect(['a', 'b', 'c', 'd'].filter((tag) => pictures.find(tag))).toEqual(['a', 'c', 'd'])
  pictures.keep('whole', Buffer.alloc(30))
  expect(['a', 'c', 'd', 'whole'].filter((tag) => pictures.find(tag))).toEqual(['whole'])
})
