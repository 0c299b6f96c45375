/**
 * The built-in tailoring: no model, no invention. It heads the page with the person's trade and with what the job
 * demands and they have, puts first what the job demands, lists skills that lines show, takes over the job's
 * spelling of names, and hides what a long resume can do without. Where it cannot know, it leaves what the person
 * wrote. What is missing stays missing, and nothing costs the score.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { detectLanguage } from '../language/detect.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { ResumeLine } from '../resume/text.ts'
import { resumeLines } from '../resume/text.ts'
import type { Edit } from './edit.ts'
import { findingsAgainst } from './guard.ts'
import type { TruthOptions } from '../truth/verify.ts'
import { onlyGains } from './propose/gains.ts'
import { proposeHeadline } from './propose/headline.ts'
import { proposeHidden } from './propose/hide.ts'
import { proposeOpenings } from './propose/openings.ts'
import { proposeOrder } from './propose/order.ts'
import { proposeSpelling } from './propose/spelling.ts'
import { proposeStated } from './propose/stated.ts'
import { proposeSurfaced } from './propose/surface.ts'
import { worthToJob } from './propose/worth.ts'

type Proposed = Omit<Edit, 'id'>

export function proposeEdits(
  resume: ResumeContent,
  job: JobReading,
  truth: TruthOptions = {},
): Edit[] {
  const { statements = [], language = languageOf(resume), now } = truth
  const worth = worthToJob(resume, job)
  const spellings = proposeSpelling(resume, job).map(({ text, ...spelling }): Proposed => ({
    op: 'rewrite',
    ...spelling,
    value: text,
    basis: [spelling.path],
  }))
  const shown = proposeSurfaced(resume, job, worth)
  const isProven = (edit: Edit) => findingsAgainst(resume, edit, truth).length === 0
  const headline = proposeHeadline(resume, job, language, now)
    .map((one): Edit => ({ id: '', op: 'rewrite', ...one }))
    .find(isProven)
  const opened = proposeOpenings(resume, language)
    .map(({ path, ...words }): Edit => ({
      id: '',
      op: 'rewrite',
      path,
      ...words,
      basis: [path],
      requirement: worth.answers(path),
    }))
    .filter(isProven)
  const reworded = headline === undefined ? opened : [headline, ...opened]
  const surfaced = [...shown, ...proposeStated(resume, job, shown, statements)].map(
    ({ path, text, basis, requirement }): Proposed => ({
      op: 'surface_skill',
      path,
      old: null,
      value: text,
      basis,
      requirement,
    }),
  )
  const moves = proposeOrder(resume, job, worth, language).map(({ order, ...move }): Proposed => ({
    op: 'move',
    ...move,
    old: [...order.keys()],
    value: order,
  }))
  const said = [...reworded, ...spellings, ...surfaced]
  const basis = new Set(said.flatMap((edit) => [edit.path, ...edit.basis]))
  const hidden = proposeHidden(resume, job, worth, language, basis)
  const edits = [...said, ...moves, ...hidden]
  const named = edits.map((edit, i) => ({ ...edit, id: `edit-${i + 1}` }))
  return onlyGains(resume, job, named, statements)
}

/** The language of what the resume says; names of things are left out where there is more. */
export function languageOf(resume: ResumeContent): Language {
  const prose = proseOf(resume)
  const lines = prose.length > 0 ? prose : resumeLines(resume)
  return detectLanguage(lines.map(({ text }) => text).join('\n'))
}

const proseOf = (resume: ResumeContent): ResumeLine[] =>
  resumeLines(resume).filter(({ kind }) => kind === 'text' || kind === 'points')
