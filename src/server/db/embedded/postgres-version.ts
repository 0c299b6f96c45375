/**
 * Versions of PostgreSQL, "18.6": the major one decides which data a server can read, the minor one
 * which faults are mended. Data that a later minor version has written is not given to an earlier
 * one: it may hold what that one's faults would spoil.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { DatabaseProblem } from '../database-problem.ts'
import { hasCode } from './error-code.ts'

/** The major version whose data this program keeps. */
export const majorVersion = 18

/** The newest minor version that is known to mend published vulnerabilities of those before it. */
const safeMinor = 7

/** What is known against a version, as half a sentence; null where nothing is. */
export function knownIssues(version: string): string | null {
  const { major, minor } = parse(version)
  if (major !== majorVersion || minor >= safeMinor) return null
  const fixedIn = minor < 6 ? '18.6 and 18.7' : '18.7'
  return `published vulnerabilities of this version are fixed in ${fixedIn}; POSTGRES_BIN or DATABASE_URL can name a newer one`
}

export interface VersionChange {
  /** Null where nothing tells: data from before the version was recorded. */
  from: string | null
  to: string
  /** Remembers that indexes and statistics are those of `to`. */
  done(): void
}

/**
 * Notes that `version` opens the data below `folder`. Answers the change where indexes and statistics
 * were last made by another version, and throws a DatabaseProblem where that one was a later one.
 */
export function recordVersion(
  folder: string,
  version: string,
  isNew: boolean,
): VersionChange | null {
  const recorded = readRecord(folder)
  if (recorded !== null && parse(recorded.openedBy).minor > parse(version).minor) {
    throw new DatabaseProblem(
      `The data in ${folder} was last opened by PostgreSQL ${recorded.openedBy}, and this is ${version}: ` +
        `set POSTGRES_BIN to the programs of PostgreSQL ${recorded.openedBy} or a later ${majorVersion}.`,
    )
  }
  const indexedBy = isNew ? version : (recorded?.indexedBy ?? null)
  writeRecord(folder, { openedBy: version, indexedBy })
  if (indexedBy === version) return null
  const done = () => writeRecord(folder, { openedBy: version, indexedBy: version })
  return { from: indexedBy, to: version, done }
}

/** "18.6" of "postgres (PostgreSQL) 18.6 (Debian 18.6-1)" or "18.6.0-beta.17"; null of anything else. */
export function versionIn(text: string): string | null {
  return /\b\d+\.\d+/.exec(text)?.[0] ?? null
}

export const majorOf = (version: string): number => parse(version).major

type Record = { openedBy: string; indexedBy: string | null }

const fileIn = (folder: string): string => join(folder, 'postgres-version')

/** Two lines: the version that opened the data last, and the one that made its indexes. */
function readRecord(folder: string): Record | null {
  try {
    const [openedBy = '', indexedBy = ''] = readFileSync(fileIn(folder), 'utf8').split('\n')
    return versionIn(openedBy) === null ? null : { openedBy, indexedBy: versionIn(indexedBy) }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function writeRecord(folder: string, { openedBy, indexedBy }: Record): void {
  writeFileSync(fileIn(folder), `${openedBy}\n${indexedBy ?? ''}\n`, { mode: 0o600 })
}

function parse(version: string): { major: number; minor: number } {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return { major, minor }
}
