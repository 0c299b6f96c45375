/**
 * Whether a page is one job: by its title, by what its text asks and how one applies, and against it by
 * how many other jobs it names and links.
 */
import { genderMark } from '#domain/ads/gender-mark.ts'
import { jobLines } from '#domain/ads/sections.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { hostOf, pathOf, wordsOfPart } from './address.ts'
import { elementsOf, lettersIn, lineOf } from './page.ts'
import type { Element } from './page.ts'
import type { PageReading } from './page-reading.ts'
import { countPageWords, isPageWord, saysPageWord } from './page-words.ts'
import { among, keyOf, pointsOf } from './vote.ts'
import type { Candidate, Signs } from './vote.ts'

export const isOneJob = (reading: PageReading, title: Candidate): boolean =>
  !isForNoPost(reading) &&
  pointsOf('kind', kindSigns(reading, title, pointsOf('title', title.signs))) > 0

const isForNoPost = ({ heads }: PageReading): boolean =>
  heads.some(
    ({ from, text }) => (from === 'title' || from === 'h1') && saysPageWord(text, 'no post'),
  )

const namesJob = ({ signs }: Candidate): boolean =>
  (signs['one trade'] ?? 0) + (signs['gender'] ?? 0) > 0

const isIn = ({ signs }: Candidate, heads: RegExp): boolean =>
  Object.keys(signs).some((sign) => heads.test(sign))

export function kindSigns(reading: PageReading, title: Candidate, titlePoints: number): Signs {
  const { page, all, main, ad, lines, link } = reading
  const within = [...elementsOf(main)]
  const headings = headingsOf(within)
  const parts = jobLines(ad.text).filter((line) => line.isHeading && line.section !== 'other')
  const sections = new Set(parts.map((line) => keyOf(line.text)))
  const others = otherJobs(headings, title.text)
  const lastPart = headings.findLastIndex((text) => sections.has(keyOf(text)))
  const path = pathOf(link)
  const key = keyOf(title.text)
  return {
    title: Math.max(-2, Math.min(12, titlePoints)),
    'address says jobs': among(path.some(isOfJobs) || isOfJobs(hostOf(link).split('.')[0] ?? '')),
    'address of all': among(isPageWord(wordsOfPart(path.at(-1) ?? '').join(' '), 'front')),
    mail: among(
      all.some((one) => one.name === 'a' && /^mailto:/i.test(one.attributes['href'] ?? '')),
    ),
    'title of all': among(saysPageWord(title.text, 'front')),
    'ways to apply': Math.min(3, countPageWords(lineOf(page.root), 'apply')),
    sections: new Set(parts.map((line) => line.section)).size,
    'same headings': Math.log1p(parts.length - sections.size),
    headings: Math.log1p(headings.length),
    repeated: Math.min(4, lines.filter((line) => keyOf(line).includes(key)).length),
    'other jobs': Math.log1p(others),
    // A box below the post holds them.
    'jobs behind': Math.log1p(
      lastPart < 0 ? 0 : otherJobs(headings.slice(lastPart + 1), title.text),
    ),
    'one of several': among(namesJob(title) && !isIn(title, /^(?:title|h1) /) && others > 0),
    'links of one kind': Math.log1p(mostOfKind(within)),
    'another kind of data': among(page.data.some((one) => otherData.test(one))),
  }
}

/** Whether a page rather lists jobs: some links to posts and little beside links, or headings of several. */
export function listsJobs({ main }: PageReading): boolean {
  const all = [...elementsOf(main)]
  return (
    otherJobs(headingsOf(all), '') >= 2 || (mostOfKind(all) >= 3 && linkedShare(all, main) > 0.4)
  )
}

const linkedShare = (all: readonly Element[], main: Element): number =>
  all.filter((one) => one.name === 'a').reduce((sum, one) => sum + lettersIn(one), 0) /
  Math.max(1, lettersIn(main))

const isOfJobs = (part: string): boolean => {
  const words = wordsOfPart(part)
  return [...words, words.join(' ')].some(
    (word) => isPageWord(word, 'front') || isPageWord(word, 'title'),
  )
}

/** A page of more is a list whatever they say. */
const mostHeadings = 300

const headingsOf = (all: readonly Element[]): string[] =>
  all
    .filter((one) => /^(?:h[1-6]|summary|dt)$/.test(one.name) && lettersIn(one) <= 60)
    .slice(0, mostHeadings)
    .map(lineOf)
    .filter((text) => text !== '')

/** How many headings name jobs of their own. */
function otherJobs(headings: readonly string[], title: string): number {
  const own = keyOf(title)
  const named = headings
    .filter((text) => namesOccupation(text) || genderMark.test(text))
    .map(keyOf)
    .filter((name) => own === '' || (!name.includes(own) && !own.includes(name)))
  return new Set(named).size
}

/** Data for machines that tells of something else: a course, an article, a calling. */
const otherData =
  /"@type"\s*:\s*"(?:Course|Occupation|Article|NewsArticle|BlogPosting|Product|Event|Recipe|FAQPage|Service|CollectionPage|ItemList)"/

/** How many links lead to pages of one kind. */
function mostOfKind(all: readonly Element[]): number {
  const kinds = new Map<string, number>()
  for (const { name, attributes } of all) {
    const kind = name === 'a' ? kindOfLink(attributes['href'] ?? '') : null
    if (kind !== null) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return Math.max(0, ...kinds.values())
}

/** The path to a post without the post's own name; null for other links. */
function kindOfLink(href: string): string | null {
  const path = href.slice(0, 500).replace(/^https?:\/\/[^/]+/, '')
  const found =
    /^.{0,200}?\/(?:jobs?|postings?|careers?|positions?|vacanc\w{1,5}|stellen\w{0,12}|offres?|vagas?|vacatures?|ofertas?)\/(?=[^/?#]{3})/i.exec(
      path,
    )
  return found?.[0] ?? null
}
