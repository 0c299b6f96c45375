/**
 * Reads the texts of jobs after their titles, a few at a time: the words for what no title names, and
 * the skills with their weights, by which jobs are put in the order of a resume, and the place where
 * nothing else tells it.
 */
import { bodyWords } from '#domain/jobs/search/body-words.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import { placesInTexts } from './place-in-text.ts'
import { addBodies, textsToRead } from './store.ts'

const atATime = 20

/** Reads until nothing is left or `leaving` says so; answers how many were read. */
export async function indexBodies(db: Kysely<Tables>, leaving?: AbortSignal): Promise<number> {
  const { cleanJobText } = await import('#domain/jobs/clean-text.ts')
  const { readJob } = await import('#domain/jobs/requirements.ts')
  const { wantsOf } = await import('#domain/scoring/rank.ts')
  let read = 0
  for (;;) {
    const texts = await textsToRead(db, atATime)
    const rows = []
    const places = await placesInTexts(db, texts)
    for (const { id, title, text, asked } of texts) {
      if (leaving?.aborted === true) return read
      rows.push({
        job_id: id,
        asked,
        words: bodyWords(title, text),
        wants: wantsOf(readJob(cleanJobText(text)), title),
        places: places.get(id) ?? [],
      })
      // Requests go between any two texts.
      await new Promise((resolve) => setImmediate(resolve))
    }
    await addBodies(db, rows)
    read += texts.length
    if (texts.length < atATime) return read
  }
}
