/** The words of a span with a little of the text around them, cut between words. */
import type { Span } from '#domain/ads/reading.ts'

const around = 70

export function excerptAround(text: string, { start, end }: Span) {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - around)
  const lineEnd = text.indexOf('\n', end)
  const to = Math.min(lineEnd === -1 ? text.length : lineEnd, end + around)
  const before = text.slice(from, start)
  const after = text.slice(end, to)
  const cutBefore = from > 0 && text[from - 1] !== '\n'
  const cutAfter = to < text.length && text[to] !== '\n'
  return {
    before: cutBefore ? `…${before.replace(/^\S*\s/, '')}` : before.replace(/^\s*[-–—•*·]?\s*/, ''),
    words: text.slice(start, end),
    after: cutAfter ? `${after.replace(/\s\S*$/, '')}…` : after.trimEnd(),
  }
}
