/**
 * The little of XML that a word processor writes: tags, attributes, text and the five named
 * entities. No document types, so no entities of a file's own and nothing from outside; one pass
 * over the text, however it is formed.
 */
export interface XmlEvent {
  kind: 'open' | 'close' | 'text'
  /** The tag's name with its prefix, or the text. */
  text: string
  attributes: Readonly<Record<string, string>>
}

/** Ends at a document type: nothing that follows one is read. */
export function* readXml(xml: string): Generator<XmlEvent, void> {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const end = open < 0 ? xml.length : open
    if (end > at) yield { kind: 'text', text: decode(xml.slice(at, end)), attributes: {} }
    if (open < 0) return
    const close = xml.indexOf('>', open)
    if (close < 0) return
    const tag = xml.slice(open + 1, close)
    at = close + 1
    if (tag.startsWith('!DOCTYPE')) return
    if (tag.startsWith('?') || tag.startsWith('!')) continue
    if (tag.startsWith('/')) {
      yield { kind: 'close', text: tag.slice(1).trim(), attributes: {} }
      continue
    }
    const name = /^[^\s/]+/.exec(tag)?.[0] ?? ''
    yield { kind: 'open', text: name, attributes: attributesOf(tag.slice(name.length)) }
    if (tag.endsWith('/')) yield { kind: 'close', text: name, attributes: {} }
  }
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  let at = 0
  for (;;) {
    const equals = text.indexOf('=', at)
    if (equals < 0) return found
    const quote = text.charAt(equals + 1)
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, equals + 2) : -1
    if (end < 0) return found
    found[text.slice(at, equals).trim()] = decode(text.slice(equals + 2, end))
    at = end + 1
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
  })
