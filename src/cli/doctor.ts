/**
 * `lapel doctor`: what this Lapel is made of, what is missing and how to get it. Looks only: it
 * creates no database. Exit 1 where something that is configured does not work.
 */
import { signInWarnings } from '#server/auth/sign-in-warnings.ts'
import type { Config } from '#server/config.ts'
import { ConfigProblem, settings } from '#server/config.ts'
import { readSmtpUrl } from '#server/mail/smtp-server.ts'
import { modelSettings, openModel } from '#server/engines/choose.ts'
import { wantedSources } from '#server/job-import/wanted-sources.ts'
import { failureSentences, ModelFailure } from '#server/llm/failure.ts'
import { knownIssues, versionIn } from '#server/db/embedded/postgres-version.ts'
import type { Database } from '#server/db/open.ts'
import { countSetAside, listSetAside } from '#server/set-aside/store.ts'
import { installCommand } from '#server/translators/command.ts'
import { createModelStore } from '#server/translators/models/store.ts'
import { version } from '#server/version.ts'
import { z } from 'zod'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { expectFiles, readWords } from './options.ts'
import { isThere, withDatabase } from './own-database.ts'
import { readSettings } from './settings.ts'
import { tell, writeJson } from './terminal.ts'

export const usage = 'doctor'

/** Of the jobs that could not be read so many are named. */
const mostNamed = 10

/** A model at home may have to be loaded first. */
const answerMs = 60_000

type Finding = { part: string; is: 'ready' | 'not configured' | 'broken'; says: string }

export async function run(args: readonly string[]): Promise<Exit> {
  const { files } = readWords(args, {}, usage)
  expectFiles(files, 0, usage)
  const findings = [
    checkNode(),
    ...(await checkSettings()),
    { part: 'tailoring', is: 'ready', says: 'the built-in engine' } satisfies Finding,
    ...(await checkModel()),
  ]
  const given = Object.values(settings)
    .map((setting) => setting.env)
    .filter((name) => (process.env[name] ?? '').trim() !== '')
  await writeJson({ version, settings: given, findings })
  const broken = findings.filter((finding) => finding.is === 'broken')
  for (const { part, says } of broken) tell(`${part}: ${says}`)
  return broken.length === 0 ? exit.done : exit.no
}

/** The settings are read by the server at its start, which a bad one stops. */
function checkSources({ jobSources, jobSourceKeys, jobImport }: Config): Finding {
  const part = 'job sources'
  try {
    const names = wantedSources(jobSources, jobSourceKeys ?? '').map(({ name }) => name)
    if (names.length === 0) return { part, is: 'not configured', says: 'JOB_SOURCES is off' }
    const unread = jobImport === 'off' ? '; JOB_IMPORT is off, so none is read here' : ''
    return { part, is: 'ready', says: `${names.join(', ')}${unread}` }
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error
    return { part, is: 'broken', says: error.message }
  }
}

function describeSignIn(config: Config): Finding {
  const issuer = config.oidcIssuerUrl ?? 'the embedded issuer, on this machine only'
  return { part: 'sign-in', is: 'ready', says: [issuer, ...signInWarnings(config)].join('; ') }
}

/** The server is not asked: a mail that it refuses is told in the log, and tried again. */
function describeMail({ smtpUrl }: Config): Finding {
  const part = 'mail'
  const server = smtpUrl === null ? null : readSmtpUrl(smtpUrl)
  if (server === null)
    return { part, is: 'not configured', says: 'none is sent; SMTP_URL names a server' }
  const { host, port, isSecure, needsTls } = server
  const tls = isSecure ? 'TLS' : needsTls ? 'STARTTLS' : 'STARTTLS where it is offered'
  return { part, is: 'ready', says: `through ${host}, port ${port}, ${tls}` }
}

