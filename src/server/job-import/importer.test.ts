import { describe, expect, it } from 'vitest'

import { board, hour, openImportContext, postings } from '../../../tests/api/import-context.ts'
import { importDue, importRegularly, prepareImport } from './importer.ts'
import { stateOfSources } from './state.ts'
import { claimSource, listSources } from './store.ts'

const { house, db, world, wait, nowMs, context, importAll, state, open } = await openImportContext()

describe('a source that does not answer well', () => {
  it('is left alone as long as it asks', async () => {
    world.put(board, (_, response) => response.writeHead(429, { 'retry-after': '7200' }).end())
    await importAll('greenhouse:acme')
    const stored = await state('greenhouse:acme')
    expect(stored).toMatchObject({ state: 'refused', problem: 'busy', failures: 1 })
    expect(stored?.due_at.getTime()).toBe(nowMs() + 2 * hour)
  })

  it('is tried again after pauses that double, and is read when it is back', async () => {
    world.put(board, (_, response) => response.writeHead(404).end())
    const pauses: number[] = []
    for (const _ of [1, 2, 3]) {
      await importAll('greenhouse:acme')
      pauses.push(((await state('greenhouse:acme'))?.due_at.getTime() ?? 0) - nowMs())
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

  it.each([
    [404, 'not_there', 'It has nothing under this name (404). Check the name in JOB_SOURCES.'],
    [403, 'no_access', 'It did not let this server in (403). Check its key in JOB_SOURCE_KEYS.'],
    [500, 'out_of_order', 'It is out of order (500).'],
    [418, 'status', 'It answered with 418.'],
  ] as const)(
    'tells by a code and its figures that it answered with %i',
    async (status, code, detail) => {
      world.put(board, (_, response) => response.writeHead(status).end())
      await importAll('greenhouse:acme')
      const { sources } = await stateOfSources(house)
      expect(sources[0]?.problem).toEqual({ code, figures: { status }, detail })
    },
  )

  it('tells by a code that there was no answer, or one that is no list', async () => {
    world.put(board, (request) => request.socket.destroy())
    world.put('remoteok.com/api', (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>'),
    )
    await importAll('greenhouse:acme remoteok')
    const { sources } = await stateOfSources(house)
    expect(sources.map(({ problem }) => problem?.code)).toEqual(['unreachable', 'wrong_type'])
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
    const contexts = [1, 2, 3].map(() => context(sources))
    for (const one of contexts) await prepareImport(one)
    const tried = await Promise.all(
      contexts.map((one) => importDue(one, new AbortController().signal)),
    )
    expect(tried.reduce((sum, n) => sum + n, 0)).toBe(12)
    expect(world.asked.toSorted()).toEqual(
      names.map((name) => `${name}.recruitee.com/api/offers/`).toSorted(),
    )
    expect((await db.selectFrom('jobs').select('id').execute()).length).toBe(12)
  })

  it('never read two boards of one host at once', async () => {
    const given = context('greenhouse:acme greenhouse:other')
    await prepareImport(given)
    const names = given.wanted.map(({ name }) => name)
    const first = await claimSource(db, given.now(), null, names)
    expect(first?.name).toBe('greenhouse:acme')
    expect(await claimSource(db, given.now(), null, names)).toBeNull()
  })

  it('take over from one that died, and write nothing for one that lost its claim', async () => {
    world.putJson(board, postings(1))
    const given = context('greenhouse:acme')
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
    const stop = importRegularly(context('greenhouse:acme'))
    await hanging
    await stop()
    expect(await state('greenhouse:acme')).toMatchObject({ state: 'new', claim: null, failures: 0 })
  })
})

describe('a board that is named no more', () => {
  it('keeps its jobs and is read no more', async () => {
    world.putJson(board, postings(1))
    await importAll('greenhouse:acme')
    wait(2 * hour)
    expect(await importAll('off')).toBe(0)
    expect(await listSources(db)).toEqual([])
    expect(await open()).toEqual([1])
  })
})
