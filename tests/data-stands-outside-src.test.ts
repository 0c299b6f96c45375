/** Words are edited in `tables`; what is left of lists in the sources is little, and stays so. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'
import { parseSync } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const columns = 100
const longText = 300
const longList = 30
const mostLines = 1_000

const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.tsx?$|\/db\/migrations\//.test(file))

it('the sources hold at most a thousand lines of data', () => {
  const found = files
    .map((file) => ({ file, lines: dataLinesOf(file) }))
    .filter(({ lines }) => lines > 0)
  const all = found.reduce((sum, { lines }) => sum + lines, 0)
  expect(
    all,
    JSON.stringify(found.toSorted((a, b) => b.lines - a.lines).slice(0, 10)),
  ).toBeLessThan(mostLines)
})

it('a list of words and a long text are data, and a statement of SQL is none', () => {
  const words = Array.from({ length: longList }, (_, i) => `'word${i}'`).join(',\n')
  expect(dataLinesIn(`export const list = [\n${words}\n]`)).toBe(longList + 2)
  expect(dataLinesIn(`export const text = '${'word '.repeat(100)}'`)).toBe(5)
  expect(dataLinesIn(`export const pattern = /${'word|'.repeat(100)}end/u`)).toBe(6)
  expect(dataLinesIn(`export const rows = sql\`${'SELECT a FROM b '.repeat(50)}\``)).toBe(0)
})

function dataLinesOf(file: string): number {
  const source = readFileSync(path.join(root, file), 'utf8')
  return file.endsWith('.data.ts') ? source.split('\n').length : dataLinesIn(source)
}

function dataLinesIn(source: string): number {
  let lines = 0
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one)
      return
    }
    if (!isNode(node)) return
    const { type, tag, elements } = node
    if (type === 'TaggedTemplateExpression' && isNode(tag) && tag['name'] === 'sql') return
    if (type === 'ArrayExpression' && Array.isArray(elements) && isListOfWords(elements)) {
      lines += source.slice(Number(node['start']), Number(node['end'])).split('\n').length
      return
    }
    const text = textOf(node)
    if (text.length >= longText) lines += Math.ceil(text.length / columns)
    for (const value of Object.values(node)) walk(value)
  }
  walk(parseSync('source.tsx', source).program)
  return lines
}

type Node = Record<string, unknown> & { type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isListOfWords = (elements: readonly unknown[]): boolean =>
  elements.length >= longList &&
  elements.every((one) => isNode(one) && one.type === 'Literal' && typeof one['value'] === 'string')

/** Of a string, a part of a template or a regular expression. */
function textOf({ type, value, regex }: Node): string {
  if (type === 'TemplateElement' && isRaw(value)) return value.raw
  if (type !== 'Literal') return ''
  if (isPattern(regex)) return regex.pattern
  return typeof value === 'string' ? value : ''
}

const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string'

const isPattern = (value: unknown): value is { pattern: string } =>
  typeof value === 'object' &&
  value !== null &&
  'pattern' in value &&
  typeof value.pattern === 'string'
