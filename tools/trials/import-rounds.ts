/**
 * Importing processes killed in the middle of a read, as often as wanted, while the boards change
 * under them. After every kill no job that its board still has may be closed; after the last round,
 * when all is read in peace, the open jobs must be those of the boards: none lost, none twice.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { openDatabase } from '#server/db/open.ts'

export interface ImportTrial {
  kills: number
  /** Kills that hit a read under way. */
  hits: number
  jobs: number
  wrong: string[]
}

const boards = ['north', 'east', 'south', 'west']
const perBoard = 120
/** The clock moves on by a day with each round: every board is due again. */
const roundMs = 86_400_000

export async function importRounds(databaseUrl: string, rounds: number): Promise<ImportTrial> {
  const quiet = { info: () => {}, warn: () => {} }
  const database = await openDatabase({ databaseUrl, dataDir: '', log: quiet })
  const { kysely } = database
  const world = await openBoards()
  const found: ImportTrial = { kills: 0, hits: 0, jobs: 0, wrong: [] }
  const start = (round: number, thenMs = 0): Importing =>
    startImporting({
      DATABASE_URL: databaseUrl,
      WORLD: `127.0.0.1:${world.port}`,
      CLOCK_AHEAD_MS: String(round * roundMs),
      THEN_AHEAD_MS: String(thenMs),
      JOB_SOURCES: boards.map((b) => `jsonl:http://127.0.0.1:${world.port}/${b}`).join(' '),
    })
  const rows = () =>
    kysely.selectFrom('jobs').select(['source', 'source_job_id', 'closed_at']).execute()

  for (let round = 0; round < rounds; round++) {
    world.change(round)
    const asked = world.asked()
    const importing = start(round)
    while (world.asked() === asked && importing.ended() === null) await sleep(2)
    // Never at the same point twice.
    await sleep((round * 37) % 400)
    const busy = await kysely
      .selectFrom('job_sources')
      .select('name')
      .where('claim', 'is not', null)
      .execute()
    found.hits += busy.length > 0 ? 1 : 0
    const how = await importing.kill()
    if (how === killed) found.kills++
    else found.wrong.push(`${round}: the import ended by itself, ${how}`)
    for (const row of await rows()) {
      const name = `${row.source} ${row.source_job_id ?? ''}`
      if (row.closed_at !== null && world.has(row.source, row.source_job_id ?? '')) {
        found.wrong.push(`${round}: ${name} is closed, and its board has it`)
      }
    }
  }
  // In peace: each board is read to the end three times, which closes whatever is gone.
  const peaceful = start(rounds, roundMs)
  await peaceful.saysAllIsRead(3)
  await peaceful.kill()
  const open = (await rows()).filter((row) => row.closed_at === null)
  const names = open.map((row) => `${row.source} ${row.source_job_id ?? ''}`)
  found.jobs = names.length
  const distinct = new Set(names)
  if (distinct.size !== names.length) found.wrong.push('a job is there twice')
  for (const name of world.names()) if (!distinct.has(name)) found.wrong.push(`${name} is lost`)
  const known = new Set(world.names())
  for (const name of names) if (!known.has(name)) found.wrong.push(`${name} is still open`)
  await world.close()
  await database.close()
  return found
}

interface Importing {
  /** How it ended, or null while it runs. */
  ended(): string | null
  saysAllIsRead(times: number): Promise<void>
  /** Answers how it ended: by this signal, or before it by itself. */
  kill(): Promise<string>
}

const killed = 'SIGKILL'

/** Its end is listened to from the beginning: one that ends by itself would be waited for in vain. */
function startImporting(env: Record<string, string>): Importing {
  const child = spawn(process.execPath, ['tools/trials/importing-process.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let how: string | null = null
  const end = new Promise<string>((resolve) => {
    const endBy = (words: string): void => resolve((how ??= words))
    child.once('exit', (code, signal) => endBy(signal ?? `code ${code ?? 0}`))
    child.once('error', ({ message }) => endBy(message))
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    ended: () => how,
    async saysAllIsRead(times) {
      while (said.split('\n').length <= times) {
        if (how !== null) throw new Error(`the importing process ended, ${how}`)
        await sleep(10)
      }
    },
    kill() {
      child.kill(killed)
      return end
    },
  }
}

/** Boards of JSON lines on this machine; each round some jobs go and others come. */
async function openBoards() {
  const jobs = new Map(boards.map((board) => [board, new Set(firstJobs())]))
  let asked = 0
  let next = perBoard
  const server = createServer((request, response) => {
    asked++
    const board = (request.url ?? '').slice(1)
    response.writeHead(200, { 'content-type': 'application/jsonl' })
    for (const id of jobs.get(board) ?? []) response.write(`${lineOf(board, id)}\n`)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  const sourceOf = (board: string) => `jsonl:http://127.0.0.1:${port}/${board}`
  return {
    port,
    asked: () => asked,
    has: (source: string, id: string) =>
      jobs.get(source.slice(source.lastIndexOf('/') + 1))?.has(id) === true,
    names: () =>
      boards.flatMap((board) =>
        [...(jobs.get(board) ?? [])].map((id) => `${sourceOf(board)} ${id}`),
      ),
    change(round: number) {
      const board = jobs.get(boards[round % boards.length] ?? '')
      const gone = [...(board ?? [])].slice(0, 3)
      for (const id of gone) board?.delete(id)
      for (let i = 0; i < 3; i++) board?.add(`job-${next++}`)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const firstJobs = (): string[] => Array.from({ length: perBoard }, (_, i) => `job-${i}`)

/** The boards share titles and texts, so that groups form and break all the time. */
const lineOf = (board: string, id: string): string =>
  JSON.stringify({
    id,
    title: `Gardener of garden ${id}`,
    company: 'Green Ltd',
    location: board,
    text: `Tasks\n- Water the plants of ${id}\n- Cut the hedges\n\nRequirements\n- Patience`,
    listed_at: '2026-11-01',
  })
