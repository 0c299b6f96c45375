/** The cover letter beside a resume: opened, written, saved, brought back, removed, exported. */
import type { LetterAnswer } from '#contract/letters.ts'
import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import { fileKinds } from '#domain/exchange/formats.ts'
import type { Letter } from '#domain/letter/letter.ts'
import { letter } from '#domain/letter/letter.ts'
import type { LetterVersion } from '#domain/letter/check-letter.ts'
import { letterTitles } from '#domain/letter/phrases.ts'
import { languageOfLetter } from '#domain/letter/language-of-letter.ts'
import { designOf } from '#domain/resume/designs.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'

import type { House } from '../../house.ts'
import { Problem } from '../../http/problem.ts'
import { disposition } from '../../http/disposition.ts'
import { untilGone } from '../../http/until-gone.ts'
import { letterBytes } from '../../print/letter-bytes.ts'
import { printContext } from '../../print/print-context.ts'
import { refusedPrint } from '../../print/refused-print.ts'
import type { OwnedResume } from '../own.ts'
import { engineFor } from '../../own-models/find-own.ts'
import { onPaper } from '../on-paper.ts'
import { withOwn } from '../own.ts'
import type { RunTask } from '../../work/tasks.ts'
import { WorkRefused } from '../../work/work-refused.ts'
import { missingReasonOf, readJobText } from '../score.ts'
import { rename, stateAt } from '../history/states.ts'

import { listRevisions, ofLetter, ofResume } from '../history/store.ts'
import { findSent } from '../../applications/sent-store.ts'
import type { LetterSaving, StoredLetter } from './store.ts'
import { dropLetter, findLetter, keepLetter } from './store.ts'
import { versionIn } from './version-store.ts'

export const letterOfResume = withOwn<'letterOfResume'>(async (owned, { house, person, reply }) => {
  const found = await findLetter(house.db, owned.resume.id)
  const run = house.texts.for(person.id, untilGone(reply))
  return found === null ? null : answerOf(house, run, owned, found)
})

/** What an engine may take beyond the time that a model has. */
const besideModelMs = 60_000

const asVersion = (resume: Resume): LetterVersion => ({
  content: contentOf(resume),
  language: resume.resume_language,
})

/** In which other language the letter is, and from whose lines. */
interface Source {
  other: LetterAnswer['other_language']
  version: LetterVersion | null
}

async function sourceOf(db: House['db'], run: RunTask, owned: OwnedResume): Promise<Source> {
  const { job_description: text, resume_language: own } = owned.resume
  const reading = text === null || text === '' ? null : await readJobText(run, text)
  const language = languageOfLetter({ reading }, own)
  if (language === own) return { other: undefined, version: null }
  const found = await versionIn(db, owned, language)
  return {
    other: { language, resume_id: found?.id ?? null },
    version: found === null ? null : asVersion(found),
  }
}

export const writeLetter = withOwn<'writeLetter'>(async (owned, { house, person, body, reply }) => {
  const { resume } = owned
  const { version: opened } = await body()
  const signal = untilGone(reply, house.config.llmTimeoutMs + besideModelMs)
  const run = house.texts.for(person.id, signal)
  const reading = resume.job_description ? await readJobText(run, resume.job_description) : null
  const written = { day: dayOf(house.now()), paper: resume.paper }
  const job = { ...namesOf(resume), reading, written }
  const { engine, own: brought } = await engineFor(house, person.id)
  const { version } = await sourceOf(house.db, run, owned)
  const { content, language } = version ?? asVersion(resume)
  const isByRules = engine.name === 'built-in'
  if (isByRules && (await run('tellsTooLittle', content, job, language)))
    throw new Problem('letter_untranslated')
  const made = await engine.writeLetter(content, job, language, { signal, run })
  const answer = await keep(house, owned, made.letter, { kind: 'write', opened })
  const by = brought === null ? made.by : { ...made.by, is_own: true }
  return { ...answer, done_by: by, discarded_count: made.discarded }
})

export const saveLetter = withOwn<'saveLetter'>(async (owned, { house, body }) => {
  const { version: opened, dateline, ...sent } = await body()
  const before = dateline === undefined ? await findLetter(house.db, owned.resume.id) : null
  const letter = { ...sent, dateline: dateline ?? before?.letter.dateline ?? '' }
  return keep(house, owned, letter, { kind: 'save', opened })
})

