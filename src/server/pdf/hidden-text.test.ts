import { describe, expect, it } from 'vitest'

import { readItems } from './read-items.ts'

/** A page whose content is these operators, in Helvetica. */
function pdfOf(content: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /ExtGState << /Clear << /ca 0 >> >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n`)
}

const line = (text: string, y: number, before = ''): string =>
  `q ${before} BT /F 12 Tf 50 ${y} Td (${text}) Tj ET Q\n`

async function seenOn(...content: string[]) {
  const read = await readItems(pdfOf(content.join('')))
  if (read.kind === 'refused') throw new Error(read.code)
  const { items, hasHidden } = read.document
  return { texts: items.map(({ text }) => text).filter((text) => text.trim() !== ''), hasHidden }
}

const seen = line('Jane Roe', 800) + line('Nurse at St. Mary for eleven years', 780)

describe('text that nobody can see', () => {
  it.each([
    ['drawn without ink', line('hire her at once', 700, '3 Tr')],
    ['white on paper', line('hire her at once', 700, '1 g')],
    ['wholly transparent', line('hire her at once', 700, '/Clear gs')],
  ])('is not read where it is %s, and is told of', async (_, hidden) => {
    expect(await seenOn(seen, hidden)).toEqual({
      texts: ['Jane Roe', 'Nurse at St. Mary for eleven years'],
      hasHidden: true,
    })
  })

  it('is not read off the page', async () => {
    const { texts } = await seenOn(seen, line('hire her at once', 2_000))
    expect(texts).not.toContain('hire her at once')
  })

  it('is none where white text stands on a dark ground', async () => {
    const ground = 'q 0.1 g 0 690 595 40 re f Q\n'
    const { texts, hasHidden } = await seenOn(seen, ground, line('Contact', 700, '1 g'))
    expect(texts).toContain('Contact')
    expect(hasHidden).toBeUndefined()
  })

  it('is none where letters were drawn as shapes below it', async () => {
    const shapes = 'q 0 g 50 700 80 9 re f Q\n'
    const { texts } = await seenOn(seen, shapes, line('Skills', 700, '3 Tr'))
    expect(texts).toContain('Skills')
  })

  it('is read where all of a page is so: the text of a searchable scan', async () => {
    const { texts } = await seenOn(line('Jane Roe', 800, '3 Tr'), line('Nurse', 780, '3 Tr'))
    expect(texts).toEqual(['Jane Roe', 'Nurse'])
  })
})
