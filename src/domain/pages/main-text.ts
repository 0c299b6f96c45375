/**
 * A posting from a page that says nothing about itself in data: its title, who offers it, and the
 * part of the page that is the post. Nothing is taken for a job that does not read as one.
 */
import { cleanJobText } from '#domain/jobs/clean-text.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'
import { plainText, htmlToText } from '#domain/posts/html-text.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { saidPlace } from '#domain/posts/said-place.ts'
import { detectLanguage } from '../language/detect.ts'
import { elementsOf, hasClass, htmlOf, lineOf } from './page.ts'
import type { Heads } from './heads.ts'
import { headsOf, jobHeadings } from './heads.ts'
import { saysPageWord } from './page-words.ts'
import { townsPerhaps } from './addresses.ts'
import { namesBehindEmployer, townOf } from './places-of-post.ts'
import { labelled } from './labels.ts'
import { elementsOutside, leavesOf, linesAround } from './leaves.ts'
import type { Element, Page } from './page.ts'
import { unsaidJob } from './posting-data.ts'
import { surroundingsOf } from './surroundings.ts'

/** Pages of a known make name their parts by class. */
const known = {
  title:
    /(?:^|[\s_-])(?:top-?card-layout__title|posting-headline|app-title|job-?title|jobtitle)(?:\s|$)/i,
  company: /(?:^|\s)(?:topcard__org-name-link|company-name|companyname|job-company)(?:\s|$)/i,
  place: /(?:^|\s)(?:topcard__flavor--bullet|job-?location)(?:\s|$)/i,
  body: /(?:^|\s)(?:show-more-less-html__markup|description__text|job-?description|jobdescription|posting-page__content|job__description)(?:\s|$)/i,
}
/** LinkedIn's pages put the company in the first of these. */
const flavor = /(?:^|\s)topcard__flavor(?:\s|$)/

const leastLetters = 400
/** A page of a known make may be shorter. */
const leastKnownLetters = 40

export function postingFromText(page: Page, link: string, host: string): FoundJob | null {
  const all = [...elementsOf(page.root)]
  const first = (
    wanted: (element: Element) => boolean,
    among: readonly Element[] = all,
  ): string => {
    for (const element of among) {
      const line = wanted(element) ? lineOf(element) : ''
      if (line !== '') return line
    }
    return ''
  }
  const bodies = all.filter(
    (one) => hasClass(one, known.body) && lineOf(one).length >= leastKnownLetters,
  )
  const titles = new Set(all.filter((one) => hasClass(one, known.title)).map(lineOf))
  // Lists name the parts of their entries alike.
  const body = bodies.length > 1 && titles.size > 1 ? undefined : bodies[0]
  const around = surroundingsOf(page.root)
  const outside = elementsOutside(page.root, around)
  const post = body ?? mainOf(page.root, all, around)
  const html = htmlOf(withoutAround(post, around))
  const text = cleanJobText(plainText(htmlToText(html)))
  const heads = headsOf(all, host, link, labelled(page.root, 'title'))
  const isJob = () => readsAsJob(text, post, around, heads)
  if (body === undefined && !isJob()) return null
  const named = first((one) => hasClass(one, known.title))
  const title = named || heads.title || (readJob(text).title?.text ?? '')
  const company =
    first((one) => hasClass(one, known.company), outside) ||
    first((one) => hasClass(one, flavor)) ||
    (labelled(page.root, 'employer') ?? '') ||
    heads.company ||
    (readJob(text).company?.text ?? '') ||
    host.replace(/^www\./, '')
  if (title === '' || (body !== undefined && named === '' && !isJob())) return null
  return {
    ...unsaidJob(link),
    title,
    company,
    locations: [
      first((one) => hasClass(one, known.place)) ||
        townOf(labelled(page.root, 'place') ?? saidPlace(text) ?? ''),
    ].filter((place) => place !== ''),
    townsPerhaps: [
      ...townsPerhaps({
        language: detectLanguage(text),
        page: leavesOf(all),
        aroundTitle: linesAround(leavesOf(outside), title),
        heads: heads.rest,
        beginning: text.slice(0, 600).split('\n'),
        aboutPlace: text.split('\n').filter((row) => saysPageWord(row, 'place')),
      }),
      ...namesBehindEmployer(readJob(text)),
    ],
    body: html,
    language: languageOf(page.root),
  }
}

function languageOf(root: Element): string | null {
  const html = root.children.find((child) => typeof child !== 'string' && child.name === 'html')
  return typeof html === 'object' ? (html.attributes['lang'] ?? null) : null
}