/** Refuses, with the letter that is there, where it is not the one that was opened. */
async function keep(
  house: Pick<House, 'db' | 'now' | 'config' | 'texts'>,
  owned: OwnedResume,
  letter: Letter,
  saving: Omit<LetterSaving, 'at'>,
): Promise<LetterAnswer> {
  const { db, now, config, texts } = house
  const run = texts.for(owned.personId)
  const at = now()
  const kept = await keepLetter(db, owned, letter, { ...saving, at }, config.bytesPerPerson)
  if (kept !== null) return answerOf(house, run, owned, kept)
  const present = await findLetter(db, owned.resume.id)
  // Removed at this very moment: there is nothing left to be in the way.
  if (present === null) return keep(house, owned, letter, { ...saving, opened: undefined })
  throw new Problem(
    'letter_conflict',
    {},
    { body: { letter: await answerOf(house, run, owned, present) } },
  )
}

export const removeLetter = withOwn<'removeLetter'>(async (owned, { house }) => {
  await dropLetter(house.db, owned)
})

export const letterHistory = withOwn<'letterHistory'>(async (owned, { house }) =>
  listRevisions(house.db, ofLetter, owned),
)

export const openLetterRevision = withOwn<'openLetterRevision'>(async (owned, { house, param }) =>
  letterAt(house, owned, param('version')),
)

/** As it is opened today, whatever it lacked then. */
const letterAt = async (
  house: Pick<House, 'db'>,
  owned: OwnedResume,
  version: string,
): Promise<Letter> => letter.parse(await stateAt(house, ofLetter, owned, version))

export const renameLetterRevision = withOwn<'renameLetterRevision'>(
  async (owned, { house, param, body }) =>
    rename(house, ofLetter, owned, { version: param('version'), ...(await body()) }),
)

export const restoreLetterRevision = withOwn<'restoreLetterRevision'>(
  async (owned, { house, param }) => {
    const state = await letterAt(house, owned, param('version'))
    return keep(house, owned, state, { kind: 'restore', opened: undefined })
  },
)

export const exportLetter = withOwn<'exportLetter'>(
  async (owned, { house, person, query, reply }) => {
    const { format, paper: wished, sent_at } = query()
    const { resume, letter } = await asOf(house, owned, sent_at)
    const paper = wished ?? resume.paper
    const language = resume.resume_language
    const { letter: alone, application } = letterTitles[language]
    const named = format === 'application' ? application : alone
    const title = titleOf({ ...resume, job_title: named })
    const options = {
      paper,
      language,
      title,
      design: designOf(resume.layout, resume.design),
      look: resume.look,
      resume:
        format === 'application'
          ? await onPaper(house, { ...owned, resume }, { paper })
          : undefined,
    }
    const context = printContext(house, person, reply)
    const made = await letterBytes(letter, contentOf(resume), format, options, context)
    if (made.kind === 'refused') throw refusedPrint(made, house.log)
    const { extension, mediaType } = fileKinds[format === 'application' ? 'pdf' : format]
    void reply
      .type(mediaType)
      .header('content-disposition', disposition(fileNameOf(title, extension)))
      .send(made.bytes)
  },
)

const dayOf = (now: Date) => ({
  year: now.getUTCFullYear(),
  month: now.getUTCMonth() + 1,
  day: now.getUTCDate(),
})

/** The letter with the resume beside it: of now, or as they were sent. */
async function asOf(
  house: Pick<House, 'db'>,
  owned: OwnedResume,
  sentAt: string | undefined,
): Promise<{ resume: Resume; letter: Letter }> {
  if (sentAt === undefined) {
    const found = await findLetter(house.db, owned.resume.id)
    if (found === null) throw new Problem('not_found')
    return { resume: owned.resume, letter: found.letter }
  }
  const sent = await findSent(house.db, owned, sentAt)
  if (sent === null || sent.letter === null) throw new Problem('not_found')
  const resume = await stateAt(house, ofResume, owned, String(sent.version))
  return { resume, letter: sent.letter }
}

const namesOf = ({ job_title: title, company_name: company }: Resume) => ({ title, company })

/** A letter that takes too long to check is a letter all the same: it says that it is not checked. */
async function answerOf(
  { db }: Pick<House, 'db'>,
  run: RunTask,
  owned: OwnedResume,
  stored: StoredLetter,
): Promise<LetterAnswer> {
  const { letter, written_at, version } = stored
  const answer = { letter, written_at, version }
  const { resume } = owned
  try {
    const source = await sourceOf(db, run, owned)
    const { content, language } = asVersion(resume)
    const names = namesOf(resume)
    const passages = await run('checkLetter', content, letter.body, names, language, source.version)
    const { other } = source
    return { ...answer, passages, ...(other === undefined ? {} : { other_language: other }) }
  } catch (error) {
    if (!(error instanceof WorkRefused)) throw error
    return { ...answer, passages: [], check_missing: missingReasonOf(error) }
  }
}
