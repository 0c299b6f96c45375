/**
 * An OpenID Connect issuer on loopback that is honest unless told to lie: real discovery, real
 * keys, a token endpoint that checks client, redirect address, code and PKCE. A lie replaces one
 * step. It lets everybody in as the person of `claims`.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'

import type { JWTPayload } from 'jose'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type Json = Record<string, unknown>
type Sign = (claims: JWTPayload) => Promise<string>

export interface Lie {
  /** What discovery says. */
  metadata?(honest: Json): unknown
  keys?(honest: Json): unknown
  /** What the browser brings back. */
  comesBack?(honest: URLSearchParams): void
  /** The ID token. */
  idToken?(claims: JWTPayload, sign: Sign): Promise<string | undefined> | string | undefined
  /** The token endpoint's whole answer. */
  tokenAnswer?(honest: Json): unknown
  userInfo?(honest: Json): unknown
  /** Takes one path over: hangs, fails, never ends. */
  takeOver?: { path: string; answer(response: ServerResponse): void }
}

export interface LyingIssuer {
  url: string
  clientId: string
  clientSecret: string
  /** Claims of the next ID token beside the protocol's own. */
  claims: Json
  lie: Lie
  /** The parameters of the last authorization request. */
  asked: URLSearchParams
  /** How the client showed who it is at the token endpoint. */
  clientProofs: string[]
  close(): Promise<void>
}

/** Under another name of this machine it is another site to a browser. */
export async function openLyingIssuer(name = '127.0.0.1'): Promise<LyingIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, URLSearchParams>()

  const answerAt: Record<string, (request: IncomingMessage, url: URL) => Promise<unknown>> = {
    async '/.well-known/openid-configuration'() {
      const honest = {
        issuer: issuer.url,
        authorization_endpoint: `${issuer.url}/authorize`,
        token_endpoint: `${issuer.url}/token`,
        userinfo_endpoint: `${issuer.url}/userinfo`,
        jwks_uri: `${issuer.url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      }
      return issuer.lie.metadata?.(honest) ?? honest
    },
    async '/jwks'() {
      return issuer.lie.keys?.({ keys: [jwk] }) ?? { keys: [jwk] }
    },
    async '/authorize'(_, { searchParams }) {
      issuer.asked = searchParams
      const code = randomBytes(16).toString('hex')
      codes.set(code, searchParams)
      const back = new URLSearchParams({
        code,
        state: searchParams.get('state') ?? '',
        iss: issuer.url,
      })
      issuer.lie.comesBack?.(back)
      return new Redirect(`${searchParams.get('redirect_uri')}?${back}`)
    },
    async '/token'(request) {
      const form = new URLSearchParams(await readText(request))
      const asked = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      if (asked === undefined || !isRight(request, form, asked)) {
        return new Refusal(400, { error: 'invalid_grant' })
      }
      const claims: JWTPayload = {
        iss: issuer.url,
        aud: issuer.clientId,
        nonce: asked.get('nonce'),
        iat: seconds(),
        exp: seconds() + 300,
        ...issuer.claims,
      }
      const idToken = issuer.lie.idToken
        ? await issuer.lie.idToken(claims, sign)
        : await sign(claims)
      const honest = {
        access_token: randomBytes(16).toString('hex'),
        token_type: 'Bearer',
        expires_in: 60,
        ...(idToken === undefined ? {} : { id_token: idToken }),
      }
      return issuer.lie.tokenAnswer?.(honest) ?? honest
    },
    async '/userinfo'() {
      return issuer.lie.userInfo?.(issuer.claims) ?? issuer.claims
    },
  }

  const sign: Sign = (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(privateKey)

  /** Client, redirect address and PKCE, as an honest issuer checks them. */
  function isRight(request: IncomingMessage, form: URLSearchParams, asked: URLSearchParams) {
    const { authorization = '' } = request.headers
    const sent = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
    // Both parts are form-encoded before they are joined (RFC 6749, 2.3.1).
    const basic = sent.split(':').map(decodeURIComponent).join(':')
    const posted = `${form.get('client_id')}:${form.get('client_secret')}`
    issuer.clientProofs.push(authorization === '' ? 'form' : 'basic')
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '')
    return (
      [basic, posted].includes(`${issuer.clientId}:${issuer.clientSecret}`) &&
      form.get('redirect_uri') === asked.get('redirect_uri') &&
      asked.get('code_challenge_method') === 'S256' &&
      challenge.digest('base64url') === asked.get('code_challenge')
    )
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer.url)
    const { takeOver } = issuer.lie
    if (takeOver?.path === url.pathname) {
      takeOver.answer(response)
      return
    }
    const answer = answerAt[url.pathname]?.(request, url)
    void (answer ?? Promise.resolve(new Refusal(404, {}))).then((value) => send(response, value))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const issuer: LyingIssuer = {
    url: `http://${name}:${port}`,
    clientId: 'lapel-at-the-test',
    clientSecret: randomBytes(32).toString('hex'),
    claims: { sub: 'person-1', name: 'Ana Silva', email: 'ana@example.org' },
    lie: {},
    asked: new URLSearchParams(),
    clientProofs: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return issuer
}

/** A step that answers with a status of its own. */
export class Refusal {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

export class Redirect {
  readonly to: string

  constructor(to: string) {
    this.to = to
  }
}

function send(response: ServerResponse, value: unknown): void {
  if (value instanceof Redirect) {
    response.writeHead(302, { location: value.to }).end()
    return
  }
  const { status, body } = value instanceof Refusal ? value : { status: 200, body: value }
  if (typeof body === 'string') {
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)
    return
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

export const seconds = (): number => Math.floor(Date.now() / 1000)
