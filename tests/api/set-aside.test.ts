/** Work in the background that cannot be done: set aside once with its reason, and the rest goes on. */
import { beforeEach, describe, expect, it } from 'vitest'

import { indexBodies } from '#server/job-search/index-bodies.ts'
import { indexJobs } from '#server/job-search/index-jobs.ts'
import { countSetAside, takeBackOlder } from '#server/set-aside/store.ts'
import { WorkRefused } from '#server/work/work-refused.ts'

import { board, hour, openImportContext, postings } from './import-context.ts'
import { lookedAt } from './texts.ts'

const { house, db, world, wait, importAll, state, open } = await openImportContext()
beforeEach(async () => {
  await db.deleteFrom('set_aside').execute()
  asked.length = 0
})

/** What was asked of the text that takes too long. */
const asked: string[] = []
const poison = 'Weld part 2.'

/** As the product's own threads, but that one text uses up every budget. */
const run = lookedAt((name, given) => {
  if (!given.includes(poison)) return
  asked.push(name)
  if (name === 'normaliseJobs' || name === 'readJobForIndex') {
    throw new WorkRefused('text_too_complex', name)
  }
})

describe('a post that cannot be read', () => {
  it('is set aside once, while all others of its source are kept.', async () => {
    world.putJson(board, postings(1, 2, 3))
    await importAll('greenhouse:acme', { run })
    expect(await open()).toEqual([1, 3])
    expect(await state('greenhouse:acme')).toMatchObject({ state: 'read', job_count: 3 })
    expect(await countSetAside(db)).toEqual([{ kind: 'job_post', reason: 'too_complex', count: 1 }])
    expect(asked.filter((name) => name === 'normaliseJobs')).toHaveLength(2)

    world.putJson(board, postings(1, 2, 3, 4))
    wait(2 * hour)
    await importAll('greenhouse:acme', { run })
    expect(await open()).toEqual([1, 3, 4])
    expect(asked.filter((name) => name === 'normaliseJobs')).toHaveLength(2)
  })
})

describe('a text that cannot be read', () => {
  const addJobs = async () => {
    const jobs = [1, 2, 3].map((n) => ({
      id: `job-${n}`,
      source: 'feed',
      title: `Welder ${n}`,
      company: 'Acme',
      location: '',
      detail: '{}',
      text: `Weld part ${n}. Requirements:\n- TypeScript`,
    }))
    await db.insertInto('jobs').values(jobs).execute()
    await indexJobs(
      db,
      jobs.map(({ id }) => id),
    )
  }
  const wants = async () =>
    (await db.selectFrom('job_bodies').select(['job_id', 'wants']).orderBy('job_id').execute()).map(
      ({ job_id: id, wants: wanted }) => [id, wanted.length > 0],
    )

  it('is set aside once: its job is found by its title, and all others are indexed.', async () => {
    await addJobs()
    await indexBodies({ ...house, run })
    expect(await wants()).toEqual([
      ['job-1', true],
      ['job-2', false],
      ['job-3', true],
    ])
    expect(await countSetAside(db)).toEqual([{ kind: 'job_text', reason: 'too_complex', count: 1 }])
    const before = asked.length
    await indexBodies({ ...house, run })
    expect(asked).toHaveLength(before)
  })

  it('is tried again by a newer program.', async () => {
    await addJobs()
    await indexBodies({ ...house, run })
    expect(await takeBackOlder(db)).toEqual([])
    await db.updateTable('set_aside').set({ program: 'an older one' }).execute()
    expect(await takeBackOlder(db)).toEqual(['job-2'])
    expect(await countSetAside(db)).toEqual([])
  })

  it('that makes our own code fail is set aside with that reason.', async () => {
    await addJobs()
    const failing = lookedAt((_, given) => {
      if (given.includes(poison)) throw new TypeError('our own mistake')
    })
    await indexBodies({ ...house, run: failing })
    expect(await countSetAside(db)).toEqual([{ kind: 'job_text', reason: 'failed', count: 1 }])
  })

  it('stays in the queue where the server only has much to do.', async () => {
    await addJobs()
    const busy = lookedAt((name) => {
      if (name === 'readJobForIndex') throw new WorkRefused('text_busy', name)
    })
    await expect(indexBodies({ ...house, run: busy })).rejects.toMatchObject({ code: 'text_busy' })
    expect(await countSetAside(db)).toEqual([])
    await indexBodies({ ...house, run })
    expect((await wants()).length).toBe(3)
  })
})
