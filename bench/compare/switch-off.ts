/**
 * Switching off what a tree decides by, in the sources of a copy, so that the product needs no hooks:
 *
 * - `tables=en/months,places/`: the word tables whose path holds one of these have no rows;
 * - `checks=nameDoubts,helpDoubts`: the check finds nothing;
 * - `steps=withoutSignature`: the step of the reader gives back what it was given.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { writeCompiled } from '../../tools/tables/compile.ts'

const kinds = ['tables', 'checks', 'steps'] as const

export type SwitchedOff = { kind: (typeof kinds)[number]; name: string }

export function readSwitches(written: readonly string[]): SwitchedOff[] {
  return written.flatMap((one) => {
    const [first, names = ''] = one.split('=')
    const kind = kinds.find((known) => known === first)
    if (kind === undefined) throw new Error(`${one}: only ${kinds.join(', ')} can be switched off`)
    return names.split(',').map((name) => ({ kind, name }))
  })
}

export function switchOff(root: string, { kind, name }: SwitchedOff): void {
  const changed = kind === 'tables' ? emptyTables(root, name) : replaceFunction(root, kind, name)
  if (changed === 0) throw new Error(`${kind}=${name}: nothing of this name`)
}

/** Leaves the headers of the tables whose path holds the name, and compiles the tables again. */
function emptyTables(root: string, name: string): number {
  const tables = path.join(root, 'tables')
  const emptied = readdirSync(tables, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsv') && file.replaceAll(path.sep, '/').includes(name),
  )
  for (const file of emptied) {
    const at = path.join(tables, file)
    const [header = ''] = readFileSync(at, 'utf8').split('\n', 1)
    writeFileSync(at, `${header}\n`)
  }
  writeCompiled(tables)
  return emptied.length
}

function replaceFunction(root: string, kind: 'checks' | 'steps', name: string): number {
  const instead = kind === 'checks' ? '() => []' : '(given) => given'
  return rewrite(root, (_, source) =>
    source.replace(
      new RegExp(`^export (async function|function|const) ${name}\\b`, 'mu'),
      `export const ${name} = ${instead}\n$1 whole_${name}`,
    ),
  )
}

/** How many of the domain's files are not what they were. */
function rewrite(root: string, change: (file: string, source: string) => string): number {
  const domain = path.join(root, 'src/domain')
  const changed = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => {
      const at = path.join(domain, file)
      const source = readFileSync(at, 'utf8')
      return { at, source, changed: change(file, source) }
    })
    .filter((one) => one.changed !== one.source)
  for (const one of changed) writeFileSync(one.at, one.changed)
  return changed.length
}
