import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobWorld } from '../../../tests/api/job-world.ts'
import { openJobWorld } from '../../../tests/api/job-world.ts'
import { checkSource } from './check-source.ts'
import { wantedSources } from './wanted-sources.ts'

let world: JobWorld
beforeAll(async () => {
  world = await openJobWorld()
})
afterAll(() => world.close())

const check = (name: string) => {
  const [source] = wantedSources(name, '')
  if (source === undefined) throw new Error(`${name} is no source`)
  return checkSource({ transport: world.transport, signal: new AbortController().signal }, source)
}
const list = 'mill.bamboohr.com/careers/list'

describe('a check of a source', () => {
  it('says what its answer holds, and whether the first post can be read', async () => {
    world.putJson(list, { result: [{ id: 1, jobOpeningName: 'Miller' }] })
    expect(await check('bamboohr:mill')).toMatchObject({
      jobs: 1,
      rejected: 0,
      problem: 'It has nothing under this name (404). Check the name in JOB_SOURCES.',
      isPostRead: false,
    })
    world.putJson('mill.bamboohr.com/careers/1/detail', {
      result: { jobOpening: { jobOpeningName: 'Miller', description: 'Mill the grain.' } },
    })
    expect(await check('bamboohr:mill')).toMatchObject({ problem: null, isPostRead: true })
  })

  it('names the field that is called otherwise now', async () => {
    world.putJson(list, { result: [{ id: 1, openingName: 'Miller' }] })
    expect(await check('bamboohr:mill')).toMatchObject({
      jobs: 0,
      rejected: 1,
      broken: ['jobOpeningName'],
    })
  })

  it.each([
    ['an empty answer', ''],
    ['an answer cut off', '{"result": [{"id": 1, "jobOpen'],
  ])('says that %s is none of this source', async (_, body) => {
    world.put('cut.bamboohr.com/careers/list', (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    )
    const { problem } = await check('bamboohr:cut')
    expect(problem).toBe('Its answer does not have the form of this source.')
  })

  // Last: a host that asks for rest is given it.
  it.each([
    [500, 'It is out of order (500).'],
    [429, 'It asks to be left alone for a while, and is read again after that.'],
  ])('says why there is no answer: %i', async (status, problem) => {
    const place = `status${status}.bamboohr.com/careers/list`
    world.put(place, (_, response) => response.writeHead(status).end())
    expect(await check(`bamboohr:status${status}`)).toMatchObject({ problem })
  })
})
