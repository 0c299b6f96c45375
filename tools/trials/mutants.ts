/**
 * Every small way to break a file: an operator turned, a condition negated, a statement, a return or
 * a `where` left out, a comparison in SQL loosened. The places come from the syntax tree, so that
 * comments, types and texts stay as they are.
 */
import { parseAst } from 'vite'

export interface Mutant {
  start: number
  end: number
  text: string
  /** Line and what was done, for the report. */
  says: string
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

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
  const add = (node: { start: number; end: number }, text: string, what: string): void => {
    const line = code.slice(0, node.start).split('\n').length
    const was = code.slice(node.start, node.end).replaceAll(/\s+/g, ' ').slice(0, 60)
    found.push({ start: node.start, end: node.end, text, says: `line ${line}: ${what}: ${was}` })
  }
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node, (node) => mutate(node, code, add))
  return found
}

function mutate(
  node: Node,
  code: string,
  add: (node: { start: number; end: number }, text: string, what: string) => void,
): void {
  const source = (of: Node): string => code.slice(of.start, of.end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { operator, left, right } = node as Node & { operator: string; left: Node; right: Node }
      const other = turned[operator]
      const isText = [left, right].some((side) => /^(Template)?Literal$/.test(side.type))
      if (other === undefined || (operator === '+' && isText)) return
      return add(node, `${source(left)} ${other} ${source(right)}`, `${operator} is ${other}`)
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { test } = node as Node & { test: Node }
      return add(test, `!(${source(test)})`, 'negated')
    }
    case 'ReturnStatement':
      return node['argument'] ? add(node, 'return undefined', 'returns nothing') : undefined
    case 'ThrowStatement':
      return add(node, '{}', 'does not throw')
    case 'ExpressionStatement': {
      const { expression } = node as Node & { expression: Node }
      const isCall = /^(Await|Call|Assignment)Expression$/.test(expression.type)
      return isCall ? add(node, '{}', 'left out') : undefined
    }
    case 'CallExpression': {
      const { callee } = node as Node & { callee: Node & { object?: Node; property?: Node } }
      if (callee.type !== 'MemberExpression' || !callee.object || !callee.property) return
      if (source(callee.property) !== 'where') return
      return add({ start: callee.object.end, end: node.end }, '', 'where left out')
    }
    case 'TemplateElement':
      for (const [was, is] of Object.entries(turnedSql)) {
        const at = source(node).indexOf(was)
        if (at === -1 || !/\b(SELECT|UPDATE|WHERE|SET)\b/.test(source(node))) continue
        const start = node.start + at
        add({ start, end: start + was.length }, is, `in SQL:${was}is${is}`)
      }
      return
    default:
  }
}

function visit(node: Node, see: (node: Node) => void): void {
  // Types are checked by the compiler, not by tests.
  if (/^TS(Type|Interface|Union)|^ImportDeclaration$/.test(node.type)) return
  see(node)
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, see)
    }
  }
}
