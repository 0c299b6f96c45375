/**
 * The thread that keeps the order of all jobs, for every server process of this machine: the one whose
 * thread holds the lock answers, and ends when nobody has asked for a while, or with its process.
 */
import { rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import type { Socket } from 'node:net'
import { createServer } from 'node:net'
import { deserialize, serialize } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'

import { compiledCodeFolder } from '../compiled-code.ts'
import { oneAtATime } from '../db/one-at-a-time.ts'
import { openDatabase } from '../db/open.ts'
import { frame, takeFrames } from '../pdf/frames.ts'
import { bestHits } from './best-hits.ts'
import { createFitIndex } from './fit-index.ts'
import type { RankerAnswer, RankerData, RankerQuestion } from './ranked-jobs.ts'

/** Reading all jobs anew takes seconds, and holding them takes memory. */
const restMs = 1_800_000
/** Of a question: what is shown of a resume and a condition. */
const mostBytes = 4_000_000
const answerWithinMs = 60_000

if (parentPort === null) throw new Error('The order of all jobs is kept in a thread.')
const { address, place } = workerData as RankerData // from ranked-jobs.ts
enableCompileCache(compiledCodeFolder)
const ending = new AbortController()
parentPort.once('message', () => ending.abort())
// Whoever only listens keeps no thread alive.
parentPort.unref()
// What goes wrong is told to whoever asks.
const log = { info: () => {}, warn: () => {} }
const database = await openDatabase({ databaseUrl: address, dataDir: '', log, answerWithinMs })
try {
  await oneAtATime(database.kysely, place.lock, serve)
} finally {
  await database.close()
}

/** Until it is told to end, or has rested. */
function serve(): Promise<void> {
  const { kysely: db, unhurried } = database
  const index = createFitIndex(unhurried, Date.now)
  const answer = async (question: RankerQuestion): Promise<RankerAnswer> => {
    try {
      const jobs = await index.upToDate()
      if (question === null) return { hits: [] }
      const { leg, shown } = question
      return { hits: await bestHits(db, leg, jobs.rankFor(shown), jobs.size) }
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error))
      return { fault: { ...fault, message: fault.message } }
    }
  }
  let asked = 0
  return new Promise((resolve, reject) => {
    const server = createServer((socket: Socket) => {
      socket.on('error', () => {}) // whoever asked has gone
      const read = async (message: Buffer): Promise<void> => {
        asked++
        const said = await answer(deserialize(message) as RankerQuestion) // of this very program
        socket.end(frame(serialize(said)))
        asked--
        rest.refresh()
      }
      socket.on(
        'data',
        takeFrames(mostBytes, (message) => void read(message)),
      )
    })
    const end = (): void => void server.close()
    // Ten million jobs may take longer to read.
    const rest = setTimeout(() => (asked > 0 ? rest.refresh() : end()), restMs)
    ending.signal.addEventListener('abort', end)
    server.once('error', reject)
    server.once('close', () => {
      clearTimeout(rest)
      resolve()
    })
    // Left by a thread that was killed: the lock says that nobody listens.
    rmSync(place.socket, { force: true })
    server.listen(place.socket)
  })
}
