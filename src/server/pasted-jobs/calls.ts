/** Add, list and remove jobs that a person found elsewhere. */
import { jobLimit, lengthOf } from '#domain/resume/limits.ts'

import type { House } from '../house.ts'
import type { Handler } from '../http/handler.ts'
import { badRequest } from '../http/issue-words.ts'
import { Problem } from '../http/problem.ts'
import { readUpload } from '../http/uploads.ts'
import { untilGone } from '../http/until-gone.ts'
import type { Whose } from '../pdf/reader-process.ts'
import { createTurnstile } from '../work/turnstile.ts'
import { openDocument, plainTextIn } from './read-document.ts'
import { keepHandedPage, keepPastedText, readJobLink } from './read-link.ts'
import { correctFound, listFound, removeFound } from './store.ts'

export const addFoundJob: Handler<'addFoundJob'> = async ({ house, person, body, reply }) => {
  const { url, text, html } = await body((issues) =>
    issues[0]?.code === 'too_big' && issues[0].path[0] === 'text'
      ? new Problem('job_too_long')
      : badRequest(issues),
  )
  const run = house.texts.for(person.id, untilGone(reply))
  const job = await (text !== null && text.trim() !== ''
    ? keepPastedText(house, run, person.id, { url, text })
    : html !== null
      ? keepHandedPage(house, run, person.id, { url, html })
      : readJobLink(house, run, person.id, url))
  return { ...job.detail, text: job.text }
}

/** A file stands in memory from its first byte on, and some come slowly. */
const files = createTurnstile({ places: 8, ofPerson: 2, waiting: 16, waitMs: 8_000 })

/** The person looks at the text before it is kept: a file may be anything. */
export const readJobFile: Handler<'readJobFile'> = async ({ house, person, request, reply }) => {
  const gone = untilGone(reply)
  const leave = await files.enter(person.id, gone)
  if (leave === null) throw new Problem('reader_busy', {}, { retryAfterSeconds: 5 })
  try {
    house.reader.prepare() // while the file is on its way
    const { bytes } = await readUpload(request)
    return { text: await textOf(house, bytes, { person: person.id, signal: gone }) }
  } finally {
    leave()
  }
}

async function textOf(house: House, bytes: Buffer, whose: Required<Whose>): Promise<string> {
  const plain = plainTextIn(bytes)
  if (plain !== null) return needText(plain)
  const opened = await openDocument(house, bytes, whose)
  if (opened.kind === 'refused') {
    // Their sentences are about resumes.
    if (opened.code === 'pdf_not_pdf' || opened.code === 'file_picture')
      throw new Problem('job_file_unreadable')
    const isOurs = opened.code === 'reader_busy' || opened.code === 'reader_timeout'
    throw new Problem(opened.code, {}, isOurs ? { retryAfterSeconds: 5 } : {})
  }
  const run = house.texts.for(whose.person, whose.signal)
  return needText(await run('textOfDocument', opened.document))
}

function needText(text: string): string {
  if (text.trim() === '') throw new Problem('pdf_empty')
  if (lengthOf(text) > jobLimit) throw new Problem('job_too_long')
  return text
}

export const listFoundJobs: Handler<'listFoundJobs'> = async ({ house, person }) =>
  listFound(house.db, person.id)

export const correctFoundJob: Handler<'correctFoundJob'> = async ({
  house,
  person,
  param,
  body,
}) => {
  const said = await body()
  const job = await correctFound(house.db, person.id, param('id'), said)
  if (job === null) throw new Problem('job_not_found')
  return job.detail
}

export const removeFoundJob: Handler<'removeFoundJob'> = async ({ house, person, param }) => {
  if (!(await removeFound(house.db, person.id, param('id')))) throw new Problem('job_not_found')
  return undefined
}
