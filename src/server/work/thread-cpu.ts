/**
 * How much of the processor a thread has used. A deadline counted in it is fair on a busy machine:
 * only the thread's own computing uses it up, never the waiting for a processor.
 */
import { readFileSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** The operating system's number of the thread that calls; null where it cannot be known (not Linux). */
export function ownThreadId(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return null
  }
}

/** Milliseconds of the processor that a thread of this process has used; null where that is not told. */
export function threadCpuMs(threadId: number | null): number | null {
  if (threadId === null) return null
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${threadId}/schedstat`, 'latin1').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return null // the thread has ended, or the kernel does not count
  }
}

/** Lets everybody who waits for an answer go first. `id`: of a process, or on Linux of a thread. */
export function yieldToOthers(id: number | null | undefined): void {
  if (id === null || id === undefined) return
  try {
    setPriority(id, constants.priority.PRIORITY_BELOW_NORMAL / 2)
  } catch {
    // It has ended, or the system does not allow it: then it takes its share like everybody else.
  }
}
