/**
 * The folder of the embedded database: `DATA_DIR`, or where the database's user could not enter it a
 * folder that it can. No other user of the machine may look into it, as far as it is ours to close.
 */
import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { DatabaseProblem } from '../database-problem.ts'
import { hasCode } from './error-code.ts'
import type { Log } from './start.ts'
import type { DatabaseUser } from './user.ts'
import { canEnter, chooseDatabaseUser, openTo } from './user.ts'

/** A root-owned place that every user may enter, for data that cannot lie below /root. */
const rootsFallback = '/var/lib/lapel'

export function chooseFolder(dataDir: string, log: Log): string {
  const wanted = resolve(dataDir)
  const isNew = makeFolder(wanted)
  const folder = realpathSync(wanted)
  const user = chooseDatabaseUser(join(folder, 'postgres'))
  if (isNew && user) openTo(user, folder)
  if (canEnter(user, folder)) {
    closeToOthers(user, folder, log)
    return folder
  }
  const fallback = fallbackFor(dataDir)
  if (!existsSync(fallback) && user && openTo(user, folder)) {
    log.info(`${folder} is now open to the group of ${user.name}, who runs the database.`)
    return folder
  }
  if (mkdirSync(fallback, { recursive: true }) !== undefined) chmodSync(fallback, 0o700)
  if (user) openTo(user, fallback)
  closeToOthers(user, fallback, log)
  log.warn(
    `Only root may enter ${folder}, and PostgreSQL refuses root: the data is in ${fallback}.`,
  )
  return realpathSync(fallback)
}

export function fallbackFor(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  return join(rootsFallback, name)
}

/** True where it was not there; it then is for us alone. */
function makeFolder(wanted: string): boolean {
  try {
    // Below /proc, Node's recursive mkdir never ends.
    const isThere = statSync(wanted, { throwIfNoEntry: false })?.isDirectory() ?? false
    if (!isThere) {
      if (!existsSync(dirname(wanted))) mkdirSync(dirname(wanted), { recursive: true })
      mkdirSync(wanted, { mode: 0o700 })
    }
    accessSync(wanted, constants.W_OK)
    return !isThere
  } catch (cause) {
    throw new DatabaseProblem(
      `The data folder ${wanted} cannot be written: choose another DATA_DIR.`,
      { cause },
    )
  }
}

/** What Lapel puts there itself; a folder with anything else in it may have to be open. */
const ours =
  /^(postgres|postgres\.log|postgres\.unfinished-\d+|postgresql-.+|lib|owner\.json.*|translation-models)$/

function closeToOthers(user: DatabaseUser | null, folder: string, log: Log): void {
  const info = statSync(folder)
  if ((info.mode & 0o007) === 0) return
  if (readdirSync(folder).every((name) => ours.test(name)) && close(user, folder, info)) {
    log.info(`${folder} is now closed to the other users of this machine.`)
    return
  }
  log.warn(
    `Other users of this machine may look into ${folder}: close it to them, or choose a DATA_DIR that holds nothing else.`,
  )
}

/** False where the folder is not ours to close, or the database's user could then not enter it. */
function close(user: DatabaseUser | null, folder: string, { uid, mode }: Stats): boolean {
  try {
    if (uid !== (user?.uid ?? process.getuid?.()) && uid !== 0) return false
    chmodSync(folder, 0o700)
    if (user === null || uid === user.uid || openTo(user, folder)) return true
    chmodSync(folder, mode & 0o7777)
    return false
  } catch (error) {
    if (hasCode(error, 'EPERM', 'EROFS')) return false
    throw error
  }
}
