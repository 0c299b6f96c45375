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
import { metaOf } from './page-reading.ts'
import type { PageReading } from './page-reading.ts'
import { countPageWords, isPageWord, saysPageWord } from './page-words.ts'
import { among, keyOf, pointsOf } from './vote.ts'
import type { Candidate, Signs } from './vote.ts'

export const isOneJob = (reading: PageReading, title: Candidate): boolean =>
  !isForNoPost(reading) &&
  !isOfAllPosts(reading, title) &&
  !isOneOfSeveral(reading, title) &&
  pointsOf('kind', kindSigns(reading, title, pointsOf('title', title.signs))) > 0

const isForNoPost = ({ heads }: PageReading): boolean =>
  heads.some(
    ({ from, text }) => (from === 'title' || from === 'h1') && saysPageWord(text, 'no post'),
  )

/** The front page of a firm's jobs, unless a head of it names one. */
const isOfAllPosts = ({ link }: PageReading, title: Candidate): boolean =>
  isFront(link) && !(namesJob(title) && isIn(title, /^(?:title|h1|label|heading) /))

const isFront = (link: string): boolean =>
  isPageWord(wordsOfPart(pathOf(link).at(-1) ?? '').join(' '), 'front')

/** A job that no head of the page names, where headings name others. */
const isOneOfSeveral = ({ main }: PageReading, title: Candidate): boolean =>
  namesJob(title) &&
  !isIn(title, /^(?:title|h1) /) &&
  otherJobs([...elementsOf(main)], title.text) > 0

const namesJob = ({ signs }: Candidate): boolean =>
  (signs['one trade'] ?? 0) + (signs['gender'] ?? 0) > 0

const isIn = ({ signs }: Candidate, heads: RegExp): boolean =>
  Object.keys(signs).some((sign) => heads.test(sign))

export function kindSigns(reading: PageReading, title: Candidate, titlePoints: number): Signs {
  const { page, all, main, ad, allLines, lines, link } = reading
  const within = [...elementsOf(main)]
  const jobParts = jobLines(ad.text)
  const headings = jobParts
    .filter((line) => line.isHeading && line.section !== 'other')
    .map((line) => line.section)
  const sections = new Set(headings)
  const asked = jobParts.filter((line) => line.section === 'required').length
  const path = pathOf(link)
  const key = keyOf(title.text)
  return {
    title: Math.max(-2, Math.min(12, titlePoints)),
    'address says jobs': among(path.some(isOfJobs) || isOfJobs(hostOf(link).split('.')[0] ?? '')),
    mail: among(
      all.some((one) => one.name === 'a' && /^mailto:/i.test(one.attributes['href'] ?? '')),
    ),
    'same headings': Math.log1p(headings.length - sections.size),
    asked: Math.log1p(asked),
    article: among(metaOf(all, 'og:type').includes('article')),
    'in title': among(isIn(title, /^title /)),
    'title of all': among(saysPageWord(title.text, 'front')),
    'names job': among(namesJob(title)),
    'ways to apply': Math.min(3, countPageWords(lineOf(page.root), 'apply')),
    rows: Math.min(5, rowsIn(allLines)),
    sections: sections.size,
    repeated: Math.min(4, lines.filter((line) => keyOf(line).includes(key)).length),
    'other jobs': Math.log1p(otherJobs(within, title.text)),
    'links of one kind': Math.log1p(mostOfKind(within)),
    'another kind of data': among(page.data.some((one) => otherData.test(one))),
    length: Math.log(Math.max(50, ad.text.length)) - 7,
  }
}

/** How many rows of a post's facts the lines begin with: its hours, its contract, its last day. */
const rowsIn = (lines: readonly string[]): number =>
  new Set(
    lines
      .map((line) => line.split(/[:：]/u, 1)[0] ?? '')
      .filter((label) => isPageWord(label, 'row'))
      .map(keyOf),
  ).size

/** Whether a page rather lists jobs: some links to posts and little beside links, or headings of several. */
export function listsJobs({ main }: PageReading): boolean {
  const all = [...elementsOf(main)]
  return otherJobs(all, '') >= 2 || (mostOfKind(all) >= 3 && linkedShare(all, main) > 0.4)
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

/** How many headings name jobs of their own. */
function otherJobs(all: readonly Element[], title: string): number {
  const named = all
    .filter((one) => /^(?:h[1-6]|summary|dt)$/.test(one.name) && lettersIn(one) <= 60)
    .slice(0, mostHeadings)
    .map(lineOf)
    .filter((text) => text !== '' && (namesOccupation(text) || genderMark.test(text)))
    .map(keyOf)
  const own = keyOf(title)
  return new Set(named.filter((name) => own === '' || (!name.includes(own) && !own.includes(name))))
    .size
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
