/** Where the benchmarks' outside data lies: `LAPEL_DATA`, or `../shared/data`; null where neither is. */
import { existsSync } from 'node:fs'
import path from 'node:path'

export const projectRoot = path.resolve(import.meta.dirname, '..')

export function dataFolder(name: string): string | null {
  const base = process.env['LAPEL_DATA'] ?? path.join(projectRoot, '../shared/data')
  const folder = path.join(base, name)
  return existsSync(folder) ? folder : null
}
