/**
 * Step 1: raw items → pieces worth reading. Ligatures are undone, glyphs of symbol fonts become
 * bullets or icons, what nobody can see (one-point type, empty runs) is dropped.
 */
import type { PdfDocument, TextItem } from './items.ts'

export interface Piece extends TextItem {
  /** Place in the order in which the file draws its text. */
  order: number
  /** The place of its last letter, where its letters are drawn one by one. */
  lastOrder?: number
  /** A pictogram: it says nothing itself but separates what stands around it. */
  isIcon: boolean
  /** The file draws a space glyph before this piece. */
  afterSpace: boolean
  /** Its letters were set apart one by one. */
  wasSpaced: boolean
}

const iconFont =
  /awesome|phosphor|icon|glyph|feather|entypo|marvosym|fontello|material|linea|emoji|^fa-|dingbat|bbding/i
/** A line across the page that is typed and not drawn, and the dots that lead to its other end. */
const typedRule = /[_=–—-]{8,}|\.(?: ?\.){7,}/gu
const symbolFont = /wingding|symbol|webding|zapf|pazo|cmsy|msam|ornament/i
/** Pictograms of ordinary fonts: phones, envelopes, houses, pins, globes, calendars, arrows. */
const pictogram =
  /[\p{Extended_Pictographic}\u2300-\u23FF\u2600-\u26FF\u2700-\u2704\u2707-\u2712\uE000-\uF8FF]/gu
const keptSigns = new Set('©®™✓✔★☆→↔▪▫◼◻‣⁃')

/** No printed line is longer; what is would only cost time. */
const longestRun = 600

/** What `cleanItems` leaves off the ends of runs, so that it can be shown as left over. */
export const cutEnds = (document: PdfDocument): string[] =>
  document.items
    .filter((item) => item.size >= leastSize && item.text.length > longestRun)
    .map((item) => tidy(item.text.slice(longestRun)))

/** Smaller type is nothing that anybody can read on the page. */
const leastSize = 2

export function cleanItems(document: PdfDocument): Piece[] {
  const pieces: Piece[] = []
  let afterSpace = false
  document.items.forEach((item, order) => {
    const whole = item.text.slice(0, longestRun).replace(typedRule, '')
    const isBlank = whole.trim() === ''
    if (item.size >= leastSize && !isBlank) {
      const text = cleanText({ ...item, text: whole })
      if (text !== '') {
        const isIcon = text === iconMark
        const wasSpaced = isLetterSpaced(item.text)
        pieces.push({ ...item, text, order, isIcon, afterSpace, wasSpaced })
      }
    }
    afterSpace = isBlank
  })
  return collapseShortWords(joinLetters(pieces.map(bulletWithoutName).map(onBaseline)))
}

/** "1st" with its end in small raised type: that stands on the line of what it ends, and is no line above it. */
function onBaseline(piece: Piece, i: number, pieces: readonly Piece[]): Piece {
  const before = pieces[i - 1]
  if (before === undefined || before.page !== piece.page || !/^\p{L}{1,4}$/u.test(piece.text))
    return piece
  const gap = Math.abs(piece.x - before.x - before.width)
  const rise = before.y - piece.y
  const isRaised =
    piece.size <= 0.8 * before.size &&
    rise > 0 &&
    rise < 0.6 * before.size &&
    gap < 0.15 * before.size
  return isRaised ? { ...piece, y: before.y } : piece
}

/** A sign without a name is a ligature where it touches a letter; where it stands apart it marks a point. */
function bulletWithoutName(piece: Piece, i: number, pieces: readonly Piece[]): Piece {
  if (piece.text.trim() !== ligatureMark) return piece
  const isTouched = [pieces[i - 1], pieces[i + 1]].some((other) => {
    if (other === undefined || other.page !== piece.page) return false
    const [left, right] = other.x < piece.x ? [other, piece] : [piece, other]
    const gap = right.x - (left.x + left.width)
    return Math.abs(other.y - piece.y) < 1 && gap < 0.1 * piece.size
  })
  return isTouched ? piece : { ...piece, text: '•' }
}

/**
 * Capitals drawn one by one with a little white between them, less than a word has: "T", "O". What
 * the file calls a space there is the same white.
 */
function joinLetters(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    if (before === undefined || !isNextLetter(before, piece)) joined.push(piece)
    else {
      const width = piece.x + piece.width - before.x
      const { order: lastOrder } = piece
      joined.splice(-1, 1, { ...before, text: before.text + piece.text, width, lastOrder })
    }
  }
  return joined
}

