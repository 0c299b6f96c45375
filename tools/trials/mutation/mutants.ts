/**
 * Every small way to break a file: an operator turned, a condition that always or never holds, a
 * statement, a return, a `where` or an entry of a list left out, a comparison in SQL loosened. The
 * places come from the syntax tree, so that comments, types and texts stay as they are.
 */
import { parseAst } from 'vite'

export interface Mutant {
  start: number
  end: number
  text: string
  line: number
  /** What was done to what, for the report. */
  says: string
}

export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

type Add = (node: { start: number; end: number }, text: string, what: string) => void

const turned: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
const turnedCalls: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
const turnedSql: Readonly<Record<string, string>> = {
  ' AND ': ' OR ',
  ' >= ': ' > ',
  ' < ': ' > ',
  ' - ': ' + ',
  ' + ': ' - ',
}

export function mutantsOf(code: string): Mutant[] {
  const found: Mutant[] = []
  const add: Add = ({ start, end }, text, what) => {
    const line = code.slice(0, start).split('\n').length
    const was = code.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 80)
    found.push({ start, end, text, line, says: `${what}: ${was}` })
  }
  walk(parse(code), (node) => mutate(node, code, add))
  return found.filter((mutant) => parses(mutated(code, mutant)))
}

export const mutated = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end)

// The tree of oxc has these fields on every node.
export const parse = (code: string) => parseAst(code, { lang: 'ts' }) as unknown as SyntaxNode

function parses(code: string): boolean {
  try {
    parse(code)
    return true
  } catch {
    return false
  }
}

export function walk(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  // Types are checked by the compiler, not by tests.
  if (/^TS(Type|Interface|Union)|^ImportDeclaration$/.test(node.type)) return
  see(node)
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (typeof child === 'object' && child !== null && 'type' in child) {
        walk(child as SyntaxNode, see) // only nodes have a type
      }
    }
  }
}

function mutate(node: SyntaxNode, code: string, add: Add): void {
  const source = (of: SyntaxNode): string => code.slice(of.start, of.end)
  const part = (name: string) => node[name] as SyntaxNode // as the kind of node says below
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = String(node['operator'])
      const other = turned[operator]
      const [left, right] = [part('left'), part('right')]
      const isText = [left, right].some((side) => /^(Template)?Literal$/.test(side.type))
      if (other === undefined || (operator === '+' && isText)) return
      return add(node, `(${source(left)} ${other} ${source(right)})`, `${operator} is ${other}`)
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      add(part('test'), 'true', 'always')
      return add(part('test'), 'false', 'never')
    case 'ReturnStatement':
      return node['argument'] ? add(node, 'return undefined', 'returns nothing') : undefined
    case 'ThrowStatement':
      return add(node, '{}', 'does not throw')
    case 'ExpressionStatement':
      return /^(Await|Call|Assignment)Expression$/.test(part('expression').type)
        ? add(node, '{}', 'left out')
        : undefined
    case 'UnaryExpression':
      return node['operator'] === '!'
        ? add(node, source(part('argument')), 'not left out')
        : undefined
    case 'ArrayExpression':
      return leaveEntriesOut(node, add)
    case 'CallExpression':
      return mutateCall(part('callee'), node, source, add)
    case 'Literal':
      return node['regex'] ? mutatePattern(node, source(node), add) : undefined
    case 'TemplateLiteral':
      return mutateSql(node, source, add)
    default:
  }
}

/** A list of texts is a list of rules: each of them must matter. */
function leaveEntriesOut(node: SyntaxNode, add: Add): void {
  const entries = node['elements'] as (SyntaxNode | null)[] // as this kind of node has them
  if (entries.length < 3 || entries.some((entry) => entry?.type !== 'Literal')) return
  for (const [index, entry] of entries.entries()) {
    const [before, after] = [entries[index - 1], entries[index + 1]]
    if (!entry) continue
    // With the comma on one side of it.
    const start = after ? entry.start : (before?.end ?? entry.start)
    add({ start, end: after?.start ?? entry.end }, '', 'left out of the list')
  }
}

function mutateCall(
  callee: SyntaxNode,
  node: SyntaxNode,
  source: (of: SyntaxNode) => string,
  add: Add,
): void {
  if (callee.type !== 'MemberExpression') return
  const [object, property] = [callee['object'], callee['property']] as SyntaxNode[]
  if (object === undefined || property === undefined) return
  const name = source(property)
  const other = turnedCalls[name]
  if (other !== undefined)
    add(property, other, `${name} is ${other} in ${source(node).slice(0, 60)}`)
  if (name === 'where' || name === 'on') add({ start: object.end, end: node.end }, '', 'left out')
  if (name === 'filter') add({ start: object.end, end: node.end }, '', 'left out')
}

/** A pattern that no longer holds at the beginning, or at the end. */
function mutatePattern(node: SyntaxNode, pattern: string, add: Add): void {
  const close = pattern.lastIndexOf('/')
  if (pattern.startsWith('/^')) {
    add(node, `/${pattern.slice(2)}`, 'begins anywhere')
  }
  if (pattern[close - 1] === '$' && pattern[close - 2] !== '\\') {
    add(node, pattern.slice(0, close - 1) + pattern.slice(close), 'ends anywhere')
  }
}

/** Within a statement of SQL: a comparison loosened, and whose rows they are no longer asked. */
function mutateSql(node: SyntaxNode, source: (of: SyntaxNode) => string, add: Add): void {
  if (!/\b(SELECT|UPDATE|DELETE|INSERT)\b/.test(source(node))) return
  const quasis = node['quasis'] as SyntaxNode[] // as this kind of node has them
  for (const [index, quasi] of quasis.entries()) {
    const text = source(quasi)
    for (const [was, is] of Object.entries(turnedSql)) {
      for (let at = text.indexOf(was); at !== -1; at = text.indexOf(was, at + 1)) {
        const near = text.slice(Math.max(0, at - 20), at + 20).replaceAll(/\s+/g, ' ')
        const start = quasi.start + at
        add({ start, end: start + was.length }, is, `in SQL, in "${near}",${is}instead of`)
      }
    }
    // From the column's name to the bracket that closes the value.
    const asked = /[\w.]*person_id = \$\{$/.exec(text)?.[0]
    const next = quasis[index + 1]
    if (asked === undefined || next === undefined) continue
    add({ start: quasi.end - asked.length, end: next.start + 1 }, 'true', 'in SQL, not asked')
  }
}
