/**
 * The title of a job. A labelled line says it; otherwise every line at the head of an ad, and every
 * sentence that says who is sought, is a candidate: the mark of gender that only titles bear, a word
 * that names an occupation and the words around it decide. A slogan, a place, a date or the
 * employer's name is no title, and no title is better than a wrong one.
 */
import { fold, foldKeepingPlaces } from '#domain/language/fold.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { plainLine } from './plain-line.ts'
import type { PlainLine } from './plain-line.ts'
import type { Finding, Span } from './reading.ts'
import type { JobLine } from './sections.ts'
import { endOfTitle, namesSomebody, soughtIn } from './sought.ts'
import {
  endsSeeking,
  isNoTitle,
  isNoise,
  leadOf,
  saysSeeking,
  surelyWanted,
  titleHeading,
  titleLabel,
  wanted,
} from './title-words.ts'

export function findTitle(
  text: string,
  lines: readonly JobLine[],
  company: Span | null,
): Finding | null {
  for (const [i, line] of lines.slice(0, 60).entries()) {
    const folded = fold(line.text)
    if (titleLabel.test(folded)) {
      const value = labelledValue(text, line)
      if (value !== null) return value
    }
    const next = lines[i + 1]
    if (titleHeading.test(folded) && next !== undefined && next.text.length <= 120) {
      return tailOf(text, next, 0)
    }
  }
  const best = candidates(text, lines, company).toSorted((a, b) => b.weight - a.weight)[0]
  return best === undefined ? null : spoken(text, withoutCompany(text, best.found, company))
}

