/** SIGKILL for a process and everything it started, the database's own processes among them (Linux). */
import { readdirSync, readFileSync } from 'node:fs'

export function killEverything(root: number): void {
  // Twice: whoever was started while the first list was read.
  for (const pid of [...familyOf(root), ...familyOf(root)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {} // ended already
  }
}

/** The process and its descendants, parents first. */
export function familyOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      // The name stands in brackets and may hold anything; the parent is the second field after it.
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {} // ended meanwhile
  }
  const family = [root]
  for (const pid of family) {
    for (const [child, parent] of parents) if (parent === pid) family.push(child)
  }
  return family
}
