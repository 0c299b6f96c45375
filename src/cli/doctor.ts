/**
 * `lapel doctor`: what this Lapel is made of, what is missing and how to get it. Looks only: it
 * creates no database. Exit 1 where something that is configured does not work.
 */
import { settings } from '#server/config.ts'
import { version } from '#server/version.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { expectFiles, readWords } from './options.ts'
import { isThere, readSettings, withDatabase } from './own-database.ts'
import { tell, writeJson } from './terminal.ts'

export const usage = 'doctor'

type Finding = { part: string; is: 'ready' | 'not configured' | 'broken'; says: string }

export async function run(args: readonly string[]): Promise<Exit> {
  const { files } = readWords(args, {}, usage)
  expectFiles(files, 0, usage)
  const findings = [
    checkNode(),
    ...(await checkSettings()),
    { part: 'tailoring', is: 'ready', says: 'the built-in engine' } satisfies Finding,
  ]
  const given = Object.values(settings)
    .map((setting) => setting.env)
    .filter((name) => (process.env[name] ?? '').trim() !== '')
  await writeJson({ version, settings: given, findings })
  const broken = findings.filter((finding) => finding.is === 'broken')
  for (const { part, says } of broken) tell(`${part}: ${says}`)
  return broken.length === 0 ? exit.done : exit.no
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
      await checkDatabase(),
      config.embeddedIssuer
        ? { part: 'sign-in', is: 'ready', says: 'the embedded issuer, on this machine only' }
        : { part: 'sign-in', is: 'ready', says: `${config.oidcIssuerUrl}` },
    ]
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return [{ part: 'settings', is: 'broken', says: error.message }]
  }
}

async function checkDatabase(): Promise<Finding> {
  const config = readSettings()
  if (!isThere(config)) {
    return {
      part: 'database',
      is: 'not configured',
      says: `none yet; the first start makes one in ${config.dataDir}`,
    }
  }
  try {
    return await withDatabase({ mayCreate: false, joinRunning: true }, async (database) => {
      const { rows } = await database.pool.query<{ version: string; size: string }>(
        `SELECT current_setting('server_version') AS version,
                pg_size_pretty(pg_database_size(current_database())) AS size`,
      )
      const [row] = rows
      const says = `${database.describe()}, version ${row?.version}, ${row?.size}`
      return { part: 'database', is: 'ready', says }
    })
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return { part: 'database', is: 'broken', says: error.message }
  }
}
