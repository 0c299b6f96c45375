/** Where the work is, by vote of what a page labels, what stands in its heads and around its title, and its addresses. */
import { sectionKindOf } from '#domain/ads/headings.ts'
import { findSkills } from '#domain/skills/find.ts'
import { kindsOf } from '#domain/posts/kinds.ts'
import { saidPlace } from '#domain/posts/said-place.ts'
import { isTown, isWide } from '#domain/reading/known-towns.ts'
import { fold } from '../language/fold.ts'
import { isStopWord } from '../language/stop-words.ts'
import { nameOfHost } from './address.ts'
import { isOnlyNames, namesBehind, townOf, townsOfAddresses } from './addresses.ts'
import { labelled } from './labels.ts'
import { isCalled, lettersIn, lineOf } from './page.ts'
import type { Element } from './page.ts'
import { metaOf } from './page-reading.ts'
import type { PageReading } from './page-reading.ts'
import { behindPageWord, isPageWord } from './page-words.ts'
import { unsaidJob } from './posting-data.ts'
import type { Candidate, Group, Said } from './vote.ts'
import { among, grouped, keyOf } from './vote.ts'

const longestPlace = 80

export function placeCandidates(reading: PageReading, title: string): Candidate[] {
  const towns = townsIn(reading.ad.text)
  const firstTown = towns.find((town) => !isWide(town))
  const said = [...sayings(reading, title), ...towns.map((text) => ({ from: 'named', text }))]
    .map(({ from, text }) => ({ from, text: bare(text) }))
    .filter(
      ({ text }) =>
        text.length > 1 &&
        text.length <= longestPlace &&
        !/^\p{Lu}{2}$/u.test(text) &&
        !isPageWord(text, 'place') &&
        !isPageWord(text, 'general') &&
        sectionKindOf(text) === null,
    )
  const sites = [nameOfHost(reading.link).name, ...metaOf(reading.all, 'og:site_name').map(keyOf)]
  return grouped(said)
    .filter((group) => isNamed(group) && !isSite(group, sites))
    .map((group) => ({ text: group.text, signs: signsOf(group, reading, firstTown) }))
}

