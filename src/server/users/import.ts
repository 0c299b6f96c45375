/**
 * Takes an export back in: resumes with their states and originals. What is there already, by what
 * it says and not by its id, stays as it is, so the same document twice adds nothing; it only gets
 * the saved states it lacks, so that one with very many can come in several documents. All of it or
 * none; ids are given anew, and credits, payments, scores, sessions and the person are left alone.
 */
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { Calls } from '#contract/calls.ts'
import type {
  ImportAnswer,
  PortableResume,
  PortableScan,
  PortableState,
} from '#contract/portable.ts'
import { importBody, portableResume } from '#contract/portable.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/resume.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'

import type { Tables } from '../db/tables.ts'
import { check, receiveJson } from '../http/body.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { readPhoto } from '../photos/calls.ts'
import { restorePhoto } from '../photos/store.ts'
import { hashContent } from '../resumes/content-hash.ts'
import { listAllOf } from '../resumes/list-store.ts'
import { refuseResume } from '../resumes/refuse-resume.ts'
import type { Shelf } from '../resumes/room.ts'
import { needRoom, shelfOf } from '../resumes/room.ts'
import { looksLikePdf } from '../pdf/pdf-signature.ts'
import type { KeptFile } from '../resumes/scans/kept-files.ts'
import { restoreKeptFiles } from '../resumes/scans/kept-files.ts'
import { needOnceLight } from '../resumes/weigh.ts'
import { restoreFound } from '../pasted-jobs/store.ts'
import { restoreSaved } from '../job-search/saved/store.ts'
import { bytesKeptBy } from '../quota/store.ts'
import { restoreStatements } from '../statements/store.ts'
import { renameJobs } from './renamed-jobs.ts'
import { addPortable, addStates, listOwnIds } from './store.ts'
import { createTurnstile } from '../work/turnstile.ts'
import { untilGone } from '../http/until-gone.ts'
import { takeTurn } from './turn.ts'

const limitBytes = 32 * 1024 * 1024

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
): Promise<() => unknown> {
  const leave = await coming.enter(personId, gone)
  if (leave === null) throw busy()
  try {
    return await receiveJson(request, limitBytes)
  } finally {
    leave()
  }
}

export const importAccount: Handler<Calls['importAccount']> = async ({
  house,
  person,
  request,
  reply,
}) => {
  if (underWay.has(person.id)) throw new Problem('request_in_progress')
  underWay.add(person.id)
  const gone = untilGone(reply)
  let leave: (() => void) | null = null
  try {
    const values = await receive(request, person.id, gone)
    leave = await imports.enter(person.id, gone)
    if (leave === null) throw busy()
    const document = await readDocument(values())
    const photo = document.photo === null ? null : readPhoto(document.photo.jpeg)
    const scans = document.scans.map(readScan)
    return await house.db.transaction().execute(async (transaction) => {
      await takeTurn(transaction, person.id)
      const before = await bytesKeptBy(transaction, person.id)
      await restoreStatements(transaction, person.id, document.statements)
      if (photo !== null) await restorePhoto(transaction, person.id, photo, house.now())
      const jobs = await restoreFound(transaction, person.id, document.found_jobs)
      await restoreSaved(transaction, person.id, document.saved_searches)
      await restoreKeptFiles(transaction, person.id, scans, house.now())
      const shelf = shelfOf(house, person.id)
      const resumes = renameJobs(document.resumes, jobs)
      const added = await putBack(transaction, { shelf, now: house.now() }, resumes)
      // Whoever is above the limit brings back what is there already.
      const after = await bytesKeptBy(transaction, person.id)
      if (after > before && after > shelf.mostBytes) throw new Problem('storage_full')
      return added
    })
  } finally {
    leave?.()
    underWay.delete(person.id)
  }
}

const shallow = importBody.extend({
  resumes: z.array(z.unknown()),
})

/** The bytes of a scan; whatever reads them later does so in a process of its own. */
function readScan({ file, ...scan }: PortableScan): KeptFile {
  const bytes = Buffer.from(file, 'base64')
  if (!looksLikePdf(bytes)) throw new Problem('bad_request')
  return { ...scan, bytes }
}

/** Held against the schema one resume at a time, so that others are served in between. */
async function readDocument(sent: unknown) {
  const document = check(shallow, sent) as z.output<typeof shallow> // it has just passed
  const resumes: PortableResume[] = []
  for (const entry of document.resumes) {
    const portable = check(portableResume, entry, refuseResume) as PortableResume // as above
    needOnceLight(portable.resume)
    if (portable.original !== null) needOnceLight(portable.original)
    for (const { state } of portable.revisions) needOnceLight(state)
    resumes.push(portable)
    await setImmediate()
  }
  return { ...document, resumes }
}

