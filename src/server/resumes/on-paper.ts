/** How a resume is printed: as it says itself, but for what the question says. */
import type { paperQuery } from '#contract/exports.ts'
import { titleOf } from '#domain/exchange/file-name.ts'
import type { SheetOptions } from '#domain/exchange/sheet.ts'
import type { Look } from '#domain/resume/look.ts'
import type { z } from 'zod'

import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import { findPhoto } from '../photos/store.ts'
import type { OwnedResume } from './own.ts'
import { pageAsked } from './page-asked.ts'

export async function onPaper(
  { db }: Pick<House, 'db'>,
  { personId, resume }: OwnedResume,
  wished: z.output<typeof paperQuery>,
): Promise<SheetOptions & { look: Look }> {
  const { layout, design } = pageAsked(
    resume,
    wished,
    (reason) => new Problem('bad_request', { reason: `: ${reason}` }),
  )
  const { paper = resume.paper } = wished
  const { photo, accent, typeface, tightness } = resume.look
  const look = {
    photo,
    accent: wished.accent ?? accent,
    typeface: wished.typeface ?? typeface,
    tightness: wished.tightness ?? tightness,
  }
  return {
    layout,
    paper,
    design,
    look,
    language: resume.resume_language,
    title: titleOf(resume),
    photo: photo ? await findPhoto(db, personId) : null,
  }
}
