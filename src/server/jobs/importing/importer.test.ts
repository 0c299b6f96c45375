import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { openJobWorld } from '../../../../tests/api/job-world.ts'
import { openTestHouse } from '../../../../tests/api/test-house.ts'
import type { ImportGround } from './importer.ts'
import { importDue, importRegularly, prepareImport } from './importer.ts'
import { claimSource, listSources } from './store.ts'
import { wantedSources } from './wanted-sources.ts'

const product = await openTestHouse()
let atMs = Date.UTC(2026, 10, 20)
const world = await openJobWorld(() => atMs)
afterAll(async () => {
  await product.close()
  await world.close()
})
const { db } = product.house
beforeEach(async () => {
  await db.deleteFrom('jobs').execute()
  await db.deleteFrom('job_sources').execute()
  world.asked.length = 0
  // Past every rest that a host was promised by the test before.
  wait(100 * hour)
})

const hour = 3_600_000
const wait = (ms: number): void => {
  atMs += ms
}
const ground = (sources: string, change: Partial<ImportGround> = {}): ImportGround => ({
  db,
  log: product.house.log,
  transport: world.transport,
  now: () => new Date(atMs),
  random: () => 0,
  process: null,
  wanted: wantedSources(sources, 'france-travail=me:secret reed=key'),
  ...change,
})
const going = new AbortController().signal
/** Everything that is due is read. */
async function importAll(sources: string, change: Partial<ImportGround> = {}): Promise<number> {
  const given = ground(sources, change)
  await prepareImport(given)
  return importDue(given, going)
}
const state = async (name: string) => (await listSources(db)).find((one) => one.name === name)
const open = async () =>
  (await db.selectFrom('jobs').select('source_job_id').where('closed_at', 'is', null).execute())
    .map((row) => Number(row.source_job_id))
    .toSorted((a, b) => a - b)

const board = 'boards-api.greenhouse.io/v1/boards/acme/jobs'
const postings = (...ids: number[]) => ({
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

describe('reading a board', () => {
  it('keeps its jobs, and reads it again only when its interval is over', async () => {
    world.putJson(board, postings(1, 2, 3))
    expect(await importAll('greenhouse:acme')).toBe(1)
    expect(await open()).toEqual([1, 2, 3])
    expect(await state('greenhouse:acme')).toMatchObject({
      state: 'read',
      run: 1,
      job_count: 3,
      claim: null,
    })
    expect(await importAll('greenhouse:acme')).toBe(0)
    wait(2 * hour)
    expect(await importAll('greenhouse:acme')).toBe(1)
  })

  it('asks conditionally, writes nothing for what is unchanged, and counts the read', async () => {
    world.putJson(board, postings(1, 2))
    await importAll('greenhouse:acme')
    const rows = await db.selectFrom('jobs').select(['id', 'updated_at']).orderBy('id').execute()
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await state('greenhouse:acme')).toMatchObject({ state: 'read', run: 2, job_count: 2 })
    expect(
      await db.selectFrom('jobs').select(['id', 'updated_at']).orderBy('id').execute(),
    ).toEqual(rows)
  })

  it('closes a job that two complete reads miss, not one', async () => {
    world.putJson(board, postings(1, 2, 3))
    await importAll('greenhouse:acme')
    world.putJson(board, postings(1, 3))
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await open()).toEqual([1, 2, 3])
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await open()).toEqual([1, 3])
    world.putJson(board, postings(1, 2, 3))
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await open()).toEqual([1, 2, 3])
  })

  it('holds a board that has suddenly lost nearly all, and believes it the third time', async () => {
    world.putJson(board, postings(1, 2, 3, 4, 5))
    await importAll('greenhouse:acme')
    world.putJson(board, postings())
    for (const _ of [1, 2]) {
      wait(2 * hour)
      await importAll('greenhouse:acme')
      expect(await state('greenhouse:acme')).toMatchObject({ state: 'held', job_count: 5, run: 1 })
    }
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await state('greenhouse:acme')).toMatchObject({ state: 'read', job_count: 0 })
    expect(await open()).toHaveLength(5)
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await open()).toEqual([])
  })

  it('holds a board most of whose entries it cannot read', async () => {
    world.putJson(board, postings(1, 2, 3))
    await importAll('greenhouse:acme')
    world.putJson(board, { jobs: [...postings(1).jobs, { id: 2 }, { id: 3 }] })
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await state('greenhouse:acme')).toMatchObject({ state: 'held', rejected_count: 2 })
  })

  it('closes nothing where a later page fails', async () => {
    const posting = (n: number) => ({ id: `p${n}`, text: `Cook ${n}`, description: 'Cook.' })
    const place = 'api.lever.co/v0/postings/pan'
    const pages = (all: unknown[], failAt: number) =>
      world.put(place, (request, response) => {
        const skip = Number(new URL(request.url ?? '', 'http://x').searchParams.get('skip'))
        if (skip >= failAt) response.writeHead(500).end()
        else
          response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify(all.slice(skip, skip + 100)))
      })
    const all = Array.from({ length: 130 }, (_, n) => posting(n))
    pages(all, 1_000)
    await importAll('lever:pan')
    expect(await state('lever:pan')).toMatchObject({ state: 'read', job_count: 130 })
    pages(all.slice(0, 100), 100)
    for (const _ of [1, 2, 3]) {
      wait(30 * hour)
      await importAll('lever:pan')
      expect(await state('lever:pan')).toMatchObject({ state: 'refused', run: 1 })
    }
    expect(await open()).toHaveLength(130)
  })
})

