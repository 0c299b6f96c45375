/**
 * What a document says, as plain text in reading order: a paragraph or an item a line, and an empty line
 * where a heading begins something new. For documents that are no resumes, such as a job's post.
 */
import { cleanItems } from './clean-items.ts'
import { blocksOfPage } from './columns.ts'
import { fragmentsOf } from './fragments.ts'
import type { PdfDocument } from './items.ts'
import { joinPages } from './join-pages.ts'
import type { Line } from './lines.ts'
import { linesOf } from './lines.ts'
import type { Paragraph } from './paragraphs.ts'
import { paragraphsOf } from './paragraphs.ts'
import { dropRunningHeads } from './running-heads.ts'

/** Far above any post: they keep a hostile file from costing more than a second. */
const limits = { piecesOnPage: 1_000, lines: 1_200 } as const

export function textOfDocument(document: PdfDocument): string {
  const pieces = dropRunningHeads(cleanItems(document), document.pages)
  const pages = document.pages.map((_, page) =>
    pieces.filter((piece) => piece.page === page).slice(0, limits.piecesOnPage),
  )
  const isFlow = document.isFlow === true
  const blocks = joinPages(pages.map((page) => blocksOfPage(fragmentsOf(page), isFlow)))
  const lines = linesOf(blocks).slice(0, limits.lines)
  const usual = usualSize(lines)
  const stands = (line: Line): boolean => line.bold || line.size > usual + 0.5
  // A heading is a paragraph of its own, however close its text follows.
  const groups: Line[][] = []
  for (const line of lines) {
    const before = groups.at(-1)?.at(-1)
    if (before !== undefined && stands(before) === stands(line)) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups
    .flatMap((group) => paragraphsOf(group))
    .map((paragraph) => written(paragraph, stands))
    .join('\n')
    .trim()
}

function written({ text, hasBullet, lines }: Paragraph, stands: (line: Line) => boolean): string {
  const [first] = lines
  if (hasBullet) return `- ${text}`
  return first !== undefined && stands(first) ? `\n${text}` : text
}

/** The size of most letters. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}
