/** What the sender of an e-mail wrote themselves, as sentences. */
import { months } from '#domain/language/calendar-words.ts'
import { fold } from '#domain/language/fold.ts'
import type { Word } from './mail-words.ts'
import { wordsIn } from './mail-words.ts'

/** Beyond this nobody tells the news. */
const longestText = 20_000
/** A line that ends sooner was ended by its writer; a longer one by the program that wrapped it. */
const shortLine = 55

const forwards = /^\s*(?:wg|fw|fwd|tr|rv|enc|doorst)\s*:/i
const headOfQuote =
  /^(?:_{8,}|-{3,} ?\p{L}[\p{L} ]{3,40} ?-{3,})$|^(?:von|from|de|van|desde)\s?:\s.{0,120}@/iu
const quoted = /^\s*[>|]/
/** "On Wed, 14 Oct 2026 at 21:55, A B <a@b.example> wrote:", and the same in the other languages. */
const opensQuote =
  /^(?:on|am|le|el|em|op)\s.{4,160}(?:wrote|schrieb|ecrit|escribio|escreveu|schreef)\b.{0,60}:$/

/** Without what is quoted from an earlier mail; a forwarded one is kept, since it is the news. */
export function ownText(subject: string, text: string): string {
  const isForward = forwards.test(subject)
  const lines = text.slice(0, longestText).replaceAll(/\r\n?/g, '\n').split('\n')
  const kept: string[] = []
  for (const [i, line] of lines.entries()) {
    const plain = line.trim()
    const joined = fold(`${plain} ${(lines[i + 1] ?? '').trim()}`)
    const begins = opensQuote.test(fold(plain)) || (plain.length > 25 && opensQuote.test(joined))
    if (!isForward && kept.length > 0 && (begins || headOfQuote.test(plain))) break
    if (quoted.test(line) && !isForward) continue
    kept.push(quoted.test(line) ? line.replace(/^[\s>|]+/, '') : line)
  }
  return kept.join('\n')
}

export interface Sentence {
  words: readonly Word[]
  text: string
}

/** The subject is a sentence of its own and stands first. */
export function sentencesOf(subject: string, text: string): Sentence[] {
  const lines = text.split('\n')
  let flat = ''
  for (const line of lines) {
    const plain = line.trim()
    flat += plain + (plain.length < shortLine || /[.:!?]$/.test(plain) ? '\n' : ' ')
  }
  const pieces = flat.split('\n').flatMap(piecesOf)
  return [subject, ...pieces]
    .map((piece) => ({ text: piece.trim(), words: wordsIn(piece.trim()) }))
    .filter(({ words }) => words.length > 0)
}

/** "7. Oktober" is no end of a sentence. */
function piecesOf(line: string): string[] {
  const pieces: string[] = []
  for (const piece of line.split(/(?<=[\p{L}\p{N})][.!?])\s+(?=["„«¿¡(]?\p{Lu})/u)) {
    const before = pieces.at(-1)
    const isDate = /\d\.$/.test(before ?? '') && months.has(wordsIn(piece)[0]?.text ?? '')
    if (before !== undefined && isDate) pieces[pieces.length - 1] = `${before} ${piece}`
    else pieces.push(piece)
  }
  return pieces
}
