/**
 * Everything of a person as one JSON document. It goes out piece by piece, so that years of saved
 * states never stand in memory at once; and no connection to the database waits for a slow reader.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { listEntries } from '../credits/ledger-store.ts'
import type { FromPerson, Handler } from '../http/handler.ts'
import type { House } from '../house.ts'
import { describeError } from '../log.ts'
import { untilGone } from '../http/until-gone.ts'
import { Problem } from '../http/problem.ts'
import { createTurnstile } from '../work/turnstile.ts'
import { shown } from '../own-models/calls.ts'
import { findModel } from '../own-models/store.ts'
import { findPhoto } from '../photos/store.ts'
import { listPortableFound } from '../pasted-jobs/store.ts'
import { listPortableBoards } from '../job-import/boards/store.ts'
import { listPortableSaved } from '../job-search/saved/store.ts'
import { listStatements } from '../statements/store.ts'
import { sessionsNow } from './sessions.ts'
import type { History } from '../resumes/history/store.ts'
import { listStates, ofLetter, ofResume } from '../resumes/history/store.ts'
import { listKeptFiles } from '../resumes/scans/kept-file-store.ts'
import { findJoined, findPortable, listPayments, listResumeIds, listScores } from './store.ts'

/** A piece of a document stands in memory for as long as its reader takes it. */
const exports = createTurnstile({ places: 6, ofPerson: 1, waiting: 20, waitMs: 20_000 })
/** A reader that takes nothing for so long has gone. */
const silenceMs = 30_000

export const exportAccount: Handler<'exportAccount'> = async (incoming) => {
  const { person, reply } = incoming
  const leave = await exports.enter(person.id, untilGone(reply))
  if (leave === null) throw new Problem('text_busy', {}, { retryAfterSeconds: 10 })
  try {
    return await sendDocument(incoming)
  } finally {
    leave()
  }
}

const sendDocument: Handler<'exportAccount'> = async (incoming) => {
  const { house, reply } = incoming
  const pieces = documentOf(incoming)
  const first = await pieces.next() // a database that is away is still an answer of its own
  const name = `lapel-export-${house.now().toISOString().slice(0, 10)}.json`
  void reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .hijack()
  reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>) // none of ours is a list
  const end = () => reply.raw.destroy(new Error('nobody reads it'))
  reply.raw.setTimeout(silenceMs, end)
  async function* all() {
    yield first.value ?? ''
    yield* pieces
  }
  await pipeline(Readable.from(all()), reply.raw).catch((error: unknown) => {
    // Half an answer is out: the broken connection is all that can tell.
    house.log.warn('an export was broken off', describeError(error))
  })
  return undefined as never // the answer has gone out above
}

async function* documentOf({
  house,
  person,
}: Pick<FromPerson, 'house' | 'person'>): AsyncGenerator<string> {
  const { db } = house
  const head = {
    format: 'lapel-export',
    version: 1,
    exported_at: house.now().toISOString(),
    person: { name: person.name, email: person.email, created_at: await findJoined(db, person.id) },
  }
  const ids = await listResumeIds(db, person.id)
  yield `${JSON.stringify(head).slice(0, -1)},"resumes":[`
  let separator = ''
  for (const id of ids) {
    const found = await findPortable(db, person.id, id)
    if (found === null) continue // gone for good since the list was made
    const { letter, ...rest } = found
    yield `${separator}${JSON.stringify(rest).slice(0, -1)},"letter":`
    separator = ','
    if (letter === null) yield 'null'
    else {
      yield JSON.stringify(letter).slice(0, -1)
      yield* statesOf(db, ofLetter, id)
      yield '}'
    }
    yield* statesOf(db, ofResume, id)
    yield '}'
  }
  const jpeg = await findPhoto(db, person.id)
  const tail = {
    quick_scores: await listScores(db, person.id),
    statements: (await listStatements(db, person.id)).map(({ id: _id, ...said }) => said),
    photo: jpeg === null ? null : { jpeg },
    model: await exportedModel(db, person.id),
    found_jobs: await listPortableFound(db, person.id),
    saved_searches: await listPortableSaved(db, person.id),
    followed_boards: await listPortableBoards(db, person.id),
    credits: await listEntries(db, person.id, { start: 0, limit: null }),
    payments: await listPayments(db, person.id),
    sessions: await sessionsNow(house, person),
  }
  yield `],${JSON.stringify(tail).slice(1, -1)},"scans":[`
  let comma = ''
  for await (const scan of listKeptFiles(db, person.id)) {
    yield comma + JSON.stringify(scan)
    comma = ','
  }
  yield ']}'
}

async function exportedModel(db: House['db'], personId: string) {
  const stored = await findModel(db, personId)
  if (stored === null) return null
  const { has_key: _, ...rest } = shown(stored)
  return rest
}

async function* statesOf(
  db: House['db'],
  history: History<never, string>,
  id: string,
): AsyncGenerator<string> {
  yield ',"revisions":['
  let comma = ''
  for await (const states of listStates(db, history, id)) {
    yield comma + states.map((state) => JSON.stringify(state)).join(',')
    comma = ','
  }
  yield ']'
}
