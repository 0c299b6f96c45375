/**
 * One run of the PostgreSQL server: spawned with small memory and no network, ready when its own
 * lock file says so, stopped in order.
 */
import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { DatabaseProblem } from '../database-problem.ts'
import type { Binaries } from './binaries.ts'
import { hasCode } from './error-code.ts'
import { memoryOf } from './memory.ts'
import { startOfProcess } from './owner.ts'
import type { DatabaseUser } from './user.ts'
import { idsOf } from './user.ts'

export const port = 5432

/** What a server for one machine and one program needs, and no more. */
const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '20',
  work_mem: '4MB',
  maintenance_work_mem: '16MB',
  temp_buffers: '1MB',
  wal_buffers: '256kB',
  // No further machine reads along, so the log holds only what a crash needs.
  // What a person deleted must not stay in segments kept for later.
  wal_recycle: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '16MB',
  max_wal_size: '128MB',
  // Sandboxes may have no /dev/shm that the server's user can write to.
  dynamic_shared_memory_type: 'mmap',
  min_dynamic_shared_memory: '1MB',
  // Each of these would otherwise be processes of their own.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '1',
  autovacuum_max_workers: '1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Texts of people never reach the log: neither statements nor the values they failed on.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

export type ServerPlace = {
  binaries: Binaries
  user: DatabaseUser | null
  cluster: string
  socketFolder: string
  logFile: string
  /** Settings over the usual ones (the tests' server trades safety for speed). */
  settings?: Record<string, string>
}

export type Postmaster = {
  pid: number
  /** Resolves when the process has ended, however it ended. */
  ended: Promise<string>
  /** Resolves when connections are taken; rejects where the server ended before that. */
  ready: Promise<void>
  stop(): Promise<void>
}

export function runPostmaster(place: ServerPlace): Postmaster {
  disownLeftLock(place.cluster)
  const all = {
    ...settings,
    ...memoryOf(place.cluster),
    ...place.settings,
    unix_socket_directories: place.socketFolder,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(place.logFile, logIsLong(place.logFile) ? 'w' : 'a', 0o600)
  const child = spawn(
    place.binaries.postgres,
    ['-D', place.cluster, '-p', String(port), ...options],
    {
      ...idsOf(place.user),
      cwd: '/',
      env: place.binaries.environment,
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  child.unref()
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit ${code}`))
  })
  return {
    pid: child.pid ?? -1,
    ended,
    ready: awaitReady(child, ended, place),
    stop: () => stop(child, ended),
  }
}

async function awaitReady(
  child: ChildProcess,
  ended: Promise<string>,
  place: ServerPlace,
): Promise<void> {
  let end: string | null = null
  void ended.then((how) => (end = how))
  for (;;) {
    const lock = readLock(place.cluster)
    if (lock?.pid === child.pid && lock?.status === 'ready') return
    if (end !== null) {
      throw new DatabaseProblem(
        `The embedded database did not start (${String(end)}): ${lastWords(place.logFile)}`,
      )
    }
    await sleep(4)
  }
}

/** Ends connections, writes a checkpoint, exits; with force where it takes too long. */
async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    child.kill(signal)
    const timer = new AbortController()
    const late = sleep(10_000, 'late', { signal: timer.signal, ref: true }).catch(() => 'ended')
    const first = await Promise.race([ended.then(() => 'ended'), late])
    timer.abort()
    if (first === 'ended') return
  }
}

/** Stops a server that a dead owner left running on this cluster (its guardian died as well). */
export async function stopOrphan(cluster: string): Promise<void> {
  const lock = readLock(cluster)
  if (!lock || !servesCluster(lock.pid, cluster)) return
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(lock.pid, signal)
    } catch (error) {
      if (hasCode(error, 'ESRCH')) return
      throw error
    }
    for (let waited = 0; waited < 10_000; waited += 10) {
      if (startOfProcess(lock.pid) === null) return
      await sleep(10)
    }
  }
}

/** A server keeps its cluster as its working folder and, on its command line, as `-D`. */
function servesCluster(pid: number, cluster: string): boolean {
  if (startOfProcess(pid) === null) return false
  try {
    return process.platform === 'linux'
      ? readlinkSync(`/proc/${pid}/cwd`) === cluster
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
          cluster,
        )
  } catch {
    // Gone since, or not ours to look at: then it is not the server that this user started.
    return false
  }
}

/**
 * PostgreSQL takes any process with the id in its lock file for the server, even where that is a
 * zombie or the id was given to something else since. Writing our own id, the server's parent,
 * makes it look at the shared memory instead, which tells whether anything of the old server lives.
 */
function disownLeftLock(cluster: string): void {
  const lock = readLock(cluster)
  if (!lock || servesCluster(lock.pid, cluster)) return
  const file = join(cluster, 'postmaster.pid')
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [String(process.pid), ...rest].join('\n'))
}

function readLock(cluster: string): { pid: number; status: string } | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

const logIsLong = (file: string) =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000

function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? ''
}
