/**
 * Lines that belong together: which line goes on with the sentence above it, and how the two are
 * joined. A line goes on when the next word would not have fitted; a hyphen at the end is mended
 * when the joined word is the likelier one.
 */
import { fold } from '#domain/language/fold.ts'
import { languages } from '#domain/language/languages.ts'
import { stopWords } from '#domain/language/stop-words.ts'
import type { Line } from './lines.ts'

export interface Paragraph {
  text: string
  hasBullet: boolean
  lines: Line[]
}

/** Joins the texts of lines into one. */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .reduce((joined, text) => {
      const next = text.replaceAll('\t', ' ').trim()
      if (joined === '') return next
      if (/\u00AD$|\u2010$/.test(joined)) return joined.slice(0, -1) + next
      if (/\p{L}-$/u.test(joined) && /^\p{L}/u.test(next)) {
        if (conjunction.test(next)) return `${joined} ${next}`
        return keepsHyphen(joined, next) ? joined + next : joined.slice(0, -1) + next
      }
      return `${joined} ${next}`
    }, '')
    .replace(/\u00AD/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "Forschungs- und Lehrtätigkeit": a hyphen that stands for a shared ending. */
export const conjunction = /^(?:und|oder|en|of|and|or|y|et|e|bzw)\b/u

const hyphenated =
  /(?:^|[^\p{L}])(?:e|x|co|non|pre|pro|re|self|high|low|cross|multi|full|front|back|end|real|long|short|well|cutting|state|third|first|open|large|small|user|data|cost|time|event|decision|problem|hands|on|in|post|semi|anti|micro|sub|inter|day|best|fast|world|award|client|customer|risk|team|top|two|three|four|five|six|one|part|half|vice|avant|après|sous|semi|porte|rendez|peut|savoir|bem|ex|vor|nach|IT|UX|UI|HR|PR|QA|CI|B2B|Java|SQL)-$/iu

/** "cutting-|edge" keeps its hyphen, "submis-|sions" does not. */
function keepsHyphen(joined: string, next: string): boolean {
  const word = /[\p{L}\p{N}-]+-$/u.exec(joined)?.[0] ?? '-'
  return (
    hyphenated.test(` ${word}`) ||
    /^\p{Lu}/u.test(next) ||
    /\p{Lu}-$/u.test(word) ||
    word.slice(0, -1).includes('-')
  )
}

/** Whether `next` goes on with the sentence of `before` (both without a bullet of their own). */
export function goesOn(before: Line, next: Line, edge: number): boolean {
  if (next.hasBullet || before.text.endsWith(':') || endsInCell(before, next)) return false
  if (/^\p{Lu}[\p{L} -]{2,25}:\s/u.test(next.text)) return false
  if (before.page !== next.page || before.block !== next.block) {
    return /^\p{Ll}/u.test(next.text) && !/[.!?]$/.test(before.text)
  }
  if (Math.abs(before.size - next.size) > 1 || next.gapAbove > 2.3) return false
  if (endsSmall(before.text) && next.gapAbove <= 1.2 * next.leading) return true
  if (/^[\p{Ll}),;%]/u.test(next.text) && next.gapAbove < 2.2) return true
  if (/[-\u00AD\u2010,]$/.test(before.text)) return true
  if (next.gapAbove > 1.2 * next.leading) return false
  const width = (before.x1 - before.textX) / Math.max(1, before.text.length)
  const word = next.text.split(/\s/)[0] ?? ''
  // Centred lines leave white on both sides.
  const isCentred =
    Math.abs(before.textX + before.x1 - next.textX - next.x1) < 6 &&
    Math.abs(before.textX - next.textX) > 4
  const white = edge - before.x1 + (isCentred ? before.textX - before.left : 0)
  const fitted = width * (word.length + 1.5) < white
  if (fitted) return false
  if (/[.!?]$/.test(before.text) && next.gapAbove > 1.75) return false
  return true
}

/** "Medienwissenschaften und": a last word that says nothing alone. */
export const endsSmall = (text: string): boolean => {
  const last = /\s(\p{Ll}{1,4})$/u.exec(text)?.[1]
  return last !== undefined && languages.some((language) => stopWords[language].has(fold(last)))
}

/** The line before ends in a cell of its own (a date at the margin): nothing goes on there. */
function endsInCell(before: Line, next: Line): boolean {
  const at = before.runs.findLastIndex((run) => run.before === 'tab')
  const cell = before.runs[at]
  return cell !== undefined && Math.abs(cell.x - next.textX) > 4
}

/** Body lines → paragraphs: bullets with their continuations, and joined running text. */
export function paragraphsOf(
  lines: readonly Line[],
  kind: 'items' | 'text' = 'items',
): Paragraph[] {
  const paragraphs: Paragraph[] = []
  const edges = bodyEdges(lines)
  const areSentences = kind === 'items' && lines.length > 1 && lines.every(isSentence)
  for (const line of lines) {
    const open = paragraphs.at(-1)
    const last = open?.lines.at(-1)
    if (
      open !== undefined &&
      last !== undefined &&
      !line.hasBullet &&
      !areSentences &&
      belongs(open, last, line, edges)
    ) {
      open.lines.push(line)
    } else paragraphs.push({ text: '', hasBullet: line.hasBullet, lines: [line] })
  }
  return paragraphs.map((p) => ({ ...p, text: joinTexts(p.lines.map((line) => line.text)) }))
}

/**
 * Where each line is a whole sentence, none goes on with the one above; but in running text a sentence
 * may end where a line does.
 */
const isSentence = ({ text }: Line): boolean => /^[\p{Lu}\d].*\p{L}[.!]$/u.test(text)

function belongs(open: Paragraph, last: Line, line: Line, edges: (line: Line) => number): boolean {
  const first = open.lines[0] ?? last
  const leading = open.lines[1]?.gapAbove
  if (leading !== undefined && line.block === last.block && line.gapAbove > 1.3 * leading)
    return false
  if (first.hasBullet) {
    // A hanging indent goes on with the bullet; text back at the margin may be a new paragraph.
    if (
      line.page === last.page &&
      line.block === last.block &&
      Math.abs(line.textX - first.textX - 5) <= 9
    )
      return true
    if (line.page !== last.page || line.block !== last.block)
      return /^[\p{Ll}\d(]/u.test(line.text) && !/[.!?]$/.test(last.text)
    if (line.textX > first.x + 1.5) return true
  } else if (line.textX > first.textX + 8 && open.lines.length === 1) return false
  return goesOn(last, line, edges(last))
}

/** How far right the text of each line's column reaches: the block's edge unless many lines agree. */
export function bodyEdges(lines: readonly Line[]): (line: Line) => number {
  const known = new Map<string, number[]>()
  for (const line of lines) {
    const key = `${line.block}:${Math.round(line.textX / 8)}`
    known.set(key, [...(known.get(key) ?? []), line.x1])
  }
  return (line) => {
    const ends = known.get(`${line.block}:${Math.round(line.textX / 8)}`) ?? []
    const edge = Math.max(...ends)
    const near = ends.filter((end) => end > edge - 14).length
    return near >= 3 ? edge : Math.max(edge, line.right)
  }
}