/** Without signs and a label before it: "Standort Geesthacht". */
function bare(text: string): string {
  const name = text.replace(/^[^\p{L}\p{N}(]{1,20}/u, '').trim()
  return isTown(name) ? name : (behindPageWord(name, 'place') ?? name)
}

function sayings(
  { page, all, outside, lines, heads, ad, description }: PageReading,
  title: string,
): Said[] {
  const said = (from: string, texts: readonly string[]): Said[] =>
    texts.map((text) => ({ from, text }))
  const label = labelled(page.root, 'place')
  const inText = saidPlace(ad.text)
  const named = outside.filter(
    (one) => !one.isHidden && isCalled(one, placeWords) && lettersIn(one) <= longestPlace,
  )
  const rows = ad.text.split('\n')
  const at = Math.max(
    0,
    lines.findIndex((line) => line.includes(title)),
  )
  const inHeads = heads.filter(({ from }) => from !== 'line' && from !== 'label')
  return [
    ...said(
      'label',
      [label, inText]
        .filter((one) => one !== null)
        .filter((one, i, both) => i > 0 || both[1]?.startsWith(`${one}, `) !== true)
        .map(townOf),
    ),
    ...said(
      'class',
      named.slice(0, 6).map((one) => lineOf(one).replace(/^[^:]{2,20}: /, '')),
    ),
    ...said(
      'head part',
      inHeads.flatMap(({ text }) => partsOf(text)).filter((part) => keyOf(part) !== keyOf(title)),
    ),
    ...said(
      'head',
      inHeads.flatMap(({ text }) => namesBehind(text)),
    ),
    ...said('below title', lines.slice(at + 1, at + 4).flatMap(partsOf)),
    ...said('after title', lines.slice(at + 4, at + 10).flatMap(partsOf)),
    ...said(
      'head end',
      inHeads.flatMap(({ text }) =>
        partsOf(text).map((part) => part.split(' ').slice(1).at(-1) ?? ''),
      ),
    ),
    ...said('pin', all.filter((one) => !one.isHidden).flatMap(behindPin)),
    ...said('description', namesBehind(description)),
    ...said('beginning', rows.slice(0, 14).flatMap(namesBehind)),
    ...said('address below', townsOfAddresses(all.map(ownText).join('\n'))),
    ...said('line', lines.slice(0, mostLines).filter(isRemoteLine).slice(0, 3)),
  ]
}

/** What stands behind a pin: an image or a font's sign that is called so, or the letter. */
function behindPin({ children }: Element): string[] {
  const isPin = (child: Element | string) =>
    typeof child === 'string'
      ? pinLetter.test(child)
      : lettersIn(child) <= longestSign && (isPinCalled(child) || pinLetter.test(lineOf(child)))
  const at = children.length > mostBesidePin ? -1 : children.findIndex(isPin)
  if (at < 0) return []
  const line = children
    .slice(typeof children[at] === 'string' ? at : at + 1)
    .map((child) => (typeof child === 'string' ? child : lineOf(child)))
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
  const towns = townsOfAddresses(line)
  return towns.length > 0 ? towns : partsOf(line)
}
const longestSign = 12
const mostBesidePin = 6
const pinLetter = /^\s*(?:[\u{1F4CD}\u{1F4CC}]|(?:location_on|place|pin_drop)\s*$)/u
const isPinCalled = ({ attributes }: Element): boolean =>
  /(?:^|[\s_/-])(?:map|geo|location|marker|pin)(?:[\s_.-]|$)/i.test(
    `${attributes['class'] ?? ''} ${attributes['src'] ?? ''}`,
  )

const mostLines = 300
const isRemoteLine = (line: string): boolean => line.length <= 40 && isRemote(line)

const mostRead = 8_000
const capitals = /\p{Lu}[\p{L}'’.-]{1,30}/gu

/** Towns that everybody knows, wherever a text names them. */
function townsIn(text: string): string[] {
  const read = text.slice(0, mostRead)
  const found = [...read.matchAll(capitals)].flatMap(({ 0: word, index }) => {
    const some =
      read
        .slice(index, index + longestPlace)
        .split('\n', 1)[0]
        ?.split(' ', 4) ?? []
    const names = [4, 3, 2].map((count) => some.slice(0, count).join(' '))
    const bare = [...names, word].map((one) => one.replace(/[,.;:)]{1,3}$/u, ''))
    const isNamed = (one: string) => isTown(one) && !isStopWord(fold(one)) && !isWordIn(read, one)
    return bare.find((one) => one.length > 2 && isNamed(one)) ?? []
  })
  return [...new Set(found)]
}

/** Whether a text says it with a small letter too: "Mobile", "Plano". */
const isWordIn = (text: string, name: string): boolean => text.includes(` ${name.toLowerCase()} `)

const ownText = ({ children }: Element): string =>
  children.filter((child) => typeof child === 'string').join(' ')

const partsOf = (line: string): string[] =>
  line.split(/ [|–—·•»@/-] | ?[|»•·] ?|[()]|: /u).filter((part) => part.length > 1)

const placeWords = new Set(
  'location locations ubicacion localizacao standort arbeitsort lieu plaats place city ville topcardflavorbullet advertiserlocation'.split(
    ' ',
  ),
)

/** "100 % remote", "Homeoffice". */
const isRemote = (text: string): boolean =>
  kindsOf({ ...unsaidJob(''), title: '', company: '', workWords: [text] }, '').workType === 'REMOTE'

function signsOf(
  { text, from }: Group,
  { ad }: PageReading,
  firstTown: string | undefined,
): Record<string, number> {
  const first = text.split(/[,/(]| [–-] /u, 1)[0]?.trim() ?? ''
  return {
    ...Object.fromEntries([...from].map((one) => [one, 1])),
    'known town': among(isTown(text) || isTown(first)),
    remote: among(text.length <= 40 && isRemote(text)),
    'several names': among(text.includes(',') && isOnlyNames(text)),
    'in text': Math.log1p(Math.min(5, ad.text.split(first, 6).length - 1)),
    'first named': among(first === firstTown || text === firstTown),
    digits: among(/\d/.test(text)),
    skill: among(findSkills(text).length > 0),
  }
}

/** A place is a name, unless it stands where only a place stands. */
const isNamed = ({ text, from }: Group): boolean =>
  from.has('label') || isOnlyNames(text) || isRemote(text)

/** Whose page it is may be called like a small town: "Union". */
const isSite = ({ text, key, from }: Group, sites: readonly string[]): boolean =>
  sites.includes(key) && !isTown(text) && !from.has('label') && !from.has('class')

/** Whether it stands where only a place stands, or is one that everybody knows. */
export const isSurePlace = ({ signs }: Candidate): boolean =>
  ['label', 'class', 'pin', 'known town', 'remote'].some((sign) => (signs[sign] ?? 0) > 0)
