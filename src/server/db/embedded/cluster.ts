/**
 * The data folder of the embedded database ("cluster" in PostgreSQL's words): made once, complete
 * or not at all. `initdb` works in a sibling folder that is renamed when it is done, so a program
 * killed in between leaves a leftover that the next start removes, never half a database.
 */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { DatabaseProblem } from '../database-problem.ts'
import type { Binaries } from './binaries.ts'
import { majorVersion } from './postgres-version.ts'
import type { DatabaseUser } from './user.ts'
import { idsOf, makePrivateFolder } from './user.ts'

export const superuser = 'lapel'

/** Creates the cluster where there is none; checks that this PostgreSQL can open the one there is. */
export async function ensureCluster(
  cluster: string,
  binaries: Binaries,
  user: DatabaseUser | null,
): Promise<void> {
  removeLeftovers(cluster)
  if (!existsSync(cluster)) await createCluster(cluster, binaries, user)
  let version: string
  try {
    version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (cause) {
    throw new DatabaseProblem(`${cluster} is not a database folder that can be read here.`, {
      cause,
    })
  }
  if (version !== String(majorVersion)) {
    throw new DatabaseProblem(
      `${cluster} was written by PostgreSQL ${version}, this program brings ${majorVersion}: ` +
        'make a backup with the program that wrote it and restore it here.',
    )
  }
}

const unfinishedPrefix = (cluster: string) => `${basename(cluster)}.unfinished-`

function removeLeftovers(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(unfinishedPrefix(cluster))) {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
    }
  }
}

async function createCluster(
  cluster: string,
  binaries: Binaries,
  user: DatabaseUser | null,
): Promise<void> {
  const unfinished = join(dirname(cluster), `${unfinishedPrefix(cluster)}${process.pid}`)
  makePrivateFolder(user, unfinished)
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    // Nobody but the owner of the socket's folder gets as far as asking.
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--wal-segsize=4',
    '--no-instructions',
  ]
  try {
    await promisify(execFile)(binaries.initdb, options, {
      ...idsOf(user),
      cwd: '/',
      env: binaries.environment,
    })
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new DatabaseProblem(`The database could not be created: ${lastLine(cause)}`, { cause })
  }
  renameSync(unfinished, cluster)
}

function lastLine(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const lines = stderr.split('\n').filter((line) => line.includes('error:'))
  return lines.at(-1) ?? (error instanceof Error ? error.message : String(error))
}
