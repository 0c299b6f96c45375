/**
 * Every regular expression of the product: the literals as they stand in its files, and those that
 * its modules make of their own tables while they are loaded.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parseSync } from 'vite'

export interface SourcePattern {
  /** From the root of the tree. */
  file: string
  pattern: RegExp
  /** Whether it goes on behind what it found, as `replaceAll` and `split` do. */
  isGlobal: boolean
}

const root = path.resolve(import.meta.dirname, '../..')

export function productFiles(): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
    .toSorted()
}

export interface Patterns {
  literals: SourcePattern[]
  /** Where patterns are made: the file, and whether that happens in a function. */
  made: { file: string; isInFunction: boolean }[]
}

export function patternsIn(file: string): Patterns {
  const found: Patterns = { literals: [], made: [] }
  const walk = (node: unknown, isInFunction: boolean, isSplit: boolean): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one, isInFunction, isSplit)
      return
    }
    if (!isNode(node)) return
    const { type, regex, callee } = node
    if (type === 'Literal' && isRegex(regex)) {
      const pattern = new RegExp(regex.pattern, regex.flags)
      found.literals.push({ file, pattern, isGlobal: isSplit || pattern.global })
    }
    const isCall = type === 'NewExpression' || type === 'CallExpression'
    if (isCall && isNode(callee) && callee['name'] === 'RegExp')
      found.made.push({ file, isInFunction })
    const splits =
      type === 'CallExpression' &&
      isNode(callee) &&
      isNode(callee['property']) &&
      callee['property']['name'] === 'split'
    const isFunction = type.includes('Function') || type === 'MethodDefinition'
    for (const [key, value] of Object.entries(node))
      walk(value, isInFunction || isFunction, splits && key === 'arguments')
  }
  walk(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program, false, false)
  return found
}

type Node = Record<string, unknown> & { type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isRegex = (value: unknown): value is { pattern: string; flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value

/** The patterns that modules make of their tables, those that are made late by being asked once. */
export async function madePatterns(files: Iterable<string>): Promise<SourcePattern[]> {
  return patternsMadeBy(async () => {
    for (const file of files) await import(/* @vite-ignore */ path.join(root, file))
    const { entries } = await import('../../tools/trials/blocking/entries.ts')
    for (const ask of entries.values()) await ask(severalLanguages)
  })
}

const severalLanguages =
  'Led QA and HACCP.\nBetreuung mit DaZ, 12 Köche bei Acme GmbH in Berlin.\nGestion de la GDR avec le DUE.\nGestión del APPCC.\nApoio nos TPC.\nVerantwoordelijk voor de BHV.'

/** Runs something and gives the patterns that modules of the product make of strings meanwhile. */
async function patternsMadeBy(run: () => Promise<unknown>): Promise<SourcePattern[]> {
  const made = new Map<string, SourcePattern>()
  const Plain = globalThis.RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given: [string | RegExp, string?], newTarget) {
      const pattern: RegExp = Reflect.construct(target, given, newTarget)
      if (typeof given[0] === 'string' && !made.has(String(pattern))) {
        const [, , caller = ''] = new Error('made here').stack?.split('\n') ?? []
        const [, file] = /\/(src\/[^\s:?]+\.tsx?)/.exec(caller) ?? []
        const isGlobal = pattern.global
        if (file !== undefined)
          made.set(String(pattern), { file, pattern: new Plain(pattern), isGlobal })
      }
      return pattern
    },
  })
  try {
    await run()
  } finally {
    globalThis.RegExp = Plain
  }
  return [...made.values()]
}
