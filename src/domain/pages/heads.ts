/**
 * The title of a job and its employer, by vote of all that a page is headed with: its title, what it
 * tells other sites, its headings and its address. Heads are cut into parts; what several say, what
 * names an occupation and what stands in a heading speaks for a part, what any page of jobs says
 * against it. The employer is what is said of the site, or what is left beside the title.
 */
import { fold } from '../language/fold.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import type { Element } from './page.ts'
import { lettersIn, lineOf } from './page.ts'
import { behindPageWord, isPageWord } from './page-words.ts'

export interface Heads {
  title: string
  /** Whether it names an occupation, or is marked as titles of jobs are. */
  namesJob: boolean
  /** Whether the page itself, or its main heading, is called so. */
  isHeaded: boolean
  /** Whether any head says that this is a page of jobs. */
  saysJobs: boolean
  /** Empty where nothing says it. */
  company: string
  /** What else the heads say: the place of work may be among it. */
  rest: readonly string[]
}

interface Part {
  text: string
  points: number
}

const longestTitle = 120

export function headsOf(
  all: readonly Element[],
  host: string,
  link: string,
  label: string | null,
): Heads {
  const meta = (...names: string[]) =>
    all.flatMap(({ name, attributes }) =>
      name === 'meta' && names.includes(attributes['property'] ?? attributes['name'] ?? '')
        ? [(attributes['content'] ?? '').trim()]
        : [],
    )
  const lines = (name: string) =>
    all.filter((one) => one.name === name && !one.isHidden).map(lineOf)
  const [site = ''] = meta('og:site_name', 'application-name')
  const mains = [
    ...lines('title').slice(0, 1),
    ...meta('og:title', 'twitter:title'),
    ...lines('h1').slice(0, 3),
  ]
  const heads: Part[] = [
    ...(label === null ? [] : [{ text: label, points: 3 }]),
    ...mains.map((text) => ({ text, points: 1 })),
    ...[...lines('h2').slice(0, 3), ...jobHeadings(all)].map((text) => ({ text, points: 0.5 })),
  ]
  const slug = fold(decoded(link).replaceAll(/[^\p{L}\d]+/gu, ' '))
  const names = [site, host.split('.').at(-2) ?? ''].filter((name) => name !== '')
  const parts = distinct(
    heads.flatMap(({ text, points }) => partsOf(text).map((part) => ({ text: part, points }))),
  )
  const [best] = parts
    .filter(({ text }) => text.length > 2 && text.length <= longestTitle)
    .map((part) => ({ ...part, points: part.points + bonusOf(part.text, slug, names) }))
    .toSorted((one, other) => other.points - one.points)
  const title = best?.text ?? ''
  const others = parts
    .map(({ text }) => text)
    .filter((text) => !isGeneral(text) && !alike(text, title))
  const named = others.find((text) => names.some((name) => isNameOf(text, name)))
  // A page is titled by its job and whose it is.
  const [beside] = partsOf(lines('title')[0] ?? '').filter((part) => others.includes(part))
  return {
    title,
    namesJob: namesJob(title),
    isHeaded: mains.some((head) => head.includes(title)),
    saysJobs: mains.some((head) => saysGeneral(head)),
    company: site || (named ?? beside ?? ''),
    rest: others.filter((text) => text.length <= longestTitle),
  }
}

const saysGeneral = (head: string): boolean =>
  partsOf(head).some((part) => isGeneral(part)) || behindPageWord(head, 'general') !== null

/** Headings that name jobs of their own. */
export const jobHeadings = (all: readonly Element[]): string[] =>
  all
    .filter((one) => /^h[1-4]$/.test(one.name) && lettersIn(one) <= longestHeading)
    .slice(0, mostHeadings)
    .map(lineOf)
    .filter((text) => text.length <= longestHeading && namesJob(text))

const longestHeading = 60
/** A page of more is a list whatever they say. */
const mostHeadings = 300

const namesJob = (text: string): boolean => {
  const { occupations, isGeneral: isOfAll } = soughtRole(text)
  return genderMark.test(text) || (occupations.length > 0 && !isOfAll)
}

function bonusOf(text: string, slug: string, names: readonly string[]): number {
  const role = soughtRole(text)
  const words = fold(text).match(/[\p{L}\d]{3,}/gu) ?? []
  const inSlug = words.filter((word) => slug.includes(word)).length / Math.max(1, words.length)
  return (
    (role.occupations.length > 0 ? 2 : 0) +
    (genderMark.test(text) ? 2 : 0) +
    1.5 * inSlug -
    (isGeneral(text) ? 4 : 0) -
    (names.some((name) => isNameOf(text, name)) ? 3 : 0)
  )
}

/** "(m/w/d)", "H/F", "(m/v/x)": only a title has it. */
const genderMark =
  /\(\s*(?:[mwfdvxhi]\s*[/|*]\s*){1,3}[mwfdvxhi]\s*\)|\b(?:H\/F|F\/H|M\/W\/D|m\/v)\b/u

const isGeneral = (text: string): boolean => isPageWord(text, 'general')

/** A name of the site, or what its host is called by. */
function isNameOf(text: string, name: string): boolean {
  const [said, known] = [text, name].map((one) => fold(one).replaceAll(/[^\p{L}\d]+/gu, ''))
  if (said === undefined || known === undefined || said.length < 3 || known.length < 3) return false
  return said === known || (known.length > 5 && (said.startsWith(known) || known.startsWith(said)))
}

function alike(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)]
  return a === b || a.includes(b) || b.includes(a)
}

/** The same part of several heads speaks once, with all their points. */
function distinct(parts: readonly Part[]): Part[] {
  const groups = Map.groupBy(parts, ({ text }) => fold(text))
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    const points = same.reduce((sum, part) => sum + part.points, 0)
    return first === undefined ? [] : [{ text: first.text, points }]
  })
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/** A part without the phrase of any page of jobs that it begins with. */
function partsOf(head: string): string[] {
  return head
    .replaceAll(/\s+/gu, ' ')
    .split(
      / [|–—·•»-] | ?[|»] ?|(?<=[\p{L})]): | (?:at|bei|chez|bij|na empresa|en la empresa|@) (?=[\p{Lu}\d])/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => behindPageWord(part, 'general') ?? part)
}
