import { describe, expect, it } from 'vitest'

import { explainBoxes } from './explain.ts'
import { explainPage } from './explain-page.ts'
import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { readResume } from './read-resume.ts'

const document = printedPage([
  { text: 'Ada Lovelace', x: 50, y: 60, size: 22, bold: true },
  { text: 'ada@lovelace.example', x: 50, y: 80 },
  { text: 'Work Experience', x: 50, y: 110, size: 13, bold: true },
  { text: 'Lead Engineer', x: 50, y: 130, bold: true },
  { text: 'March 2019 – Present', x: 430, y: 130 },
  { text: 'Difference Works Ltd', x: 50, y: 144 },
  { text: 'Hobbies', x: 50, y: 200, size: 13, bold: true },
  { text: 'Chess', x: 50, y: 220 },
  { text: '<script>alert(1)</script> & "whist"', x: 50, y: 95 },
])

describe('the explanation', () => {
  it('says of each box in which column, section and field it was read', () => {
    const boxes = explainBoxes(document, readResume(document))
    expect(boxes.map(({ item, section, field }) => [item.text, section, field])).toEqual([
      ['Ada Lovelace', 'head', 'name'],
      ['ada@lovelace.example', 'head', 'email'],
      ['Work Experience', 'work', 'heading'],
      ['Lead Engineer', 'work', 'role'],
      ['March 2019 – Present', 'work', 'from_date'],
      ['Difference Works Ltd', 'work', 'company'],
      ['Hobbies', 'interests', 'heading'],
      ['Chess', 'interests', 'title'],
      ['<script>alert(1)</script> & "whist"', 'head', 'left over'],
    ])
    expect(new Set(boxes.map(({ column }) => column))).toEqual(new Set(['page 1, full width']))
  })

  it('shows the text of the file as text, and what is left over', () => {
    const page = explainPage('a <b>.pdf', document, readResume(document))
    expect(page).not.toContain('<script>')
    expect(page).toContain('a &#60;b&#62;.pdf')
    expect(page).toContain(
      '<li>&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;whist&#34;</li>',
    )
    expect(page.match(/<rect /g)).toHaveLength(9)
  })
})
