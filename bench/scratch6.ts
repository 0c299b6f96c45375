import { tailorResume } from '#domain/tailoring/tailor.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { readFileSync } from 'node:fs'
const src = readFileSync('tests/e2e/editor-page.ts', 'utf8')
const { platformJob, ana } = await import('../tests/e2e/' + 'editor-page.ts')
const t = tailorResume(ana, readJob(platformJob), { now: { year: 2026, month: 11 } })
console.log(src.length, JSON.stringify(t.edits, null, 1))
