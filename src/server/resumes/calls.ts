/** Resumes listed, opened and put away, and what lies beside one. */
import type { KeptReading, ReadingAnswer } from '#contract/readings.ts'
import { monthOf } from '#domain/language/dates.ts'
import { contentOf } from '#domain/resume/content.ts'

import { answerList } from '../http/answer-list.ts'
import type { Handler } from '../http/handler.ts'
import { badRequest } from '../http/issue-words.ts'
import { Problem } from '../http/problem.ts'
import { untilGone } from '../http/until-gone.ts'
import { Written } from '../http/written.ts'
import { change } from './change.ts'
import { listTextsOf } from './list-store.ts'
import { own, ownText, withOwn } from './own.ts'
import { readJobText } from './score.ts'
import { findReading, findTailoring, settleReading } from './store.ts'
import { trashResume } from './trash/store.ts'

export const listResumes: Handler<'listResumes'> = async (incoming) => {
  const { house, person } = incoming
  // Whoever is shown the list asks for its pictures next.
  house.printer.warm()
  return answerList(incoming, listTextsOf(house.db, house.keptTexts, person.id))
}

export const openResume: Handler<'openResume'> = async ({ house, person, param }) =>
  new Written(await ownText(house, person, param('id')))

/** What Show Edits compares with: kept with the resume, so it survives the original's end. */
export const originalOfResume = withOwn<'originalOfResume'>(async (owned) => owned.original)

/** How a tailored resume was made, for whoever wants to know why something is not in it. */
export const tailoringOfResume = withOwn<'tailoringOfResume'>(async (owned, { house }) =>
  findTailoring(house.db, owned),
)

/** What to look at in a resume: findings with their places, and against its own job where it has one. */
export const suggestionsOfResume = withOwn<'suggestionsOfResume'>(
  async ({ resume }, { house, person, reply }) => {
    const run = house.texts.for(person.id, untilGone(reply))
    const job = resume.job_description ? await readJobText(run, resume.job_description) : null
    const now = monthOf(house.now())
    return { suggestions: await run('suggest', contentOf(resume), { job, now }) }
  },
)

/** What to check after an upload: doubtful fields, and lines that found no field. */
export const readingOfResume = withOwn<'readingOfResume'>(async (owned, { house }) =>
  answerOfReading(await findReading(house.db, owned)),
)

export const checkReading = withOwn<'checkReading'>(async (owned, { house, body }) =>
  answerOfReading(await settleReading(house.db, owned, await body())),
)

/** What is kept has the reader's own names; what is answered has those of the wire. */
function answerOfReading(kept: KeptReading | null): ReadingAnswer | null {
  if (kept === null) return null
  const { seen } = kept
  return {
    ...kept,
    seen: seen && {
      ...seen,
      sections: seen.sections.map(({ headingLine, lines, ...section }) => ({
        ...section,
        heading_line: headingLine && lineOf(headingLine),
        lines: lines.map(lineOf),
      })),
    },
  }
}

type KeptLine = NonNullable<KeptReading['seen']>['sections'][number]['lines'][number]

const lineOf = ({ hasBullet, textX, gapAbove, ...line }: KeptLine) => ({
  ...line,
  has_bullet: hasBullet,
  text_x: textX,
  gap_above: gapAbove,
})

export const saveNotes: Handler<'saveNotes'> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'), 'notes_forbidden')
  const sent = await body((issues) =>
    issues[0]?.code === 'too_big' ? new Problem('notes_too_long') : badRequest(issues),
  )
  const { notes } = await change(house, owned, { kind: 'details' }, () => ({ notes: sent.notes }))
  return { notes }
}

export const toggleBase = withOwn<'toggleBase'>(async (owned, { house }) => {
  const { is_base } = await change(house, owned, { kind: 'details' }, (current) => ({
    is_base: !current.is_base,
  }))
  return { is_base }
})

/** Moves a resume to the trash and answers the remaining list (specification §7). */
export const deleteResume = withOwn<'deleteResume'>(async (owned, incoming) => {
  const { house, person } = incoming
  await trashResume(house.db, owned, house.now())
  house.changes.publish({ resumeId: owned.resume.id, version: null })
  return answerList(incoming, listTextsOf(house.db, house.keptTexts, person.id))
})
