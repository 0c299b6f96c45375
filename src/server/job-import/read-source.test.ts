import { describe, expect, it } from 'vitest'

import { board, hour, openImportContext, postings } from '../../../tests/api/import-context.ts'

const { db, world, wait, nowMs, importAll, state, open } = await openImportContext()

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

  it('reads once more what an older program read, changed or not', async () => {
    world.putJson(board, postings(1, 2))
    await importAll('greenhouse:acme')
    const kinds = () => db.selectFrom('jobs').select(['job_type']).orderBy('id').execute()
    const now = await kinds()
    // As an older program kept them: other kinds, and the mark of its reading.
    await db
      .updateTable('jobs')
      .set({ job_type: 'OTHER', content_hash: Buffer.of(0) })
      .execute()
    const older = Buffer.alloc(33)
    await db.updateTable('job_sources').set({ body_hash: older }).execute()
    wait(2 * hour)
    await importAll('greenhouse:acme')
    expect(await kinds()).toEqual(now)
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
    const dateCreation = new Date(nowMs()).toISOString()
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
      created_at: nowMs() / 1000,
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
