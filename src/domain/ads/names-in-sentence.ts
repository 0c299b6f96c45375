/** The names in a sentence, each with the signs of the words around it. */
import { isPageWord } from '#domain/pages/page-words.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { employerSentences } from '#tables/employer-sentences.js'
import {
  articles,
  beforeName,
  connectors,
  formWithin,
  indefinite,
  isKind,
  nobody,
} from './name-parts.ts'
import type { Phrase, Word } from './phrase-places.ts'
import { phraseReader } from './phrase-places.ts'

const mostWords = 9

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

interface Named {
  from: number
  to: number
  signs: string[]
}

const great = /^(?:\p{Lu}|\d+\p{Lu}|\d{1,3}&)/u
const abbreviation =
  /(?:^|\s)(?:St|Ste|Sta|Sto|Dr|Dra|Prof|Fa|Gebr|Ets|Ing|Dipl|Mr|Sr|(?:\p{Lu}\.){0,3}\p{Lu})$/u

/** The runs of words with capitals, and what the ad's addresses say in small letters. */
export function namesIn(line: string, words: readonly Word[], hosts: readonly string[]): Named[] {
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
