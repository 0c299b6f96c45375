/**
 * USAJOBS' search API: whole posts of the federal government for a question, `usajobs:nurse`. The key
 * is `EMAIL:KEY`. Written from its published documentation; it was not run against the live source.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'
import { z } from 'zod'

import type { Adapter, Ask, Target } from '../adapter.ts'
import {
  amount,
  hourMs,
  listOf,
  maybe,
  moment,
  name,
  oneOrMore,
  readEntries,
  readJson,
  unsaid,
  words,
} from '../read-entries.ts'

const post = z.object({
  PositionTitle: name,
  PositionURI: words,
  OrganizationName: name,
  PositionLocation: listOf(z.object({ LocationName: z.string() })),
  PublicationStartDate: moment,
  ApplicationCloseDate: moment,
  PositionSchedule: listOf(z.object({ Name: words })),
  PositionOfferingType: listOf(z.object({ Name: words })),
  QualificationSummary: words,
  PositionRemuneration: listOf(
    z.object({ MinimumRange: amount, MaximumRange: amount, Description: words }),
  ),
  UserArea: maybe(
    z.object({
      Details: z.object({
        JobSummary: words,
        MajorDuties: oneOrMore(z.string()),
        Requirements: words,
        Education: words,
        Benefits: words,
        TeleworkEligible: z.unknown(),
        RemoteIndicator: z.unknown(),
      }),
    }),
  ),
})
const entry = z.object({ MatchedObjectId: name, MatchedObjectDescriptor: post })
const answers = z.object({
  SearchResult: z.object({
    SearchResultItems: z.array(z.unknown()),
    UserArea: maybe(z.object({ NumberOfPages: amount })),
  }),
})

const pageOf = ({ board, key }: Target, page: number): Ask => ({
  url: `https://data.usajobs.gov/api/search?Keyword=${encodeURIComponent(board)}&ResultsPerPage=250&Fields=full&Page=${page}`,
  headers: {
    'user-agent': key.split(':')[0] ?? '',
    'authorization-key': key.split(':').slice(1).join(':'),
  },
  limitBytes: 20_000_000,
})

const headed = (heading: string, text: string): string =>
  text.trim() === '' ? '' : `<h2>${heading}</h2><p>${text}</p>`

function toJob({
  MatchedObjectId,
  MatchedObjectDescriptor: job,
}: z.output<typeof entry>): FoundJob {
  const details = job.UserArea?.Details
  const [pay] = job.PositionRemuneration
  const duties = (details?.MajorDuties ?? []).map((duty) => `<li>${duty}</li>`).join('')
  return {
    ...unsaid,
    sourceJobId: MatchedObjectId,
    title: job.PositionTitle,
    company: job.OrganizationName,
    locations: job.PositionLocation.map(({ LocationName }) => LocationName),
    body: [
      headed('Summary', details?.JobSummary ?? ''),
      duties === '' ? '' : `<h2>Duties</h2><ul>${duties}</ul>`,
      headed('Qualifications', job.QualificationSummary),
      headed('Requirements', details?.Requirements ?? ''),
      headed('Education', details?.Education ?? ''),
      headed('Benefits', details?.Benefits ?? ''),
    ].join('\n'),
    isWhole: details !== null && details !== undefined,
    link: job.PositionURI,
    listedAt: job.PublicationStartDate,
    validThrough: job.ApplicationCloseDate,
    typeWords: [...job.PositionSchedule, ...job.PositionOfferingType].map(({ Name }) => Name),
    isRemote: isTrue(details?.RemoteIndicator) ? true : null,
    workWords:
      isTrue(details?.TeleworkEligible) && !isTrue(details?.RemoteIndicator) ? ['hybrid'] : [],
    salary: pay
      ? {
          least: pay.MinimumRange,
          most: pay.MaximumRange,
          currency: 'USD',
          per: pay.Description,
          raw: null,
        }
      : null,
    language: 'en',
  }
}

const isTrue = (flag: unknown): boolean => flag === true || /^(?:true|yes)$/i.test(String(flag))

export const usajobs: Adapter = {
  id: 'usajobs',
  name: 'USAJOBS',
  kind: 'query',
  terms: {
    attribution: { text: 'USAJOBS', link: 'https://www.usajobs.gov' },
    minIntervalMs: 6 * hourMs,
    redistribute: true,
    loginWallOk: true,
  },
  completeness: 'window',
  textComplete: true,
  keyForm: 'EMAIL:KEY',
  isBoard: (board) => board.trim() !== '',
  plan: (target) => pageOf(target, 1),
  parse(answer, { target, ask }) {
    const read = answers.safeParse(readJson(answer))
    if (!read.success) return null
    const { SearchResultItems: items, UserArea } = read.data.SearchResult
    const page = Number(new URL(ask.url).searchParams.get('Page') ?? 1)
    const isMore = items.length > 0 && page < Math.min(UserArea?.NumberOfPages ?? 1, 20)
    return {
      ...readEntries(items, entry, toJob),
      next: isMore ? pageOf(target, page + 1) : null,
    }
  },
}
