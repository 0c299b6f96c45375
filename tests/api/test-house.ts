/**
 * The server of a test file: the real house over a clone of the real database, with a clock that
 * the test sets. Every answer is held against the contract (hold-to-contract.ts).
 *
 *     const product = await openTestHouse()
 *     const ana = await product.signUp()
 *     const answer = await ana.post('/resumes/template')
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { House } from '#server/house.ts'
import { serveFeeds } from '#server/feeds/mount.ts'
import { buildHouse } from '#server/house.ts'
import type { Handlers } from '#server/http/handler.ts'
import { handlers } from '#server/handlers.ts'
import { stopMailByLink } from '#server/mail/stop-mail.ts'
import { takeHandedPages } from '#server/pasted-jobs/hand-over.ts'
import { createScanReader } from '#server/pdf/scan/scan-reader.ts'
import { buildServer } from '#server/http/serve.ts'
import { createLog } from '#server/log.ts'
import { createOutgoing } from '#server/outgoing/outgoing.ts'
import { createStreams } from '#server/outgoing/streams.ts'
import { createOwnModels } from '#server/own-models/own-models.ts'
import { joinPerson } from '#server/users/join.ts'

import { holdToContract } from './hold-to-contract.ts'
import { sharedHands } from './shared-hands.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestPerson {
  id: string
  token: string
  email: string
  get(path: string): Promise<LightMyRequestResponse>
  post(path: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>
  put(path: string, body: unknown): Promise<LightMyRequestResponse>
  patch(path: string, body?: unknown): Promise<LightMyRequestResponse>
  remove(path: string): Promise<LightMyRequestResponse>
  upload(
    bytes: Uint8Array,
    field?: string,
    fileName?: string,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>
}

type Headers = Record<string, string>

export interface TestHouse {
  house: House
  app: FastifyInstance
  /** Everything logged so far. */
  log: () => string
  /** Moves the clock on. */
  wait(ms: number): void
  signUp(person?: { name?: string; email?: string }): Promise<TestPerson>
  ask(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Takes the database away under the running server. */
  loseDatabase(): Promise<void>
  close(): Promise<void>
}

export interface TestHouseOptions {
  env?: Record<string, string>
  /** Other hands: an engine that fails, a reader that refuses. */
  parts?: Partial<House>
  handlers?: Partial<Handlers>
  /** Another way to the database, on which things go wrong. */
  way?: (databaseUrl: string) => Promise<string>
  /** How long the database may take to answer. */
  answerWithinMs?: number
}

export async function openTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const stored = await createTestDatabase()
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const lines: string[] = []
  const log = createLog('debug', now, (line) => lines.push(line))
  const config = readConfig({ ...options.env })
  const database = await openDatabase({
    databaseUrl: (await options.way?.(stored.url)) ?? stored.url,
    dataDir: '',
    log,
    ...(options.answerWithinMs === undefined ? {} : { answerWithinMs: options.answerWithinMs }),
  })
  const outgoing = createOutgoing({
    agent: 'Lapel/test',
    allow: config.outgoingAllow ?? [],
    gapMs: 0,
    // No test asks the network for a name.
    parts: { resolve: async () => [] },
  })
  const streams = createStreams({
    agent: 'Lapel/test',
    allow: config.outgoingAllow ?? [],
    mayAskHere: config.embeddedIssuer,
    resolve: async () => [],
  })
  const house: House = {
    ...buildHouse({ config, log, now, database, hands: sharedHands }),
    outgoing,
    streams,
    ownModels: createOwnModels(config, streams, { log, nowMs: () => now().getTime() }),
    // As if the packages for scans were not installed: reading one takes seconds.
    scanner: createScanReader({ isInstalled: () => false }),
    ...options.parts,
  }
  const app = await buildServer(house, {
    handlers: { ...handlers, ...options.handlers },
    mount: (server) => {
      serveFeeds(server, house)
      takeHandedPages(server, house)
      stopMailByLink(server, house)
    },
  })
  const ask = async (request: InjectOptions) => {
    const answer = await app.inject(request)
    holdToContract(request, answer)
    return answer
  }
  return {
    house,
    app,
    ask,
    log: () => lines.join(''),
    wait: (ms) => {
      offsetMs += ms
    },
    signUp: (person = {}) => signUp(house, ask, person),
    loseDatabase: () => stored.close(),
    async close() {
      await app.close()
      const { reader, printer, texts, rankedJobs } = house
      await Promise.all([reader, printer, texts, rankedJobs].map((part) => part.close()))
      await database.close()
      await stored.close()
    },
  }
}

async function signUp(
  house: House,
  ask: TestHouse['ask'],
  { name = 'Ana Silva', email = `${randomUUID()}@example.org` },
): Promise<TestPerson> {
  const id = await joinPerson(house, {
    issuer: 'test',
    subject: email,
    name,
    email,
    isEmailVerified: true,
  })
  const token = randomBytes(32).toString('base64url')
  await house.db
    .insertInto('sessions')
    .values({
      person_id: id,
      token_hash: createHash('sha256').update(token).digest(),
      created_at: house.now(),
      last_seen_at: house.now(),
      expires_at: new Date(house.now().getTime() + 86_400_000),
    })
    .execute()
  const authorization = `Bearer ${token}`
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Headers = {},
  ) =>
    ask({
      method,
      url: `/api${path}`,
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  return {
    id,
    token,
    email,
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body) => send('PUT', path, body),
    patch: (path, body) => send('PATCH', path, body),
    remove: (path) => send('DELETE', path),
    upload: (bytes, field, fileName, headers = {}) => {
      const form = multipartOf(bytes, field, fileName)
      return ask({
        method: 'POST',
        url: '/api/resumes/upload',
        headers: { authorization, 'content-type': form.type, ...headers },
        payload: form.payload,
      })
    },
  }
}

/** A multipart body with one file. */
export function multipartOf(
  bytes: Uint8Array,
  field = 'file',
  fileName = 'resume.pdf',
): { type: string; payload: Buffer } {
  const boundary = `----test${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
