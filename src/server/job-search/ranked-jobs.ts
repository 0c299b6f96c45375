/**
 * The order of a resume over all jobs, asked of the one thread of this machine that keeps it (ranker.ts):
 * another process's where that listens, or else one of our own.
 */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'

import type { ShownLevels } from '#domain/scoring/want.ts'

import type { Log } from '../log.ts'
import { describeError } from '../log.ts'
import { frame, takeFrames } from '../pdf/frames.ts'
import type { Hit, Leg, Ranking } from './find-store.ts'
import type { RankerPlace } from './ranker-place.ts'
import { rankerPlace } from './ranker-place.ts'

export interface RankedJobs {
  /** Reads what is not read yet, so that nobody has to wait for it later. */
  prepare(): Promise<void>
  inOrderOf(shown: ShownLevels): Ranking
  close(): Promise<void>
}

export interface RankerData {
  /** Of the database. */
  address: string
  place: RankerPlace
}
/** Null of who only wants it to be up to date. */
export type RankerQuestion = { leg: Leg; shown: ShownLevels } | null
export type RankerAnswer = { hits: Hit[] } | { fault: { message: string } }

const program = new URL('ranker.ts', import.meta.url)
/** Of the thread's heap; the jobs lie outside of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
const lookEveryMs = 50
const startWithinMs = 20_000
const endWithinMs = 1_000
/** A thread that ends with its process leaves its questions without an answer: another one takes them. */
const mostTurns = 3
/** Some hundred hits. */
const mostBytes = 4_000_000

/** `address`: of the database, for a thread of our own. */
export function createRankedJobs(address: string, log: Pick<Log, 'warn'>): RankedJobs {
  let thread: Worker | null = null

  const start = (place: RankerPlace): Worker => {
    const workerData: RankerData = { address, place }
    const started = new Worker(program, {
      name: 'ranker',
      env: {},
      execArgv: [],
      workerData,
      resourceLimits,
    })
    started.unref()
    started.once('error', (error) =>
      log.warn('the order of all jobs is not kept', describeError(error)),
    )
    started.once('exit', () => (thread = null))
    return started
  }
  const reach = async (): Promise<Socket> => {
    const place = rankerPlace(address)
    for (const began = performance.now(); performance.now() - began < startWithinMs;) {
      const socket = await connected(place.socket)
      if (socket !== null) return socket
      thread ??= start(place)
      await sleep(lookEveryMs)
    }
    throw new Error('nobody keeps the order of all jobs')
  }
  const ask = async (question: RankerQuestion): Promise<Hit[]> => {
    for (let turn = 0; turn < mostTurns; turn++) {
      const answer = await exchange(await reach(), question)
      if (answer === null) continue
      if ('hits' in answer) return answer.hits
      throw Object.assign(new Error(answer.fault.message), answer.fault)
    }
    throw new Error('the order of all jobs was not answered')
  }

  return {
    prepare: async () => {
      await ask(null)
    },
    inOrderOf: (shown) => (leg) => ask({ leg: { ...leg, ranking: null }, shown }),
    async close() {
      const ended = thread
      if (ended === null) return
      ended.ref()
      const exit = once(ended, 'exit')
      ended.postMessage('end')
      await Promise.race([exit, sleep(endWithinMs, undefined, { ref: false })])
      await ended.terminate()
    },
  }
}

/** Null where nobody listens. */
function connected(place: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(place)
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(null))
  })
}

/** Null where the connection ended without an answer. */
function exchange(socket: Socket, question: RankerQuestion): Promise<RankerAnswer | null> {
  return new Promise((resolve) => {
    socket.on(
      'data',
      takeFrames(mostBytes, (message) => resolve(deserialize(message) as RankerAnswer)), // ranker.ts
    )
    socket.once('close', () => resolve(null))
    socket.write(frame(serialize(question)))
  })
}
