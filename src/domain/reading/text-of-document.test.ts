import { describe, expect, it } from 'vitest'

import { printedPage } from '../../../tests/fixtures/printed-page.ts'
import { textOfDocument } from './text-of-document.ts'

describe('the text of a document', () => {
  it('has its headings apart, its items with their marks and its sentences whole', () => {
    const document = printedPage([
      { text: 'Head Baker', x: 60, y: 60, size: 16, bold: true },
      { text: 'Your tasks', x: 60, y: 90, bold: true },
      { text: '• Plan the night shift', x: 60, y: 104 },
      { text: '• Train apprentices', x: 60, y: 118 },
    ])
    expect(textOfDocument(document)).toBe(
      'Head Baker\n\nYour tasks\n- Plan the night shift\n- Train apprentices',
    )
  })

  it('is empty where nothing is written', () => {
    expect(textOfDocument({ pages: [], items: [], links: [], truncated: false })).toBe('')
  })
})
