/**
 * A cover letter: a document of its own beside a resume. Its body is one text as people write it:
 * an empty line between paragraphs, "- " before what stands in a list.
 */
import { z } from 'zod'

import { lineLimit } from '../resume/limits.ts'

/** In UTF-16 units; a page of a letter has about 3,000. */
const bodyLimit = 12_000

export const letter = z.object({
  /** To whom: the employer. */
  recipient: z.string().max(lineLimit),
  /** "Leeds, 3 May 2026"; letters of before have none. */
  dateline: z.string().max(lineLimit).default(''),
  subject: z.string().max(lineLimit),
  greeting: z.string().max(lineLimit),
  body: z.string().max(bodyLimit),
  /** "Yours sincerely," */
  closing: z.string().max(lineLimit),
})

export type Letter = z.infer<typeof letter>

export type LetterBlock = { kind: 'text'; lines: string[] } | { kind: 'points'; points: string[] }

const point = /^\s*[-–•*]\s+/

/** The body in its paragraphs and lists. */
export function blocksOf(body: string): LetterBlock[] {
  const blocks: LetterBlock[] = []
  for (const part of body.split(/\n\s*\n/)) {
    const [first] = part.split('\n', 1)
    for (const line of part.split('\n').map((one) => one.trimEnd())) {
      if (line.trim() === '') continue
      const isPoint = point.test(line)
      const open = line === first ? undefined : blocks.at(-1)
      const text = line.replace(point, '').trim()
      if (isPoint && open?.kind === 'points') open.points.push(text)
      else if (isPoint) blocks.push({ kind: 'points', points: [text] })
      else if (open?.kind === 'text') open.lines.push(text)
      else blocks.push({ kind: 'text', lines: [text] })
    }
  }
  return blocks
}