function isNextLetter(before: Piece, piece: Piece): boolean {
  const gap = piece.x - (before.x + before.width)
  return (
    /^\p{Lu}$/u.test(piece.text) &&
    /^\p{Lu}+$/u.test(before.text) &&
    before.page === piece.page &&
    before.font === piece.font &&
    Math.abs(before.y - piece.y) < 0.5 &&
    Math.abs(before.size - piece.size) < 0.1 &&
    gap > 0.06 * piece.size &&
    gap < 0.2 * piece.size
  )
}

/** "V A N" in a line, or in the type, that is set letter by letter: too short to tell alone. */
function collapseShortWords(pieces: readonly Piece[]): Piece[] {
  const spaced = pieces.filter((piece) => piece.text !== '' && piece.wasSpaced)
  return pieces.map((piece) => {
    const isShort = /^\p{Lu}(?: \p{Lu}){1,2}$/u.test(piece.text.trim())
    const inSpacedLine = spaced.some(
      (other) =>
        (other.page === piece.page && Math.abs(other.y - piece.y) < 1) ||
        (other.font === piece.font && Math.abs(other.size - piece.size) < 0.1),
    )
    return isShort && inSpacedLine ? { ...piece, text: piece.text.replace(/ /g, '') } : piece
  })
}

/** Private characters that stand for a pictogram and for a ligature without a name. */
const iconMark = '\uE000'
const ligatureMark = '\uE001'

function cleanText(item: TextItem): string {
  if (iconFont.test(item.font)) return iconMark
  if (
    symbolFont.test(item.font) &&
    /^[\s\uE000-\uF8FF\p{S}\p{P}nlqvuo§¨Øü\p{Cc}]{1,2}$/u.test(item.text.trim())
  )
    return '•'
  return tidy(item.text.replace(pictogram, (sign) => (keptSigns.has(sign) ? sign : iconMark)))
}

/**
 * Ligatures and width forms apart, letters composed, no control characters. A font that draws the
 * apostrophe and the modifier letter alike lets the printed file say the letter: "Presquʼîle".
 */
export function tidy(text: string): string {
  return collapseLetters(text)
    .replaceAll('\u0000', ligatureMark)
    .replace(/[\uFB00-\uFB06\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll('\u02BC', '\u2019')
    .replace(/\p{Cf}|\uFE0F/gu, (sign) => (sign === '\u00AD' ? sign : ''))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\n\r]/g, ' ')
    .replace(/\p{Cc}/gu, '')
}

/** "A P O L L I N E" → "APOLLINE": type set apart letter by letter. */
function collapseLetters(text: string): string {
  return isLetterSpaced(text) ? text.replace(/(?<=\S) +(?=\S)/g, '') : text
}

function isLetterSpaced(text: string): boolean {
  const letters = text.trim().split(/ +/)
  const single = letters.filter((part) => part.length === 1).length
  if (letters.length < 4 || single < 0.75 * letters.length) return false
  return /^[\p{Lu} &’'-]+$/u.test(text) && letters.every((part) => part.length <= 3)
}

/** A font whose ligatures lost their names gives NUL: nearly always "fi", before some letters "fl". */
export function restoreLigatures(text: string): string {
  if (!text.includes(ligatureMark)) return text
  return text
    .replace(/(?<=[\p{L} ]|^)\uE001(?=(?:ow|ex|oat|ect|uen|ict|ight|oor|y|ask))/gu, 'fl')
    .replace(/\uE001(?=\p{L})|(?<=\p{L})\uE001/gu, 'fi')
    .replace(/^\uE001$/, 'fi')
}

/**
 * Fonts without letters of their own for them draw an accent and then the letter: "f¨ur". The acute
 * and the grave, which people also type for apostrophes, count in the fonts of TeX alone.
 */
export function composeAccents(text: string, font: string): string {
  const torn = /(?:^|\+)(?:CM|SF|EC)[A-Z]{1,4}\d/.test(font) ? anyTorn : surelyTorn
  return text.replace(torn, (whole, accent: string, letter: string) => {
    const base = letter === '\u0131' ? 'i' : letter
    const composed = `${base}${combining.get(accent) ?? ''}`.normalize('NFC')
    return composed.length === 1 ? composed : whole
  })
}

const surelyTorn = /([¨ˆ˜ˇ¸]) ?(\p{L})/gu
const anyTorn = /([¨ˆ˜ˇ¸´`]) ?(\p{L})/gu

const combining = new Map([
  ['¨', '\u0308'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
  ['´', '\u0301'],
  ['`', '\u0300'],
])
