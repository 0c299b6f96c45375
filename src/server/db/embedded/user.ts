/**
 * Who the embedded database runs as.
 *
 * PostgreSQL refuses to run as root, so root hands it to the owner of an existing data folder, or
 * else to `postgres` or `nobody`. An ordinary user simply runs it: that is `null` here. What the
 * chosen user cannot reach (a folder below /root, say) is found out before anything is started.
 */
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import { DatabaseProblem } from '../database-problem.ts'
import { hasCode } from './error-code.ts'

export type DatabaseUser = { name: string; uid: number; gid: number }

export const runsAsRoot = (): boolean => process.getuid?.() === 0

/** The user that the server of `cluster` (which need not exist yet) runs as; null is "as we do". */
export function chooseDatabaseUser(cluster: string): DatabaseUser | null {
  if (!runsAsRoot()) return null
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    const user = userNamed(name)
    if (user) return user
  }
  throw new DatabaseProblem(
    'The embedded database cannot run as root and found neither a user "postgres" nor "nobody": ' +
      'run as an ordinary user or set DATABASE_URL.',
  )
}

function userNamed(name: string): DatabaseUser | null {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [login, , uid, gid] = line.split(':')
    if (login === name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return null
}

/** The ids to spawn a process with; nothing where it keeps our own. */
export function idsOf(user: DatabaseUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

/** True where `user` may enter the folder and all above it; what does not exist yet counts as open. */
export function canEnter(user: DatabaseUser | null, folder: string): boolean {
  if (!user) return true
  for (let at = resolve(folder); ; at = dirname(at)) {
    const info = statSync(at, { throwIfNoEntry: false })
    if (info) {
      const bit = info.uid === user.uid ? 0o100 : info.gid === user.gid ? 0o010 : 0o001
      if ((info.mode & bit) === 0) return false
    }
    if (at === dirname(at)) return true
  }
}

/**
 * Lets `user` through a folder that root keeps to itself (as `mktemp -d` makes them), by its group
 * and without showing what is in it. False where that would not be enough, or where the folder is
 * not root's own.
 */
export function openTo(user: DatabaseUser, folder: string): boolean {
  const info = statSync(folder)
  if (info.uid !== 0 || (info.mode & 0o077) !== 0 || !canEnter(user, dirname(folder))) return false
  try {
    chownSync(folder, 0, user.gid)
    chmodSync(folder, 0o710)
    return true
  } catch (error) {
    if (hasCode(error, 'EINVAL', 'EPERM')) return false
    throw error
  }
}

/** Makes a folder that only `user` may open. The folders above it keep the usual mode. */
export function makePrivateFolder(user: DatabaseUser | null, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { mode: 0o700 })
  if (user) giveTo(user, folder)
}

export function giveTo(user: DatabaseUser, folder: string): void {
  try {
    chownSync(folder, user.uid, user.gid)
  } catch (cause) {
    if (!hasCode(cause, 'EINVAL', 'EPERM')) throw cause
    rmSync(folder, { recursive: true })
    throw new DatabaseProblem(
      `PostgreSQL refuses root, and root cannot become ${user.name} here: ` +
        'run as an ordinary user or set DATABASE_URL.',
      { cause },
    )
  }
}