/** The one main part of a page, else its body, and in it the smallest that still holds nearly all. */
function mainOf(root: Element, all: readonly Element[], around: ReadonlySet<Element>): Element {
  const letters = countLetters(root, around)
  const lettersIn = (one: Element) => letters.get(one) ?? 0
  const isLong = (one: Element) => lettersIn(one) >= leastLetters
  const isMost = (one: Element) => lettersIn(one) >= lettersIn(root) * 0.4
  const mains = all.filter((one) => one.name === 'main' || one.attributes['role'] === 'main')
  const articles = all.filter((one) => one.name === 'article' && isLong(one))
  let found =
    mains.find(isLong) ??
    (articles.length === 1 ? articles.find(isMost) : undefined) ??
    all.find((one) => one.name === 'body') ??
    root
  const whole = lettersIn(found)
  for (;;) {
    const inner = found.children.find(
      (child) => typeof child !== 'string' && lettersIn(child) >= whole * 0.9,
    )
    if (typeof inner !== 'object' || whole === 0) return found
    found = inner
  }
}

/** How much there is to read in each element, without what stands around a post. */
function countLetters(root: Element, around: ReadonlySet<Element>): ReadonlyMap<Element, number> {
  const counts = new Map<Element, number>()
  const count = (element: Element): number => {
    const isRead = !element.isHidden && !around.has(element) && element.name !== 'title'
    const sum = element.children.reduce(
      (sum, child) => sum + (typeof child === 'string' ? child.trim().length : count(child)),
      0,
    )
    counts.set(element, isRead ? sum : 0)
    return isRead ? sum : 0
  }
  count(root)
  return counts
}

function withoutAround(element: Element, around: ReadonlySet<Element>): Element {
  return {
    ...element,
    children: element.children.flatMap((child) =>
      typeof child === 'string'
        ? child
        : around.has(child) || child.name === 'title'
          ? []
          : withoutAround(child, around),
    ),
  }
}

/**
 * Enough text that is no list, and under heads of a job lines that ask for something, or words of how
 * to apply where the ad asks in whole paragraphs.
 */
function readsAsJob(
  text: string,
  post: Element,
  around: ReadonlySet<Element>,
  heads: Heads,
): boolean {
  const main = withoutAround(post, around)
  if (text.length < leastLetters || isList(main) || namesSeveral(main, heads)) return false
  if (heads.isFront && !(heads.namesJob && heads.isHeaded)) return false
  const asking = readJob(text).lines.filter((line) => line.kind !== 'other')
  const isApplied = saysPageWord(lineOf(main), 'apply')
  const isJobs = heads.namesJob || heads.saysJobs
  if (isJobs) return asking.length >= 2 || isApplied
  return isApplied && asking.length >= 4
}

/** Under headings of jobs of their own; under the head of a job there may be some others beside it. */
function namesSeveral(post: Element, { title, namesJob, isHeaded }: Heads): boolean {
  const headings = new Set(jobHeadings([...elementsOf(post)]))
  if (isHeaded) headings.delete(title)
  return headings.size >= (namesJob && isHeaded ? 4 : 2)
}

/** Whether a page rather lists jobs: some links to posts, and little beside links. */
export function listsJobs(page: Page): boolean {
  const all = [...elementsOf(page.root)]
  const around = surroundingsOf(page.root)
  const main = withoutAround(mainOf(page.root, all, around), around)
  const heads = headsOf(all, '', '', null)
  return (mostOf(linkKinds(all)) >= 3 && isList(main)) || namesSeveral(main, heads)
}

/** Many links side by side that lead to pages of one kind, and hold much of the text. */
function isList(post: Element): boolean {
  const all = [...elementsOf(post)]
  const links = all.filter((one) => one.name === 'a')
  const linked = links.reduce((sum, link) => sum + lineOf(link).length, 0)
  return linked > lineOf(post).length * 0.4 || (mostOf(linkKinds(all)) >= 8 && linked > 400)
}

function linkKinds(all: readonly Element[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>()
  for (const { name, attributes } of all) {
    const kind = name === 'a' ? kindOfLink(attributes['href'] ?? '') : null
    if (kind !== null) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return kinds
}

const mostOf = (counts: ReadonlyMap<string, number>): number => Math.max(0, ...counts.values())

/** The path to a post without the post's own name; null for other links. */
function kindOfLink(href: string): string | null {
  const path = href.slice(0, 500).replace(/^https?:\/\/[^/]+/, '')
  const found =
    /^.{0,200}?\/(?:jobs?|postings?|careers?|positions?|vacanc\w{1,5}|stellen\w{0,12}|offres?|vagas?|vacatures?|ofertas?)\/(?=[^/?#]{3})/i.exec(
      path,
    )
  return found?.[0] ?? null
}
