/**
 * The web server: each call of the contract becomes a route, and each request goes the same way:
 * who asks (401, or 429 for an address that collects them), how often (429), then the handler,
 * whose lines are the remaining refusals in their order. Bodies are not parsed on the way in; handlers read them when it is their turn.
 */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'

import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'

import { authenticate, tokenIn } from '../auth/bearer.ts'
import { refuseFromElsewhere } from '../auth/local-issuer/from-here.ts'
import type { House } from '../house.ts'
import type { Person } from '../users/person.ts'
import { methodsAt } from './allowed-methods.ts'
import { answerProblem } from './answer-problem.ts'
import { check, readJson, readQuery } from './body.ts'
import { chooseEncoding, pack } from './encoding.ts'
import type { Handlers, Incoming } from './handler.ts'
import { pageHeaders } from './headers.ts'
import type { Lanes } from './lanes.ts'
import { createLanes } from './lanes.ts'
import { addressGroup } from './limits.ts'
import { Problem } from './problem.ts'
import { uploadLimits } from './uploads.ts'
import { Written } from './written.ts'

const apiBase = '/api'

/** Bytes of a request's line and headers: with Node's 16 KiB a long link or token gets no page at all. */
const maxHeaderSize = 65_536

/** Any handler, seen from the loop over all calls: the types of one call are lost there. */
type AnyHandler = (incoming: Incoming & { person?: Person }) => Promise<unknown>

export interface ServeOptions {
  handlers: Handlers
  /** The embedded issuer: what is neither a call of the contract nor a page. */
  mount?: (app: FastifyInstance) => Promise<void> | void
  /** Answers what is no call: pages and files. Without it there is nothing. */
  pages?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

export async function buildServer(house: House, options: ServeOptions): Promise<FastifyInstance> {
  const app = createApp(house, options.pages)
  await app.register(multipart, { limits: uploadLimits })
  const lanes = createLanes()
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name]
    // The registry pairs each name with the handler of that very call.
    const handler = options.handlers[name] as AnyHandler
    app.route({
      method: call.method,
      url: apiBase + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { limit: call.limit },
      // A HEAD runs the handler and throws its answer away: nothing that is paid for is done so.
      exposeHeadRoute: call.limit !== 'ai',
      handler: async (request, reply) => {
        const answer = await inTurn(lanes, call, senderOf(request), async () => {
          const incoming = await admit(house, call, request, reply)
          // Somebody signed in several times over has no more turns than others.
          const { person } = incoming
          if (person === undefined) return handler(incoming)
          return inTurn(lanes, call, person.id, () => handler(incoming))
        })
        if (reply.sent || isWrittenByHandler(call)) return reply
        void reply.code(call.status)
        if (call.answer === 'none') return reply.send()
        return sendJson(request, reply, answer)
      },
    })
  }
  await options.mount?.(app)
  app.setNotFoundHandler(async (request, reply) => {
    const isCall = isApi(request.url)
    const allow = isCall ? methodsAt(request.url) : []
    if (allow.length > 0) throw new Problem('method_not_allowed', {}, { allow })
    if (options.pages === undefined || isCall) throw new Problem('not_found')
    return options.pages(request, reply)
  })
  return app
}

function createApp(house: House, pages: ServeOptions['pages']): FastifyInstance {
  const { config, log } = house
  const refuse = (error: unknown, _: FastifyRequest, reply: FastifyReply) =>
    answerProblem(reply, error, log)
  const app = fastify({
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    http: { maxHeaderSize },
    // Bodies are checked by the contract. Without these Fastify loads a validator and a writer by JSON Schema.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    routerOptions: { maxParamLength: 300 },
    // An address that cannot be read is refused before any hook has set the headers.
    frameworkErrors: async (error, request, reply) => {
      void reply.headers(pageHeaders(config))
      const page = isApi(request.url) ? undefined : pages
      try {
        return page === undefined ? refuse(error, request, reply) : await page(request, reply)
      } catch (fault) {
        return refuse(fault, request, reply)
      }
    },
    clientErrorHandler: refuseBytes,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler(refuse)
  guard(app, house)
  return app
}

const noSchema = (): never => {
  throw new Error('a route has a schema of Fastify, and none is compiled')
}

/** What holds for every request, whatever it asks for. */
function guard(app: FastifyInstance, house: House): void {
  const { config, log, leaving, metrics } = house
  const headers = pageHeaders(config)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id)
    if (isApi(request.url)) void reply.header('cache-control', 'no-store')
    // A proxy must not send the next request down a connection that is about to close.
    if (leaving.aborted) void reply.header('connection', 'close')
    if (config.embeddedIssuer) await refuseFromElsewhere(house, request, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'page'
    const [status, ms] = [reply.statusCode, Math.round(reply.elapsedTime)]
    metrics.request({ method, route, status, ms: reply.elapsedTime })
    log.info('request', { request: request.id, method, route, status, ms })
  })
}

/** A turn ends with the work; a stream of events stays open beyond it. */
async function inTurn(
  lanes: Lanes,
  { limit }: Call,
  sender: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const leave = await lanes.enter(sender, limit)
  if (leave === null) throw new Problem('too_many_requests', {}, { retryAfterSeconds: 2 })
  try {
    return await work()
  } finally {
    leave()
  }
}

/** Whoever a request shows itself to be before it is known whether that is true. */
const senderOf = ({ headers, ip }: FastifyRequest): string => tokenIn(headers) ?? addressGroup(ip)

async function admit(
  house: House,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Incoming & { person?: Person }> {
  const person = call.bearer ? await authenticate(house, request) : undefined
  const waitSeconds = await house.limiter.take(call.limit, person?.id ?? addressGroup(request.ip))
  if (waitSeconds > 0) {
    throw new Problem('too_many_requests', {}, { retryAfterSeconds: waitSeconds })
  }
  const params = request.params as Record<string, string | undefined> // the router's own
  const { query, body } = call
  // The casts below: this loop sees every call at once, the schema belongs to the one at hand.
  let sent: Promise<unknown> | undefined
  const json = () => (sent ??= readJson(request))
  const incoming: Incoming = {
    house,
    request,
    reply,
    param: (name) => (params[name] ?? '').replaceAll('\u0000', ''),
    query: () => (query === undefined ? undefined : readQuery(request, query)) as undefined,
    json,
    body: async (refuse) =>
      (typeof body === 'object' ? check(body, await json(), refuse) : undefined) as undefined,
  }
  return person === undefined ? incoming : { ...incoming, person }
}

/** What is no JSON the handler sends itself, with the headers that belong to it. */
function isWrittenByHandler({ answer }: Call): boolean {
  return answer === 'redirect' || answer === 'events' || answer === 'bytes'
}

/** Below this, packing an answer costs more than it saves. */
const packFromBytes = 4_096

async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<FastifyReply> {
  const bytes = answer instanceof Written ? answer.bytes : Buffer.from(JSON.stringify(answer))
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  const encoding =
    bytes.length < packFromBytes ? null : chooseEncoding(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(await pack(bytes, encoding, 'each'))
}

/** Also where a client names the whole address in its request line, as to a proxy. */
function isApi(url: string): boolean {
  return /^(?:\w+:\/\/[^/?#]*)?\/api(?:[/?#]|$)/.test(url)
}

/** Bytes that are no HTTP request: there is no reply object yet, so the answer is written by hand. */
function refuseBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { detail, code } = new Problem('bad_request')
  const body = JSON.stringify({ detail, code })
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
