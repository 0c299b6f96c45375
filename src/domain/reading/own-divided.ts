/**
 * Words that the file to download parted with a hyphen, since they were wider than their line
 * (server/print/syllables.ts): their second part goes up to the first. A shorter word with a hyphen of its
 * own is never parted there (domain/exchange/kept-together.ts), and keeps it.
 */
import type { OwnLine, Stretch } from './own-line.ts'

/** As long as a parted word is at least, and its part before the hyphen. */
const leastWhole = 23
const leastPart = 10

export function withWordsWhole(lines: readonly OwnLine[]): OwnLine[] {
  const whole: OwnLine[] = []
  for (const line of lines) {
    const above = whole.at(-1)
    const [first] = line.stretches
    // Beside a title stand its dates.
    const parted = above?.stretches.findLast(({ bold }) => bold === first?.bold)
    const end = /^\p{Ll}[\p{L}\p{M}-]*[^\p{L}\s]*/u.exec(first?.text ?? '')?.[0] ?? ''
    const begin = /[\p{L}\p{M}]+-\s*$/u.exec(parted?.text ?? '')?.[0].trim() ?? ''
    const isParted = begin.length > leastPart && begin.length + end.length > leastWhole
    if (
      above === undefined ||
      parted === undefined ||
      first === undefined ||
      !isParted ||
      end === ''
    ) {
      whole.push(line)
      continue
    }
    const joined = parted.text.trimEnd().slice(0, -1) + end
    const stretches = above.stretches.map((one) =>
      one === parted ? { ...one, text: joined } : one,
    )
    whole[whole.length - 1] = {
      ...above,
      stretches,
      text: above.text.replace(begin, begin.slice(0, -1) + end),
    }
    const rest = withoutBegin(line, first, end)
    if (rest !== null) whole.push(rest)
  }
  return whole
}

function withoutBegin(line: OwnLine, first: Stretch, end: string): OwnLine | null {
  const text = line.text.slice(end.length).trimStart()
  if (text === '') return null
  const left = first.text.slice(end.length).trimStart()
  const others = line.stretches.slice(1)
  return { ...line, text, stretches: left === '' ? others : [{ ...first, text: left }, ...others] }
}
