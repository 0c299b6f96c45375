/**
 * How close a resume must be set to take no more pages than asked: the least of the steps that does,
 * found by setting it. Every step takes no more room than the one before.
 */
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import type { Look } from '#domain/resume/look.ts'
import { closest } from '#domain/resume/look.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'

import type { PrintContext } from './export-bytes.ts'
import type { Printed } from './printer.ts'

export type Fitted =
  | { kind: 'fitted'; tightness: number; pages: number }
  /** Even the closest takes this many pages. */
  | { kind: 'too-long'; pages: number }
  | Extract<Printed, { kind: 'refused' }>

export async function fitToPages(
  content: ResumeContent,
  options: SheetOptions & { look: Look },
  mostPages: number,
  { printer, run, whose }: PrintContext,
): Promise<Fitted> {
  const plain = contentOf(content)
  const pagesAt = async (tightness: number) => {
    const look = { ...options.look, tightness }
    const printed = await printer.print(await run('layOut', plain, { ...options, look }), whose)
    return printed.kind === 'refused' ? printed : pagesOf(printed.bytes)
  }
  const atMost = await pagesAt(closest)
  if (typeof atMost !== 'number') return atMost
  if (atMost > mostPages) return { kind: 'too-long', pages: atMost }
  let found = { tightness: closest, pages: atMost }
  let least = 0
  while (least < found.tightness) {
    const tightness = Math.floor((least + found.tightness) / 2)
    const pages = await pagesAt(tightness)
    if (typeof pages !== 'number') return pages
    if (pages <= mostPages) found = { tightness, pages }
    else least = tightness + 1
  }
  return { kind: 'fitted', ...found }
}

/** Typst writes each page as an object that stands open in the file. */
export const pagesOf = (bytes: Buffer): number =>
  bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
