/** A job by its identifier, as this person may see it: a listing, or one that they found themselves. */
import type { House } from '../house.ts'
import type { StoredJob } from '../jobs/store.ts'
import { findJob } from '../jobs/store.ts'
import { foundPrefix } from './found-id.ts'
import { findFoundJob } from './store.ts'

export const findJobFor = (
  { db }: Pick<House, 'db'>,
  personId: string,
  id: string,
): Promise<StoredJob | null> =>
  id.startsWith(foundPrefix) ? findFoundJob(db, personId, 'id', id) : findJob(db, id)