async function putBack(
  transaction: Kysely<Tables>,
  { shelf, now }: { shelf: Shelf; now: Date },
  resumes: readonly PortableResume[],
): Promise<ImportAnswer> {
  const { personId } = shelf
  const present = new Map<string, string[]>()
  for await (const batch of listAllOf(transaction, personId)) {
    for (const { resume, isTrashed } of batch) {
      const print = fingerprint(resume, isTrashed)
      present.set(print, [...(present.get(print) ?? []), resume.id])
    }
  }
  const idOf = new Map<string, string>()
  const placed = resumes.map((entry) => {
    const { resume, deleted_at } = entry
    const there = present.get(fingerprint(resume, deleted_at !== null))?.pop()
    const id = there ?? randomUUID()
    idOf.set(resume.id, id)
    return { entry, id, isNew: there === undefined }
  })
  const missing = placed.filter(({ isNew }) => isNew)
  const kept = missing.filter(({ entry }) => entry.deleted_at === null)
  await needRoom(transaction, shelf, kept.length)
  const own = await listOwnIds(transaction, personId)
  const rename = (resume: Resume): Resume => ({
    ...resume,
    id: idOf.get(resume.id) ?? resume.id,
    original_resume_id: madeFrom(resume.original_resume_id, idOf, own),
  })
  for (const { entry, id, isNew } of placed) {
    const history = {
      letter: entry.letter === null ? null : withStates(entry.letter),
      revisions: revisionsOf(entry).map((one) => ({ ...one, state: { ...rename(one.state), id } })),
    }
    if (!isNew) {
      await addStates(transaction, id, { resume: entry.resume, ...history })
      continue
    }
    await addPortable(transaction, personId, {
      ...entry,
      ...history,
      resume: { ...rename(entry.resume), id },
      original: entry.original === null ? null : rename(entry.original),
      deleted_at: notAfter(now, entry.deleted_at),
    })
  }
  return { added: missing.length, already_there: resumes.length - missing.length }
}

/** What was deleted by a clock that ran ahead would else stay in the trash beyond its days. */
function notAfter(now: Date, moment: string | null): string | null {
  return moment !== null && Date.parse(moment) > now.getTime() ? now.toISOString() : moment
}

/**
 * The id of a resume's original: where it is now, or where the person still has it. Otherwise one
 * that nobody has, which says that there was an original and points to nobody's resume.
 */
function madeFrom(
  id: string | null,
  idOf: ReadonlyMap<string, string>,
  own: ReadonlySet<string>,
): string | null {
  if (id === null) return null
  return idOf.get(id) ?? (own.has(id) ? id : randomUUID())
}

const revisionsOf = ({ resume, revisions }: PortableResume): PortableResume['revisions'] =>
  statesUpTo({ version: resume.version, saved_at: resume.created_at, state: resume }, revisions)

/** A document of an older program has a letter without its history. */
const withStates = (kept: NonNullable<PortableResume['letter']>): typeof kept => ({
  ...kept,
  revisions: statesUpTo(
    { version: kept.version, saved_at: kept.written_at, state: kept.letter },
    kept.revisions,
  ),
})

/** Each version once and none after the present one, which is always there. */
function statesUpTo<State>(
  present: Pick<PortableState<State>, 'version' | 'saved_at' | 'state'>,
  states: readonly PortableState<State>[],
): PortableState<State>[] {
  const byVersion = new Map(
    states.filter(({ version }) => version <= present.version).map((one) => [one.version, one]),
  )
  if (!byVersion.has(present.version))
    byVersion.set(present.version, { ...present, name: null, kind: 'imported' })
  return [...byVersion.values()]
}

/** What a person would know a resume by: all it says, but for ids and what is computed from it. */
function fingerprint(resume: Resume, isTrashed: boolean): string {
  return JSON.stringify([
    hashContent(contentOf(resume)).toString('base64'),
    Date.parse(resume.created_at),
    resume.company_name,
    resume.job_title,
    resume.job_status,
    resume.is_base,
    resume.notes,
    resume.job_identifier,
    resume.job_description,
    resume.resume_language,
    resume.layout,
    resume.paper,
    resume.look,
    isTrashed,
  ])
}
