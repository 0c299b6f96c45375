/** A letter as plain text, as Markdown and as the parts of a Word file. */
import { escaped } from '../exchange/markdown.ts'
import { wordFile } from '../exchange/to-docx.ts'
import { encodeEntities } from '../posts/entities.ts'
import type { LetterPage } from './letter-page.ts'

export function letterToText(page: LetterPage): string {
  return formed(page, { of: (text) => text, subject: (text) => text, apart: '\n\n', end: '\n' })
}

export function letterToMarkdown(page: LetterPage): string {
  const of = (text: string): string => escaped(text)
  return formed(page, { of, subject: (text) => `**${of(text)}**`, apart: '\n\n', end: '\\\n' })
}

type Form = {
  of: (text: string) => string
  subject: (text: string) => string
  apart: string
  /** Between lines of one paragraph. */
  end: string
}

function formed(page: LetterPage, { of, subject, apart, end }: Form): string {
  const contact = page.contact.map(({ text }) => of(text)).join(' · ')
  const blocks = page.blocks.map((block) =>
    block.kind === 'points'
      ? block.points.map((point) => `- ${of(point)}`).join('\n')
      : block.lines.map(of).join(end),
  )
  const parts = [
    [of(page.name), contact].filter(Boolean).join(end),
    of(page.recipient),
    of(page.dateline),
    page.subject === '' ? '' : subject(page.subject),
    of(page.greeting),
    ...blocks,
    [of(page.closing), of(page.name)].filter(Boolean).join(end),
  ]
  return `${parts.filter((part) => part !== '').join(apart)}\n`
}

export function letterToDocx(page: LetterPage): Record<string, string> {
  const { name, contact, recipient, dateline, subject, greeting, blocks, closing } = page
  const text = (words: string, style = '', look = ''): string =>
    words === ''
      ? ''
      : `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}${style === '' ? '<w:spacing w:before="160"/>' : ''}</w:pPr><w:r>${look}<w:t xml:space="preserve">${encodeEntities(words)}</w:t></w:r></w:p>`
  const body = [
    text(name, 'Title'),
    text(contact.map((span) => span.text).join(' · '), 'LapelContact'),
    text(recipient),
    text(dateline),
    text(subject, '', '<w:rPr><w:b/></w:rPr>'),
    text(greeting),
    ...blocks.flatMap((block) =>
      block.kind === 'points'
        ? block.points.map((point) => text(point, 'ListBullet'))
        : [text(block.lines.join(' '))],
    ),
    text(closing),
    text(name),
  ]
  return wordFile(body.join(''), name, page)
}
