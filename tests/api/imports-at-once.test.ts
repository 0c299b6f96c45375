/**
 * Everything that writes jobs, at once: three importers over the same posts in different orders, each
 * time with other titles, texts and links; closing in every way; the reading of texts; the making of index
 * rows anew; and people who search meanwhile. A circle of waits would end one of them with an error.
 */
import { afterAll, expect, it } from 'vitest'

import { normaliseJob } from '#domain/posts/normalise.ts'
import type { NormalisedJob } from '#domain/posts/normalised.ts'
import { closeAged, closeEnded, closeMissing } from '#server/job-import/close-jobs.ts'
import { jobIdOf } from '#server/jobs/job-id.ts'
import { keepBatch, keepJobs } from '#server/job-import/keep-jobs.ts'
import { indexBodies } from '#server/job-search/index-bodies.ts'
import { indexJobs } from '#server/job-search/index-jobs.ts'

import { openTestHouse } from './test-house.ts'
import { runHere } from '#server/work/tasks.ts'

const product = await openTestHouse()
afterAll(() => product.close())
const { db } = product.house
const person = await product.signUp()

const sources = ['jsonl:a', 'jsonl:b']
const posts = 30
const rounds = 24

it('never waits in a circle, and leaves every open job findable and no closed one', async () => {
  const ended: string[] = []
  const ids = sources.flatMap((source) =>
    Array.from({ length: posts }, (_, i) => jobIdOf(source, `${i}`)),
  )
  const each = async (work: (round: number) => Promise<unknown>): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      await work(round).catch((error: unknown) => ended.push(String(error)))
    }
  }
  const importer = (number: number) =>
    each((round) => {
      const source = sources[(number + round) % sources.length] ?? ''
      const jobs = shuffled(
        Array.from({ length: posts }, (_, i) => postOf(source, i, number * 5 + round)),
        number * 100 + round,
      )
      return keepBatch(db, (trx) => keepJobs(trx, source, jobs))
    })
  await Promise.all([
    ...[0, 1, 2].map(importer),
    each((round) =>
      db.transaction().execute((trx) => closeMissing(trx, 'jsonl:a', round, ids.slice(0, 20))),
    ),
    each((round) =>
      db
        .transaction()
        .execute((trx) =>
          round % 2 === 0
            ? closeEnded(trx, new Date('2026-12-01'))
            : closeAged(trx, 'jsonl:b', new Date('2026-11-03')),
        ),
    ),
    each(() => indexBodies({ ...product.house, run: runHere })),
    each((round) =>
      db.transaction().execute((trx) => indexJobs(trx, shuffled(ids, round).slice(0, 50))),
    ),
    each(async (round) => {
      const answer = await person.get(`/jobs?job_title=gardener%20${round % 7}&location=Leeds`)
      if (answer.statusCode !== 200) throw new Error(answer.body)
    }),
  ])
  expect(ended).toEqual([])
  const open = await db
    .selectFrom('jobs')
    .select('id')
    .where('closed_at', 'is', null)
    .where('source', 'in', sources)
    .orderBy('id')
    .execute()
  const found = await db
    .selectFrom('job_search')
    .select('job_id as id')
    .where('job_id', 'in', ids)
    .orderBy('id')
    .execute()
  expect(found).toEqual(open)
})

/** The same post of a source, with the title and text of this time; two sources share addresses. */
function postOf(source: string, i: number, time: number): NormalisedJob {
  const made = normaliseJob(
    {
      sourceJobId: `${i}`,
      title: `Gardener ${(i + time) % 7}`,
      company: 'Green Ltd',
      locations: [i % 2 === 0 ? 'Leeds' : 'York'],
      body: `Water the plants.\nCut hedge ${i % 5}.\nTime ${time % 3}`,
      isWhole: true,
      link: `https://jobs.example/${(i + time) % 25}`,
      listedAt: i % 3 === 0 ? '2026-11-01' : '2026-11-10',
      validThrough: i % 4 === 0 ? '2026-11-20' : null,
      typeWords: [],
      levelWords: [],
      workWords: [],
      isRemote: null,
      salary: null,
      language: 'en',
    },
    { id: jobIdOf(source, `${i}`), source, attribution: null, readAt: new Date('2026-11-12') },
  )
  if (made === null) throw new Error('no job')
  return made
}

/** In another order for each number, and always the same for one. */
function shuffled<T>(list: readonly T[], number: number): T[] {
  return list
    .map((value, i) => ({ value, at: ((i + 1) * 7_919 * (number + 3)) % 104_729 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
