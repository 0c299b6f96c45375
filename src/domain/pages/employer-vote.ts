/** Who offers a job, by vote of what a page says of its owner, of its employer and in its heads. */
import { sectionKindOf } from '#domain/ads/headings.ts'
import { isNoise } from '#domain/ads/title-words.ts'
import { legalForms, sharedDomains } from '#domain/ads/employer-words.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { findSkills } from '#domain/skills/find.ts'
import { fold } from '../language/fold.ts'
import { namedLike, nameOfHost } from './address.ts'
import { cutsOf } from './cuts.ts'
import { labelled } from './labels.ts'
import { readLooseJson } from './loose-json.ts'
import { isCalled, lettersIn, lineOf } from './page.ts'
import { metaOf } from './page-reading.ts'
import type { PageReading } from './page-reading.ts'
import { behindPageWord, isPageWord, saysPageWord } from './page-words.ts'
import { namesIn } from './posting-data.ts'
import type { Candidate, Group, Said } from './vote.ts'
import { among, grouped, keyOf, within } from './vote.ts'

const longestName = 70
const longestLine = 140
const form = String.raw`(?:${legalForms.join('|')})\.?$`
const formAlone = new RegExp(String.raw`(?:^|\s)${form}`, 'u')
const formBehind = new RegExp(String.raw`[,\s]{1,3}${form}`, 'u')

export function employerCandidates(reading: PageReading, title: string): Candidate[] {
  const { name: ofHost, isOwn } = nameOfHost(reading.link)
  const name = (isOwn ? namedLike(ofHost, reading.allLines) : null) ?? ofHost
  const host = isOwn ? keyOf(name) : ''
  const said = [...sayings(reading, title), { from: isOwn ? 'host' : 'shared host', text: name }]
  const cuts = said
    .filter(({ text }) => text.length > 1 && text.length <= longestLine)
    .flatMap(({ from, text }) =>
      namesOf(text, heads.has(from)).map((cut) => ({ ...cut, from: `${from}${cut.how}` })),
    )
  const groups = grouped(cuts).filter(isNamed)
  const around = {
    groups,
    host,
    mails: mailDomains(reading.allLines),
    title: keyOf(title),
    text: reading.ad.text,
    page: reading.allLines.join('\n'),
    isNamed: said.some(({ from }) => from === 'label' || from === 'class'),
  }
  return groups.map((group) => ({ text: spelt(group, cuts), signs: signsOf(group, around) }))
}

/** A host's name has no capitals: another place spells it. */
const spelt = ({ key, text }: Group, cuts: readonly Said[]): string =>
  cuts.find((cut) => !/^(?:shared )?host/.test(cut.from) && keyOf(cut.text) === key)?.text ?? text

const heads = new Set(['title', 'og', 'h1', 'heading'])

/** A line, its parts, and these without what stands before or behind a name. */
function namesOf(line: string, isHead: boolean): { text: string; how: string }[] {
  return cutsOf(line).flatMap(({ text, how }) => {
    const place =
      how === 'whole' ? (isHead ? ' whole' : '') : isHead && how === 'first' ? ' first' : ' part'
    const behind = behindPageWord(text, 'before name')
    return [
      { text, how: place },
      ...(behind === null ? [] : [{ text: behind, how: ' part' }]),
      ...(formBehind.test(text) ? [{ text: text.replace(formBehind, ''), how: ' bare' }] : []),
    ]
  })
}

function sayings(
  { page, all, lines, allLines, heads: inHeads, ad }: PageReading,
  title: string,
): Said[] {
  const at = lines.findIndex((line) => line === title)
  const said = (from: string, texts: readonly string[]): Said[] =>
    texts.map((text) => ({ from, text }))
  const label = labelled(page.root, 'employer')
  const named = (words: ReadonlySet<string>) =>
    all
      .filter((one) => !one.isHidden && isCalled(one, words) && lettersIn(one) <= longestName)
      .slice(0, 4)
      .map(lineOf)
  const logos = all.filter(
    ({ name, attributes }) =>
      name === 'img' &&
      /logo/i.test(
        `${attributes['class'] ?? ''} ${attributes['src'] ?? ''} ${attributes['alt'] ?? ''}`,
      ),
  )
  return [
    ...inHeads.filter(({ from }) => from !== 'label'),
    ...said('site', metaOf(all, 'og:site_name', 'application-name', 'apple-mobile-web-app-title')),
    ...said('label', label === null ? [] : [label]),
    ...said('beside title', at < 0 ? [] : [lines[at - 1] ?? '', lines[at + 1] ?? '']),
    ...said('class', named(companyWords)),
    ...said('brand', named(brandWords)),
    ...said(
      'owner',
      allLines
        .filter((line) => copyright.test(line))
        .slice(0, 2)
        .map(ownerIn),
    ),
    ...said(
      'logo',
      logos
        .slice(0, 3)
        .map(({ attributes }) =>
          (attributes['alt'] ?? '').replaceAll(/\b(?:logo|icon)\b/gi, '').trim(),
        ),
    ),
    ...said('ad', ad.company === null ? [] : [ad.company.text]),
    ...said('data', page.data.flatMap((text) => namesIn(readLooseJson(text))).slice(0, 3)),
  ]
}

