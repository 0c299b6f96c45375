/** Which texts are pages, and which only look a little like one. */
import { describe, expect, it } from 'vitest'

import { htmlToText } from './html-text.ts'

const plain = 'Baker wanted\n\n### Your tasks:\n- Bake\n- Sell'

describe('a plain text', () => {
  it.each([
    ['an address of mail', '<jobs@mill.example>', 'jobs@mill.example'],
    ['a marked address of mail', '<mailto:jobs@mill.example>', 'jobs@mill.example'],
    ['an address of a page', '<https://mill.example/jobs?id=1>', 'https://mill.example/jobs?id=1'],
    ['a word in bold', '<b>now</b>', 'now'],
    ['a link', '<a href="https://mill.example">here</a>', 'here'],
    ['a comparison', 'age < 99 and > 15', 'age < 99 and > 15'],
  ])('keeps its lines with %s in it', (_, written, read) => {
    expect(htmlToText(`${plain}\n\nApply: ${written}\n`)).toBe(`${plain}\n\nApply: ${read}`)
  })
})

describe('a page', () => {
  it('has the lines of its elements, wherever its source is broken', () => {
    expect(htmlToText('<p>Baker\nwanted</p><ul><li>Bake\nbread</li></ul>')).toBe(
      'Baker wanted\n\n- Bake bread',
    )
    expect(htmlToText('Baker<br>wanted\nnow')).toBe('Baker\nwanted now')
  })

  it('takes no tag of an office program for an address', () => {
    expect(htmlToText('<p>Baker<o:p></o:p> wanted</p>')).toBe('Baker wanted')
  })
})