describe('a source that does not answer well', () => {
  it('is left alone as long as it asks', async () => {
    world.put(board, (_, response) => response.writeHead(429, { 'retry-after': '7200' }).end())
    await importAll('greenhouse:acme')
    const stored = await state('greenhouse:acme')
    expect(stored).toMatchObject({ state: 'refused', problem: 'it answered with 429', failures: 1 })
    expect(stored?.due_at.getTime()).toBe(atMs + 2 * hour)
  })

  it('is tried again after pauses that double, and is read when it is back', async () => {
    world.put(board, (_, response) => response.writeHead(404).end())
    const pauses: number[] = []
    for (const _ of [1, 2, 3]) {
      await importAll('greenhouse:acme')
      pauses.push(((await state('greenhouse:acme'))?.due_at.getTime() ?? 0) - atMs)
      wait(pauses.at(-1) ?? 0)
    }
    expect(pauses.map((ms) => ms / 60_000)).toEqual([5, 10, 20])
    world.putJson(board, postings(1))
    await importAll('greenhouse:acme')
    expect(await state('greenhouse:acme')).toMatchObject({
      state: 'read',
      failures: 0,
      problem: null,
    })
  })

  it('holds up no other source, and keeps what it gave before', async () => {
    world.putJson(board, postings(1))
    await importAll('greenhouse:acme')
    world.put(board, (request) => request.socket.destroy())
    world.putJson('remoteok.com/api', [{ legal: 'link back' }])
    wait(2 * hour)
    expect(await importAll('greenhouse:acme remoteok')).toBe(2)
    expect(await state('greenhouse:acme')).toMatchObject({ state: 'unreachable' })
    expect(await state('remoteok')).toMatchObject({ state: 'read' })
    expect(await open()).toEqual([1])
  })

  it('is not believed where its answer is a door', async () => {
    world.putJson(board, postings(1))
    await importAll('greenhouse:acme')
    world.putJson(board, { message: 'please sign in' })
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await state('greenhouse:acme')).toMatchObject({ state: 'refused', run: 1 })
  })
})

describe('sources that take more than one question', () => {
  it('fetches the posts that a list lacks, each once', async () => {
    const place = 'api.smartrecruiters.com/v1/companies/Sol/postings'
    world.putJson(place, {
      totalFound: 1,
      content: [{ id: '7', name: 'Vendedora', company: { name: 'Sol' } }],
    })
    world.putJson(`${place}/7`, {
      id: '7',
      name: 'Vendedora',
      jobAd: { sections: { jobDescription: { title: 'Funciones', text: '<p>Atender.</p>' } } },
    })
    await importAll('smartrecruiters:Sol')
    const rows = await db.selectFrom('jobs').select(['text', 'is_whole']).execute()
    expect(rows).toEqual([{ text: 'Funciones\n\nAtender.', is_whole: true }])
    wait(20 * hour)
    await importAll('smartrecruiters:Sol')
    expect(world.asked.filter((asked) => asked.endsWith('/7'))).toHaveLength(1)
    expect(await open()).toEqual([7])
  })

  it('asks for a token first where the key is no header', async () => {
    const dateCreation = new Date(atMs).toISOString()
    const offer = { id: '5', intitule: 'Infirmier', description: 'Soins.', dateCreation }
    const search = 'api.francetravail.io/partenaire/offresdemploi/v2/offres/search'
    world.putJson('entreprise.francetravail.fr/connexion/oauth2/access_token', {
      access_token: 't0k',
    })
    world.put(search, (request, response) => {
      const isKnown = request.headers.authorization === 'Bearer t0k'
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          resultats: [offer],
        }),
      )
    })
    await importAll('france-travail:infirmier+lyon')
    expect(await state('france-travail:infirmier lyon')).toMatchObject({ problem: null })
    expect(await open()).toEqual([5])
    expect(world.asked.at(-1)).toContain('motsCles=infirmier%20lyon')
  })

  it('lets the jobs of a feed go when they have aged', async () => {
    const place = 'www.arbeitnow.com/api/job-board-api'
    const one = {
      slug: '1',
      title: 'Koch',
      company_name: 'Pan',
      description: 'Kochen.',
      created_at: atMs / 1000,
    }
    world.put(place, (request, response) => {
      const isFirst = request.url?.endsWith('page=1') === true
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: isFirst ? [one] : [] }))
    })
    await importAll('arbeitnow')
    for (const _ of [1, 2]) {
      wait(40 * 24 * hour)
      await importAll('arbeitnow')
    }
    expect(await open()).toEqual([])
  })
})

