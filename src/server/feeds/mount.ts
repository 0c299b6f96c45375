/**
 * Puts the secret addresses under `/feeds`: whoever knows one reads what it shows and nothing else, so
 * an unknown one is 404 like one that never was. They are read by programs that send no token.
 */
import { atomText } from '#domain/feeds/atom.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isToken } from '../auth/tokens.ts'
import type { House } from '../house.ts'
import { addressGroup } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import { findJobs } from '../job-search/find-jobs.ts'
import { calendarOf } from './calendar.ts'
import type { OpenedFeed } from './store.ts'
import { jobsInFeed, openFeed } from './store.ts'

type Deps = Pick<House, 'config' | 'db' | 'now' | 'limiter'>

/** Entries of an Atom feed. */
const mostJobs = 50

export function serveFeeds(app: FastifyInstance, deps: Deps): void {
  app.get('/feeds/:file', async (request, reply) => answer(deps, request, reply))
}

async function answer(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const waitSeconds = await deps.limiter.take('read', addressGroup(request.ip))
  if (waitSeconds > 0)
    throw new Problem('too_many_requests', {}, { retryAfterSeconds: waitSeconds })
  const { file = '' } = request.params as { file?: string } // the router's own
  const [, secret, kind] = /^([^.]*)\.(ics|atom)$/.exec(file) ?? []
  const feed = isToken(secret) ? await openFeed(deps.db, secret) : null
  if (feed === null || (feed.search === null) !== (kind === 'ics')) throw new Problem('not_found')
  void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
  return feed.search === null
    ? reply
        .type('text/calendar; charset=utf-8')
        .send(await calendarOf(deps.db, feed.personId, feed.language))
    : reply
        .type('application/atom+xml; charset=utf-8')
        .send(await atomOf(deps, { ...feed, search: feed.search }))
}

async function atomOf(
  { db, config, now }: Deps,
  { search, language }: OpenedFeed & { search: NonNullable<OpenedFeed['search']> },
): Promise<string> {
  const { radius_km, ...query } = search.query
  const asked = {
    ...query,
    sort: 'newest' as const,
    start: 0,
    ...(radius_km !== null && { radius_km }),
  }
  const { ids } = await findJobs(db, asked, language, now())
  const jobs = await jobsInFeed(db, ids, mostJobs)
  const page = `${config.publicUrl}/job-search`
  return atomText({
    id: `urn:uuid:${search.id}`,
    title: [query.job_title, query.location].filter((part) => part !== '').join(' · ') || 'Lapel',
    link: page,
    updatedAt: jobs[0]?.created_at ?? new Date(0),
    entries: jobs.map(({ id, title, company, location, link, created_at }) => ({
      id: `urn:lapel:job:${encodeURIComponent(id)}`,
      title: [title, company].filter((part) => part !== '').join(' · '),
      link: link ?? page,
      summary: [company, location].filter((part) => part !== '').join(' · '),
      updatedAt: created_at,
    })),
  })
}
