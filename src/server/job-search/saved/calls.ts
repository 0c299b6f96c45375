/** Keep a search, list those kept with what is new, look at one, forget one. */
import type { Calls } from '#contract/calls.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import type { Handler } from '../../http/handler.ts'
import { Problem } from '../../http/problem.ts'
import { findJobs } from '../find-jobs.ts'
import type { SavedSearch } from './store.ts'
import { keepSearch, listSaved, removeSaved, seeSaved } from './store.ts'

export const saveSearch: Handler<Calls['saveSearch']> = async ({ house, person, body }) => {
  const { seen_at: _, ...kept } = await keepSearch(house.db, person.id, await body(), house.now())
  return { ...kept, new_count: 0 }
}

export const listSavedSearches: Handler<Calls['listSavedSearches']> = async ({ house, person }) => {
  const searches = []
  // One after the other: a person's list is no reason to keep ten connections busy.
  for (const search of await listSaved(house.db, person.id)) {
    const { seen_at: _, ...kept } = search
    searches.push({ ...kept, new_count: await countNew(house.db, search, house.now()) })
  }
  return searches
}

async function countNew(db: Kysely<Tables>, search: SavedSearch, now: Date): Promise<number> {
  const { radius_km, ...query } = search.query
  const asked = { ...query, start: 0, ...(radius_km === null ? {} : { radius_km }) }
  const { ids } = await findJobs(db, asked, 'en', now, { addedAfter: search.seen_at })
  return ids.length
}

export const seeSavedSearch: Handler<Calls['seeSavedSearch']> = async ({
  house,
  person,
  param,
}) => {
  const seen = await seeSaved(house.db, person.id, param('id'), house.now())
  if (!seen) throw new Problem('not_found')
  return undefined
}

export const removeSavedSearch: Handler<Calls['removeSavedSearch']> = async ({
  house,
  person,
  param,
}) => {
  if (!(await removeSaved(house.db, person.id, param('id')))) throw new Problem('not_found')
  return undefined
}