/** "CHEF DE PARTIE wanted!!!" where the text goes on "for a Chef de Partie": the spoken form. */
function spoken(text: string, title: Finding): Finding {
  if (/\p{Ll}/u.test(title.text) || title.text.length < 5) return title
  const lower = text.toLowerCase()
  const [name = ''] = title.text.split(/\s?[([]/)
  if (lower.length !== text.length) return title
  const start = lower.indexOf(name.toLowerCase(), title.end)
  if (start < 0) return title
  const said = at(text, start, name.length)
  return /\p{Ll}/u.test(said.text) && !/^\p{L}/u.test(text.slice(said.end)) ? said : title
}

/** "Role: Chef | Leeds", "Role: Chef – Leeds – full time": what stands behind the colon, to the next field. */
function labelledValue(text: string, line: JobLine): Finding | null {
  const from = line.text.indexOf(':') + 1
  const bar = line.text.indexOf(' | ', from)
  const field = line.text.slice(0, bar < 0 ? undefined : bar)
  const [first, ...others] = partsOf(field.slice(from))
  const end = first !== undefined && others.length > 1 ? from + first.end : field.length
  return tailOf(text, { ...line, text: field.slice(0, end) }, from)
}

interface Candidate {
  found: Finding
  weight: number
}

function candidates(text: string, lines: readonly JobLine[], company: Span | null): Candidate[] {
  const all: Candidate[] = []
  if (lines.length === 1 && lines[0] !== undefined && lines[0].text.length < 60) return all
  const [top] = lines
  const first = top !== undefined && covers(company, top) ? 1 : 0
  let seeks = false
  for (const [i, line] of lines.slice(0, 20).entries()) {
    const plain = plainLine(line.text)
    const place = (from: number, to: number): Finding => {
      const start = plain.placeOf(from)
      return at(text, line.start + start, plain.placeOf(to - 1) + 1 - start)
    }
    const isHead = i < 12
    const late = i > 12 ? 1 : 0.05 * i
    const marked = isHead && lines.length > 1 ? gendered(plain) : null
    if (marked !== null) all.push({ found: place(...marked), weight: 5.2 - late })
    const isTold = line.section === 'other' || line.section === 'about' || i < 8
    const sought = isTold ? soughtIn(plain.text) : null
    if (sought !== null) {
      const { start, end, sure } = sought
      all.push({ found: place(start, end), weight: 2.4 + sure - late })
    }
    if (isHead && marked === null && sought === null && !covers(company, line)) {
      const whole =
        isItem(text, line) && i > 0
          ? null
          : lineTitle(plain, line, i - first, seeks, lines.length > 1)
      if (whole !== null) {
        const [start, end, weight] = whole
        // Below its heading a duty or a demand names a trade as well.
        const isAsked = i > 0 && (line.section === 'duty' || line.section === 'required')
        const asked = isAsked && !seeks ? 2.5 : 0
        all.push({
          found: place(start, end),
          weight: weight + (seeks ? 1 : 0) - 3 * late - asked,
        })
      }
    }
    if (isHead && covers(company, line)) {
      const [, ...others] = partsOf(plain.text)
      const part = others.find((other) => namesOccupation(other.text))
      if (part !== undefined) all.push({ found: place(part.start, part.end), weight: 4 })
    }
    seeks = endsSeeking(plain.text)
  }
  return all
}

/** Whether a mark of a list stands before the line. */
const isItem = (text: string, { start }: Span): boolean =>
  /^\s*(?:[-•·●▪◦‣+>✓✔➢➤►]|\*(?!\*)|\d+[.)])/u.test(
    text.slice(text.lastIndexOf('\n', start - 1) + 1, start),
  )

/** A head line that is nothing but the employer's name, or begins with it. */
const covers = (company: Span | null, line: JobLine): boolean =>
  company !== null && company.start <= line.start + 4 && company.end > line.start + 4

/** "Comptable (H/F)", "Verpleegkundige (m/v/x)": the mark that only titles bear. */
const bracketMark =
  /\s?[([](?:[mwfdhvxi]|gn|div|all genders)(?:\s?[/|,*]\s?(?:[mwfdhvxi-]|gn|div|in))*[)\]]/iu
const bareMark = /\s(?:h\/f|f\/h|m\/v(?:\/x)?|v\/m(?:\/x)?|[mwfd]\/[mwfd]\/[dx])(?![\p{L}/])/iu
export const genderMark = new RegExp(`${bracketMark.source}|${bareMark.source}`, 'iu')

function gendered({ text }: PlainLine): [number, number] | null {
  const mark = genderMark.exec(text)
  if (mark === null || mark.index < 3 || /^\s?[([].[)\]]$/u.test(mark[0])) return null
  const lead = leadOf(text).length
  const name = text.slice(lead, mark.index)
  const cut = /^.*(?:[!:]\s+|\s[–—|·]\s|\s-\s)(?=\p{L})/u.exec(name)?.[0].length ?? 0
  const from = cut > 0 && (namesOccupation(name.slice(cut)) || !namesOccupation(name)) ? cut : 0
  const own = name.slice(from)
  if (own.trim().length < 3 || own.split(/\s+/).length > 9) return null
  if (/[.!?;]\s/.test(own.replace(shortened, '')) || saysSeeking(own)) return null
  if (/^\p{Ll}/u.test(own) && !namesOccupation(own)) return null
  // In a sentence that goes on, the mark is no part of the name.
  const end = mark.index + mark[0].length
  return [lead + from, /^\s\p{Ll}/u.test(text.slice(end)) ? mark.index : end]
}

/** "Exam. ", "Dipl.-Ing. ": no sentence ends there. */
const shortened = /^(?:\p{Lu}\p{L}{1,5}\.[\s-]){1,3}/u

/** From, to and weight of a title that is a line or a part of one. */
function lineTitle(
  plain: PlainLine,
  line: JobLine,
  i: number,
  seeks: boolean,
  hasMore: boolean,
): [number, number, number] | null {
  const { text } = plain
  if (text.length > 240 || /^!?\[|^<\p{L}/u.test(line.text)) return null
  const { length: lead, isCall: isCalled } = leadOf(text)
  const rest = text.slice(lead)
  const [said = '', called] = wanted.exec(foldKeepingPlaces(rest)) ?? []
  const call =
    called === undefined ? undefined : rest.slice(0, called.length).replace(/[\s–—-]{1,5}$/u, '')
  if (call !== undefined && call.split(/\s+/).length <= 7 && namesSomebody(call)) {
    const known = namesOccupation(call)
    if (known || surelyWanted.test(said)) {
      return [lead, lead + call.length, known ? 5 : 3.5]
    }
  }
  if (text.length > 160 || !hasMore) return null
  const bare = rest.replace(
    /[^\p{L}\p{N})*+#]+$/u,
    (end) => /^\s?[.?:]/.exec(end)?.[0].trim() ?? '',
  )
  const parts = partsOf(bare)
  const [opens = parts[0]] = parts.filter((one) => namesOccupation(one.text))
  const judged = parts.length > 1 && opens !== undefined ? opens.text : bare
  if (judged.length > 100 || judged.split(/\s+/).length > 12) return null
  if (line.section !== 'other' && !seeks && (i > 7 || line.isHeading)) return null
  const opening = openingOf(rest)
  if (opening !== null && !isNoTitle(opening) && /[.]$/.test(bare)) {
    return [lead, lead + opening.length, 3.6]
  }
  if (isNoTitle(bare) || (!isCalled && saysSeeking(bare))) return null
  const named = parts.findIndex((part) => namesOccupation(part.text))
  const somebody = parts.findIndex(({ text: own }) => namesSomebody(own) && !isNoise(own))
  const chosen = named >= 0 ? named : Math.max(somebody, 0)
  const part = parts[chosen]
  if (part === undefined || !/\p{L}{3}/u.test(part.text)) return null
  const next = parts[chosen + 1]
  const isLast = parts.length <= chosen + 2
  const isOne = next !== undefined && isLast && !isNoise(next.text) && !/[.!?]\s/.test(next.text)
  const end = isOne ? next.end : part.end
  // A later line that begins small goes on with something, or is one of several duties.
  if (i > 0 && !isCalled && !seeks && /^\p{Ll}/u.test(part.text)) return null
  if (named >= 0) {
    const own = part.text.search(forUs)
    const weight = namesOccupation(part.text.slice(0, own)) ? 4 : 2
    if (own > 2 && (weight > 2 || /^\p{Lu}/u.test(part.text)))
      return [lead + part.start, lead + part.start + own, weight + (i === 0 ? 1.1 : 0)]
    if (own > 2) return null
    if (part.text.split(/\s+/).length > 9 || bare.includes(': ')) return null
    return [lead + part.start, lead + end, (isCalled ? 5 : 4) + (i === 0 ? 1.1 : 0)]
  }
  if ((i > 0 || line.section !== 'other') && !isCalled && !seeks) return null
  if (rest.trimEnd().endsWith('!') || !namesSomebody(part.text) || isNoise(part.text)) return null
  // What nobody knows as an occupation begins as a title does.
  if (/^\p{Ll}/u.test(part.text)) return null
  return [lead + part.start, lead + end, 2 + (seeks ? 1 : 0)]
}

/** "Conserje a jornada completa, con incorporación …": an occupation, and then how it is held. */
function openingOf(line: string): string | null {
  const opening = line.slice(0, endOfTitle(line))
  const words = opening.split(/\s+/).length
  return /^\p{Lu}/u.test(opening) &&
    words <= 5 &&
    !/[,.;:!?]/.test(opening) &&
    namesOccupation(opening)
    ? opening
    : null
}

/** "Servicekraft für unser Café": what comes behind the title is the employer's. */
const forUs =
  /\s(?:für|for|pour|para|voor|in|im|zur|at|en|em)\s(?:unser\p{L}*|our|notre|nos|nuestr\p{L}+|noss\p{L}+|onze|ons)(?!\p{L})/iu

interface Part {
  text: string
  start: number
  end: number
}

function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const gap of line.matchAll(/\s+(?:[|·•–—]|-|\/\/)\s+|!+\s+|\s+(?=\(\d)/gu)) {
    parts.push({ text: line.slice(from, gap.index), start: from, end: gap.index })
    from = gap.index + gap[0].length
  }
  parts.push({ text: line.slice(from), start: from, end: line.length })
  return parts.filter((part) => part.text !== '')
}

/** "Medior developer bij Softwarehuis Delta": without the employer that is named behind it. */
function withoutCompany(text: string, title: Finding, company: Span | null): Finding {
  if (company === null || company.start <= title.start || company.start >= title.end) return title
  const own = text
    .slice(title.start, company.start)
    .replace(/(?:[\s,|·–—@*_(-]|\s(?:bei(?: der| dem)?|at|chez|bij|with|en|na|no|for|für))+$/iu, '')
  return own.length < 3 ? title : at(text, title.start, own.length)
}

function tailOf(text: string, line: Span & { text: string }, from: number): Finding | null {
  const raw = line.text.slice(from)
  const body = raw.replace(/^[\s*_"'“”„]+/u, '')
  const value = body.replace(/(?<![\s*_"'“”])[\s*_"'“”]+$/u, '')
  return value === '' ? null : at(text, line.start + from + raw.length - body.length, value.length)
}

function at(text: string, start: number, length: number): Finding {
  return { start, end: start + length, text: text.slice(start, start + length) }
}
