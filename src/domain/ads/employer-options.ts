/**
 * All that may be the name of who offers a job: names in sentences, lines and their parts, and what stands
 * behind a label; each with the signs of the words around it, of its form and of what agrees with it.
 */
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { fold } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { anyOf, phrasesOf } from '#domain/language/word-patterns.ts'
import { isPageWord } from '#domain/pages/page-words.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { hasMeaning } from '#domain/privacy/ordinary-words.ts'
import { findSkills } from '#domain/skills/find.ts'
import { adTitleWords } from '#tables/ad-title-words.js'
import { employerSentences } from '#tables/employer-sentences.js'
import type { Option, Signs } from './choice.ts'
import { among, likeliest } from './choice.ts'
import {
  abstractEndings,
  employerLabels,
  kindEndings,
  kindsAfter,
  kindsBefore,
  legalForms,
  namesNobody,
  sharedDomains,
  sureKindsAfter,
} from './employer-words.ts'
import { genderMark } from './gender-mark.ts'
import { sectionKindOf } from './headings.ts'
import type { Phrase, Word } from './phrase-places.ts'
import { phraseReader, withoutElision, wordsOf } from './phrase-places.ts'
import { plainLine } from './plain-line.ts'
import type { Finding } from './reading.ts'
import type { JobLine } from './sections.ts'
import { isNoise, isNoTitle } from './title-words.ts'

const headLines = 14
const lastLines = 10
const mostLines = 200
const longestLine = 1_000
const longestName = 80
const mostWords = 9
/** Of so many of the likeliest names the signs are worked out that take time. */
const mostLooked = 10

/** What a sentence says before a name, and what behind it. */
const before = [
  'we',
  'join',
  'at',
  'for',
  'about',
  'whose',
  'your',
  'team of',
  'kind',
  'kind behind',
  'by',
  'wanted',
  'in title',
  'for kind',
  'named',
  'of',
  'in place',
  'team',
]
const behind = ['hires', 'does', 'being', 'then we', 'go on', 'join as', 'company']
const phrasesAt = phraseReader(employerSentences, [...before, ...behind])
const ofBefore = new Set(before)
const ofBehind = new Set(behind)

const connectors = new Set(phrasesOf(employerSentences, 'connector').map(fold))
const articles = new Set(phrasesOf(employerSentences, 'article').map(fold))
/** "Our client, a Legal 500 firm": what somebody is, and no name. */
const indefinite = new Set(phrasesOf(adTitleWords, 'article').map(fold))
const nobody = new Set(namesNobody)
const beforeName = new Set(kindsBefore)
const afterName = new Set(kindsAfter)
const surelyAfter = new Set(sureKindsAfter)
const endsAsKind = new RegExp(`.(?:${kindEndings})$`)
const isKind = (key: string): boolean => beforeName.has(key) || endsAsKind.test(key)
const form = String.raw`(?:${legalForms.join('|')})(?![\p{L}\p{N}])`
const formCue = new RegExp(String.raw`\s${form}`, 'u')
const formWithin = new RegExp(String.raw`^.{0,80}?[\s,](${form})`, 'u')
const formAtEnd = new RegExp(`(?:^|,?\\s)${form}$`, 'u')
const label = new RegExp(
  String.raw`^[\s\p{P}\p{S}]*(?:${anyOf(employerSentences, 'label article')}\s)?(?:${employerLabels})[*_\s]*:`,
  'u',
)

/** A name without its legal form, as words. */
const keyOf = (name: string): string =>
  fold(name.replace(formAtEnd, ''))
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()

interface Said {
  text: string
  start: number
  key: string
  signs: readonly string[]
}

interface Ad {
  text: string
  lines: readonly JobLine[]
  hosts: readonly string[]
  title: Finding | null
  /** The line of the title. */
  titleAt: number
}

