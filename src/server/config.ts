/**
 * Every setting, declared once: environment name, one sentence, schema, default. Read once at start
 * (`main`, the command line, the tests); nothing else touches the environment. docs/operating.md is
 * made from this table. A setting that is empty counts as not given.
 */
import { isIP } from 'node:net'
import path from 'node:path'

import { z } from 'zod'

import { engineSettings } from './engine-settings.ts'
import { jobSettings } from './job-settings.ts'
import { logLevels } from './log.ts'
import { mailSettings } from './mail-settings.ts'
import { isAllowEntry } from './outgoing/allowed.ts'
import type { Setting } from './setting.ts'
import { address, oneOf, optional, setting, text, wholeNumber } from './setting.ts'

const isProxy = (part: string): boolean => {
  const [ip = '', bits, ...rest] = part.split('/')
  const named = ['loopback', 'linklocal', 'uniquelocal'].includes(part)
  if (named || rest.length > 0) return named
  const mostBits = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0
  // A zone, as in fe80::1%eth0, says nothing about whose word is believed.
  if (mostBits === 0 || ip.includes('%')) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= mostBits)
}
const proxies = text
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isProxy),
    'must be a list of addresses, networks, or loopback, linklocal, uniquelocal',
  )

const places = text
  .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((parts) => parts.every(isAllowEntry), 'must be a list of host or host:port')

