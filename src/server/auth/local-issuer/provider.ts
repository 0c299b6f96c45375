/**
 * The embedded OpenID Connect issuer: oidc-provider with one client, one flow and one page. It lets
 * in whoever sits at this machine, and is therefore served on loopback only (see `mount`). Loaded at
 * the first sign-in, because it is large and a person signs in rarely.
 */
import { createHash } from 'node:crypto'

import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { Provider } from 'oidc-provider'

import type { House } from '../../house.ts'
import { describeError } from '../../log.ts'
import { normaliseEmail } from '../../users/sign-up-claims.ts'
import { returnPath } from '../oidc.ts'
import { issuerPath, localClient, localIssuerUrl, makeSecret } from './place.ts'
import { keepSecret } from '../../secrets/store.ts'
import { createRecords, findAccount, forgetAccount } from './record-store.ts'

type Deps = Pick<House, 'config' | 'db' | 'log' | 'now'>

/** Where a sign-in waits for the person, below the issuer's path. */
export const pagePath = '/sign-in'

const minutes = 60

export async function createProvider(deps: Deps): Promise<Provider> {
  const { config, db, log, now } = deps
  const [client, cookieKey, key] = await Promise.all([
    localClient(db),
    keepSecret(db, 'issuer-cookies', makeSecret),
    keepSecret(db, 'issuer-key', makeSigningKey),
  ])
  const configuration: Configuration = {
    adapter: createRecords(db, now),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${config.publicUrl}${returnPath}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    jwks: { keys: [JSON.parse(key)] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // the ID token carries them, so nothing else need be asked
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    cookies: {
      keys: [cookieKey],
      names: {
        session: 'lapel_issuer_session',
        interaction: 'lapel_issuer_page',
        resume: 'lapel_issuer_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: issuerPath },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: minutes,
      AuthorizationCode: minutes,
      IdToken: 10 * minutes,
      Interaction: 10 * minutes,
      Session: 10 * minutes,
      Grant: 10 * minutes,
    },
    interactions: { url: (_, interaction) => `${issuerPath}${pagePath}/${interaction.uid}` },
    async findAccount(_, accountId) {
      const account = await findAccount(db, accountId, now())
      if (account === undefined) return undefined
      const { email, name } = account
      return {
        accountId,
        // Nobody has checked the address: whoever types it is at this machine.
        claims: () => ({
          sub: accountId,
          email,
          email_verified: false,
          ...(name === null ? {} : { name }),
        }),
      }
    },
    loadExistingGrant,
    renderError(ctx, _, error) {
      log.warn('the embedded issuer refused a request', describeError(error))
      // 'Authentication failed' is said there, and the way back to the login screen is found.
      ctx.redirect('/auth/callback')
    },
  }
  const provider = new Provider(localIssuerUrl(config), configuration)
  provider.proxy = true // `mount` writes the public address into the forwarding headers
  provider.on('server_error', (_, error) => log.error('the issuer failed', describeError(error)))
  provider.use(async (ctx, next) => {
    await next()
    const accountId = handedOver(ctx as KoaContextWithOIDC) // the provider's own context
    if (accountId !== undefined) await forgetAccount(db, accountId, now())
  })
  return provider
}

/** The same address is the same person, at any port and in any restored copy. */
export function accountIdOf(email: string): string {
  return createHash('sha256')
    .update(`lapel:${normaliseEmail(email)}`)
    .digest('base64url')
}

/** The one client is this very product: there is nothing to consent to. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const found = known === undefined ? undefined : await provider.Grant.find(known)
  if (found !== undefined) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** Whose ID token this answer carries. */
function handedOver({ oidc, status }: KoaContextWithOIDC): string | undefined {
  return oidc?.route === 'token' && status === 200 ? oidc.account?.accountId : undefined
}

async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify({
    ...(await exportJWK(privateKey)),
    kid: makeSecret().slice(0, 12),
    use: 'sig',
    alg: 'ES256',
  })
}
