/**
 * Watches a process's memory from outside, for machines without `prlimit`. Polls every 50 ms where
 * the kernel has `/proc`, else asks `ps` less often; on Windows only the wall clock protects.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Calls `over` once when the process holds more than `limitBytes`; returns how to stop watching. */
export function watchMemory(pid: number, limitBytes: number, over: () => void): () => void {
  if (process.platform === 'win32') return () => {}
  const hasProc = existsSync('/proc/self/statm')
  let stopped = false
  const stop = (): void => {
    stopped = true
    clearInterval(timer)
  }
  const check = async (): Promise<void> => {
    const bytes = hasProc ? residentFromProc(pid) : await residentFromPs(pid)
    if (stopped || bytes <= limitBytes) return
    stop()
    over()
  }
  const timer = setInterval(() => void check(), hasProc ? 50 : 250)
  timer.unref()
  return stop
}

const pageBytes = 4096

const residentIn = (statm: string): number => Number(statm.split(' ')[1] ?? 0) * pageBytes

/** The kernel answers at once: to wait for it costs six times what the answer does. */
function residentFromProc(pid: number): number {
  try {
    return residentIn(readFileSync(`/proc/${pid}/statm`, 'latin1'))
  } catch {
    return 0 // the process is gone
  }
}

function residentFromPs(pid: number): Promise<number> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, out) => {
      resolve(error === null ? Number(out.trim()) * 1024 : 0)
    })
  })
}
