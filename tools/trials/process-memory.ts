/** The memory of a process and all that it has started, as the kernel shares it out among them (PSS). */
import { readdirSync, readFileSync } from 'node:fs'

/** Looks several times a second from now on; `stop` gives the most that was seen, in bytes. */
export function watchProcesses(pid: number): { stop(): number } {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(
      most,
      familyOf(pid).reduce((sum, one) => sum + memoryOf(one), 0),
    )
  }, 250)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

function familyOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(Number(name)) : null
    if (parent !== null) parents.set(Number(name), parent)
  }
  const family = [pid]
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child)
  }
  return family
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null // it has ended
  }
}

function memoryOf(pid: number): number {
  try {
    const [, kilobytes] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
