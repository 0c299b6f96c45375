/**
 * One program owns a data folder at a time.
 *
 * `owner.json` names it: process id, the moment that process started (so that a reused id is not
 * taken for the owner) and where its server listens. The file is made complete and then linked
 * into place, which only one of two can do; one left by a dead owner is moved aside first. Should
 * both guards fail, PostgreSQL's own lock still refuses the second server.
 */
import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { hasCode } from './error-code.ts'

export type Owner = { pid: number; started: string; socketFolder: string }

type Claim = { kind: 'owned'; previous: Owner | null } | { kind: 'taken'; by: Owner }

/** Claims the folder for this process, or says who has it. */
export function claimFolder(folder: string, socketFolder: string): Claim {
  const file = ownerFile(folder)
  const mine = `${file}.${process.pid}`
  const me: Owner = {
    pid: process.pid,
    started: startOfProcess(process.pid) ?? '',
    socketFolder,
  }
  let previous: Owner | null = null
  rmSync(mine, { force: true })
  writeFileSync(mine, JSON.stringify(me), { mode: 0o644 })
  try {
    for (;;) {
      try {
        linkSync(mine, file)
        return { kind: 'owned', previous }
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error
      }
      const owner = readOwner(folder)
      if (owner && isAlive(owner)) return { kind: 'taken', by: owner }
      previous = owner ?? previous
      moveAside(file)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Gives the folder up, where it is still ours. */
export function releaseFolder(folder: string): void {
  if (readOwner(folder)?.pid === process.pid) rmSync(ownerFile(folder), { force: true })
}

/** The living owner of a folder, or null. */
export function livingOwner(folder: string): Owner | null {
  const owner = readOwner(folder)
  return owner && isAlive(owner) ? owner : null
}

const ownerFile = (folder: string) => join(folder, 'owner.json')

function readOwner(folder: string): Owner | null {
  try {
    return parseOwner(readFileSync(ownerFile(folder), 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Null for a file cut short by a full disk or a power loss: whoever wrote it is gone. */
function parseOwner(text: string): Owner | null {
  try {
    const { pid, started, socketFolder } = JSON.parse(text) as Partial<Owner>
    if (typeof pid !== 'number' || typeof started !== 'string') return null
    return { pid, started, socketFolder: socketFolder ?? '' }
  } catch {
    return null
  }
}

/** Two that find the same dead owner may race here: the loser puts a living owner's file back. */
function moveAside(file: string): void {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const moved = parseOwner(readFileSync(aside, 'utf8'))
  if (moved && isAlive(moved)) {
    try {
      linkSync(aside, file)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
  rmSync(aside, { force: true })
}

function isAlive(owner: Owner): boolean {
  return startOfProcess(owner.pid) === owner.started
}

/** When a process started, as a text that only that process has; null where it is dead. */
export function startOfProcess(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // A zombie (killed, not yet reaped by its parent) is dead for our purposes.
      return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null)
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ESRCH')) return null
      throw error
    }
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
