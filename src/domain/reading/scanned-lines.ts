/**
 * Step 0 for scans: what OCR says of a page (hOCR) → text items, as if the page had been printed.
 * Words of one line stand on one baseline; a gap wider than words have begins a new item.
 */
import type { TextItem } from './items.ts'

/** `scale`: picture points for one point of the page. */
export function itemsOfHocr(hocr: string, page: number, scale: number): TextItem[] {
  const lines = linesOf(hocr).map((line) => ({ ...line, words: line.words.filter(isReadable) }))
  return withBullets(lines).flatMap((line) => itemsOfLine(line, page, scale))
}

interface Word {
  text: string
  x: number
  x1: number
  sure: number
}

interface ScannedLine {
  x: number
  y1: number
  slope: number
  offset: number
  size: number
  words: Word[]
}

const lineTag = /<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="([^"]*)"/g
const wordTag =
  /<span class='ocrx_word'[^>]{0,200}title='([^']{0,200})'[^>]{0,200}>([\s\S]{0,500}?)<\/span>/g

function linesOf(hocr: string): ScannedLine[] {
  const heads = [...hocr.matchAll(lineTag)]
  return heads.flatMap((head, i) => {
    const title = head[1] ?? ''
    const [x, , , y1] = numbersAfter(title, 'bbox')
    const [slope = 0, offset = 0] = numbersAfter(title, 'baseline')
    const [size = 0] = numbersAfter(title, 'x_size')
    if (x === undefined || y1 === undefined || size <= 0) return []
    const words = wordsOf(hocr.slice(head.index, heads[i + 1]?.index ?? hocr.length))
    return [{ x, y1, slope, offset, size, words }]
  })
}

function wordsOf(part: string): Word[] {
  return [...part.matchAll(wordTag)].flatMap((word) => {
    const [x, , x1] = numbersAfter(word[1] ?? '', 'bbox')
    const [sure = 0] = numbersAfter(word[1] ?? '', 'x_wconf')
    const text = decoded((word[2] ?? '').replace(/<[^>]*>/g, '')).trim()
    return x === undefined || x1 === undefined || text === '' ? [] : [{ text, x, x1, sure }]
  })
}

function numbersAfter(title: string, name: string): number[] {
  const part = title.split(';').find((one) => one.trim().startsWith(`${name} `)) ?? ''
  return part.trim().split(/\s+/).slice(1).map(Number).filter(Number.isFinite)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)

/** Specks and pictograms are read as doubtful signs. */
const isReadable = ({ text, sure }: Word): boolean =>
  /[\p{L}\p{N}]/u.test(text) ? sure >= (text.length < 3 ? 25 : 10) : sure >= 30

/** A round bullet is read as one of these when nothing else stands close to it. */
const bulletLike = /^(?:[eo°¢©®]|[°*+«»›·•-]{1,2})$/u

/** Three lines and more that begin with such a sign at one place have bullets. */
function withBullets(lines: ScannedLine[]): ScannedLine[] {
  const marked = lines.flatMap(({ words: [first, second] }) =>
    first !== undefined && isApart(first, second) ? [first] : [],
  )
  return lines.map((line) => {
    const [first, ...others] = line.words
    if (first === undefined || !marked.includes(first)) return line
    const alike = marked.filter((other) => Math.abs(other.x - first.x) < line.size)
    const isSign = !/\p{L}/u.test(first.text)
    if (alike.length < (isSign ? 1 : 2)) return line
    return { ...line, words: [{ ...first, text: '•' }, ...others] }
  })
}

const isApart = (first: Word | undefined, second: Word | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  bulletLike.test(first.text) &&
  second.x - first.x1 > 0.5 * (first.x1 - first.x)

function itemsOfLine(line: ScannedLine, page: number, scale: number): TextItem[] {
  const size = Math.round((line.size / scale) * 2) / 2
  const items: TextItem[] = []
  let last: Word | undefined
  for (const word of line.words) {
    const open = items.at(-1)
    const isNear = last !== undefined && word.x - last.x1 < 0.9 * line.size && last.text !== '•'
    const x = word.x / scale
    if (open !== undefined && isNear) {
      // A dot between two details is read as any small sign.
      open.text += ` ${/^[°*+«»]$/u.test(word.text) ? '·' : word.text}`
      open.width = word.x1 / scale - open.x
    } else {
      const y = (line.y1 + line.offset + line.slope * (word.x - line.x)) / scale
      items.push({
        text: word.text,
        page,
        x,
        y,
        width: word.x1 / scale - x,
        size,
        bold: false,
        italic: false,
        font: 'scan',
        link: null,
      })
    }
    last = word
  }
  return items
}
