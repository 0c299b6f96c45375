/**
 * JSON as pages really carry it: within HTML comments or CDATA, escaped once too often, with raw line
 * breaks in its strings, commas that lead nowhere, and comments. First as it stands, then mended;
 * undefined where nothing helps.
 */
import { parseJsonInRoom } from '#domain/exchange/json-shape.ts'
import { decodeEntities } from '#domain/posts/entities.ts'

export function readLooseJson(raw: string): unknown {
  const text = unwrapped(raw)
  const candidates = [() => text, () => mended(text), () => mended(decodeEntities(text))]
  for (const candidate of candidates) {
    const read = parsed(candidate())
    // A text that is itself JSON was escaped as a whole.
    if (typeof read === 'string') return parsed(read) ?? parsed(mended(read))
    if (read !== undefined) return read
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return parseJsonInRoom(text)
  } catch {
    return undefined
  }
}

/**
 * Without what older pages put around their scripts. The end is taken off piece by piece: a pattern
 * that looks for it tries every split of a long run of blanks, and a page may hold a million.
 */
function unwrapped(raw: string): string {
  const opened = raw
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, '')
    .trim()
  const bare = withoutEnd(withoutEnd(opened, ';'), '*/')
  const mark = ['-->', ']]>'].find((end) => bare.endsWith(end))
  if (mark === undefined) return withoutEnd(opened, ';')
  const closed = withoutEnd(bare, mark)
  return withoutEnd(withoutEnd(closed, closed.endsWith('//') ? '//' : '/*'), ';')
}

const withoutEnd = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length).trim() : text

/** One pass that knows only whether it stands in a string. */
function mended(text: string): string {
  const out: string[] = []
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at)
    if (sign === '"') {
      const [string, end] = stringFrom(text, at)
      out.push(string)
      at = end
    } else if (text.startsWith('/*', at)) at = past(text, '*/', at + 2)
    else if (text.startsWith('//', at)) at = past(text, '\n', at + 2)
    else if (sign === ',') {
      const next = pastCommas(text, at)
      if (!/[}\]]/.test(text.charAt(next))) out.push(',')
      at = next
    } else {
      out.push(sign)
      at++
    }
  }
  return out.join('')
}

function pastCommas(text: string, from: number): number {
  let at = from
  while (/[\s,]/.test(text.charAt(at))) at++
  return at
}

const past = (text: string, end: string, from: number): number => {
  const at = text.indexOf(end, from)
  return at < 0 ? text.length : at + end.length
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '', '\t': '\\t' }

/** A string with its quotes, its raw line breaks and unknown escapes mended, and where it ends. */
function stringFrom(text: string, start: number): [string, number] {
  const out = ['"']
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') {
      const next = text.charAt(++at)
      const isUnicode = next === 'u' && /^[\da-f]{4}/i.test(text.slice(at + 1, at + 5))
      if (isUnicode || /["\\/bfnrt]/.test(next)) out.push(`\\${next}`)
      else out.push(next === 'u' ? '\\\\u' : (escapes[next] ?? next))
    } else if (sign === '"' && endsString(text, at)) {
      return [`${out.join('')}"`, at + 1]
    } else if (sign === '"') out.push('\\"')
    else if (sign < ' ') out.push(escapes[sign] ?? ' ')
    else out.push(sign)
  }
  return [`${out.join('')}"`, text.length]
}

/** A quote ends a string only before what may follow one: others were forgotten to be escaped. */
function endsString(text: string, at: number): boolean {
  const after = text.slice(at + 1, at + 200)
  return /^\s*(?:[:}\]]|,\s*(?:["{[}\]\d-]|true|false|null|\/)|\/[/*]|$)/.test(after)
}
