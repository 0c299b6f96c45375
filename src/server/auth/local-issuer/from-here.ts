/**
 * Lets only a browser on this machine sign in with the embedded issuer, which believes whoever
 * reaches it. A request counts as such only if its peer is on loopback, it names this server as the
 * browser here would, and nothing in it says that it was passed on. That is a net and not a proof:
 * a proxy that adds nothing, or a tunnel, passes it. LOCAL_SIGN_IN_CODE is the real lock.
 */
import type { IncomingHttpHeaders } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeEntities } from '#domain/posts/entities.ts'

import type { Config } from '../../config.ts'
import { isLoopback, isLoopbackHost } from '../../config.ts'
import type { House } from '../../house.ts'
import { preferredLanguage } from '../../http/accept-language.ts'
import { Problem } from '../../http/problem.ts'
import { renderPlainPage, wantsPage } from '../plain-page.ts'
import { words } from '../words.ts'
import { issuerPath } from './place.ts'

const signInRoutes: ReadonlySet<string> = new Set([
  '/api/auth/login',
  '/api/auth/return',
  `${issuerPath}/sign-in/:uid`,
  `${issuerPath}/*`,
])

/**
 * Refuses what did not come from this machine: a sign-in for any sign of another way, every other
 * request for a foreign name alone, which a page elsewhere may let resolve to this machine.
 */
export async function refuseFromElsewhere(
  { config, log }: Pick<House, 'config' | 'log'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { url = '' } = request.routeOptions // the route's, however the request spells it
  if (!signInRoutes.has(url)) {
    const isNamed = isLoopbackHost(request.headers.host) && isLoopback(request.hostname)
    // The style of the page of refusal may be read under any name.
    if (!isNamed && !url.startsWith(issuerPath)) throw new Problem('host_forbidden')
    return
  }
  const here = isFromThisMachine(request.raw, config)
  if (here.is) return
  log.warn('a sign-in was refused', { request: request.id, why: here.why, header: here.header })
  if (!wantsPage(request)) throw new Problem('host_forbidden')
  const language = preferredLanguage(request.headers['accept-language'])
  const say = words[language]
  void reply
    .code(403)
    .header('cache-control', 'no-store')
    .header('vary', 'accept, accept-language')
    .type('text/html; charset=utf-8')
    .send(
      renderPlainPage(
        language,
        say.elsewhere,
        `<p class="lead">${encodeEntities(say.elsewhereLead)}</p>`,
      ),
    )
}

type FromHere = { is: true } | { is: false; why: string; header?: string }

/** The parts of a request that show where it comes from. */
interface Asked {
  headers: IncomingHttpHeaders
  httpVersion: string
  /** As it was asked for: a proxy is asked for a whole address. */
  url?: string | undefined
  socket: { remoteAddress?: string | undefined }
}

export function isFromThisMachine(
  { headers, httpVersion, socket, url = '/' }: Asked,
  config: Pick<Config, 'publicUrl' | 'port'>,
): FromHere {
  if (!isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/i, ''))) {
    return { is: false, why: 'its peer is not on this machine' }
  }
  // Browsers speak 1.1, proxies often 1.0.
  if (httpVersion !== '1.1') return { is: false, why: `it speaks HTTP/${httpVersion}` }
  const passedOn = Object.keys(headers).find((name) => addedByProxies.test(name))
  if (passedOn !== undefined) return { is: false, why: 'it was passed on', header: passedOn }
  const isPlain = plainHost.test(headers.host ?? '') && url.startsWith('/')
  if (!isPlain || !isOurs(`${new URL(config.publicUrl).protocol}//${headers.host}`, config)) {
    return { is: false, why: 'it names another server', header: 'host' }
  }
  if (headers.origin !== undefined && !isOurs(headers.origin, config)) {
    return { is: false, why: 'another page sent it', header: 'origin' }
  }
  return { is: true }
}

/** "X-Forwarded-For", "Via", and the sender's address under the names that proxies give it. */
const addedByProxies = /^x-forwarded|^(?:forwarded|via|cdn-loop)$|(?:real|client|connecting)-ip$/

/** A name of this machine as a browser writes it, with or without a port. */
const plainHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/** Whether an address is this server by a name of this machine: at our port, or as PUBLIC_URL says. */
function isOurs(address: string, { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): boolean {
  if (!URL.canParse(address)) return false
  const given = new URL(address)
  const ports = [portOf(new URL(publicUrl)), port]
  return isLoopback(given.hostname) && ports.includes(portOf(given))
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}
