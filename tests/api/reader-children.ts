/** The processes that read files for this one; a worker also has those of the files before. Linux only. */
import { readdirSync, readFileSync } from 'node:fs'

export function readerChildren(): number[] {
  return readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '' && commandOf(pid).includes('reader-child.'))
    .map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it has ended since
  }
}
