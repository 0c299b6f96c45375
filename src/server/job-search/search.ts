/**
 * A page of a search. The first question works the results out and keeps up to 500 of them for this
 * person; later pages are cut from those, so that jobs which come and go repeat and skip nothing.
 */
import { createHash } from 'node:crypto'

import type { Calls } from '#contract/calls.ts'
import type { JobResult } from '#domain/jobs/job.ts'
import type { Language } from '#domain/language/languages.ts'
import { contentOf } from '#domain/resume/content.ts'

import { preferredLanguage } from '../http/accept-language.ts'
import type { FromPerson, Handler } from '../http/handler.ts'
import { untilGone } from '../http/until-gone.ts'
import { hashContent } from '../resumes/content-hash.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { ownNamedInQuery } from '../jobs/own-named.ts'
import type { JobQuestion } from './find-jobs.ts'
import { resultsKept } from './find-hits.ts'
import { findJobs } from './find-jobs.ts'
import { inOrderOfScores, orderByMatch } from './match.ts'
import type { Results } from './results-store.ts'
import { findResults, keepResults } from './results-store.ts'
import { openJobsAmong, quickScoresAmong } from '../jobs/store.ts'

/** Results a page (specification §9). */
const pageSize = 10

export const searchJobs: Handler<Calls['searchJobs']> = async (incoming) => {
  const owned = await ownNamedInQuery(incoming)
  const query = incoming.query()
  const search = await openSearch(incoming, query, owned)
  const kept = query.start === 0 ? null : await search.kept()
  const results = kept ?? (await search.workOut())
  const { page, gone } = await pageFrom(incoming, results.ids, query.start, owned)
  if (kept === null || gone.length > 0) {
    await search.keep({ ...results, ids: results.ids.filter((id) => !gone.includes(id)) })
  }
  return page
}

export const aboutSearch: Handler<Calls['aboutSearch']> = async (incoming) => {
  const owned = await ownNamedInQuery(incoming)
  const search = await openSearch(incoming, incoming.query(), owned)
  const kept = await search.kept()
  if (kept !== null) return kept.about
  const results = await search.workOut()
  await search.keep(results)
  return results.about
}

/** A person's question, and its results as they were when the first page was asked for. */
async function openSearch(
  {
    house: { db, now, rankedJobs, texts },
    person,
    request,
    reply,
  }: Pick<FromPerson, 'house' | 'person' | 'request' | 'reply'>,
  query: JobQuestion,
  owned: OwnedResume | null,
) {
  const language =
    owned?.resume.resume_language ??
    query.language ??
    preferredLanguage(request.headers['accept-language'])
  const key = keyOf(query, language, owned)
  const at = now()
  return {
    kept: () => findResults(db, person.id, key, at),
    keep: (results: Results) => keepResults(db, person.id, key, results, at),
    async workOut(): Promise<Results> {
      if (query.sort !== 'match' || owned === null) {
        const found = await findJobs(db, query, language, at)
        // Whoever finds so many may want them in the order of a resume next. Nobody waits for that
        // here: a search that needs it tells what went wrong.
        if (found.ids.length === resultsKept) rankedJobs.prepare().catch(() => {})
        return found
      }
      const { resume } = owned
      const run = texts.for(person.id, untilGone(reply))
      const shown = await run('shownLevels', contentOf(resume), resume.resume_language)
      const ranking = rankedJobs.inOrderOf(shown)
      const found = await findJobs(db, query, language, at, { ranking })
      const inOrder = await orderByMatch(db, shown, found.ids)
      const against = { owned, contentHash: hashContent(resume) }
      const scores = await quickScoresAmong(db, against, inOrder)
      return { ...found, ids: inOrderOfScores(inOrder, scores) }
    },
  }
}

/**
 * Pages are filled: a job that closed gives its place to the next. Those that are gone leave the list,
 * so that the next page begins where this one ended.
 */
async function pageFrom(
  { house: { db }, person }: Pick<FromPerson, 'house' | 'person'>,
  ids: readonly string[],
  start: number,
  owned: OwnedResume | null,
): Promise<{ page: JobResult[]; gone: string[] }> {
  const against = owned === null ? null : { owned, contentHash: hashContent(owned.resume) }
  const page: JobResult[] = []
  const gone: string[] = []
  for (let at = start; page.length < pageSize && at < ids.length;) {
    const asked = ids.slice(at, at + pageSize - page.length)
    const open = await openJobsAmong(db, asked, person.id, against)
    page.push(...open)
    gone.push(...asked.filter((id) => !open.some((job) => job.job_identifier === id)))
    at += asked.length
  }
  return { page, gone }
}

function keyOf(query: JobQuestion, language: Language, owned: OwnedResume | null): Buffer {
  const { start: _start, resume_id: _resume, language: _language, ...asked } = query
  const resume =
    query.sort === 'match' && owned !== null ? hashContent(owned.resume).toString('base64') : null
  return createHash('sha256')
    .update(JSON.stringify([asked, language, resume]))
    .digest()
}
