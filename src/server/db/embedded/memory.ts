/**
 * How much memory the server takes for itself. An idle Lapel must be small; where millions of jobs lie,
 * a search reads hundreds of pages from all over them, and each that is not in the server's own memory is
 * fetched from the system's for half as much work again.
 */
import { readdirSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'

const least = 16
const most = 512
/** From this on a folder is large: some hundred thousand jobs. */
const largeMb = 1024

/** In MB, for data of so many. */
export function buffersFor(dataMb: number, machineMb: number): number {
  if (dataMb < largeMb) return least
  return Math.round(Math.max(least, Math.min(most, dataMb / 16, machineMb / 16)))
}

/** For the tables of this cluster on this machine. */
export function memoryOf(cluster: string): Record<string, string> {
  const dataMb = sizeOf(join(cluster, 'base')) / 2 ** 20
  return { shared_buffers: `${buffersFor(dataMb, totalmem() / 2 ** 20)}MB` }
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries.reduce((sum, entry) => {
    if (!entry.isFile()) return sum
    return (
      sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0)
    )
  }, 0)
}
