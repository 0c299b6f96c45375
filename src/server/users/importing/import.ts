/**
 * Takes an export back in: resumes with their states and originals. What is there already, by what
 * it says and not by its id, stays as it is, so the same document twice adds nothing; it only gets
 * the saved states it lacks, so that one with very many can come in several documents. All of it or
 * none; ids are given anew, and credits, payments, scores, sessions and the person are left alone.
 */
import { randomUUID } from 'node:crypto'

import type { ImportAnswer } from '#contract/portable.ts'
import type { PortableStatement } from '#contract/statements.ts'
import type { FastifyRequest } from 'fastify'

import type { Db } from '../../db/tables.ts'
import { receiveJson } from '../../http/body.ts'
import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import { untilGone } from '../../http/until-gone.ts'
import { restoreBoards } from '../../job-import/boards/store.ts'
import { restoreSaved } from '../../job-search/saved/store.ts'
import { restoreFound } from '../../pasted-jobs/store.ts'
import { readPhoto } from '../../photos/calls.ts'
import { restorePhoto } from '../../photos/store.ts'
import { bytesKeptBy } from '../../quota/store.ts'
import type { StateText } from '../../resumes/history/store.ts'
import { ofLetter, ofResume, putStates } from '../../resumes/history/store.ts'
import { listAllOf } from '../../resumes/list-store.ts'
import type { Allowance } from '../../resumes/room.ts'
import { needRoom, allowanceOf } from '../../resumes/room.ts'
import { restoreKeptFiles } from '../../resumes/scans/kept-file-store.ts'
import { restoreStatements } from '../../statements/store.ts'
import { createTurnstile } from '../../work/turnstile.ts'
import { addPortable, findVersions, listOwnIds } from '../store.ts'
import { takeTurn } from '../turn-store.ts'
import type { Bare } from './document.ts'
import { fingerprint } from './fingerprint.ts'
import type { OpenDocument } from './open-document.ts'
import { openDocument, smallBytes } from './open-document.ts'

const limitBytes = 32 * 1024 * 1024

/** To store it: far above what the largest document takes. */
const mostMs = 60_000
/** So many resumes are stored before it is asked again whether there is room for more. */
const resumesBetweenLooks = 100

/** Who is importing right now in this process: a document this large is read one at a time. */
const underWay = new Set<string>()

/** A document may come slowly, and its bytes stand in memory meanwhile. */
const coming = createTurnstile({ places: 6, ofPerson: 1, waiting: 20, waitMs: 20_000 })
/** As values it takes several times its room: one at a time. */
const imports = createTurnstile({ places: 1, ofPerson: 1, waiting: 20, waitMs: 20_000 })

const busy = () => new Problem('text_busy', {}, { retryAfterSeconds: 10 })

async function receive(
  request: FastifyRequest,
  personId: string,
  gone: AbortSignal,
): Promise<Uint8Array> {
  const leave = await coming.enter(personId, gone)
  if (leave === null) throw busy()
  try {
    return await receiveJson(request, limitBytes)
  } finally {
    leave()
  }
}

export const importAccount: Handler<'importAccount'> = async ({
  house,
  person,
  request,
  reply,
}) => {
  if (underWay.has(person.id)) throw new Problem('request_in_progress')
  underWay.add(person.id)
  const gone = untilGone(reply)
  let leave: (() => void) | null = null
  let document: OpenDocument | null = null
  try {
    const bytes = await receive(request, person.id, gone)
    if (bytes.length > smallBytes) {
      leave = await imports.enter(person.id, gone)
      if (leave === null) throw busy()
    }
    document = await openDocument(bytes, gone)
    const opened = document
    const { statements, photo, found_jobs, saved_searches, followed_boards, scans } = opened.beside
    const jpeg = photo === null ? null : readPhoto(photo.jpeg)
    return await house.db.transaction().execute(async (transaction) => {
      await takeTurn(transaction, person.id)
      const before = await bytesKeptBy(transaction, person.id)
      if (jpeg !== null) await restorePhoto(transaction, person.id, jpeg, house.now())
      const jobs = await restoreFound(transaction, person.id, found_jobs)
      await restoreSaved(transaction, person.id, saved_searches)
      await restoreBoards(transaction, person.id, followed_boards, house.now())
      await restoreKeptFiles(transaction, person.id, scans, house.now())
      const allowance = allowanceOf(house, person.id)
      const needBytes = async () => {
        // Whoever is above the limit brings back what is there already.
        const now = await bytesKeptBy(transaction, person.id)
        if (now > before && now > allowance.mostBytes) throw new Problem('storage_full')
      }
      await needBytes()
      const into = { allowance, now: house.now(), needBytes }
      const { added, idOf } = await putBack(transaction, into, opened, jobs)
      const theirs = statements.flatMap((one) => withResumeRenamed(one, idOf))
      if (!(await restoreStatements(transaction, person.id, theirs)))
        throw new Problem('storage_full')
      await needBytes()
      return added
    })
  } finally {
    await document?.close()
    leave?.()
    underWay.delete(person.id)
  }
}

