/**
 * Which mutants a test can notice at all: before anything is broken, each function body of a guarded
 * file writes down that it was entered (see setup.ts), and a mutant is shown only to the tests that
 * entered the innermost body around it. What stands in no body runs whenever the file is loaded.
 */
import type { SyntaxNode } from './mutants.ts'
import { parse, walk } from './mutants.ts'

interface Body {
  start: number
  end: number
  /** Statements within brackets; else an expression. */
  isBlock: boolean
}

/** The place of a body among those of its file; -1 stands for the file itself. */
export function bodyAround(code: string, at: number): number {
  let found = -1
  let width = Infinity
  for (const [index, { start, end }] of bodiesOf(code).entries()) {
    if (start > at || end < at || end - start >= width) continue
    found = index
    width = end - start
  }
  return found
}

/** The same code, noting in `globalThis.lapelSeen` what of it is entered. */
export function noting(file: string, code: string): string {
  const note = (index: number) => `globalThis.lapelSeen?.add(${JSON.stringify(`${file}#${index}`)})`
  const pieces: { at: number; text: string }[] = [{ at: code.length, text: `\n${note(-1)}\n` }]
  for (const [index, { start, end, isBlock }] of bodiesOf(code).entries()) {
    if (isBlock) pieces.push({ at: start + 1, text: `${note(index)};` })
    else pieces.push({ at: start, text: `(${note(index)},` }, { at: end, text: ')' })
  }
  let noted = ''
  let from = 0
  for (const { at, text } of pieces.toSorted((a, b) => a.at - b.at)) {
    noted += code.slice(from, at) + text
    from = at
  }
  return noted + code.slice(from)
}

function bodiesOf(code: string): Body[] {
  const found: Body[] = []
  walk(parse(code), (node) => {
    if (!/^(ArrowFunctionExpression|Function(Declaration|Expression))$/.test(node.type)) return
    const { type, start, end } = node['body'] as SyntaxNode // every function has one
    found.push({ start, end, isBlock: /^(BlockStatement|FunctionBody)$/.test(type) })
  })
  return found
}
