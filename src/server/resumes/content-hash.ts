/** What a resume says, as a hash: the same content has the same one, whatever its key order. */
import { createHash } from 'node:crypto'

import type { ResumeContent } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { storedLater } from '#domain/resume/later.ts'

export function hashContent(resume: ResumeContent): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(storedLater(contentOf(resume)))))
    .digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, field]) => [key, sorted(field)])
}