async function checkTranslation(): Promise<Finding> {
  const models = await createModelStore(readSettings().modelsDir).list()
  return models.length > 0
    ? {
        part: 'translation',
        is: 'ready',
        says: models.map(({ from, to }) => `${from}-${to}`).join(', '),
      }
    : {
        part: 'translation',
        is: 'not configured',
        says: `no models yet; ${installCommand(['de', 'fr'])} installs German and French`,
      }
}

function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  return major >= 24
    ? { part: 'node', is: 'ready', says: process.versions.node }
    : {
        part: 'node',
        is: 'broken',
        says: `this is Node ${process.versions.node}; start Lapel with npm, which brings Node 24`,
      }
}

async function checkSettings(): Promise<Finding[]> {
  try {
    const config = readSettings()
    return [
      { part: 'settings', is: 'ready', says: 'every setting is valid' },
      ...(await checkDatabase()),
      await checkTranslation(),
      checkSources(config),
      describeSignIn(config),
      describeMail(config),
    ]
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return [{ part: 'settings', is: 'broken', says: error.message }]
  }
}

/** Whether the language model answers: the one question that this command asks anyone. */
async function checkModel(): Promise<Finding[]> {
  const part = 'language model'
  const config = readConfigOrNull()
  const settings = config === null ? null : modelSettings(config)
  // A bad setting is a finding of its own.
  if (config === null) return []
  if (settings === null) {
    const says = 'none; LLM_PROVIDER, LLM_MODEL, LLM_BASE_URL and LLM_API_KEY name one'
    return [{ part, is: 'not configured', says }]
  }
  const name = `${settings.provider}, ${settings.model}`
  const quiet = { info: () => {}, warn: () => {} }
  const begun = performance.now()
  try {
    const model = await openModel(settings, answerMs, { log: quiet, nowMs: () => Date.now() })
    const shape = z.object({ ready: z.boolean() })
    const question = { about: 'doctor', system: 'Answer with JSON.', user: 'Say {"ready": true}.' }
    await model.ask(
      { ...question, shape, accept: shape, maxTokens: 2_000 },
      { signal: new AbortController().signal, deadline: AbortSignal.timeout(answerMs) },
    )
    const ms = Math.round(performance.now() - begun)
    return [{ part, is: 'ready', says: `${name}: answered in ${ms} ms` }]
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const sentence = failureSentences[error.reason]
    const more = error.message === sentence ? '' : ` ${error.message}`
    return [{ part, is: 'broken', says: `${name}: ${sentence}${more}` }]
  }
}

function readConfigOrNull(): Config | null {
  try {
    return readSettings()
  } catch (error) {
    if (error instanceof Unusable) return null
    throw error
  }
}

async function checkDatabase(): Promise<Finding[]> {
  const config = readSettings()
  if (!isThere(config)) {
    const says = `none yet; the first start makes one in ${config.dataDir}`
    return [{ part: 'database', is: 'not configured', says }]
  }
  try {
    return await withDatabase({ mayCreate: false, joinRunning: true }, async (database) => {
      const { rows } = await database.pool.query<{ version: string; size: string }>(
        `SELECT current_setting('server_version') AS version,
                pg_size_pretty(pg_database_size(current_database())) AS size`,
      )
      const [row] = rows
      const issues = knownIssues(versionIn(row?.version ?? '') ?? '')
      const says = `${database.describe()}, version ${row?.version}, ${row?.size}${issues === null ? '' : `; ${issues}`}`
      return [{ part: 'database', is: 'ready', says }, ...(await checkSetAside(database))]
    })
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return [{ part: 'database', is: 'broken', says: error.message }]
  }
}

/** Jobs that this program could not read, by name, so that whoever runs it can look at them. */
async function checkSetAside({ kysely }: Database): Promise<Finding[]> {
  const items = await listSetAside(kysely, mostNamed)
  if (items.length === 0) return []
  const counts = await countSetAside(kysely)
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  const named = items.map(({ subject, reason }) => `${subject} (${reason.replace('_', ' ')})`)
  const says = `${count} set aside until a newer Lapel tries again: ${named.join(', ')}`
  return [{ part: 'jobs that could not be read', is: 'ready', says }]
}
