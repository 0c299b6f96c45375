/**
 * XML as plain values. A document type is refused, so that nothing grows or is fetched while it is
 * read; references of characters stay as written, and reading the text of a job decodes them.
 *
 * An element is its text, trimmed; or, where it has elements within, an object of them by name, a
 * list where a name stands more than once. Attributes are left out.
 */
import { Parser } from 'htmlparser2'

const longest = 30_000_000
/** A feed is a few elements deep; what is deeper is no feed. */
const deepest = 100

interface Open {
  name: string
  text: string
  within: Map<string, unknown[]>
}

/** Undefined where it is no XML. `lists` are the elements that may stand once and mean a list. */
export function readXml(answer: string, lists: readonly string[]): unknown {
  if (answer.length > longest || /<!DOCTYPE|<!ENTITY/i.test(answer)) return undefined
  const root: Open = { name: '', text: '', within: new Map() }
  const open: Open[] = [root]
  let isBroken = false
  const parser = new Parser(
    {
      onopentagname(name) {
        if (open.length > deepest) isBroken = true
        else open.push({ name, text: '', within: new Map() })
      },
      ontext(text) {
        const last = open.at(-1)
        if (last !== undefined) last.text += text
      },
      onclosetag(name, isImplied) {
        // The parser also says so of `<a/>`, which ends itself.
        if (isImplied && answer[parser.endIndex - 1] !== '/') isBroken = true
        const closed = open.length > 1 ? open.pop() : undefined
        if (closed?.name !== name) isBroken = true
        else addTo(open.at(-1) ?? root, name, valueOf(closed, lists))
      },
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.write(answer)
  isBroken ||= open.length > 1
  parser.end()
  const isDocument = root.within.size === 1 && root.text.replace('\uFEFF', '').trim() === ''
  return isBroken || !isDocument ? undefined : valueOf(root, lists)
}

function addTo({ within }: Open, name: string, value: unknown): void {
  const same = within.get(name)
  if (same === undefined) within.set(name, [value])
  else same.push(value)
}

function valueOf({ text, within }: Open, lists: readonly string[]): unknown {
  if (within.size === 0) return text.trim()
  return Object.fromEntries(
    [...within].map(([name, values]) => [
      name,
      values.length > 1 || lists.includes(name) ? values : values[0],
    ]),
  )
}
