/** What is held against a printed PDF: its fields, its order, its fonts and where its pages break. */
import { execFileSync } from 'node:child_process'

import type { Sheet } from '#domain/exchange/sheet.ts'
import { machineRead } from '#domain/exchange/machine-read.ts'
import type { PdfDocument } from '#domain/reading/items.ts'
import { readResume } from '#domain/reading/read-resume.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { diffArrays } from 'diff'

/** `asStranger`: by a reader that knows nothing of our sheets. */
export function lostFields(content: ResumeContent, document: PdfDocument, asStranger = false) {
  const { fields, unplaced } = machineRead(content, readResume(document, { asStranger }))
  return {
    count: fields.length,
    lost: fields.filter(({ isSame }) => !isSame),
    unplaced,
  }
}

/** Each text of the sheet, in the order of the page. */
export function textsOf(sheet: Sheet): string[] {
  const texts: string[] = [
    sheet.name,
    sheet.headline,
    sheet.contact.map(({ text }) => text).join(' · '),
  ]
  const add = (
    block: Sheet['columns'][number][number]['blocks'][number],
    narrow: boolean,
  ): void => {
    if (block.kind === 'text') texts.push(...block.lines)
    else if (block.kind === 'line') {
      const named = [block.title, block.level].filter(Boolean).join(' — ')
      texts.push([named, ...block.facts.map(({ text }) => text)].filter(Boolean).join(', '))
      texts.push(...block.bullets.map((lines) => `• ${lines.join(' ')}`))
    } else if (block.kind === 'skills')
      texts.push(
        [block.category, block.words].filter(Boolean).join(narrow ? ' ' : `${sheet.colon} `),
      )
    else {
      const names = [...block.place.map(({ text }) => text), block.location ?? '']
      const place = names.filter(Boolean).join(', ')
      // One column has both on one line; in the other layout the dates stand beside the title.
      const under = sheet.layout === 'ats-vanilla' ? [block.dates, place].filter(Boolean) : []
      texts.push(block.title)
      // In the narrow column the dates stand below the place.
      const apart = narrow ? [place, block.dates] : [block.dates, place]
      texts.push(...(under.length > 0 ? [under.join(' · ')] : apart))
      texts.push(...block.paragraphs.flat())
      texts.push(block.technologies)
      texts.push(...block.bullets.map((lines) => `• ${lines.join(' ')}`))
      if (block.nested !== null) add(block.nested, narrow)
    }
  }
  for (const [column, sections] of sheet.columns.entries())
    for (const { title, blocks } of sections) {
      texts.push(title)
      for (const block of blocks) add(block, column > 0)
    }
  return texts.filter(Boolean)
}

/** The sign between two ways to reach somebody is no word, and stands at no line's end. */
export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== '' && word !== '·')

/** How many of the expected words come in their order. */
export function inOrder(expected: readonly string[], read: readonly string[]): number {
  return diffArrays([...expected], [...read])
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
}

export const pdftotext = (file: string): string =>
  execFileSync('pdftotext', ['-enc', 'UTF-8', file, '-'], { encoding: 'utf8' })

/** Fonts that are pictures, by poppler. */
export const type3Fonts = (file: string): number =>
  execFileSync('pdffonts', [file], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => / Type 3 /.test(line)).length

/**
 * Pages and columns that begin inside a text or end with a heading. A place where a page may begin
 * is the begin of a text of the sheet; what it may not end with is a title.
 */
export function badBreaks(document: PdfDocument, sheet: Sheet): string[] {
  const texts = textsOf(sheet)
  const sections = new Set(sheet.columns.flat().map(({ title }) => folded(title)))
  const bad: string[] = []
  const width = document.pages[0]?.width ?? 595
  const columns = sheet.layout === 'two-column' ? [0, 0.64 * width, width] : [0, width]
  for (const [c, left] of columns.slice(0, -1).entries()) {
    const right = columns[c + 1] ?? width
    const items = document.items.filter(
      (item) => item.text.trim() !== '' && item.x >= left && item.x < right,
    )
    const last = Math.max(...items.map(({ page }) => page))
    for (let page = 0; page <= last; page++) {
      const here = items
        .filter((item) => item.page === page)
        .toSorted((a, b) => a.y - b.y || a.x - b.x)
      const top = lineOf(here, here[0]?.y)
      const bottom = lineOf(here, here.at(-1)?.y)
      const begins = texts.some((text) => startsAlike(folded(text), folded(top)))
      if (page > 0 && top !== '' && !begins) bad.push(`page ${page + 1} begins with “${top}”`)
      if (page < last && sections.has(folded(bottom)))
        bad.push(`page ${page + 1} ends with “${bottom}”`)
    }
  }
  return bad
}

/** Some designs print headings in capitals. */
const folded = (text: string): string => text.toUpperCase()

/** Runs of one line are joined with spaces that may not stand between them. */
function startsAlike(text: string, line: string): boolean {
  const [a, b] = [text, line].map((one) => one.replace(/\s+/g, ''))
  return (a ?? '').startsWith((b ?? '').slice(0, 30)) || (b ?? '').startsWith(a ?? '')
}

const lineOf = (items: PdfDocument['items'], y: number | undefined): string =>
  items
    .filter((item) => y !== undefined && Math.abs(item.y - y) < 2)
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text.trim())
    .join(' ')
    .trim()
