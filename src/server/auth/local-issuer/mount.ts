/**
 * Puts the embedded issuer under `/issuer`, in this process and on this port. It trusts whoever
 * reaches it; who may reach it is decided in `from-here`. Nothing of it is loaded before somebody
 * signs in.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'

import type { Config } from '../../config.ts'
import { ConfigProblem, isLoopback } from '../../config.ts'
import type { House } from '../../house.ts'
import { preferredLanguage } from '../../http/accept-language.ts'
import { readBytes } from '../../http/body.ts'
import { addressGroup } from '../../http/limits.ts'
import { Problem } from '../../http/problem.ts'
import { servePageFiles, wantsPage } from '../plain-page.ts'
import type { Refused, Typed } from './page.ts'
import { findWrong, renderPage } from './page.ts'
import { issuerPath } from './place.ts'
import { keepAccount } from './record-store.ts'
import { checkCode } from './sign-in-code.ts'

type Deps = Pick<House, 'config' | 'db' | 'log' | 'now' | 'limiter'>

const formLimitBytes = 8 * 1024

const nothing: Typed = { email: '', name: '' }

/** Throws a ConfigProblem where people could not sign in safely with these settings. */
export function checkSignIn(config: Pick<Config, 'host' | 'publicUrl' | 'oidcIssuerUrl'>): void {
  const isLocal = (url: string) => isLoopback(new URL(url).hostname)
  if (config.oidcIssuerUrl === null) {
    if (isLoopback(config.host) && isLocal(config.publicUrl)) return
    throw new ConfigProblem(
      'The embedded sign-in serves this machine only: set HOST and PUBLIC_URL to a loopback address, or set OIDC_ISSUER_URL.',
    )
  }
  const { protocol } = new URL(config.oidcIssuerUrl)
  if (protocol === 'https:' || isLocal(config.oidcIssuerUrl)) return
  throw new ConfigProblem('OIDC_ISSUER_URL must begin with https:// unless it is on this machine.')
}

/** Checks the settings of sign-in, and serves the embedded issuer where it is the one in use. */
export async function registerIssuer(app: FastifyInstance, deps: Deps): Promise<void> {
  checkSignIn(deps.config)
  servePageFiles(app)
  if (!deps.config.embeddedIssuer) return
  serveIssuer(app, deps)
}

function serveIssuer(app: FastifyInstance, deps: Deps): void {
  const { config, db, limiter, now } = deps
  let opened: Promise<Provider> | undefined
  const open = async (): Promise<Provider> => {
    opened ??= import('./provider.ts').then(({ createProvider }) => createProvider(deps))
    opened.catch(() => (opened = undefined))
    return opened
  }

  app.get(`${issuerPath}/sign-in/:uid`, async (request, reply) => {
    if (!(await isExpected(await open(), request, reply))) return reply.redirect('/auth/callback')
    return sendPage(request, reply, config, nothing)
  })

  app.post(`${issuerPath}/sign-in/:uid`, async (request, reply) => {
    const waitSeconds = await limiter.take('auth', addressGroup(request.ip))
    if (waitSeconds > 0) return refuseForNow(request, reply, config, nothing, waitSeconds)
    if (!isFromHere(request, config)) throw new Problem('login_failed')
    const provider = await open()
    if (!(await isExpected(provider, request, reply))) {
      return reply.redirect('/auth/callback', 303)
    }
    const { code, ...typed } = await readForm(request)
    const wrong = findWrong(typed)
    if (wrong !== undefined) return sendPage(request, reply.code(400), config, typed, wrong)
    const checked = await checkCode(deps, code)
    if (checked.kind === 'wrong') return sendPage(request, reply.code(400), config, typed, 'code')
    if (checked.kind === 'too_many') {
      return refuseForNow(request, reply, config, typed, checked.waitSeconds)
    }
    const { accountIdOf } = await import('./provider.ts')
    const accountId = accountIdOf(typed.email)
    await keepAccount(db, { accountId, ...typed }, now())
    const result = { login: { accountId, remember: false } }
    const next = await provider.interactionResult(request.raw, reply.raw, result)
    return reply.redirect(next, 303)
  })

  app.all(`${issuerPath}/*`, async (request, reply) => {
    handOver(await open(), request, reply, config)
    return reply
  })
}

/** Gives a request to the issuer's own router, under the one name and scheme people use. */
function handOver(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Config,
): void {
  const { host, protocol } = new URL(publicUrl)
  delete raw.headers['x-forwarded-for']
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  const url = raw.url ?? ''
  Object.assign(raw, { originalUrl: url, url: url.slice(issuerPath.length) })
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.hijack()
  void provider.callback()(raw, reply.raw)
}

/** Whether this browser is the one that the issuer sent to this page. */
async function isExpected(
  provider: Provider,
  { raw, params }: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { uid } = params as { uid: string } // the route's own parameter
  try {
    const waiting = await provider.interactionDetails(raw, reply.raw)
    return waiting.uid === uid && waiting.prompt.name === 'login'
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return false
    throw error
  }
}

/** Another site may not fill in this form; a browser says where a form comes from. */
function isFromHere({ headers }: FastifyRequest, { publicUrl }: Config): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === undefined || headers.origin === publicUrl
}

async function readForm(request: FastifyRequest): Promise<Typed & { code: string }> {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new Problem('unsupported_media_type')
  }
  const form = new URLSearchParams((await readBytes(request, formLimitBytes)).toString('utf8'))
  const read = (field: string) => form.get(field) ?? ''
  return { email: tidy(read('email')), name: tidy(read('name')), code: read('code').trim() }
}

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Too many forms or guesses: a person stays on the page and reads there that they are to wait. */
function refuseForNow(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  typed: Typed,
  retryAfterSeconds: number,
): FastifyReply {
  if (!wantsPage(request)) throw new Problem('too_many_requests', {}, { retryAfterSeconds })
  void reply.code(429).header('retry-after', String(retryAfterSeconds))
  return sendPage(request, reply, config, typed, 'too_many')
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { localSignInCode }: Config,
  typed: Typed,
  refused?: Refused,
): FastifyReply {
  const language = preferredLanguage(request.headers['accept-language'])
  return (
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept, accept-language')
      // Without a referrer a form's Origin would be null, which older browsers have nothing beside.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(renderPage(language, { typed, refused, asksCode: localSignInCode !== null }))
  )
}
