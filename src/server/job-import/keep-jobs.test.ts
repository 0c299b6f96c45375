import { normaliseJob } from '#domain/posts/normalise.ts'
import type { FoundJob, NormalisedJob } from '#domain/posts/normalised.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { openTestHouse } from '../../../tests/api/test-house.ts'
import { closeAged, closeEnded, closeMissing } from './close-jobs.ts'
import { jobIdOf } from '../jobs/job-id.ts'
import { keepJobs } from './keep-jobs.ts'
import { indexBodies } from '../job-search/index-bodies.ts'
import { indexJobs } from '../job-search/index-jobs.ts'
import { addBodies, textsToRead } from '../job-search/store.ts'
import { runHere } from '../work/tasks.ts'

const product = await openTestHouse()
afterAll(() => product.close())
const { db } = product.house
beforeEach(async () => {
  await db.deleteFrom('jobs').execute()
  await db.deleteFrom('job_texts_due').execute()
})

const text = Array.from({ length: 60 }, (_, i) => `Sentence ${i} about baking bread.`).join('\n')

function job(
  sourceJobId: string,
  change: Partial<FoundJob> = {},
  source = 'jsonl:a',
  readAt = new Date(),
): NormalisedJob {
  const made = normaliseJob(
    {
      sourceJobId,
      title: 'Baker',
      company: 'Oven Ltd',
      locations: ['Leeds'],
      body: `${text}\nJob number ${sourceJobId}`,
      isWhole: true,
      link: `https://${source.slice(-1)}.example/${sourceJobId}`,
      listedAt: '2026-11-01',
      validThrough: null,
      typeWords: [],
      levelWords: [],
      workWords: [],
      isRemote: null,
      salary: null,
      language: 'en',
      ...change,
    },
    { id: jobIdOf(source, sourceJobId), source, attribution: null, readAt },
  )
  if (made === null) throw new Error('no job')
  return made
}

const keep = (source: string, jobs: NormalisedJob[]) =>
  db.transaction().execute((trx) => keepJobs(trx, source, jobs))
const finish = (run: number, seen: string[] | null, source = 'jsonl:a') =>
  db.transaction().execute((trx) => closeMissing(trx, source, run, seen))
const rows = () =>
  db
    .selectFrom('jobs')
    .select(['id', 'source_job_id', 'group_id', 'location', 'closed_at', 'updated_at', 'title'])
    .orderBy('source_job_id')
    .execute()
const other = { body: 'Quite another text about the same trade, with other words in it.' }

describe('keeping jobs', () => {
  it('writes a job once, and again only where it changed', async () => {
    expect(await keep('jsonl:a', [job('1')])).toMatchObject({ added: 1, touched: [job('1').id] })
    const [before] = await rows()
    expect(await keep('jsonl:a', [job('1')])).toEqual({ added: 0, written: 0, touched: [] })
    expect(await rows()).toEqual([before])
    const changed = await keep('jsonl:a', [job('1', { title: 'Master baker' })])
    expect(changed).toEqual({ added: 0, written: 1, touched: [job('1').id] })
    expect((await rows())[0]?.title).toBe('Master baker')
  })

  it('writes a job of a day to come once, as of the day it was first read', async () => {
    const before = new Date().toISOString()
    await keep('jsonl:a', [job('1', { listedAt: '2096-11-01' })])
    const listed = () => db.selectFrom('jobs').select(['listed_at', 'detail']).execute()
    const [first] = await listed()
    expect(first?.listed_at?.toISOString()).toBe(first?.detail.created_at)
    expect((first?.detail.created_at ?? '') >= before).toBe(true)
    const later = job('1', { listedAt: '2096-11-01' }, 'jsonl:a', new Date(Date.now() + 3_600_000))
    expect((await keep('jsonl:a', [later])).written).toBe(0)
    expect(await listed()).toEqual([first])
  })

  it('takes a job that an answer holds twice for one', async () => {
    expect((await keep('jsonl:a', [job('1'), job('1')])).added).toBe(1)
  })

  it('keeps what hostile text there is in a job as text', async () => {
    const odd = job('1', {
      title: `'; DROP TABLE jobs; -- \u0000`,
      locations: ['\ud800', '{"a":1}'],
    })
    await keep('jsonl:a', [odd])
    expect(await rows()).toMatchObject([{ title: `'; DROP TABLE jobs; --` }])
  })

  it('shows one job of several posts as one, with the places of all', async () => {
    await keep('jsonl:a', [job('1'), job('2', { locations: ['York'] })])
    await keep('jsonl:b', [job('3', { locations: ['Hull'], company: 'OVEN' }, 'jsonl:b')])
    const [first, second, third] = await rows()
    const lead = [first, second, third].find((row) => row?.id === row?.group_id)
    expect(new Set([first?.group_id, second?.group_id, third?.group_id])).toEqual(
      new Set([lead?.id]),
    )
    expect(lead?.location.split('; ').toSorted()).toEqual(['Hull', 'Leeds', 'York'])
  })

  it('makes one card of what two sources give under one address, whoever they say offers it', async () => {
    const link = 'https://oven.example/careers/7'
    await keep('jsonl:a', [job('1', { link })])
    await keep('jsonl:b', [job('2', { ...other, link, company: 'The Oven' }, 'jsonl:b')])
    const [first, second] = await rows()
    expect(second?.group_id).toBe(first?.id)
  })

  it('makes the row of a new job as it is made when the job is read again', async () => {
    const found = () => db.selectFrom('job_search').selectAll().orderBy('job_id').execute()
    await keep('jsonl:a', [job('1'), job('2', { ...other, listedAt: null, isWhole: false })])
    const before = await found()
    await indexJobs(db, [job('1').id, job('2').id])
    expect(before).toHaveLength(2)
    expect(await found()).toEqual(before)
  })

  it('never joins titles that differ by a city or a level', async () => {
    await keep('jsonl:a', [
      job('1', { title: 'Baker Leeds' }),
      job('2', { title: 'Baker York' }),
      job('3', { title: 'Senior Baker' }),
      job('4', other),
    ])
    for (const row of await rows()) expect(row.group_id).toBe(row.id)
  })

  it('gives the card to the next post when the first one closes', async () => {
    await keep('jsonl:a', [job('1')])
    await keep('jsonl:a', [job('2', { locations: ['York'] })])
    await finish(1, [job('2').id])
    const touched = await finish(2, [job('2').id])
    expect(touched.toSorted()).toEqual([job('1').id, job('2').id].toSorted())
    expect(await rows()).toMatchObject([
      { source_job_id: '1', closed_at: expect.any(Date) },
      { source_job_id: '2', closed_at: null, group_id: job('2').id, location: 'York' },
    ])
  })

  it('makes one card of one job, also where two sources are kept at once', async () => {
    const sources = ['jsonl:a', 'jsonl:b', 'jsonl:c', 'jsonl:d']
    await Promise.all(sources.map((source) => keep(source, [job('1', {}, source)])))
    const kept = await rows()
    expect(kept).toHaveLength(4)
    expect(new Set(kept.map((row) => row.group_id)).size).toBe(1)
  })
})