describe('several readers', () => {
  it('read every source once between them', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `b${n}`)
    for (const name of names) {
      world.putJson(`${name}.recruitee.com/api/offers/`, {
        offers: [{ id: name, title: `Cook ${name}`, company_name: name, description: 'Cook.' }],
      })
    }
    const sources = names.map((name) => `recruitee:${name}`).join(' ')
    const grounds = [1, 2, 3].map(() => ground(sources))
    for (const one of grounds) await prepareImport(one)
    const tried = await Promise.all(grounds.map((one) => importDue(one, going)))
    expect(tried.reduce((sum, n) => sum + n, 0)).toBe(12)
    expect(world.asked.toSorted()).toEqual(
      names.map((name) => `${name}.recruitee.com/api/offers/`).toSorted(),
    )
    expect((await db.selectFrom('jobs').select('id').execute()).length).toBe(12)
  })

  it('never read two boards of one host at once', async () => {
    const given = ground('greenhouse:acme greenhouse:other')
    await prepareImport(given)
    const names = given.wanted.map(({ name }) => name)
    const first = await claimSource(db, given.now(), null, names)
    expect(first?.name).toBe('greenhouse:acme')
    expect(await claimSource(db, given.now(), null, names)).toBeNull()
  })

  it('take over from one that died, and write nothing for one that lost its claim', async () => {
    world.putJson(board, postings(1))
    const given = ground('greenhouse:acme')
    await prepareImport(given)
    await claimSource(db, given.now(), 4_711, ['greenhouse:acme'])
    wait(2_000)
    // No process of this number lives.
    expect(await importAll('greenhouse:acme', { process: 1 })).toBe(1)
    expect(await open()).toEqual([1])
  })

  it('stop while a source hangs, and leave it to the next', async () => {
    let hangs = (): void => undefined
    const hanging = new Promise<void>((resolve) => (hangs = resolve))
    world.put(board, () => hangs())
    const stop = importRegularly(ground('greenhouse:acme'))
    await hanging
    await stop()
    expect(await state('greenhouse:acme')).toMatchObject({ state: 'new', claim: null, failures: 0 })
  })
})

describe('what the settings name', () => {
  it('is the four feeds, boards and questions', () => {
    const wanted = wantedSources(
      'feeds greenhouse:acme,personio:brot/de reed:staff+nurse',
      'reed=k',
    )
    expect(wanted.map(({ name }) => name)).toEqual([
      'arbeitnow',
      'himalayas',
      'jobicy',
      'remoteok',
      'greenhouse:acme',
      'personio:brot/de',
      'reed:staff nurse',
    ])
    expect(wantedSources('off', '')).toEqual([])
  })

  it.each([
    ['monster:x', '', 'JOB_SOURCES names monster, which is no source.'],
    ['greenhouse', '', 'JOB_SOURCES has greenhouse, which is not of the form greenhouse:NAME.'],
    ['arbeitnow:x', '', 'JOB_SOURCES has arbeitnow:x, which is not of the form arbeitnow.'],
    ['reed:nurse', '', 'JOB_SOURCES names reed, which needs reed=KEY in JOB_SOURCE_KEYS.'],
    ['feeds', 'reed', 'JOB_SOURCE_KEYS must be source=key, separated by spaces.'],
  ])('is refused in one line where %s %s cannot be read', (sources, keys, why) => {
    expect(() => wantedSources(sources, keys)).toThrow(why)
  })

  it('leaves the jobs of a board that is named no more, and reads it no more', async () => {
    world.putJson(board, postings(1))
    await importAll('greenhouse:acme')
    wait(2 * hour)
    expect(await importAll('off')).toBe(0)
    expect(await listSources(db)).toEqual([])
    expect(await open()).toEqual([1])
  })
})
