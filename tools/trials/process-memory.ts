/** The memory of a process and all that it has started, as the kernel shares it out among them (PSS). */
import { readdirSync, readFileSync } from 'node:fs'

export interface Peak {
  bytes: number
  /** Each process at that moment. */
  parts: { name: string; bytes: number }[]
}

/** Looks several times a second from now on; `stop` gives the most that was seen. */
export function watchProcesses(pid: number): { stop(): Peak } {
  let most: Peak = { bytes: 0, parts: [] }
  const timer = setInterval(() => {
    const parts = familyOf(pid).map((one) => ({ name: nameOf(one), bytes: memoryOf(one) }))
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    if (bytes > most.bytes) most = { bytes, parts }
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

/** What a file of `/proc` says; empty where the process has ended. */
function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function parentOf(pid: number): number | null {
  const stat = readOf(pid, 'stat')
  return stat === '' ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** The last word of its command that is no option: `reader.js`, `postgres`. */
function nameOf(pid: number): string {
  const words = readOf(pid, 'cmdline').split('\0').filter(Boolean)
  return (
    words
      .findLast((word) => !word.startsWith('-'))
      ?.split('/')
      .at(-1) ?? ''
  )
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readOf(pid, 'smaps_rollup')) ?? []
  return Number(kilobytes) * 1024
}
