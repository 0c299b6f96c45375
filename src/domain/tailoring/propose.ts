/**
 * The built-in tailoring: no model, no invention. It composes the summary from facts of the resume, puts
 * first what the job values, lists skills that lines show, takes over the job's spelling of names, and
 * hides what a long resume can do without. What is missing stays missing, and nothing costs the score.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import { detectLanguage } from '../language/detect.ts'
import type { Language } from '../language/languages.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { withValueAt } from '../resume/pointer.ts'
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
import { proposeSummary } from './propose/summary.ts'
import { proposeSurfaced } from './propose/surface.ts'
import { worthToJob } from './propose/worth.ts'

type Proposed = Omit<Edit, 'id'>

export function proposeEdits(
  resume: ResumeContent,
  job: JobReading,
  truth: TruthOptions = {},
): Edit[] {
  const { statements = [], language = languageOf(resume) } = truth
  const worth = worthToJob(resume, job)
  const spellings = proposeSpelling(resume, job).map(({ text, ...spelling }): Proposed => ({
    op: 'rewrite',
    ...spelling,
    value: text,
    basis: [spelling.path],
  }))
  const shown = proposeSurfaced(resume, job, worth)
  const reworded = [
    ...proposeHeadline(resume, job, worth, shown).map((headline): Edit => ({
      id: '',
      op: 'rewrite',
      ...headline,
    })),
    ...proposeOpenings(resume, language).map(({ path, ...opened }): Edit => ({
      id: '',
      op: 'rewrite',
      path,
      ...opened,
      basis: [path],
      requirement: worth.answers(path),
    })),
  ].filter((edit) => findingsAgainst(resume, edit, truth).length === 0)
  // The summary says what it takes from them as they will stand.
  const spelled = [...spellings, ...reworded].reduce(
    (now, { path, value }) => withValueAt(now, path, value),
    resume,
  )
  const isSure = truth.language !== undefined || tellsLanguage(resume)
  const composed = isSure ? proposeSummary(resume, spelled, job, { worth, language, truth }) : []
  const summaries = composed.map((one): Proposed => ({
    op: 'summary',
    path: '/summary',
    old: resume.summary,
    ...one,
  }))
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
  const hasNewSummary = composed.length > 0
  const moved = proposeOrder(resume, worth, { language, hasNewSummary })
  const moves = moved.map(({ order, ...move }): Proposed => ({
    op: 'move',
    ...move,
    old: [...order.keys()],
    value: order,
  }))
  const said = [...summaries, ...reworded, ...spellings, ...surfaced]
  const basis = new Set(said.flatMap((edit) => [edit.path, ...edit.basis]))
  const hidden = proposeHidden(resume, job, { worth, language, basis })
  const edits = [...said, ...moves, ...hidden]
  const named = edits.map((edit, i) => ({ ...edit, id: `edit-${i + 1}` }))
  return onlyGains(resume, job, named, statements)
}

/** The language of what the resume says; names of things are left out where there is more. */
function languageOf(resume: ResumeContent): Language {
  const prose = proseOf(resume)
  const lines = prose.length > 0 ? prose : resumeLines(resume)
  return detectLanguage(lines.map(({ text }) => text).join('\n'))
}

/** Too few sentences do not tell the language in which to write another. */
const tellsLanguage = (resume: ResumeContent): boolean =>
  proseOf(resume).reduce((sum, { text }) => sum + text.length, 0) >= fewestLetters

const fewestLetters = 60

const proseOf = (resume: ResumeContent): ResumeLine[] =>
  resumeLines(resume).filter(({ kind }) => kind === 'text' || kind === 'points')
