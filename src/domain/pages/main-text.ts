/**
 * A posting from a page that says nothing about itself in data: its title, who offers it and where by
 * vote, and the part of the page that is the post. Nothing is taken for a job that does not read as one.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { employerCandidates } from './employer-vote.ts'
import { isOneJob, listsJobs } from './kind.ts'
import { elementsOf, hasClass, lineOf } from './page.ts'
import type { Element, Page } from './page.ts'
import { readingOf } from './page-reading.ts'
import type { PageReading } from './page-reading.ts'
import { placesOf } from './places-of-post.ts'
import { unsaidJob } from './posting-data.ts'
import { titleCandidates } from './title-vote.ts'
import { inDoubt, ranked } from './vote.ts'

/** Pages of a known make name their parts by class. */
const known = {
  title:
    /(?:^|[\s_-])(?:top-?card-layout__title|posting-headline|app-title|job-?title|jobtitle)(?:\s|$)/i,
  body: /(?:^|\s)(?:show-more-less-html__markup|description__text|job-?description|jobdescription|posting-page__content|job__description)(?:\s|$)/i,
}
/** A page of a known make may be shorter. */
const leastKnownLetters = 40
const leastLetters = 150

/** Without a job, whether the page lists several. */
export function postingFromText(page: Page, link: string): FoundJob | 'several' | 'nothing' {
  const all = [...elementsOf(page.root)]
  const named = all.filter((one) => hasClass(one, known.title)).map(lineOf)
  const bodies = all.filter(
    (one) => hasClass(one, known.body) && lineOf(one).length >= leastKnownLetters,
  )
  // Lists name the parts of their entries alike.
  if (bodies.length > 1 && new Set(named).size > 1) return 'several'
  const isKnown = bodies.length > 0
  const reading = readingOf(page, link, isKnown ? bodies[0] : undefined)
  const titles = ranked('title', titleCandidates(reading), Number.NEGATIVE_INFINITY)
  const [best] = titles
  const own = isKnown ? named.find((one) => one !== '') : undefined
  const title = own ?? best?.text
  const isMarked = isKnown && named.length > 0
  const isJob =
    best !== undefined &&
    (isMarked || (reading.ad.text.length >= leastLetters && isOneJob(reading, best)))
  if (!isJob || title === undefined) return listsJobs(reading) ? 'several' : 'nothing'
  const employer = employerOf(reading, title)
  const places = placesOf(reading, title)
  return {
    ...unsaidJob(link),
    title,
    company: employer.company,
    ...places,
    inDoubt: {
      title: own === undefined ? inDoubt('title', titles) : undefined,
      company: employer.inDoubt,
      ...places.inDoubt,
    },
    body: reading.html,
    language: languageOf(page.root),
  }
}

export function employerOf(
  reading: PageReading,
  title: string,
): { company: string; inDoubt: string[] | undefined } {
  const all = ranked('employer', employerCandidates(reading, title), Number.NEGATIVE_INFINITY)
  return { company: all[0]?.text ?? '', inDoubt: inDoubt('employer', all) }
}

function languageOf(root: Element): string | null {
  const html = root.children.find((child) => typeof child !== 'string' && child.name === 'html')
  return typeof html === 'object' ? (html.attributes['lang'] ?? null) : null
}
