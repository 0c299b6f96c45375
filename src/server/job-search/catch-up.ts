/**
 * Brings the index up to date in the background: the towns of the world, once; jobs that have no row
 * yet or one of an older program; and, again and again, the texts of jobs whose titles were indexed
 * by an import. Of several processes one does it.
 */
import { oneAtATime } from '../db/one-at-a-time.ts'
import type { House } from '../house.ts'
import { loadPlaces } from '../places/load.ts'
import { indexBodies } from './index-bodies.ts'
import { currentVersion, indexJobs } from './index-jobs.ts'
import { forgetOldResults } from './results-store.ts'
import { takeBackOlder } from '../set-aside/store.ts'
import { regularly } from '../work/regularly.ts'
import { idsToIndex, queueTexts } from './store.ts'

const lookMs = 10_000
/** Whatever was written past the importer is looked for so often. */
const allEveryMs = 3_600_000
const atATime = 500

/** Nothing of this is hurried: the first minute belongs to who has just started the product. */
const placesAfterMs = 20_000

type Context = Pick<House, 'db' | 'now' | 'log' | 'leaving' | 'texts'>

async function indexWhatIsLeft({ db, leaving }: Context): Promise<void> {
  await oneAtATime(db, 'job search', async () => {
    const version = await currentVersion(db)
    while (!leaving.aborted) {
      const ids = await idsToIndex(db, version, atATime)
      if (ids.length === 0) break
      await db.transaction().execute((transaction) => indexJobs(transaction, ids))
    }
  })
}

async function readPlacesAndTexts(house: Context): Promise<void> {
  const { db, now, log, leaving, texts } = house
  if (await loadPlaces(db, leaving)) {
    log.info('the towns of the world are in the database')
    await indexWhatIsLeft(house)
  }
  await oneAtATime(db, 'job texts', async () => {
    await queueTexts(db, await takeBackOlder(db))
    await indexBodies({ db, log, run: texts.inBackground(leaving) }, leaving)
    await forgetOldResults(db, now())
  })
}

/** From now on; gives how to stop. */
export function catchUpRegularly(house: Context): () => Promise<void> {
  const began = performance.now()
  let allAt = -Infinity
  const rounds = { everyMs: lookMs, failed: 'jobs could not be indexed; tried again later' }
  return regularly(house, rounds, async (leaving) => {
    const at = performance.now()
    if (at - allAt >= allEveryMs) {
      await indexWhatIsLeft({ ...house, leaving })
      allAt = at
    }
    if (at - began >= placesAfterMs) await readPlacesAndTexts({ ...house, leaving })
  })
}
