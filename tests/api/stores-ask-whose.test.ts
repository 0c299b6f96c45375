/**
 * The second lock: what asks the database for something of a person names the person in the very
 * statement. Even where a door was left open before it, nothing of somebody else's is given, changed
 * or taken away.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { endSession, listSessions } from '#server/auth/session-store.ts'
import { listEntries, readBalance } from '#server/credits/ledger-store.ts'
import { listLines } from '#server/credits/store.ts'
import {
  findFoundJob,
  keepFoundJob,
  listFound,
  listPortableFound,
  removeFound,
  restoreFound,
} from '#server/pasted-jobs/store.ts'
import {
  keepSearch,
  listPortableSaved,
  listSaved,
  removeSaved,
  seeSaved,
} from '#server/job-search/saved/store.ts'
import { listFollowed, listPortableBoards, unfollow } from '#server/job-import/boards/store.ts'
import { findResults } from '#server/job-search/results-store.ts'
import { dropModel, findModel } from '#server/own-models/store.ts'
import { searchesToMail, stopMail, wantMail } from '#server/mail/store.ts'
import { findQuickScore } from '#server/jobs/store.ts'
import { dropPhoto, findPhoto } from '#server/photos/store.ts'
import type { OwnedResume, TrashedResume } from '#server/resumes/own.ts'
import { own, ownTrashed } from '#server/resumes/own.ts'
import { createKeptTexts } from '#server/resumes/kept-texts.ts'
import { deleteScan, listScansOf, queueAgain, queueScan } from '#server/resumes/scans/store.ts'
import { listAllOf, listTextsOf } from '#server/resumes/list-store.ts'
import { changeResume } from '#server/resumes/store.ts'
import {
  deleteTrashed,
  listTrashOf,
  trashResume,
  untrashResume,
} from '#server/resumes/trash/store.ts'
import { listStatements, withdraw } from '#server/statements/store.ts'
import { findPortable, listResumeIds, listScores } from '#server/users/store.ts'
import { createHash } from 'node:crypto'

import { collected } from './collected.ts'
import type { FullAccount } from './full-account.ts'
import { openFullAccount } from './full-account.ts'
import { rowsNaming } from './stored-rows.ts'
import type { TestHouse } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const word = 'Zwergkanarienvogel'
const jobId = 'no-such-job'
const hash = createHash('sha256').update(word).digest()

let product: TestHouse
let full: FullAccount
/** Another person, with nothing but their account. */
let other: string
beforeAll(async () => {
  product = await openTestHouse()
  full = await openFullAccount(product, word, jobId)
  other = (await product.signUp()).id
})
afterAll(() => product.close())

const theirs = () => rowsNaming(product.house, [full.person.id, word])

describe('[ASVS 8.2.2] somebody else, with ids of things that are not theirs,', () => {
  it('is given nothing of them', async () => {
    const { db, now } = product.house
    const { ids, resume, trashed } = full
    const given = [
      await listSessions(db, other, now()),
      await listEntries(db, other, { start: 0, limit: null }),
      await listLines(db, other, { before: null, limit: 100 }),
      await findFoundJob(db, other, 'id', ids.found),
      await findFoundJob(db, other, 'link_key', (await foundRow()).link_key),
      await listFound(db, other),
      await listPortableFound(db, other),
      await listSaved(db, other),
      await listPortableSaved(db, other),
      await searchesToMail(db, other),
      await listPortableBoards(db, other),
      await listFollowed(db, other),
      await findModel(db, other),
      await findResults(db, other, Buffer.from(word), now()),
      await findQuickScore(db, other, hash, jobId),
      await listScansOf(db, other),
      await collected(listTextsOf(db, createKeptTexts(), other)),
      await listTrashOf(db, other),
      await listStatements(db, other),
      await findPortable(db, other, resume.id),
      await findPortable(db, other, trashed.id),
      await collected(listAllOf(db, other)),
      await listResumeIds(db, other),
      await listScores(db, other),
      await findPhoto(db, other),
    ]
    // Their own one session and their own gift of credits, and that is all.
    expect(given.flat().filter((one) => one !== null)).toHaveLength(3)
    expect(JSON.stringify(given)).not.toContain(word)
    expect(await readBalance(db, other)).toBe(25)
    expect(await readBalance(db, full.person.id)).toBe(31)
  })

  it('changes and takes nothing of them', async () => {
    const { house } = product
    const { db } = house
    const { ids, resume, trashed, person } = full
    const at = house.now()
    const before = await theirs()
    // As a door would say it that had not looked whose it is.
    const opened = {
      ...(await own(house, who(person.id), resume.id)),
      personId: other,
    } as OwnedResume
    const inTrash = {
      ...(await ownTrashed(house, who(person.id), trashed.id)),
      personId: other,
    } as TrashedResume
    const done = [
      await endSession(db, other, ids.session),
      await removeFound(db, other, ids.found),
      await seeSaved(db, other, ids.saved, new Date(at.getTime() + 60_000)),
      await removeSaved(db, other, ids.saved),
      await stopMail(db, other, ids.saved),
      await unfollow(db, other, ids.board),
      await withdraw(db, other, ids.statement, at),
      await queueAgain(db, other, ids.scan, at),
      await deleteScan(db, other, ids.scan),
      await untrashResume(db, inTrash),
    ]
    expect(done.filter((one) => one !== false && one !== null)).toEqual([])
    await deleteTrashed(db, inTrash)
    await trashResume(db, opened, at)
    await dropPhoto(db, other)
    await dropModel(db, other)
    await wantMail(db, other, ids.saved, 'en', at)
    const takeOver = () => ({ summary: 'taken over' })
    const saved = await changeResume(db, opened, { kind: 'save', at }, takeOver, 1e9)
    expect(saved.kind).toBe('gone')
    expect(await theirs()).toEqual(before)
  })

  it('writes beside them, never over them', async () => {
    const { db, now } = product.house
    const before = await theirs()
    const row = await foundRow()
    const kept = await keepFoundJob(db, other, {
      id: 'found-another',
      link: row.link,
      linkKey: row.link_key,
      detail: { ...row.detail, job_title: 'Mine' },
      text: 'mine',
      readBy: 'person',
      readAt: now(),
    })
    expect(kept.detail.id).toBe('found-another')
    const [portable] = await listPortableFound(db, full.person.id)
    if (portable === undefined) throw new Error('they have one')
    // An import that names their id makes one of another name.
    const third = (await product.signUp()).id
    await restoreFound(db, third, [{ ...portable, text: 'imported' }])
    expect((await listFound(db, third)).map(({ id }) => id)).not.toContain(portable.id)
    expect(await listFound(db, third)).toHaveLength(1)
    for (let i = 0; i < 25; i++) {
      await keepSearch(db, other, { ...savedQuery, job_title: `job ${i}` }, now())
    }
    const file = { name: 'mine.pdf', bytes: Buffer.from(word), paper: 'a4' as const }
    const queued = await queueScan(db, other, file, now())
    expect(queued.kind === 'queued' && queued.scan.id).not.toBe(full.ids.scan)
    const after = await theirs()
    expect(before.filter((one) => !after.includes(one))).toEqual([])
  })
})

const savedQuery = {
  job_title: '',
  location: '',
  job_types: [],
  experience_levels: [],
  work_types: [],
  radius_km: null,
  sort: 'best' as const,
}

const who = (id: string) => ({ id, name: null, email: null, sessionId: full.ids.session })

const foundRow = () =>
  product.house.db
    .selectFrom('found_jobs')
    .selectAll()
    .where('id', '=', full.ids.found)
    .executeTakeFirstOrThrow()