export function employerOptions(
  text: string,
  lines: readonly JobLine[],
  title: Finding | null,
  most = mostLooked,
): Option[] {
  const own =
    lines.length <= mostLines
      ? lines
      : [...lines.slice(0, mostLines - lastLines), ...lines.slice(-lastLines)]
  const titleAt =
    title === null ? -1 : own.findIndex((one) => one.start <= title.start && title.start < one.end)
  const ad = { text, lines: own, hosts: hostsIn(text), title, titleAt }
  const said = own.flatMap((_, i) => saidIn(ad, i))
  return optionsOf(said, ad, title, most)
}

function saidIn({ text, lines, hosts, title, titleAt }: Ad, i: number): Said[] {
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

interface Named {
  from: number
  to: number
  signs: string[]
}

const great = /^(?:\p{Lu}|\d+\p{Lu}|\d{1,3}&)/u
const abbreviation =
  /(?:^|\s)(?:St|Ste|Sta|Sto|Dr|Dra|Prof|Fa|Gebr|Ets|Ing|Dipl|Mr|Sr|(?:\p{Lu}\.){0,3}\p{Lu})$/u

/** The runs of words with capitals, and what the ad's addresses say in small letters. */
function namesIn(line: string, words: readonly Word[], hosts: readonly string[]): Named[] {
  const known = new Map<number, readonly Phrase[]>()
  const phrases = (at: number): readonly Phrase[] => {
    const there = known.get(at) ?? phrasesAt(words, at)
    known.set(at, there)
    return there
  }
  const isGreat = (at: number): boolean => great.test(words[at]?.text ?? '')
  const found: Named[] = []
  for (let at = 0; at < words.length; at++) {
    if (!isGreat(at)) {
      if (hosts.includes(words[at]?.folded ?? '')) found.push(nameAt(line, words, phrases, at, at))
      continue
    }
    let last = at
    for (let next = at + 1; next < words.length && next - at < mostWords; next++) {
      const [one, prior] = [words[next], words[next - 1]]
      if (one === undefined || prior === undefined) break
      const gap = line.slice(prior.end, one.start)
      const joins =
        /^(?:\s|-|\.|\s?[&+]\s?|)$/u.test(gap) ||
        (gap === '. ' && abbreviation.test(line.slice(Math.max(0, prior.end - 8), prior.end)))
      if (!joins) break
      if (isGreat(next) || (last === next - 1 && /^\d{1,4}$/.test(one.text))) last = next
      else if (!connectors.has(one.folded) || next - last > 2) break
    }
    const opensSentence =
      at === 0 || /[.!?:;–—|•…]\s/u.test(line.slice(words[at - 1]?.end ?? 0, words[at]?.start))
    const names = namesWithin(words, phrases, isGreat, opensSentence, at, last).map(([from, to]) =>
      nameAt(line, words, phrases, from, to),
    )
    const [whole] = names
    for (const one of names) {
      const isCut =
        whole !== undefined &&
        whole.from <= one.from &&
        one.to <= whole.to &&
        one.to - one.from < whole.to - whole.from
      found.push(isCut ? { ...one, signs: [...one.signs, 'cut'] } : one)
    }
    at = last
  }
  return found
}

/** Phrases with which a sentence opens before a name. */
const leads = new Set([
  'we',
  'join',
  'at',
  'for',
  'about',
  'by',
  'your',
  'whose',
  'team',
  'in title',
  'for kind',
])

/** A run of names without what opens a sentence, and its parts between small words. */
function namesWithin(
  words: readonly Word[],
  phrases: (at: number) => readonly Phrase[],
  isGreat: (at: number) => boolean,
  opensSentence: boolean,
  from: number,
  to: number,
): [number, number][] {
  const lead = phrases(from).find(({ use, count }) => leads.has(use) && from + count <= to)
  const opening = from + (lead?.count ?? 0)
  let start = opening
  // Amid a sentence an article with a capital is the name's: "bij De Linde".
  const skips = (key: string): boolean =>
    isOf(key) && (articles.has(key) ? opensSentence && lead === undefined : !connectors.has(key))
  while (start < to && (skips(words[start]?.folded ?? '') || !isGreat(start))) start++
  const all: [number, number][] = [[start, to]]
  const kind = words[start - 1]
  if (kind !== undefined && isKind(kind.folded) && kind.end + 1 === words[start]?.start)
    all.push([start - 1, to])
  if (opening < start && isGreat(opening)) all.push([opening, to])
  if (from < opening && isGreat(from) && from > 0) all.push([from, to])
  let piece = start
  for (let i = start; i <= to; i++) {
    if (isGreat(i) || /^\d/.test(words[i]?.text ?? '')) continue
    if (piece === start && i - 1 >= piece) all.push([piece, i - 1])
    piece = i + 1
    while (piece <= to && !isGreat(piece)) piece++
    if (piece <= to) all.push([piece, to])
  }
  const end = words[to]?.folded ?? ''
  if (to > start && (nobody.has(end) || isStopWord(end) || isPageWord(end, 'general')))
    all.push([start, to - 1])
  return all
}

/** What opens a sentence or says of what kind somebody is, and names nobody. */
const isOf = (key: string): boolean =>
  isStopWord(key) || articles.has(key) || (nobody.has(key) && !beforeName.has(key))

function nameAt(
  line: string,
  words: readonly Word[],
  phrases: (at: number) => readonly Phrase[],
  first: number,
  last: number,
): Named {
  const from = words[first]?.start ?? 0
  let to = words[last]?.end ?? 0
  const legal = formWithin.exec(line.slice(from, to + 24))
  if (legal !== null && from + legal[0].length >= to - 1) to = from + legal[0].length
  const signs = new Set<string>()
  const gapBefore = line.slice(words[first - 1]?.end ?? 0, from)
  let lead = first - 1
  while (lead >= 0 && articles.has(words[lead]?.folded ?? '')) lead--
  const opens =
    lead < 0 || /[.!?:;–—|•…]\s/u.test(line.slice(words[lead]?.end ?? 0, words[lead + 1]?.start))
  if (opens) signs.add('opens')
  if (lead < first - 1) signs.add('behind article')
  if (!opens) {
    for (const { use, size } of endingAt(phrases, lead)) {
      if (use === 'for' && indefinite.has(words[first - 1]?.folded ?? '')) continue
      const opening = { of: 'we', 'team of': 'team', by: 'wanted' }[use]
      if (opening === undefined) signs.add(`behind ${use}`)
      else
        for (const one of endingAt(phrases, lead - size))
          if (one.use === opening) signs.add(`behind ${one.use}`)
    }
    const near = words[lead < first - 1 && lead >= 0 ? lead : first - 1]
    if (near !== undefined && /^\p{Ll}/u.test(near.text) && near.text.length < 13)
      signs.add(`after ${near.folded}`)
    if (gapBefore.includes('@')) signs.add('behind @')
    if (/[,(]/.test(gapBefore)) signs.add('behind comma')
  }
  const rest = line.slice(to)
  const aside = /^\s\([^)]{1,40}\)/u.exec(rest)?.[0].length ?? 0
  const behindName = to + aside
  let next = last + 1
  while (next < words.length && (words[next]?.start ?? behindName) < behindName) next++
  next = behindPlace(words, phrases, next)
  const gapAfter = rest.slice(aside, aside + 2)
  if (rest.trim() === '') signs.add('ends line')
  else if (/^[.!?]/.test(gapAfter)) signs.add('ends sentence')
  else if (gapAfter.startsWith(',')) signs.add('before comma')
  const following = words[next]
  if (following !== undefined && !/^[.!?:;|–]/.test(gapAfter)) {
    const uses = phrases(next).filter(({ use }) => ofBehind.has(use))
    for (const { use } of uses)
      for (const sign of opens ? [`before ${use}`, `opens, before ${use}`] : [`before ${use}`])
        signs.add(sign)
    if (/^\p{Ll}/u.test(following.text)) signs.add(opens ? 'opens, before small' : 'before small')
  }
  const stop = rest.search(/[.!?](?:\s|$)/u)
  const limit = stop < 0 ? line.length : to + stop
  for (
    let i = next;
    i < Math.min(words.length, next + 25) && (words[i]?.start ?? limit) < limit;
    i++
  )
    for (const { use } of phrases(i)) {
      if (use === 'hires' && i > next && signs.has('before comma')) signs.add('hires after aside')
      if (use === 'company' && i < next + 12 && signs.has('before being')) signs.add('is a company')
      if (use === 'then we' && i > next && signs.has('behind at')) signs.add('at, we')
    }
  return { from, to, signs: [...signs] }
}

/** "Bean & Gone in Cork": where the place of a name ends. */
function behindPlace(
  words: readonly Word[],
  phrases: (at: number) => readonly Phrase[],
  at: number,
): number {
  const [place] = phrases(at).filter(({ use }) => use === 'in place')
  let next = at + (place?.count ?? 0)
  if (place === undefined || !great.test(words[next]?.text ?? '')) return at
  while (great.test(words[next]?.text ?? '')) next++
  return next
}

/** The phrases before a name whose last word is the one at a place. */
function endingAt(
  phrases: (at: number) => readonly Phrase[],
  last: number,
): { use: string; size: number }[] {
  const found: { use: string; size: number }[] = []
  for (let size = 1; size <= 5 && last - size + 1 >= 0; size++)
    for (const { use, count } of phrases(last - size + 1))
      if (count === size && ofBefore.has(use)) found.push({ use, size })
  return found
}

/** Signs that also speak for a longer or a shorter form of the name. */
const strong = new Set([
  'label',
  'below label',
  'behind we',
  'behind join',
  'behind about',
  'behind for',
  'behind team',
  'behind kind',
  'behind wanted',
  'opens, before hires',
  'before hires',
  'hires after aside',
  'at, we',
  'is a company',
  'title at',
  'owner',
  'opens, before does',
  'row 0',
  'line 1',
  'line -1',
  'whole',
  'behind @',
])

interface Group {
  key: string
  words: readonly string[]
  /** Its fullest spelling that stands first. */
  text: string
  start: number
  signs: ReadonlySet<string>
}

function optionsOf(said: readonly Said[], ad: Ad, title: Finding | null, most: number): Option[] {
  const counts = countsIn(ad.text)
  const groups = [...Map.groupBy(said, ({ key }) => key)].flatMap(([key, all]): Group[] => {
    const words = key.split(' ')
    const signs = new Set(all.flatMap((one) => one.signs))
    const isTold =
      words.length > 1 ||
      all.length > 1 ||
      [...strong].some((sign) => signs.has(sign)) ||
      all.some(({ text }) => /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text)) ||
      (counts.get(key)?.small === 0 && !signs.has('opens'))
    const first = all.reduce((best, one) => (one.text.length > best.text.length ? one : best))
    if (
      !isTold ||
      words.every((word) => nobody.has(word) || isStopWord(word)) ||
      isPageWord(first.text, 'general')
    )
      return []
    return [
      {
        key,
        words,
        text: first.text,
        start: first.start,
        signs,
      },
    ]
  })
  const byWord = new Map<string, Group[]>()
  for (const group of groups)
    for (const word of new Set(group.words)) byWord.set(word, [...(byWord.get(word) ?? []), group])
  const whole = ` ${keyOf(ad.text)} `
  const times = new Map(groups.map(({ key }) => [key, timesIn(whole, ` ${key} `)]))
  const mostSaid = Math.max(
    2,
    ...groups
      .filter(({ words, text }) => isNew(words, counts) && !isTown(text))
      .map(({ key }) => times.get(key) ?? 0),
  )
  const titleKey = title === null ? '' : ` ${keyOf(title.text)} `
  const cheap = groups.map((group) => ({
    start: group.start,
    end: group.start + group.text.length,
    text: group.text,
    signs: cheapSigns(group, byWord, counts, ad, titleKey, times, mostSaid),
  }))
  return likeliest('employer', cheap, most).map((one) => ({
    ...one,
    signs: withNew({ ...one.signs, ...dearSigns(one.text) }),
  }))
}

