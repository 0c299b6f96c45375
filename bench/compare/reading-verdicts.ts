/** How well a tree reads each file of the corpora, and which fields it reads wrong. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { readResume } from '#domain/reading/read-resume.ts'
import type { readItems } from '#server/pdf/read-items.ts'

import type { Verdict } from '../cases/case.ts'
import { caseId, isSealed } from '../cases/case.ts'
import { dataFolder, projectRoot } from '../data.ts'
import type { Source } from '../reading.ts'
import { loadScore } from '../reading-score.ts'

export async function* readingVerdicts(
  open: typeof readItems,
  read: typeof readResume,
  isWanted: (batch: string) => boolean,
): AsyncGenerator<Verdict> {
  const score = await loadScore()
  for (const { batch, folder, source } of sources().filter((one) => isWanted(one.batch))) {
    const written = readFileSync(path.join(folder, source.truth), 'utf8')
    const opened = await open(new Uint8Array(readFileSync(path.join(folder, source.pdf))))
    const resume = opened.kind === 'document' ? read(opened.document).resume : {}
    const fields = score.fields(JSON.parse(written), resume)
    const right = score.overall(fields)
    const id = caseId(batch, `${source.id}\n${written}`)
    const wrong = Object.entries(fields).filter(([, { fp, fn }]) => fp + fn > 0)
    yield {
      area: 'reading',
      batch,
      id,
      kind: 'score',
      verdict: (100 * right).toFixed(1),
      because: wrong.map(([field, { fp, fn }]) => `${field} -${fn} +${fp}`),
      right,
      shown: isSealed(id) ? '' : source.id,
    }
  }
}

function sources(): { batch: string; folder: string; source: Source }[] {
  const corpora: [string, string | null][] = [
    ['open', dataFolder('reading')],
    ['own', path.join(projectRoot, 'tests/fixtures/resumes')],
  ]
  return corpora.flatMap(([name, folder]) => {
    if (folder === null || !existsSync(path.join(folder, 'manifest.json'))) return []
    // A corpus's manifest has this shape by its README.
    const { documents } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
      documents: Source[]
    }
    return documents.map((source) => ({
      batch: name === 'open' ? 'open' : `own/${source.batch ?? 'first'}`,
      folder,
      source,
    }))
  })
}
