/**
 * The import as its tests see it: a product of one's own, a world that stands for every source, and a
 * clock that only the test moves. Empty again before each test.
 */
import { afterAll, beforeEach } from 'vitest'

import type { ImportContext } from '#server/job-import/importer.ts'
import { importDue, prepareImport } from '#server/job-import/importer.ts'
import { listSources } from '#server/job-import/store.ts'
import { wantedSources } from '#server/job-import/wanted-sources.ts'

import { openJobWorld } from './job-world.ts'
import { openTestHouse } from './test-house.ts'

export const hour = 3_600_000

export async function openImportContext() {
  const product = await openTestHouse()
  const { db, log } = product.house
  let atMs = Date.UTC(2026, 10, 20)
  const world = await openJobWorld(() => atMs)
  const wait = (ms: number): void => {
    atMs += ms
  }
  afterAll(async () => {
    await product.close()
    await world.close()
  })
  beforeEach(async () => {
    await db.deleteFrom('jobs').execute()
    await db.deleteFrom('job_texts_due').execute()
    await db.deleteFrom('job_sources').execute()
    world.asked.length = 0
    // Past every rest that a host was promised by the test before.
    wait(100 * hour)
  })
  const context = (sources: string, change: Partial<ImportContext> = {}): ImportContext => ({
    db,
    log,
    run: product.house.texts.inBackground(),
    transport: world.transport,
    now: () => new Date(atMs),
    random: () => 0,
    process: null,
    wanted: wantedSources(sources, 'france-travail=me:secret reed=key'),
    ...change,
  })
  return {
    house: product.house,
    db,
    world,
    wait,
    nowMs: () => atMs,
    context,
    /** Everything that is due is read. */
    importAll: async (sources: string, change: Partial<ImportContext> = {}): Promise<number> => {
      const given = context(sources, change)
      await prepareImport(given)
      return importDue(given, new AbortController().signal)
    },
    state: async (name: string) => (await listSources(db)).find((one) => one.name === name),
    open: async () =>
      (await db.selectFrom('jobs').select('source_job_id').where('closed_at', 'is', null).execute())
        .map((row) => Number(row.source_job_id))
        .toSorted((a, b) => a - b),
  }
}

/** A board of Greenhouse, and its answer with these postings. */
export const board = 'boards-api.greenhouse.io/v1/boards/acme/jobs'
export const postings = (...ids: number[]) => ({
  jobs: ids.map((id) => ({
    id,
    title: `Welder ${id}`,
    company_name: 'Acme',
    content: `&lt;p&gt;Weld part ${id}.&lt;/p&gt;`,
    location: { name: 'Bremen' },
    absolute_url: `https://boards.greenhouse.io/acme/jobs/${id}`,
    first_published: '2026-11-01T00:00:00Z',
  })),
})
