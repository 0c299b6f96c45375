/** What a line says that may be who offers the job: its parts, the value of a label, the names in its sentences. */
import { fold } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { anyOf } from '#domain/language/word-patterns.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { employerSentences } from '#tables/employer-sentences.js'
import { employerLabels } from './employer-words.ts'
import { formAtEnd, formCue, keyOf } from './name-parts.ts'
import { namesIn } from './names-in-sentence.ts'
import { withoutElision, wordsOf } from './phrase-places.ts'
import { plainLine } from './plain-line.ts'
import type { Finding } from './reading.ts'
import type { JobLine } from './sections.ts'

const headLines = 14
export const lastLines = 10
const longestLine = 1_000
const longestName = 80
const mostWords = 9

const label = new RegExp(
  String.raw`^[\s\p{P}\p{S}]*(?:${anyOf(employerSentences, 'label article')}\s)?(?:${employerLabels})[*_\s]*:`,
  'u',
)

export interface Said {
  text: string
  start: number
  key: string
  signs: readonly string[]
}

export interface Ad {
  text: string
  lines: readonly JobLine[]
  hosts: readonly string[]
  title: Finding | null
  /** The line of the title. */
  titleAt: number
}

export function saidIn({ text, lines, hosts, title, titleAt }: Ad, i: number): Said[] {
  const line = lines[i]
  if (line === undefined) return []
  const isLast = lines.length - i <= lastLines
  const isNear = titleAt >= 0 && Math.abs(i - titleAt) <= 2
  const isHead = i < headLines || isNear
  const isOwner = ownerMark.test(line.text)
  const plain = plainLine(line.text.slice(0, longestLine))
  const words = wordsOf(plain.text).flatMap(withoutElision)
  const where = [
    i < 3 ? `row ${i}` : isHead ? 'head' : isLast ? 'last' : 'below',
    `in ${line.section === 'about' || line.section === 'other' || line.section === 'closing' ? line.section : 'asks'}`,
    ...(line.isHeading ? ['heading'] : []),
    ...(isOwner ? ['owner'] : []),
  ]
  const side = !isNear ? '' : i === titleAt ? 'on title line' : `line ${i - titleAt}`
  const said: Said[] = []
  const add = (from: number, to: number, signs: readonly string[]): void => {
    const raw = plain.text.slice(from, to)
    const bare = raw.trim()
    const at = from + raw.indexOf(bare)
    const isAbbreviated = plain.text[at + bare.length] === '.' && formAtEnd.test(`${bare}.`)
    const value = isAbbreviated ? `${bare}.` : bare
    if (value.length < 2 || value.length > longestName) return
    const key = keyOf(value)
    if (key.length < 2) return
    const start = line.start + plain.placeOf(at)
    const end = line.start + plain.placeOf(at + value.length - 1) + 1
    said.push({
      text: text.slice(start, end),
      start,
      key,
      signs: [...signs, ...where, ...(side === '' ? [] : [side])],
    })
  }
  const titleFrom =
    title === null || i !== titleAt ? -1 : plain.text.indexOf(plainLine(title.text).text)
  const titleTo = titleFrom + (title?.text.length ?? 0)
  /** Apart from the title on its line, or alone or first on the next; between it and a place above all. */
  const besideTitle = (from: number, to: number, how: string): string[] => {
    const isApart = i === titleAt && titleFrom >= 0 && (to <= titleFrom || from >= titleTo)
    const isNext = isNear && i !== titleAt && (how === 'whole' || how === 'first part')
    if (!isNext && !(isApart && how !== 'whole')) return []
    const around =
      how === 'whole'
        ? [lines[i - 1]?.text ?? '', lines[i + 1]?.text ?? '']
        : [plain.text.slice(to)]
    const own = isApart ? 'apart from title' : `${how} beside title`
    return around.some(saysPlace) ? [own, 'between title and place'] : [own]
  }
  const isLabelled = label.test(fold(plain.text.slice(0, longestName)))
  const above = lines[i - 1]?.text ?? ''
  const isBelow = i > 0 && above.length < longestName && label.test(`${fold(above)}:`)
  if (isLabelled) {
    const colon = plain.text.indexOf(':') + 1
    const [value = ''] = plain.text
      .slice(colon)
      .split(/\s[|·•–—-]\s|,\s(?=\p{Ll})|(?<=\p{L}{4})\.\s/u, 1)
    add(colon, colon + value.length, ['label'])
  }
  const isShort = plain.text.length < 70
  if (
    plain.text.length <= 160 &&
    (isHead ||
      isLast ||
      isBelow ||
      isOwner ||
      (isShort && (formCue.test(plain.text) || line.isHeading)))
  )
    for (const [from, to, how] of partsOf(plain.text))
      add(from, to, [
        how,
        ...(isBelow ? ['below label'] : []),
        ...(side === '' ? [] : [`${how} ${side}`]),
        ...besideTitle(from, to, how),
      ])
  for (const one of namesIn(plain.text, words, hosts))
    add(one.from, one.to, [
      ...one.signs,
      ...(isLabelled ? ['labelled'] : []),
      ...(i === titleAt &&
      one.signs.some((sign) => sign === 'behind in title' || sign === 'behind at')
        ? ['title at']
        : []),
    ])
  return said
}

const saysPlace = (line: string): boolean =>
  line.length < 160 &&
  (/(?<!\d)\d{4,5}(?:-\d{3})?\s\p{Lu}|\(\d{2}\)/u.test(line) ||
    line
      .split(/[,|·•()/]|\s[–—-]\s/u)
      .some((part) => part.length > 2 && part.length < 40 && isTown(part.trim())))

const ownerMark = /©|\(c\)|copyright/iu
const separator = /\s[|–—·•»-]\s|\s?[|»•·@]\s?|,\s|\s\(|\)|:\s|!\s/gu
const wideSeparator = /\s[|–—·•»-]\s/gu

/** The parts of a line between its separators, each with which of them it is. */
function partsOf(line: string): [number, number, string][] {
  const body = line.replace(/[\s.,:;|–—·•»-]{1,20}$/u, '')
  const lead = /^[^\p{L}\p{N}]*/u.exec(body)?.[0].length ?? 0
  const all: [number, number, string][] = [[lead, body.length, 'whole']]
  const add = (from: number, to: number, how: string): void => {
    if (from < to && !all.some(([start, end]) => start === from && end === to))
      all.push([from, to, how])
  }
  let from = lead
  for (const [i, gap] of matchesOf(separator, body).entries()) {
    add(from, gap.index, i === 0 ? 'first part' : 'part')
    from = gap.index + gap[0].length
  }
  if (from > lead) add(from, body.length, 'last part')
  from = lead
  for (const gap of matchesOf(wideSeparator, body)) {
    add(from, gap.index, 'side')
    from = gap.index + gap[0].length
  }
  if (from > lead) add(from, body.length, 'side')
  return all.filter(
    ([start, end]) => body.slice(start, end).split(' ', mostWords + 1).length <= mostWords,
  )
}
