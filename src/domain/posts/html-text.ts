/**
 * From the HTML of a post to text a person can read: lists keep their bullets, headings and
 * paragraphs their lines, scripts and styles leave nothing. One pass over the tags, no tree and no
 * backtracking: what never closes ends with the text.
 *
 * A heading, and a paragraph that is bold all through, becomes a line "## …", the mark by which
 * reading a job knows a heading; `plainText` takes the marks off again.
 */
import { decodeEntities } from './entities.ts'

const longest = 200_000

/** Elements whose content nobody reads. */
const unread: ReadonlySet<string> = new Set(
  'script style noscript template iframe object svg math head title select textarea form button'.split(
    ' ',
  ),
)
const blocks: ReadonlySet<string> = new Set(
  'p div section article header footer main aside ul ol dl dt dd table tr blockquote pre hr figure address nav fieldset center'.split(
    ' ',
  ),
)
const bold: ReadonlySet<string> = new Set(['b', 'strong', 'u'])
const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

export function htmlToText(html: string): string {
  let text = withoutBrackets(html.slice(0, longest))
  // Some sources escape the HTML of a post once more, and some twice.
  for (let round = 0; round < 4; round++) {
    const isPlain = !/<[a-z/!?]/i.test(text)
    text = isPlain ? decodeEntities(text) : withoutTags(text)
    if (!/[<&]/.test(text) || !knownTag.test(text)) break
  }
  return tidy(text)
}

/** `<jobs@acme.example>`, `<https://acme.example>`: an address in a plain text, and no tag. */
const withoutBrackets = (text: string): string =>
  text.includes('<') ? text.replace(bracketed, '$1') : text
const bracketed =
  /<(?:mailto:)?((?:https?:\/\/|www\.)[^\s<>"']{1,2000}|[\w.+%-]{1,64}@[\w.-]{1,255})>/gi

const knownTag =
  /(?:<|&lt;)\/?(?:p|div|ul|ol|li|br|h[1-6]|strong|b|em|i|u|a|span|script|style|img|svg|iframe)\b[^<>]{0,400}(?:>|&gt;)/i

function withoutTags(html: string): string {
  const writer = new LineWriter(!lineTag.test(html))
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    writer.write(decodeEntities(html.slice(at, open < 0 ? html.length : open)))
    if (open < 0) break
    at = afterTag(html, open, writer)
  }
  return writer.done()
}

/** Without one of these the lines are those of the text: `<b>` alone makes no page of a plain text. */
const lineTag =
  /<(?:p|div|br|li|h[1-6]|tr|td|section|article|header|footer|main|d[dlt]|blockquote|pre|hr)\b/i

/** Takes off the marks of headings: the text as it is kept and shown. */
export const plainText = (text: string): string =>
  text.includes('## ') ? text.replace(/^## /gm, '') : text

function afterTag(html: string, open: number, writer: LineWriter): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4)
    return end < 0 ? html.length : end + 3
  }
  tagName.lastIndex = open
  const name = tagName.exec(html)?.[1]?.toLowerCase()
  if (name === undefined) {
    if (html.startsWith('<!', open) || html.startsWith('<?', open)) return tagEnd(html, open)
    writer.write('<')
    return open + 1
  }
  const end = tagEnd(html, open)
  const closes = html.charAt(open + 1) === '/'
  if (unread.has(name)) return closes ? end : afterUnread(html, end, name)
  writer.tag(name, closes)
  return end
}

const closingTag = /<\/([a-z][a-z0-9]{0,15})\b/gi
const tagName = /<\/?([a-z][a-z0-9]{0,15})/iy

/** Past the tag's ">", which may stand in a quoted value too. */
function tagEnd(html: string, open: number): number {
  const plain = html.indexOf('>', open)
  let quote = ''
  for (let at = open + 1; at < html.length; at++) {
    const sign = html.charAt(at)
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if ((sign === '"' || sign === "'") && html.charAt(at - 1) === '=') quote = sign
    else if (sign === '>') return at + 1
  }
  // A quote that never ends would swallow the post.
  return plain < 0 ? html.length : plain + 1
}

function afterUnread(html: string, from: number, name: string): number {
  closingTag.lastIndex = from
  for (let found = closingTag.exec(html); found !== null; found = closingTag.exec(html))
    if (found[1]?.toLowerCase() === name) return tagEnd(html, found.index)
  return html.length
}

/** Writes lines: the bullet of an item, the mark of a heading, and which lines are bold all through. */
class LineWriter {
  #lines: string[] = []
  #line = ''
  #lead = ''
  #boldDepth = 0
  #hasPlain = false
  #isHeading = false
  readonly #keepsLines: boolean

  /** `keepsLines`: a line break of the text ends a line. */
  constructor(keepsLines: boolean) {
    this.#keepsLines = keepsLines
  }

  write(text: string): void {
    if (!this.#keepsLines) return this.#add(text)
    for (const [n, line] of text.split('\n').entries()) {
      if (n > 0) this.#end(this.#line.trim() === '')
      this.#add(line)
    }
  }

  #add(text: string): void {
    const flat = text.replace(/\s{2,}|[^\S ]/g, ' ')
    if (this.#boldDepth === 0 && !this.#hasPlain && /\S/.test(flat)) this.#hasPlain = true
    this.#line += flat
  }

  tag(name: string, closes: boolean): void {
    if (bold.has(name)) this.#boldDepth = Math.max(0, this.#boldDepth + (closes ? -1 : 1))
    else if (name === 'br') this.#end(false)
    else if (name === 'li') this.#item(closes)
    else if (headings.has(name)) {
      this.#end(true)
      this.#isHeading = !closes
    } else if (name === 'td' || name === 'th') this.#line += ' '
    else if (blocks.has(name)) this.#block(name)
  }

  done(): string {
    this.#end(true)
    return this.#lines.join('\n')
  }

  #item(closes: boolean): void {
    this.#end(false)
    this.#lead = closes ? '' : '- '
  }

  /** A paragraph within an item goes on in its line. */
  #block(name: string): void {
    if (this.#lead !== '' && this.#line.trim() === '' && (name === 'p' || name === 'div')) return
    this.#end(name !== 'div' && name !== 'tr')
  }

  #end(isParagraph: boolean): void {
    const text = this.#line.replace(/ {2,}/g, ' ').trim()
    if (text !== '') {
      const isTitle = this.#isHeading || (!this.#hasPlain && this.#lead === '' && text.length <= 90)
      if (isTitle && /\p{L}/u.test(text)) this.#lines.push('', `## ${text}`)
      else this.#lines.push(`${this.#lead}${text}`)
      this.#lead = ''
    }
    if (isParagraph) this.#lines.push('')
    this.#line = ''
    this.#hasPlain = false
  }
}

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ \n ?|\n /g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
