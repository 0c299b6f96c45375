/**
 * From an answer to the one job on it: data for machines first, marked text second, the page's main
 * text last. A door, a list of jobs and a page without one are told apart, because each has its own
 * sentence; what to do next is the same for all: paste the text.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { employerOfHost } from './address.ts'
import { itemPostings } from './item-data.ts'
import { readLooseJson } from './loose-json.ts'
import { employerOf, postingFromText } from './main-text.ts'
import { readingOf } from './page-reading.ts'
import { placesOf } from './places-of-post.ts'
import { saysPageWord } from './page-words.ts'
import { lineOf, readPage } from './page.ts'
import type { Page } from './page.ts'
import { postingsIn, toFoundJob } from './posting-data.ts'
import { postingFromState } from './state.ts'
import type { Arrival, Closed } from './walls.ts'
import { closedByArrival, isDoor } from './walls.ts'

export type PostingRead =
  | { kind: 'job'; job: FoundJob; by: 'data' | 'marks' | 'text' }
  /** `several`: a list of jobs. `nothing`: no job was found. */
  | { kind: Closed | 'several' | 'nothing' }

/** `link` is the address the job is kept under. `html` is asked for only where the page is open. */
export function readPosting(arrival: Arrival, html: () => string, link: string): PostingRead {
  const closed = closedByArrival(arrival)
  if (closed !== null) return { kind: closed }
  const page = readPage(html())
  const read =
    postingFrom(
      page.data.flatMap((text) => postingsIn(readLooseJson(text))),
      link,
      page,
      'data',
    ) ?? postingFrom(itemPostings(page.root), link, page, 'marks')
  if (read !== null) return withEnd(read, page)
  const text = postingFromText(page, link)
  const job = typeof text === 'object' ? text : fromState(page, link)
  // A post may stand beside a form to sign in; a door that shows one is titled as a door.
  if (isDoor(page, job === null)) return { kind: 'wall' }
  if (job !== null) return withEnd({ kind: 'job', job, by: 'text' }, page)
  return { kind: text === 'several' ? text : 'nothing' }
}

/** A page may say that its post is over, and its data still that it is open. */
const withEnd = (read: PostingRead, page: Page): PostingRead =>
  read.kind === 'job' && saysPageWord(lineOf(page.root), 'closed')
    ? { ...read, job: { ...read.job, saysClosed: true } }
    : read

/** Where the page itself shows nothing yet. */
function fromState({ state }: Page, link: string): FoundJob | null {
  const job = postingFromState(state, link)
  return (
    job && { ...job, company: job.company || (employerOfHost(link, job.body.split('\n')) ?? '') }
  )
}

/** What its data leaves out, by the rest of the page. */
function completed(job: FoundJob, page: Page, link: string): FoundJob {
  const isPlaced = job.locations.length > 0 || job.isRemote === true
  if (job.company !== '' && isPlaced) return job
  const reading = readingOf(page, link)
  const { company, inDoubt } = employerOf(reading, job.title)
  const employer = job.company === '' ? { company, inDoubt: { company: inDoubt } } : {}
  if (isPlaced) return { ...job, ...employer }
  const places = placesOf(reading, job.title)
  return { ...job, ...employer, ...places, inDoubt: { ...employer.inDoubt, ...places.inDoubt } }
}

/** Less is no post, only its announcement. */
const leastBody = 80

function postingFrom(
  postings: readonly Readonly<Record<string, unknown>>[],
  link: string,
  page: Page,
  by: 'data' | 'marks',
): PostingRead | null {
  const distinct = new Map<string, FoundJob>()
  for (const posting of postings) {
    const job = toFoundJob(posting, link)
    if (job.title === '') continue
    // The same job is often on its page twice: the fuller one tells more.
    const key = `${job.title}\n${job.company}`.toLowerCase()
    if ((distinct.get(key)?.body.length ?? -1) < job.body.length) distinct.set(key, job)
  }
  const jobs = [...distinct.values()]
  const told = jobs.filter((job) => job.body.length >= leastBody)
  if (told.length > 1 || (told.length === 0 && jobs.length > 1)) return { kind: 'several' }
  const [job] = told.length === 1 ? told : jobs
  if (job === undefined) return null
  if (told.length === 1) return { kind: 'job', job: completed(job, page, link), by }
  // A title without a post: the page's text is the post, unless it lists several.
  const text = postingFromText(page, link)
  if (text === 'several') return null
  const body = typeof text === 'object' ? text.body : job.body || readingOf(page, link).html
  return { kind: 'job', job: completed({ ...job, body }, page, link), by }
}
