import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobWorld } from '../../tests/api/job-world.ts'
import { openJobWorld } from '../../tests/api/job-world.ts'
import { runWarm } from '../../tests/api/run-lapel.ts'
import type { TestDatabase } from '../../tests/api/test-database.ts'
import { createTestDatabase } from '../../tests/api/test-database.ts'
import type { TestFolder } from '../../tests/api/test-folder.ts'
import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { Unusable } from './exit.ts'
import { run } from './jobs.ts'

let folder: TestFolder
let database: TestDatabase
let world: JobWorld
beforeAll(async () => {
  ;[folder, database, world] = await Promise.all([
    makeTestFolder(),
    createTestDatabase(),
    openJobWorld(),
  ])
})
afterAll(() => Promise.all([folder.remove(), database.close(), world.close()]))

const lapel = (args: string[], env: Record<string, string> = {}) =>
  runWarm(folder.path, args, { env: { DATABASE_URL: database.url, JOB_SOURCES: 'off', ...env } })
const listing = (id: number, title: string) =>
  JSON.stringify({
    id: `${id}`,
    title,
    company: 'Mill Lane',
    text: `Work ${id}.`,
    location: 'York',
  })

describe('lapel jobs', () => {
  it('brings listings in, and finds them', async () => {
    const lines = [
      listing(1, 'Head Baker'),
      '',
      listing(2, 'Farrier'),
      '{"id":"3"}',
      '{"title":"Cook"}',
      'no JSON',
      '[]',
      '{"id":"4","title":"Cook","text":"Cooking."}',
    ]
    writeFileSync(join(folder.path, 'mine.jsonl'), lines.join('\n'))
    const given = await lapel(['jobs', 'import', 'mine.jsonl'])
    expect(given.code).toBe(0)
    expect(given.err.split('\n')).toEqual([
      'Line 4: there is no title.',
      'Line 5: there is no id.',
      'Line 6: this is no JSON.',
      'Line 7: this is no object.',
      'Line 8: no company is named, not even in the text.',
      'Lines that are no jobs: 5',
      '',
    ])
    expect(JSON.parse(given.out)).toEqual({ jobs: 2, added: 2, changed: 0, rejected: 5 })
    const [mended, none] = await Promise.all([
      lapel(['jobs', 'search', '--title', 'farier', '--limit', '1']),
      lapel(['jobs', 'search', '--title', 'farrier', '--location', 'Tokyo']),
    ])
    expect(mended).toMatchObject({ code: 0, err: 'Searched for farrier.\n' })
    expect(JSON.parse(mended.out)).toMatchObject([
      { job_title: 'Farrier', company_name: 'Mill Lane', location: 'York', score: null },
    ])
    expect(none).toMatchObject({ code: 1, out: '[]\n' })
  })

  it('names the first twenty lines that are no jobs, and counts the rest', async () => {
    const lines = Array.from({ length: 1_200 }, () => '{}')
    writeFileSync(join(folder.path, 'none.jsonl'), lines.join('\n'))
    const given = await lapel(['jobs', 'import', 'none.jsonl'])
    expect(given.code).toBe(1)
    expect(given.err.split('\n').slice(-4)).toEqual([
      'Line 20: there is no id.',
      '… and 1180 more.',
      'Lines that are no jobs: 1200',
      '',
    ])
  })

  it('reads the sources that are due, and says how the reading goes', async () => {
    const address = `http://127.0.0.1:${world.port}/board`
    world.put('board', (_, response) =>
      response.writeHead(200, { 'content-type': 'application/jsonl' }).end(listing(7, 'Cooper')),
    )
    const env = {
      JOB_SOURCES: `jsonl:${address}`,
      OUTGOING_ALLOW: `127.0.0.1:${world.port}`,
    }
    const read = await lapel(['jobs', 'sync'], env)
    expect(read).toMatchObject({ code: 0, err: 'Sources that were due: 1\n' })
    const state = { state: 'read', job_count: 1, problem: null }
    expect(JSON.parse(read.out)).toMatchObject({ sources: [state] })
    const told = await lapel(['jobs', 'sources'], env)
    expect(JSON.parse(told.out)).toEqual(JSON.parse(read.out))
  })

  it('asks one source now, and says what differs', async () => {
    world.put('odd', (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/jsonl' })
        .end(`${listing(1, 'Cooper')}\n{"id":"2"}`),
    )
    const env = { OUTGOING_ALLOW: `127.0.0.1:${world.port}` }
    const told = await lapel(['jobs', 'check', `jsonl:http://127.0.0.1:${world.port}/odd`], env)
    expect(told.code).toBe(1)
    expect(JSON.parse(told.out)).toMatchObject({ jobs: 1, rejected: 1, problem: null })
  })

  it('says in one line what is wrong with the sources of the settings', async () => {
    const told = await lapel(['jobs', 'sync'], { JOB_SOURCES: 'greenhose:acme' })
    expect(told).toEqual({
      code: 2,
      out: '',
      err: 'lapel jobs: JOB_SOURCES names greenhose, which is no source. Did you mean greenhouse?\n',
    })
  })

  it.each([
    [[]],
    [['sync', 'now']],
    [['search', '--radius', 'far']],
    [['search', '--limit', '0']],
    [['import', 'absent.jsonl']],
  ])('refuses %j', async (args) => {
    await expect(run(args)).rejects.toThrow(Unusable)
  })
})