const companyWords = new Set(
  'company employer advertiser empresa entreprise org companyname topcardflavor topcardorg'.split(
    ' ',
  ),
)
const brandWords = new Set('brand navbarbrand logo site sitetitle sitename'.split(' '))

/** "© 2024 Bergmann Bau GmbH. Alle Rechte vorbehalten": whose site it is. */
function ownerIn(line: string): string {
  const said = line
    .slice(line.search(copyright))
    .replaceAll(/©|\(c\)|copyright|(?:19|20)\d\d|\bby\b/gi, ' ')
    .replaceAll(/\s+/gu, ' ')
  const name = said.split(/[|·•,–]|\. | - | (?:all|alle|tous|todos) /iu, 1)[0] ?? ''
  return name.replace(/^[^\p{L}\p{N}]{0,9}/u, '').trim()
}
const copyright = /©|\(c\) ?\d|copyright/i

const mailDomains = (lines: readonly string[]): string[] => [
  ...new Set(
    lines.flatMap((line) =>
      [...line.matchAll(/@([\w-]{1,60}\.[\w.-]{2,60})/g)].map(
        ([, domain = '']) => nameOfHost(`http://${domain}/`).name,
      ),
    ),
  ),
]

/** How often a text says a name, up to five times. */
const countOf = (text: string, name: string): number => Math.min(5, text.split(name, 6).length - 1)

/** Headings and lines of the post name no employer, and a host of many is seldom one. */
const isNamed = ({ text, key, from }: Group): boolean =>
  text.length <= longestName &&
  (!sharedDomains.has(key) || from.has('data') || from.has('ad')) &&
  !(
    sectionKindOf(text) !== null &&
    [...from].every((one) => /^(?:heading|line|h1|beside)/.test(one))
  )

interface Around {
  groups: readonly Group[]
  host: string
  mails: readonly string[]
  title: string
  text: string
  /** All that is read on the page. */
  page: string
  /** Whether the page names its employer as such. */
  isNamed: boolean
}

function signsOf(
  { text, key, from }: Group,
  { groups, host, mails, title, text: ad, page, isNamed }: Around,
): Record<string, number> {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const places = [...from]
  const isLike = (name: string) =>
    name.length > 3 && key.length > 3 && (name.startsWith(key) || key.startsWith(name))
  const isLabelled = from.has('label') || from.has('class')
  return {
    ...Object.fromEntries(places.map((one) => [one, 1])),
    'never whole': among(!places.some((one) => !one.endsWith(' part') && !one.endsWith(' bare'))),
    'is host': among(key === host),
    'like mail': among(!mails.includes(key) && mails.some(isLike)),
    form: among(formAlone.test(text)),
    labelled: among(isNamed && isLabelled),
    'another is labelled': among(isNamed && !isLabelled),
    occupation: among(namesOccupation(text)),
    'page word': among(words.some((word) => isPageWord(word, 'general'))),
    place: among(isTown(text)),
    'of jobs': among(saysPageWord(text, 'front')),
    noise: among(isNoise(text)),
    'one word': among(words.length === 1),
    'many words': among(words.length > 4),
    'in others': within(key, groups),
    'of title': among(title.includes(key)),
    'holds title': among(title !== '' && key.includes(title)),
    'in text': Math.log1p(countOf(ad, text)),
    'on page': Math.log1p(countOf(page, text)),
    small: among(/^\p{Ll}/u.test(text)),
    skill: among(findSkills(text).length > 0),
    'of host': among(host.length > 3 && key !== host && key.startsWith(host)),
    parted: among(/ [|–—·•@/-] |, /u.test(text)),
  }
}
