/**
 * Where the one thread of this machine that keeps the order of all jobs is asked: a socket that only this
 * user can open, by the database and the program; and the lock of whoever may listen there.
 */
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { hostname, tmpdir, userInfo } from 'node:os'
import path from 'node:path'

export interface RankerPlace {
  socket: string
  lock: string
}

/** `address`: of the database. */
export function rankerPlace(address: string): RankerPlace {
  const name = createHash('sha256')
    .update(`${address}\n${import.meta.dirname}`)
    .digest('hex')
    .slice(0, 16)
  if (process.platform === 'win32') {
    return { socket: `\\\\.\\pipe\\lapel-${name}`, lock: `ranker ${name} ${hostname()}` }
  }
  const folder = path.join(tmpdir(), `lapel-${userInfo().uid}`)
  // Services and containers of one machine may each have a folder of this name.
  const which = privateFolder(folder)
  return { socket: path.join(folder, name), lock: `ranker ${name} ${hostname()} ${which}` }
}

/** The folder for temporary files can be written by everybody: checks that this one is ours and private. Answers its device and inode. */
function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = lstatSync(folder)
  if (!made.isDirectory() || made.uid !== userInfo().uid || (made.mode & 0o077) !== 0)
    throw new Error(`${folder} is not a folder of this user alone`)
  return `${made.dev} ${made.ino}`
}
