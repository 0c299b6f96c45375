/** The PostgreSQL programs in a folder that the operator names (POSTGRES_BIN), checked before use. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { DatabaseSettingProblem } from '../database-problem.ts'
import type { Binaries } from './binaries.ts'
import { majorOf, majorVersion, versionIn } from './postgres-version.ts'
import type { DatabaseUser } from './user.ts'
import { canEnter, idsOf } from './user.ts'

/** Throws a DatabaseSettingProblem, one line, where they cannot serve. */
export function namedBinaries(user: DatabaseUser | null, folder: string): Binaries {
  const initdb = join(folder, 'initdb')
  const postgres = join(folder, 'postgres')
  if (user && !canEnter(user, folder)) {
    throw new DatabaseSettingProblem(
      `POSTGRES_BIN: ${user.name}, who runs the embedded database, may not enter ${folder}.`,
    )
  }
  for (const program of [initdb, postgres]) {
    if (!existsSync(program))
      throw new DatabaseSettingProblem(`POSTGRES_BIN: there is no ${program}.`)
  }
  const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }
  const version = askVersion(postgres, user, environment)
  if (version === null || majorOf(version) !== majorVersion) {
    throw new DatabaseSettingProblem(
      `POSTGRES_BIN: ${postgres} is ${version === null ? 'not PostgreSQL' : `PostgreSQL ${version}`}, ` +
        `and the embedded database needs PostgreSQL ${majorVersion}.`,
    )
  }
  return { initdb, postgres, version, environment }
}

function askVersion(
  postgres: string,
  user: DatabaseUser | null,
  env: Record<string, string>,
): string | null {
  try {
    const options = { ...idsOf(user), cwd: '/', env, encoding: 'utf8', timeout: 10_000 } as const
    return versionIn(execFileSync(postgres, ['--version'], options))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    throw new DatabaseSettingProblem(`POSTGRES_BIN: ${postgres} does not run here: ${why}`, {
      cause,
    })
  }
}