describe('closing jobs', () => {
  it('closes what two complete reads miss, and opens it when it is back', async () => {
    await keep('jsonl:a', [job('1'), job('2', other)])
    expect(await finish(1, [job('1').id])).toEqual([])
    expect((await rows())[1]?.closed_at).toBeNull()
    expect(await finish(2, [job('1').id])).toEqual([job('2').id])
    expect((await rows())[1]?.closed_at).not.toBeNull()
    expect((await keep('jsonl:a', [job('2', other)])).touched).toEqual([job('2').id])
    expect((await rows())[1]?.closed_at).toBeNull()
  })

  it('counts a board that is unchanged as missing the same jobs again', async () => {
    await keep('jsonl:a', [job('1'), job('2', other)])
    await finish(1, [job('1').id])
    expect(await finish(2, null)).toEqual([job('2').id])
    expect((await rows())[0]?.closed_at).toBeNull()
  })

  it('reads the text of a job that closed before its turn once, and keeps nothing of it', async () => {
    await keep('jsonl:a', [job('1')])
    await finish(1, [])
    await finish(2, [])
    const due = () => db.selectFrom('job_texts_due').selectAll().execute()
    expect(await due()).toHaveLength(1)
    await indexBodies({ ...product.house, run: runHere })
    expect(await due()).toEqual([])
    expect(await db.selectFrom('job_bodies').selectAll().execute()).toEqual([])
  })

  it('reads a text again that changed while it was read', async () => {
    await keep('jsonl:a', [job('1')])
    const [taken] = await textsToRead(db, 20)
    if (taken === undefined) throw new Error('nothing to read')
    await keep('jsonl:a', [job('1', { body: `${text}\nCroissants every morning.` })])
    await addBodies(db, [
      { job_id: taken.id, asked: taken.asked, words: ['old'], wants: [], places: [] },
    ])
    const found = () =>
      db
        .selectFrom('job_bodies')
        .select(sql<boolean>`words @@ 'croissant'::tsquery`.as('found'))
        .execute()
    expect(await found()).toEqual([{ found: false }])
    await indexBodies({ ...product.house, run: runHere })
    expect(await found()).toEqual([{ found: true }])
    expect(await textsToRead(db, 20)).toEqual([])
  })

  it('forgets that a job was missing once it was seen', async () => {
    await keep('jsonl:a', [job('1')])
    await finish(1, [])
    await keep('jsonl:a', [job('1')])
    await finish(2, [job('1').id])
    expect(await finish(3, [])).toEqual([])
  })

  it('leaves the jobs of other sources alone', async () => {
    await keep('jsonl:a', [job('1')])
    await keep('jsonl:b', [job('1', other, 'jsonl:b')])
    await finish(1, [])
    await finish(2, [])
    expect((await rows()).filter((row) => row.closed_at === null)).toHaveLength(1)
  })

  it('closes what is past its last day, and what has aged in a feed', async () => {
    await keep('jsonl:a', [
      job('1', { validThrough: '2026-11-10' }),
      job('2', { ...other, listedAt: '2026-09-01' }),
    ])
    const inDb = db.transaction()
    expect(await inDb.execute((trx) => closeEnded(trx, new Date('2026-11-11')))).toEqual([
      job('1').id,
    ])
    const aged = await db
      .transaction()
      .execute((trx) => closeAged(trx, 'jsonl:a', new Date('2026-10-01')))
    expect(aged).toEqual([job('2').id])
  })
})
