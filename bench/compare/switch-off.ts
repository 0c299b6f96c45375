/**
 * Switching off what a tree decides by, in the sources of a copy, so that the product needs no hooks:
 *
 * - `tables=truth/wordings/en,language/places`: every exported table of the `.data.ts` files whose
 *   path holds one of these is empty;
 * - `checks=checkNames,checkCauses`: the check finds nothing;
 * - `steps=withoutSignature`: the step of the reader gives back what it was given.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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

function emptyTables(root: string, name: string): number {
  return rewrite(root, (file, source) => {
    if (!file.endsWith('.data.ts') || !file.includes(name)) return source
    const names = [...source.matchAll(/^export const (\w+)/gmu)].flatMap(([, one]) => one ?? [])
    // Renamed wherever it is named, for what else the module makes of it while it loads.
    const renamed = names.reduce((all, one) => all.replaceAll(wordOf(one), `whole_${one}`), source)
    return [
      renamed,
      emptied,
      ...names.map((one) => `export const ${one} = emptied(whole_${one})`),
      '',
    ].join('\n')
  })
}

/** Rows in columns keep the first one: who reads them may not take an empty table. */
const emptied = `
function emptied(value) {
  if (typeof value === 'string') return value.includes(' | ') ? value.trim().split('\\n')[0] : ''
  if (Array.isArray(value)) return []
  if (value instanceof Map) return new Map()
  if (value instanceof Set) return new Set()
  if (value instanceof RegExp) return new RegExp('(?!)', value.flags)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, emptied(one)]))
}`

function replaceFunction(root: string, kind: 'checks' | 'steps', name: string): number {
  const instead = kind === 'checks' ? '() => []' : '(given) => given'
  return rewrite(root, (_, source) =>
    source.replace(
      new RegExp(`^export (async function|function|const) ${name}\\b`, 'mu'),
      `export const ${name} = ${instead}\n$1 whole_${name}`,
    ),
  )
}

const wordOf = (name: string): RegExp => new RegExp(`\\b${name}\\b`, 'gu')

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
