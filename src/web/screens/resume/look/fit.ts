/**
 * Setting a resume on fewer pages. The server says how close its PDF must be set; the sheet of the
 * editor, which the browser prints, is held against that, so that both take as many pages.
 */
import { closest } from '#domain/resume/look.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { Shortening } from '#domain/resume/shorten.ts'
import { textsToShorten } from '#domain/resume/shorten.ts'

import { callApi } from '../../../api/client.ts'
import { photoQuery, queryClient } from '../../../api/queries.ts'
import type { Draft } from '../draft.ts'
import { scoringQuery } from '../use-match.ts'
import { photoSource } from '../use-photo.ts'
import { beyondPages, countPages } from './count-pages.tsx'

export type FitOutcome =
  /** It takes one page without being set closer. */
  | { kind: 'fits' }
  | { kind: 'fitted'; pages: number }
  /** `lines`: about as many would have to go; `texts`: where they go best. */
  | { kind: 'too-long'; pages: number; lines: number; texts: Shortening[] }

/** Sets the draft so that it takes a page less than it does with the designed measures. */
export async function fitDraft(draft: Draft): Promise<FitOutcome> {
  const saved = await draft.save()
  if (saved.kind !== 'saved') throw saved.error
  await document.fonts.ready
  const { resume } = draft.state()
  const kept = resume.look.photo ? await queryClient.ensureQueryData(photoQuery) : null
  const photo = kept && photoSource(kept.jpeg)
  const at = (tightness: number) => ({
    resume: { ...resume, look: { ...resume.look, tightness } },
    language: resume.resume_language,
    photo,
  })
  const pagesAt = (tightness: number): number => countPages(at(tightness))
  const set = (tightness: number) => draft.apply({ kind: 'set-look', value: { tightness } })
  const designed = pagesAt(0)
  if (designed === 1) {
    set(0)
    return { kind: 'fits' }
  }
  const most = designed - 1
  const { tightness, pages } = await callApi('fitResume', {
    params: { id: resume.id },
    query: { pages: most },
  })
  const tooLong = async (taken: number): Promise<FitOutcome> => {
    const { lines, texts } = beyondPages(at(closest), most)
    const worth = await worthForJob(resume)
    const all = texts.map((text) => ({ ...text, worth: worth(text.path) }))
    return { kind: 'too-long', pages: taken, lines, texts: textsToShorten(all, lines) }
  }
  if (tightness === null) return tooLong(pages)
  for (let step = tightness; step <= closest; step++) {
    if (pagesAt(step) > most) continue
    set(step)
    return { kind: 'fitted', pages: pagesAt(step) }
  }
  return tooLong(pagesAt(closest))
}

/** What a text brings to the score of the job, where the resume has one. */
async function worthForJob(resume: Resume): Promise<(path: string) => number> {
  const job = (resume.job_description ?? '').trim()
  if (job === '') return () => 0
  const { scoreResume, readJob } = await queryClient.ensureQueryData(scoringQuery)
  const { contributions } = scoreResume(resume, readJob(job))
  return (path) =>
    contributions
      .filter(({ points, evidence }) => points > 0 && evidence.some((one) => one.path === path))
      .reduce((sum, { points }) => sum + points, 0)
}