export const settings = {
  host: setting('HOST', 'The address the server listens on.', text, '127.0.0.1'),
  port: setting('PORT', 'The port the server listens on.', wholeNumber(1, 65_535), '3000'),
  givenPublicUrl: optional(
    'PUBLIC_URL',
    'The address people use, where it is not http://HOST:PORT: behind a proxy, for instance.',
    address('http:', 'https:'),
  ),
  dataDir: setting(
    'DATA_DIR',
    'The folder that holds the embedded database; it is closed to the other users of the machine.',
    text.transform((value) => path.resolve(value)),
    './data',
  ),
  databaseUrl: optional(
    'DATABASE_URL',
    'A PostgreSQL server to use instead of the embedded one: postgres://user:password@host/name.',
    address('postgres:', 'postgresql:'),
  ),
  databaseDistributed: setting(
    'DATABASE_DISTRIBUTED',
    'Whether jobs are spread over the machines of the Citus cluster whose coordinator DATABASE_URL names: on or off. What is spread stays so (docs/cluster.md).',
    oneOf(['on', 'off']),
    'off',
  ),
  postgresBin: optional(
    'POSTGRES_BIN',
    'The folder with the programs of a PostgreSQL 18 for the embedded database, such as /usr/lib/postgresql/18/bin, in place of those that came with the install. Data that a later minor version has opened is not given to an earlier one.',
    text.transform((value) => path.resolve(value)),
  ),
  oidcIssuerUrl: optional(
    'OIDC_ISSUER_URL',
    'The OpenID Connect issuer people sign in with; without it the embedded one, on loopback only.',
    address('http:', 'https:'),
  ),
  oidcClientId: optional('OIDC_CLIENT_ID', 'The client name registered with that issuer.', text),
  oidcClientSecret: optional('OIDC_CLIENT_SECRET', 'The secret registered with that issuer.', text),
  oidcProviderName: optional(
    'OIDC_PROVIDER_NAME',
    "The name on the login button: 'Sign in with …'; without it 'this computer' where the embedded issuer signs people in, and Google elsewhere.",
    text,
  ),
  oidcScopes: setting(
    'OIDC_SCOPES',
    'The scopes asked for, separated by spaces.',
    text.refine((value) => value.split(' ').includes('openid'), 'must hold openid'),
    'openid email profile',
  ),
  localSignInCode: optional(
    'LOCAL_SIGN_IN_CODE',
    'A code that the embedded sign-in asks for as well, for a machine that several people use; without it whoever uses this computer can sign in.',
    text.min(8, 'must have at least 8 characters'),
  ),
  givenAuthBinding: optional(
    'AUTH_BINDING',
    'Whether a token counts only together with its cookie: strict (the default on https), browser (only for requests that a browser sends; the default on loopback) or off.',
    oneOf(['strict', 'browser', 'off']),
  ),
  ...engineSettings,
  creditsOnSignup: setting(
    'CREDITS_ON_SIGNUP',
    'How many credits a new person starts with.',
    wholeNumber(0, 1_000_000),
    '25',
  ),
  credits: setting(
    'CREDITS',
    'Whether credits are counted: metered or unlimited.',
    oneOf(['metered', 'unlimited']),
    'metered',
  ),
  resumesPerPerson: setting(
    'RESUMES_PER_PERSON',
    'How many resumes a person may keep, beside those in the trash.',
    wholeNumber(1, 100_000),
    '2000',
  ),
  bytesPerPerson: setting(
    'BYTES_PER_PERSON',
    'How many bytes a person may keep: resumes with their saved states, letters, scans and all else.',
    wholeNumber(1_000_000, 100_000_000_000),
    '250000000',
  ),
  patience: setting(
    'PATIENCE',
    'How many times as long as usual people are let wait for a file to be read, a text to be worked on and a sheet to be printed; a slow machine wants more.',
    wholeNumber(1, 100),
    '1',
  ),
  stripeSecretKey: optional(
    'STRIPE_SECRET_KEY',
    'The secret key of Stripe; with it people can buy credits.',
    text,
  ),
  stripeWebhookSecret: optional(
    'STRIPE_WEBHOOK_SECRET',
    'The secret with which Stripe signs its messages to /api/payments/webhook.',
    text,
  ),
  stripeApiUrl: setting(
    'STRIPE_API_URL',
    "Where Stripe's API answers; another address is for trying payments out.",
    address('http:', 'https:'),
    'https://api.stripe.com',
  ),
  jobLinks: setting(
    'JOB_LINKS',
    'Whether the page of a job is read when somebody pastes its link: on, without-linkedin or off.',
    oneOf(['on', 'without-linkedin', 'off']),
    'on',
  ),
  ...jobSettings,
  ...mailSettings,
  outgoingAllow: optional(
    'OUTGOING_ALLOW',
    'Hosts beyond the public network that job links and sources may lead to, such as jobs.intranet.example:8080; a host without a port means 80 and 443.',
    places,
  ),
  feedbackUrl: optional(
    'FEEDBACK_URL',
    "Where 'Provide Feedback' leads; without it to a mail to CONTACT_EMAIL, else to a page of the product.",
    address('http:', 'https:', 'mailto:'),
  ),
  contactEmail: optional(
    'CONTACT_EMAIL',
    'The address behind the contact link.',
    text.pipe(z.email('must be an e-mail address')),
  ),
  analyticsScriptUrl: optional(
    'ANALYTICS_SCRIPT_URL',
    'A script that counts page views; its origin is then allowed by the page policy.',
    address('http:', 'https:'),
  ),
  trustProxy: optional(
    'TRUST_PROXY',
    "The proxies whose word about a request's origin is believed.",
    proxies,
  ),
  metricsPort: optional(
    'METRICS_PORT',
    'The port on 127.0.0.1 that gives numbers for Prometheus at /metrics; without it there is none.',
    wholeNumber(1, 65_535),
  ),
  drainSeconds: setting(
    'DRAIN_SECONDS',
    'How long the server goes on answering after SIGTERM while its health is 503, so that a proxy sends people elsewhere first.',
    wholeNumber(0, 600),
    '0',
  ),
  logLevel: setting('LOG_LEVEL', 'The least level that is logged.', oneOf(logLevels), 'info'),
} as const

type Read = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> | Fallback<K> }
type Fallback<K extends keyof typeof settings> =
  (typeof settings)[K] extends Setting<infer T> ? (null extends T ? null : never) : never

export type AuthBinding = 'strict' | 'browser' | 'off'

export interface Config extends Read {
  /** Without a slash at its end. */
  publicUrl: string
  authBinding: AuthBinding
  /** Where translation models are. */
  modelsDir: string
  /** True where people sign in with the issuer inside this program. */
  embeddedIssuer: boolean
}

