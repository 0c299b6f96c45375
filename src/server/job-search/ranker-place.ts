/**
 * Where the one thread of this machine that keeps the order of all jobs is asked: a socket that only this
 * user can open, by the database and the program.
 */
import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'

/** `address`: of the database. */
export function rankerPlace(address: string): string {
  const name = createHash('sha256')
    .update(`${address}\n${import.meta.dirname}`)
    .digest('hex')
    .slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\lapel-${name}`
  return path.join(privateFolder(), name)
}

/** In the folder that everybody writes to somebody else may have made one of this name. */
function privateFolder(): string {
  const { uid } = userInfo()
  const folder = path.join(tmpdir(), `lapel-${uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = lstatSync(folder)
  if (!made.isDirectory() || made.uid !== uid || (made.mode & 0o077) !== 0)
    throw new Error(`${folder} is not a folder of this user alone`)
  return folder
}
