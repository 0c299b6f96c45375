/** Boards of employers that people follow: found by an address, read once for all, each person's own affair. */
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { importDue, importGround, prepareImport } from '#server/job-import/importer.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Windmill Keeper',
  hiringOrganization: { name: 'Mill Lane' },
  description: 'You keep the windmill turning and show visitors around it.',
  jobLocation: { address: { addressLocality: 'York' } },
}
const page = `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`

let server: Server
let asked: string[]
let product: TestHouse
let ana: TestPerson
let bea: TestPerson
let address: string
beforeAll(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const body = request.url === '/careers' ? page : '<html><p>We are hiring.</p></html>'
    response.writeHead(200, { 'content-type': 'text/html' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  address = `http://127.0.0.1:${port}`
  product = await openTestHouse({ env: { OUTGOING_ALLOW: `127.0.0.1:${port}` } })
  ana = await product.signUp()
  bea = await product.signUp()
})
afterAll(async () => {
  await product.close()
  await new Promise((resolve) => server.close(resolve))
})

const sourcesOf = async (person: TestPerson) =>
  (await person.get('/jobs/sources'))
    .json<{ sources: { name: string }[] }>()
    .sources.map(({ name }) => name)

describe('a board that somebody follows', () => {
  it('is found by the address of its page, and by none that shows no jobs', async () => {
    const found = await ana.post('/jobs/boards/find', { address: `${address}/careers` })
    expect(found.json()).toMatchObject({
      source: `schema:${address}/careers`,
      name: 'Mill Lane',
      job_count: 1,
      titles: ['Windmill Keeper'],
      is_followed: false,
    })
    const none = await ana.post('/jobs/boards/find', { address: `${address}/about` })
    expect(none.json()).toMatchObject({ code: 'board_unknown' })
  })

  it('is read once for all who follow it, and its jobs are found', async () => {
    const body = { source: `schema:${address}/careers`, name: 'Mill Lane' }
    await ana.post('/jobs/boards', body)
    await bea.post('/jobs/boards', body)
    await ana.post('/jobs/boards', body)
    asked.length = 0
    const context = importGround(product.house, [])
    await prepareImport(context)
    expect(await importDue(context, new AbortController().signal)).toBe(1)
    expect(asked).toEqual(['/careers'])
    const { boards } = (await ana.get('/jobs/boards')).json<{ boards: object[] }>()
    expect(boards).toMatchObject([{ name: 'Mill Lane', job_count: 1 }])
    const hits = await ana.get('/jobs?job_title=windmill+keeper')
    expect(hits.json()).toMatchObject([{ job_title: 'Windmill Keeper' }])
  })

  it('is nobody else’s affair', async () => {
    const cleo = await product.signUp()
    expect(await sourcesOf(ana)).toContain(`schema:${address}/careers`)
    expect(await sourcesOf(cleo)).not.toContain(`schema:${address}/careers`)
  })

  it('goes along in the export, comes back in the import, and goes with the account', async () => {
    const document = (await bea.get('/users/me/export')).json<{ followed_boards: object[] }>()
    expect(document.followed_boards).toMatchObject([{ name: 'Mill Lane' }])
    const dan = await product.signUp()
    await dan.post('/users/me/import', document)
    expect((await dan.get('/jobs/boards')).json()).toMatchObject({
      boards: [{ name: 'Mill Lane' }],
    })
    await dan.remove('/users/me')
    const left = product.house.db.selectFrom('followed_boards').select('person_id').execute()
    expect((await left).map(({ person_id }) => person_id).toSorted()).toEqual(
      [ana.id, bea.id].toSorted(),
    )
  })

  it('is followed no more when its person says so', async () => {
    const { boards } = (await bea.get('/jobs/boards')).json<{ boards: { id: string }[] }>()
    expect((await bea.remove(`/jobs/boards/${boards[0]?.id}`)).statusCode).toBe(204)
    expect((await bea.get('/jobs/boards')).json()).toMatchObject({ boards: [] })
    expect((await ana.get('/jobs/boards')).json()).toMatchObject({ boards: [{}] })
  })
})