interface Count {
  great: number
  small: number
}

/** How often each word is said with a great and with a small first letter; the first of a sentence counts as neither. */
function countsIn(text: string): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const { 0: word, index } of matchesOf(/[\p{L}\p{N}&]+/gu, text)) {
    const key = fold(word)
    const count = counts.get(key) ?? { great: 0, small: 0 }
    if (/^\p{Ll}/u.test(word)) count.small += /[@./-]/.test(text.charAt(index - 1)) ? 0 : 1
    else if (/[\p{L}\p{N},] $/u.test(text.slice(Math.max(0, index - 2), index))) count.great++
    counts.set(key, count)
  }
  return counts
}

function cheapSigns(
  { key, words, text, signs: own }: Group,
  byWord: ReadonlyMap<string, readonly Group[]>,
  counts: ReadonlyMap<string, Count>,
  { hosts }: Ad,
  titleKey: string,
  times: ReadonlyMap<string, number>,
  mostSaid: number,
): Signs {
  const spaced = ` ${key} `
  const kin = (byWord.get(words[0] ?? '') ?? [])
    .concat(byWord.get(words.at(-1) ?? '') ?? [])
    .concat(words.length > 2 ? (byWord.get(words[1] ?? '') ?? []) : [])
  const others = [...new Set(kin)].filter(
    (one) =>
      one.key !== key && (spaced.includes(` ${one.key} `) || ` ${one.key} `.includes(spaced)),
  )
  const ofKin = new Set(
    others.flatMap((one) => [...strong].filter((sign) => one.signs.has(sign) && !own.has(sign))),
  )
  const isOne = words.length === 1
  const told = words.filter(
    (word) => word.length > 1 && !nobody.has(word) && !connectors.has(word) && !isStopWord(word),
  )
  const rarest = told.toSorted((a, b) => saidOf(counts, a) - saidOf(counts, b))[0] ?? ''
  const joined = words.filter((word) => !nobody.has(word)).join('')
  const signs: Record<string, number> = {}
  for (const sign of own) signs[sign] = 1
  for (const sign of ofKin) signs[`kin ${sign}`] = 1
  const bare = text.replace(formAtEnd, '')
  return Object.assign(signs, {
    form: among(bare !== text),
    'kind first': among(!isOne && isKind(words[0] ?? '')),
    'kind last': among(!isOne && afterName.has(words.at(-1) ?? '')),
    'sure kind': among(!isOne && surelyAfter.has(words.at(-1) ?? '')),
    'nobody at all': among(told.length === 0),
    'kind only': among(told.every((word) => isKind(word) || afterName.has(word))),
    'nobody within': Math.min(3, words.filter((word) => nobody.has(word)).length),
    'stop word first': among(isStopWord(words[0] ?? '') && !connectors.has(words[0] ?? '')),
    'one word': among(isOne),
    'two words': among(words.length === 2),
    'three words': among(words.length === 3),
    'many words': among(words.length > 5),
    abbreviation: among(/^\p{Lu}{2,6}$/u.test(text)),
    small: among(/^\p{Ll}/u.test(text)),
    comma: among(bare.includes(', ')),
    'small words': Math.min(3, (text.match(/(?<=\s)\p{Ll}{4,}/gu) ?? []).length),
    ampersand: among(/[&+]/.test(text)),
    'sign within': among(/[|:;!?"()·•@]|\s[-–—]\s/u.test(text)),
    'article first': among(!isOne && articles.has(words[0] ?? '')),
    abstract: among(isOne && abstractEndings.test(key)),
    'holds title': among(titleKey.length > 4 && spaced.includes(titleKey)),
    'is host': among(joined.length > 2 && hosts.includes(joined)),
    'like host': among(agrees(words, joined, hosts)),
    times: Math.log1p(Math.min(8, times.get(key) ?? 0)),
    'most said': among(isNew(words, counts) && (times.get(key) ?? 0) >= mostSaid),
    'seldom alone':
      Math.max(
        0,
        ...others
          .filter((one) => one.key.length > key.length)
          .map((one) => times.get(one.key) ?? 0),
      ) / Math.max(1, times.get(key) ?? 1),
    'said in small': among(told.some((word) => (counts.get(word)?.small ?? 0) > 0)),
    'all said in small': among(told.every((word) => (counts.get(word)?.small ?? 0) > 0)),
    'great within': among((counts.get(rarest)?.great ?? 0) > 0),
    'in others': Math.min(3, others.filter((one) => one.key.length > key.length).length),
  })
}

/** Whether none of its words is said with a small letter, too. */
const isNew = (words: readonly string[], counts: ReadonlyMap<string, Count>): boolean =>
  words.some(
    (word) =>
      word.length > 1 &&
      (counts.get(word)?.small ?? 0) === 0 &&
      !isStopWord(word) &&
      !nobody.has(word),
  )

function timesIn(whole: string, part: string): number {
  let count = 0
  for (let at = whole.indexOf(part); at >= 0 && count < 9; at = whole.indexOf(part, at + 1)) count++
  return count
}

const saidOf = (counts: ReadonlyMap<string, Count>, word: string): number => {
  const count = counts.get(word)
  return count === undefined ? 0 : count.great + count.small
}

const asNew = [
  'apart from title',
  'between title and place',
  'whole beside title',
  'first part beside title',
  'row 0',
  'most said',
  'behind at',
  'opens, before small',
  'behind article',
  'heading',
  'last',
  'times',
]

/** Words of no meaning are a name. */
function withNew(signs: Signs): Signs {
  const isName = [
    'all of meaning',
    'town',
    'noise',
    'no title',
    'is page word',
    'section',
    'occupation',
    'all skill',
  ].every((one) => (signs[one] ?? 0) === 0)
  return isName
    ? {
        ...signs,
        'a name': 1,
        ...Object.fromEntries(
          asNew.flatMap((one) => ((signs[one] ?? 0) === 0 ? [] : [[`${one}, a name`, signs[one]]])),
        ),
      }
    : signs
}

/** What takes longer to be told. */
function dearSigns(text: string): Signs {
  const bare = text.replace(formAtEnd, '')
  const skills = findSkills(text)
  const words = keyOf(text).split(' ')
  const told = words.filter((word) => word.length > 1 && !isStopWord(word))
  return {
    occupation: among(namesOccupation(bare)),
    gender: among(genderMark.test(text)),
    skill: among(skills.length > 0),
    'all skill': among(skills.some(({ start, end }) => end - start >= text.length * 0.7)),
    town: among(isTown(bare)),
    'all of meaning': among(told.length > 0 && told.every(hasMeaning)),
    noise: among(isNoise(text)),
    'no title': among(isNoTitle(text)),
    'page word': among(words.some((word) => isPageWord(word, 'general'))),
    'is page word': among(
      isPageWord(text, 'front') || isPageWord(text, 'place') || isPageWord(text, 'apply'),
    ),
    section: among(sectionKindOf(text) !== null),
  }
}

const address = /(?:@|https?:\/\/(?:www\.)?|www\.)([\p{L}\p{N}.-]{1,80})\.\p{L}{2,}/gu

function hostsIn(text: string): string[] {
  const parts = matchesOf(address, text)
    .flatMap((match) => fold(match[1] ?? '').split('.'))
    .filter((part) => part.length > 2 && !sharedDomains.has(part))
  return [...new Set(parts.map((part) => part.replaceAll('-', '')))]
}

const agrees = (words: readonly string[], joined: string, hosts: readonly string[]): boolean =>
  hosts.some(
    (host) =>
      host.length > 3 &&
      ((joined.length > 3 && (host.includes(joined) || joined.includes(host))) ||
        words.some(
          (part) => part.length > 4 && !nobody.has(part) && !isKind(part) && host.startsWith(part),
        )),
  )