async function putBack(
  transaction: Db,
  {
    allowance,
    now,
    needBytes,
  }: { allowance: Allowance; now: Date; needBytes: () => Promise<void> },
  document: OpenDocument,
  jobs: ReadonlyMap<string, string>,
): Promise<{ added: ImportAnswer; idOf: ReadonlyMap<string, string> }> {
  const { personId } = allowance
  const present = await listPresent(transaction, personId)
  const told = await document.nameJobs(jobs)
  const idOf = new Map<string, string>()
  const placed = told.map(({ id: before, fingerprint: print, isTrashed }) => {
    const there = present.get(print)?.pop()
    const id = there ?? randomUUID()
    idOf.set(before, id)
    return { id, isNew: there === undefined, isTrashed }
  })
  const missing = placed.filter(({ isNew }) => isNew)
  await needRoom(transaction, allowance, missing.filter(({ isTrashed }) => !isTrashed).length)
  await document.nameResumes({ idOf, own: await listOwnIds(transaction, personId) })
  const began = performance.now()
  for (const [at, { id, isNew }] of placed.entries()) {
    if (performance.now() - began > mostMs) throw new Problem('text_too_complex')
    if (at % resumesBetweenLooks === resumesBetweenLooks - 1) await needBytes()
    const entry = await document.resumeAt(at)
    if (isNew) {
      const resume = { ...entry.resume, id }
      const deleted_at = notAfter(now, entry.deleted_at)
      await addPortable(transaction, personId, { ...entry, resume, deleted_at })
    }
    await addStates(transaction, document, { at, id, entry })
  }
  return {
    added: { added: missing.length, already_there: placed.length - missing.length },
    idOf,
  }
}

/** A line that was stated goes with its resume; none where that is not in the document. */
function withResumeRenamed(
  statement: PortableStatement,
  idOf: ReadonlyMap<string, string>,
): PortableStatement[] {
  const { about } = statement
  if (about === null) return [statement]
  const resume_id = idOf.get(about.resume_id)
  return resume_id === undefined ? [] : [{ ...statement, about: { ...about, resume_id } }]
}

/** The ids of a person's resumes, by what they say. */
async function listPresent(transaction: Db, personId: string): Promise<Map<string, string[]>> {
  const present = new Map<string, string[]>()
  for await (const batch of listAllOf(transaction, personId)) {
    for (const { resume, isTrashed } of batch) {
      const print = fingerprint(resume, isTrashed)
      present.set(print, [...(present.get(print) ?? []), resume.id])
    }
  }
  return present
}

/** Adds the saved states that a resume of the person and its letter lack. */
async function addStates(
  transaction: Db,
  document: OpenDocument,
  { at, id, entry }: { at: number; id: string; entry: Bare },
): Promise<void> {
  const { resume, letter } = entry
  const there = await findVersions(transaction, id)
  // Somewhere else it went another way since: its versions would name other states.
  if (there.resume === resume.version) {
    for await (const states of inPieces((from) => document.statesAt(at, id, from)))
      await putStates(transaction, ofResume, id, states)
  }
  if (letter !== null && there.letter === letter.version) {
    for await (const states of inPieces((from) => document.letterStatesAt(at, from)))
      await putStates(transaction, ofLetter, id, states)
  }
}

async function* inPieces(ask: (from: number) => Promise<StateText[]>): AsyncGenerator<StateText[]> {
  let from = 0
  for (;;) {
    const states = await ask(from)
    if (states.length === 0) return
    yield states
    from += states.length
  }
}

/** What was deleted by a clock that ran ahead would else stay in the trash beyond its days. */
function notAfter(now: Date, moment: string | null): string | null {
  return moment !== null && Date.parse(moment) > now.getTime() ? now.toISOString() : moment
}
