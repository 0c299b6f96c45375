/**
 * USAJOBS' search API: whole posts of the federal government for a question, `usajobs:nurse`. The key
 * is `EMAIL:KEY`. Written from its published documentation; it was not run against the live source.
 */
import { z } from 'zod'

import { listSource } from '../list-source.ts'
import * as field from '../fields.ts'
import type { Said } from '../read-entries.ts'
import { hourMs } from '../read-entries.ts'

const post = z.object({
  PositionTitle: field.name,
  PositionURI: field.words,
  OrganizationName: field.name,
  PositionLocation: field.listOf(z.object({ LocationName: z.string() })),
  PublicationStartDate: field.moment,
  ApplicationCloseDate: field.moment,
  PositionSchedule: field.listOf(z.object({ Name: field.words })),
  PositionOfferingType: field.listOf(z.object({ Name: field.words })),
  QualificationSummary: field.words,
  PositionRemuneration: field.listOf(
    z.object({ MinimumRange: field.amount, MaximumRange: field.amount, Description: field.words }),
  ),
  UserArea: field.maybe(
    z.object({
      Details: z.object({
        JobSummary: field.words,
        MajorDuties: field.oneOrMore(z.string()),
        Requirements: field.words,
        Education: field.words,
        Benefits: field.words,
        TeleworkEligible: z.unknown(),
        RemoteIndicator: z.unknown(),
      }),
    }),
  ),
})
const entry = z.object({ MatchedObjectId: field.name, MatchedObjectDescriptor: post })

const headed = (heading: string, text: string): string =>
  text.trim() === '' ? '' : `<h2>${heading}</h2><p>${text}</p>`

function toJob({ MatchedObjectId, MatchedObjectDescriptor: job }: z.output<typeof entry>): Said {
  const details = job.UserArea?.Details
  const [pay] = job.PositionRemuneration
  const duties = (details?.MajorDuties ?? []).map((duty) => `<li>${duty}</li>`).join('')
  return {
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

const isTrue = (flag: unknown): boolean =>
  flag === true || (typeof flag === 'string' && /^(?:true|yes)$/i.test(flag))

export const usajobs = listSource({
  id: 'usajobs',
  name: 'USAJOBS',
  kind: 'query',
  attribution: { text: 'USAJOBS', link: 'https://www.usajobs.gov' },
  minIntervalMs: 6 * hourMs,
  keyForm: 'EMAIL:KEY',
  ask: ({ board, key }, page) => ({
    url: `https://data.usajobs.gov/api/search?Keyword=${encodeURIComponent(board)}&ResultsPerPage=250&Fields=full&Page=${page + 1}`,
    headers: {
      'user-agent': key.split(':')[0] ?? '',
      'authorization-key': key.split(':').slice(1).join(':'),
    },
    limitBytes: 20_000_000,
  }),
  answers: z.object({
    SearchResult: z.object({
      SearchResultItems: field.list,
      UserArea: field.maybe(z.object({ NumberOfPages: field.amount })),
    }),
  }),
  entries: ({ SearchResult }) => SearchResult.SearchResultItems,
  entry,
  toJob,
  pages: {
    full: 1,
    most: ({ SearchResult: { UserArea } }) => Math.min(UserArea?.NumberOfPages ?? 1, 20),
  },
})
