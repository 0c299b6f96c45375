/**
 * The relying party: what this server knows of the issuer, and the one exchange it makes with it.
 *
 * Everything comes from discovery. The library accepts an ID token by TLS alone unless it is told
 * to check the signature (`enableNonRepudiationChecks`); it is told. Plain http is spoken only to
 * an issuer on this machine.
 */
import type { FastifyInstance } from 'fastify'
import type { ClientAuth, Configuration } from 'openid-client'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'

import type { Config } from '../config.ts'
import { isLoopback } from '../config.ts'
import type { House } from '../house.ts'
import type { Identity } from '../users/person.ts'
import { createInnerFetch, fetchOutside } from './issuer-fetch.ts'
import { localClient, localIssuerUrl } from './local-issuer/place.ts'

/** How long the issuer may take for one answer. */
const patienceSeconds = 5
/** How long what discovery said is believed. */
const discoveredMs = 3_600_000

/**
 * Whom the embedded issuer's people belong to. Not its address: that changes with HOST and PORT,
 * and the person at another port is the same person.
 */
const localIssuerName = 'urn:lapel:local'

export interface Transaction {
  state: string
  nonce: string
  codeVerifier: string
}

interface Known {
  configuration: Promise<Configuration>
  untilMs: number
}

/** Per house, since the settings are the house's; it goes when the house goes. */
const known = new WeakMap<Config, Known>()

/** What discovery says of the issuer; asked once an hour, a failure is asked again at once. */
export async function meetIssuer(
  house: Pick<House, 'config' | 'db' | 'now'>,
  app: FastifyInstance,
): Promise<Configuration> {
  const { config } = house
  const nowMs = house.now().getTime()
  const met = known.get(config)
  if (met !== undefined && nowMs < met.untilMs) return met.configuration
  const configuration = discover(house, app)
  known.set(config, { configuration, untilMs: nowMs + discoveredMs })
  configuration.catch(() => known.delete(config))
  return configuration
}

async function discover(
  { config, db }: Pick<House, 'config' | 'db'>,
  app: FastifyInstance,
): Promise<Configuration> {
  const { oidcIssuerUrl: outside } = config
  const server = new URL(outside ?? localIssuerUrl(config))
  const client =
    outside === null
      ? await localClient(db)
      : { id: config.oidcClientId ?? '', secret: config.oidcClientSecret ?? '' }
  const isLocal = outside === null || isLoopback(server.hostname)
  return discovery(server, client.id, { [clockTolerance]: 30 }, authenticateWith(client.secret), {
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    timeout: patienceSeconds,
    [customFetch]: outside === null ? createInnerFetch(app) : fetchOutside,
  })
}

/** HTTP Basic, which every issuer must know; the form only where it says it wants just that. */
function authenticateWith(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret)
  const post = ClientSecretPost(secret)
  return (server, client, body, headers) => {
    const { token_endpoint_auth_methods_supported: methods } = server
    const wantsPost =
      methods?.includes('client_secret_post') && !methods.includes('client_secret_basic')
    return (wantsPost ? post : basic)(server, client, body, headers)
  }
}

export const returnPath = '/api/auth/return'

/** Where the browser is sent to sign in. */
export async function makeLoginUrl(
  configuration: Configuration,
  config: Config,
  { state, nonce, codeVerifier }: Transaction,
): Promise<URL> {
  return buildAuthorizationUrl(configuration, {
    redirect_uri: `${config.publicUrl}${returnPath}`,
    scope: config.embeddedIssuer ? 'openid email profile' : config.oidcScopes,
    response_type: 'code',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    // The embedded issuer always asks: whoever logged out did not mean to be let in again.
    ...(config.embeddedIssuer ? { prompt: 'login' } : {}),
  })
}

/** Who signed in, from what the browser brought back; throws on anything that is not exactly right. */
export async function exchangeCode(
  configuration: Configuration,
  config: Config,
  query: URLSearchParams,
  { state, nonce, codeVerifier }: Transaction,
): Promise<Identity> {
  const returned = new URL(`${config.publicUrl}${returnPath}`)
  returned.search = query.toString()
  const tokens = await authorizationCodeGrant(configuration, returned, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('the issuer gave no ID token')
  const issuer = config.embeddedIssuer ? localIssuerName : claims.iss
  if (!isSubject(claims.sub)) throw new Error('the issuer does not say who it is')
  const claimed = describe(claims)
  const asks = claimed.email === null || claimed.name === null
  if (!asks || configuration.serverMetadata().userinfo_endpoint === undefined) {
    return { issuer, subject: claims.sub, ...claimed }
  }
  const more = describe(await fetchUserInfo(configuration, tokens.access_token, claims.sub))
  const { email, isEmailVerified } = claimed.email === null ? more : claimed
  return { issuer, subject: claims.sub, name: claimed.name ?? more.name, email, isEmailVerified }
}

/** OpenID Connect has subjects of 1 to 255 characters; a column can hold only well-formed ones. */
function isSubject(sub: string): boolean {
  return sub.trim() !== '' && sub.length <= 255 && sub.isWellFormed() && !/\p{Cc}/u.test(sub)
}

function describe(claims: {
  readonly [claim: string]: unknown
}): Omit<Identity, 'issuer' | 'subject'> {
  const verified = claims['email_verified']
  return {
    name: readText(claims['name'], 200),
    email: readText(claims['email'], 320),
    // A few issuers write it as text; one that leaves it out has not verified anything.
    isEmailVerified: verified === true || verified === 'true',
  }
}

/** A claim as text that the database can hold; null where the issuer said something else. */
function readText(claim: unknown, most: number): string | null {
  if (typeof claim !== 'string') return null
  const text = claim
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
  return text === '' || text.length > most ? null : text
}
