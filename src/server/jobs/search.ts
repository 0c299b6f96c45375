import type { Calls } from '#contract/calls.ts'

import { preferredLanguage } from '../http/accept-language.ts'
import type { Handler } from '../http/handler.ts'
import { hashContent } from '../resumes/content-hash.ts'
import { ownNamedInQuery } from './own-named.ts'
import { searchJobsFor } from './store.ts'

export const searchJobs: Handler<Calls['searchJobs']> = async (incoming) => {
  const owned = await ownNamedInQuery(incoming)
  const query = incoming.query()
  const against = owned === null ? null : { owned, contentHash: hashContent(owned.resume) }
  const language =
    owned?.resume.resume_language ?? preferredLanguage(incoming.request.headers['accept-language'])
  return searchJobsFor(incoming.house.db, query, { against, language })
}