/** Why the program cannot start with these settings, in one line. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem'
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read: Record<string, unknown> = {}
  for (const [name, { env: variable, schema, fallback }] of Object.entries(settings)) {
    const given = env[variable]?.trim()
    const value = given === undefined || given === '' ? fallback : given
    if (value === null) {
      read[name] = null
      continue
    }
    const parsed = (schema as z.ZodType<unknown, string>).safeParse(value)
    if (!parsed.success) {
      throw new ConfigProblem(`${variable} ${parsed.error.issues[0]?.message ?? 'is not valid'}.`)
    }
    read[name] = parsed.data
  }
  return complete(read as Read) // each field has just passed the schema that gives Read its type
}

/** The rules that join settings, and the settings that follow from others. */
function complete(read: Read): Config {
  together(read, ['oidcIssuerUrl', 'oidcClientId', 'oidcClientSecret'])
  together(read, ['stripeSecretKey', 'stripeWebhookSecret'])
  if (read.llmProvider !== null && read.llmModel === null) {
    throw new ConfigProblem('LLM_PROVIDER needs LLM_MODEL beside it.')
  }
  if (read.llmProvider === null && read.llmModel !== null) {
    throw new ConfigProblem('LLM_MODEL needs LLM_PROVIDER beside it.')
  }
  if (read.llmProvider === 'openai-compatible' && read.llmBaseUrl === null) {
    throw new ConfigProblem('LLM_PROVIDER=openai-compatible needs LLM_BASE_URL beside it.')
  }
  if (read.databaseDistributed === 'on' && read.databaseUrl === null) {
    throw new ConfigProblem('DATABASE_DISTRIBUTED=on needs DATABASE_URL beside it.')
  }
  if (read.oidcIssuerUrl !== null && read.givenPublicUrl === null && isWildcard(read.host)) {
    throw new ConfigProblem(
      `HOST=${read.host} listens on every address and names none that people could use: set PUBLIC_URL.`,
    )
  }
  const host = isIP(read.host) === 6 ? `[${read.host}]` : read.host
  const publicUrl = new URL(read.givenPublicUrl ?? `http://${host}:${read.port}`)
  const embeddedIssuer = read.oidcIssuerUrl === null
  if (embeddedIssuer && !(isLoopback(read.host) && isLoopback(publicUrl.hostname))) {
    throw new ConfigProblem(
      'The embedded sign-in serves this machine only: set HOST and PUBLIC_URL to a loopback address, or set OIDC_ISSUER_URL.',
    )
  }
  if (publicUrl.pathname !== '/' || publicUrl.search !== '') {
    throw new ConfigProblem('PUBLIC_URL must be an origin, without a path.')
  }
  const authBinding =
    read.givenAuthBinding ?? (publicUrl.protocol === 'https:' ? 'strict' : 'browser')
  const modelsDir = read.givenModelsDir ?? path.join(read.dataDir, 'translation-models')
  return { ...read, publicUrl: publicUrl.origin, authBinding, embeddedIssuer, modelsDir }
}

/** Whether credits can be bought: Stripe is configured, and there is something to count. */
export function sellsCredits(config: Pick<Config, 'stripeSecretKey' | 'credits'>): boolean {
  return config.stripeSecretKey !== null && config.credits === 'metered'
}

function together(read: Read, names: readonly (keyof Read)[]): void {
  const given = names.filter((name) => read[name] !== null)
  if (given.length === 0 || given.length === names.length) return
  const missing = names.filter((name) => read[name] === null).map((name) => settings[name].env)
  const there = given.map((name) => settings[name].env)
  throw new ConfigProblem(`${there.join(' and ')} needs ${missing.join(' and ')} beside it.`)
}

function isWildcard(host: string): boolean {
  return ['0.0.0.0', '::', '[::]', '0:0:0:0:0:0:0:0'].includes(host)
}

export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '::1' ||
    hostname === '[::1]' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  )
}

/** The same of a Host header, which may name a port. */
export function isLoopbackHost(host: string | undefined): boolean {
  return (
    host !== undefined &&
    URL.canParse(`http://${host}`) &&
    isLoopback(new URL(`http://${host}`).hostname)
  )
}
