/**
 * How soon the product answers and how much memory it takes: the whole of it, started as a person
 * starts it, with all its child processes counted by their proportional share (PSS).
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startProduct } from '../tools/product-process.ts'
import type { BenchTable } from './table.ts'
import { percentile } from './table.ts'

const runs = 5

export async function benchStart(): Promise<BenchTable[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lapel-bench-'))
  const first: number[] = []
  const warm: number[] = []
  const stop: number[] = []
  let memory = Number.NaN
  try {
    for (let run = 0; run < 3; run++) {
      rmSync(dataDir, { recursive: true, force: true })
      const server = await startProduct(dataDir, { LOG_LEVEL: 'error' })
      first.push(server.readyMs)
      await server.stop()
    }
    for (let run = 0; run < runs; run++) {
      const server = await startProduct(dataDir, { LOG_LEVEL: 'error' })
      warm.push(server.readyMs)
      if (run === runs - 1) {
        await sleep(5_000)
        memory = treeMemory(server.pid)
      }
      stop.push(await server.stop())
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const ms = (values: number[]) => `${Math.round(percentile(values, 50))} ms`
  return [
    {
      title: 'Start, memory, stop',
      columns: ['what', 'measured', 'target'],
      rows: [
        ['main.ts to first 200, new data directory (median of 3)', ms(first), '≤ 3,000 ms'],
        [`main.ts to first 200, warm (median of ${runs})`, ms(warm), '≤ 1,000 ms'],
        ['idle memory of all processes, PSS', `${Math.round(memory / 1024)} MB`, '≤ 200 MB'],
        [`SIGTERM to exit (median of ${runs})`, ms(stop), '–'],
      ],
      notes: [],
    },
  ]
}

/** PSS in kB of a process and all that descend from it or belong to its database. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // The process ended while the list was read.
    }
  }
  const within = (pid: number): boolean =>
    pid === root || (pid > 1 && within(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(within).reduce((total, pid) => total + pssOf(pid), 0)
}

function pssOf(pid: number): number {
  try {
    return Number(
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
    )
  } catch {
    return 0
  }
}
