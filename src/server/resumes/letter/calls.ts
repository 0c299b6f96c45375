/** The cover letter beside a resume: opened, written, saved, brought back, removed, exported. */
import type { Calls } from '#contract/calls.ts'
import type { LetterAnswer } from '#contract/letter-calls.ts'
import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import { fileKinds } from '#domain/exchange/formats.ts'
import type { Letter } from '#domain/letter/letter.ts'
import { letterTitles } from '#domain/letter/phrases.data.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/resume.ts'

import type { House } from '../../house.ts'
import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import { disposition } from '../../http/disposition.ts'
import { untilGone } from '../../http/until-gone.ts'
import { letterBytes } from '../../print/letter-bytes.ts'
import type { OwnedResume } from '../own.ts'
import { own } from '../own.ts'
import { readJobText } from '../score.ts'
import { stateAt } from '../history/open.ts'
import { rename } from '../history/rename.ts'
import { listRevisions, ofLetter } from '../history/store.ts'
import type { LetterSaving, StoredLetter } from './store.ts'
import { dropLetter, findLetter, keepLetter } from './store.ts'

export const letterOfResume: Handler<Calls['letterOfResume']> = async ({
  house,
  person,
  param,
}) => {
  const { resume } = await own(house, person, param('id'))
  const found = await findLetter(house.db, resume.id)
  return found === null ? null : answerOf(resume, found)
}

/** What an engine may take beyond the time that a model has. */
const besideModelMs = 60_000

export const writeLetter: Handler<Calls['writeLetter']> = async ({
  house,
  person,
  param,
  body,
  reply,
}) => {
  const owned = await own(house, person, param('id'))
  const { resume } = owned
  const { version: opened } = await body()
  const reading = resume.job_description ? await readJobText(resume.job_description) : null
  const signal = untilGone(reply, house.config.llmTimeoutMs + besideModelMs)
  const job = { ...namesOf(resume), reading }
  const content = contentOf(resume)
  const written = await house.engine.writeLetter(content, job, resume.resume_language, { signal })
  const answer = await keep(house, owned, written.letter, { kind: 'write', opened })
  return { ...answer, done_by: written.by, discarded_count: written.discarded }
}

export const saveLetter: Handler<Calls['saveLetter']> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'))
  const { version: opened, ...letter } = await body()
  return keep(house, owned, letter, { kind: 'save', opened })
}

/** Refuses, with the letter that is there, where it is not the one that was opened. */
async function keep(
  { db, now }: Pick<House, 'db' | 'now'>,
  owned: OwnedResume,
  letter: Letter,
  saving: Omit<LetterSaving, 'at'>,
): Promise<LetterAnswer> {
  const kept = await keepLetter(db, owned, letter, { ...saving, at: now() })
  if (kept !== null) return answerOf(owned.resume, kept)
  const present = await findLetter(db, owned.resume.id)
  // Removed at this very moment: there is nothing left to be in the way.
  if (present === null) return keep({ db, now }, owned, letter, { ...saving, opened: undefined })
  throw new Problem(
    'letter_conflict',
    {},
    { body: { letter: await answerOf(owned.resume, present) } },
  )
}

export const removeLetter: Handler<Calls['removeLetter']> = async ({ house, person, param }) => {
  await dropLetter(house.db, await own(house, person, param('id')))
}

export const letterHistory: Handler<Calls['letterHistory']> = async ({ house, person, param }) =>
  listRevisions(house.db, ofLetter, await own(house, person, param('id')))

export const openLetterRevision: Handler<Calls['openLetterRevision']> = async ({
  house,
  person,
  param,
}) => stateAt(house, ofLetter, await own(house, person, param('id')), param('version'))

export const renameLetterRevision: Handler<Calls['renameLetterRevision']> = async ({
  house,
  person,
  param,
  body,
}) => {
  const owned = await own(house, person, param('id'))
  return rename(house, ofLetter, owned, { version: param('version'), ...(await body()) })
}

export const restoreLetterRevision: Handler<Calls['restoreLetterRevision']> = async ({
  house,
  person,
  param,
}) => {
  const owned = await own(house, person, param('id'))
  const letter = await stateAt(house, ofLetter, owned, param('version'))
  return keep(house, owned, letter, { kind: 'restore', opened: undefined })
}

export const exportLetter: Handler<Calls['exportLetter']> = async ({
  house,
  person,
  param,
  query,
  reply,
}) => {
  const { resume } = await own(house, person, param('id'))
  const { format, paper = resume.paper } = query()
  const found = await findLetter(house.db, resume.id)
  if (found === null) throw new Problem('not_found')
  const language = resume.resume_language
  const title = titleOf({ ...resume, job_title: letterTitles[language] })
  const options = { paper, language, title, look: resume.look }
  const made = await letterBytes(found.letter, contentOf(resume), format, options, house.printer)
  if (made.kind === 'refused') {
    const cause = new Error(made.reason)
    throw new Problem(made.code, {}, { cause, retryAfterSeconds: 5 })
  }
  const { extension, mediaType } = fileKinds[format]
  void reply
    .type(mediaType)
    .header('content-disposition', disposition(fileNameOf(title, extension)))
    .send(made.bytes)
}

const namesOf = ({ job_title: title, company_name: company }: Resume) => ({ title, company })

async function answerOf(
  resume: Resume,
  { letter, written_at, version }: StoredLetter,
): Promise<LetterAnswer> {
  const { checkLetter } = await import('#domain/letter/check-letter.ts')
  const content = contentOf(resume)
  const passages = checkLetter(content, letter.body, namesOf(resume), resume.resume_language)
  return { letter, written_at, version, passages }
}
