/**
 * The embedded database from the outside: one call that gives a running PostgreSQL of our own in
 * `dataDir`, keeps it running, and takes it down with us.
 *
 * Order of events: claim the folder (a second owner is refused at once), make the cluster where
 * there is none, stop what a dead owner left, spawn the server and its guardian. A server that
 * dies is started again while connections wait for it.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { DatabaseProblem } from '../database-problem.ts'
import { prepareBinaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { chooseFolder, fallbackFor } from './folder.ts'
import { postGuardian } from './guardian.ts'
import { namedBinaries } from './named-binaries.ts'
import type { Owner } from './owner.ts'
import { claimFolder, livingOwner, releaseFolder } from './owner.ts'
import type { Postmaster, ServerPlace } from './postmaster.ts'
import { port, runPostmaster, stopOrphan } from './postmaster.ts'
import type { VersionChange } from './postgres-version.ts'
import { recordVersion } from './postgres-version.ts'
import type { DatabaseUser } from './user.ts'
import { canEnter, chooseDatabaseUser, giveTo } from './user.ts'

export type Log = { info(message: string): void; warn(message: string): void }

export type Connection = { host: string; port: number; user: string; database: string }

export type Embedded = {
  connection: Connection
  folder: string
  /** Set where another version of PostgreSQL made the indexes than the one that runs now. */
  versionChange: VersionChange | null
  /** The server's process id, for those who test what happens when it is killed. */
  pid(): number
  /** Resolves when connections are taken, waiting for a restart where there is one. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** How long a connection waits for a server that is being started again. */
const patienceMs = 15_000

export async function startEmbedded(options: {
  dataDir: string
  log: Log
  settings?: Record<string, string>
  /** Programs to use in place of those that came with the install. */
  postgresBin?: string | null | undefined
}): Promise<Embedded> {
  const { log } = options
  const folder = chooseFolder(options.dataDir, log)
  const cluster = join(folder, 'postgres')
  const user = chooseDatabaseUser(cluster)
  const socketFolder = makeSocketFolder(user)
  const claim = claimFolder(folder, socketFolder)
  if (claim.kind === 'taken') {
    rmSync(socketFolder, { recursive: true, force: true })
    throw takenProblem(folder, claim.by)
  }
  try {
    if (claim.previous) removeSocketFolder(claim.previous.socketFolder)
    const { postgresBin } = options
    const binaries = postgresBin ? namedBinaries(user, postgresBin) : prepareBinaries(user, folder)
    const isNew = !existsSync(cluster)
    await ensureCluster(cluster, binaries, user)
    const versionChange = recordVersion(folder, binaries.version, isNew)
    await stopOrphan(cluster)
    const logFile = join(folder, 'postgres.log')
    const place = { binaries, user, cluster, socketFolder, logFile, settings: options.settings }
    const watch = await keepRunning(place, log)
    return {
      connection: connectionTo(socketFolder),
      folder,
      versionChange,
      pid: watch.pid,
      ready: watch.ready,
      async close() {
        await watch.stop()
        removeSocketFolder(socketFolder)
        releaseFolder(folder)
      },
    }
  } catch (error) {
    removeSocketFolder(socketFolder)
    releaseFolder(folder)
    throw error
  }
}

/** The connection to a server that another living program runs in this folder, or null. */
export function findRunning(dataDir: string): Connection | null {
  for (const folder of [resolve(dataDir), fallbackFor(dataDir)]) {
    const owner = livingOwner(folder)
    if (owner) return connectionTo(owner.socketFolder)
  }
  return null
}

/** True where the folder, or the one root uses in its place, holds a database. */
export function hasDatabase(dataDir: string): boolean {
  return [resolve(dataDir), fallbackFor(dataDir)].some((folder) =>
    existsSync(join(folder, 'postgres')),
  )
}

const connectionTo = (socketFolder: string): Connection => ({
  host: socketFolder,
  port,
  user: superuser,
  database: 'postgres',
})

function takenProblem(folder: string, owner: Owner): DatabaseProblem {
  return new DatabaseProblem(
    `The data in ${folder} is in use by another Lapel (process ${owner.pid}): ` +
      'stop that one first, or choose another DATA_DIR.',
  )
}

/** Short, because the path of a Unix socket ends at 107 bytes; private, because it is the key. */
function makeSocketFolder(user: DatabaseUser | null): string {
  const parents = [tmpdir(), '/tmp'].filter(
    (parent) => parent.length < 70 && canEnter(user, parent),
  )
  const folder = mkdtempSync(join(parents[0] ?? '/tmp', 'lapel-'))
  if (user) giveTo(user, folder)
  return folder
}

function removeSocketFolder(folder: string): void {
  if (/\/lapel-\w{6}$/.test(folder)) rmSync(folder, { recursive: true, force: true })
}

/** Runs the server, and again whenever it ends without being asked to. */
async function keepRunning(place: ServerPlace, log: Log) {
  const stopping = new AbortController()
  let current = await launchFirst(place)
  let ready: Promise<void> = Promise.resolve()

  const relaunch = async () => {
    for (let attempt = 1; !stopping.signal.aborted; attempt++) {
      current = launch(place)
      try {
        return await current.ready
      } catch (error) {
        if (attempt === 20) log.warn(error instanceof Error ? error.message : String(error))
        await sleep(Math.min(50 * attempt, 2_000), undefined, { ref: false })
      }
    }
  }

  const watch = async () => {
    for (;;) {
      const how = await current.ended
      if (stopping.signal.aborted) return
      log.warn(`The embedded database ended (${how}) and is started again.`)
      ready = relaunch()
      await ready
    }
  }

  const watching = watch()
  return {
    pid: () => current.pid,
    ready: () => withinPatience(ready),
    async stop() {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}

/** After a crash the old server's last processes may hold its shared memory for a moment. */
async function launchFirst(place: ServerPlace): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const postmaster = launch(place)
    try {
      await postmaster.ready
      return postmaster
    } catch (error) {
      const held = error instanceof Error && error.message.includes('shared memory block')
      if (!held || attempt === 50) throw error
      await sleep(100)
    }
  }
}

/** A server and the guardian of this one run of it. */
function launch(place: ServerPlace): Postmaster {
  const postmaster = runPostmaster(place)
  const guardian = postGuardian(postmaster.pid, place.cluster, place.socketFolder, place.user)
  void postmaster.ended.then(() => guardian.dismiss())
  return postmaster
}

async function withinPatience(ready: Promise<void>): Promise<void> {
  const timer = new AbortController()
  const late = sleep(patienceMs, 'late', { signal: timer.signal, ref: false }).catch(() => 'done')
  const first = await Promise.race([ready.then(() => 'ready'), late])
  timer.abort()
  if (first === 'late') throw new DatabaseProblem('The embedded database has not come back yet.')
}
