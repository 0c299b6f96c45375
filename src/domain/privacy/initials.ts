/** Initials beside a name that was found belong to it: "A. Silva", "Silva, A. M.". */
import type { PhraseSpan } from './phrase-index.ts'
import type { WordedText } from './words.ts'
import { gapAfter } from './words.ts'

const mostInitials = 3

export function withInitials(line: WordedText, spans: readonly PhraseSpan[]): PhraseSpan[] {
  let at = 0
  return spans.map((span) => {
    if (span.kind !== 'NAME') return span
    while ((line.words[at]?.start ?? Infinity) < span.start) at++
    let first = at
    while (
      first > 0 &&
      at - first < mostInitials &&
      isInitial(line, first - 1) &&
      isBefore(gapAfter(line, first - 1))
    ) {
      first--
    }
    let last = at
    while ((line.words[last + 1]?.start ?? Infinity) < span.end) last++
    const named = last
    while (
      last - named < mostInitials &&
      isInitial(line, last + 1) &&
      /^,?[ \u00a0.]{1,2}$/.test(gapAfter(line, last)) &&
      line.text.charAt(line.words[last + 1]?.end ?? 0) === '.'
    ) {
      last++
    }
    const [from, to] = [line.words[first], line.words[last]]
    return {
      ...span,
      start: first < at ? (from?.start ?? span.start) : span.start,
      end: last > named ? (to?.end ?? span.end) : span.end,
    }
  })
}

const isInitial = ({ words }: WordedText, at: number): boolean =>
  /^\p{Lu}$/u.test(words[at]?.text ?? '')
const isBefore = (gap: string): boolean => /^(?:\.[ \u00a0]?|[ \u00a0]|\.?-)$/.test(gap)
