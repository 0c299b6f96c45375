/**
 * All matches of a global pattern, in order. Without `matchAll`, which makes a new pattern at every
 * call: of many short lines that is most of the work. No pattern given here may match nothing.
 */
export function matchesOf(global: RegExp, text: string): RegExpExecArray[] {
  const all: RegExpExecArray[] = []
  global.lastIndex = 0
  for (let match = global.exec(text); match !== null; match = global.exec(text)) all.push(match)
  return all
}
