/**
 * `npm run bench [-- NAME…]`: runs the benchmarks, prints their tables, and writes docs/quality.md;
 * `npm run bench -- compare A B` runs two trees over the same cases (compare/compare.ts),
 * and `npm run bench -- ratchet` brings the lists of known failures up to date (ratchet.ts).
 *
 * docs/quality.json keeps the last tables of every benchmark with the commit and the date of its
 * run, so that running one leaves the figures of the others standing as they were measured.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { projectRoot } from './data.ts'
import type { Entry } from './quality/page.ts'
import { qualityPage } from './quality/page.ts'
import { renderTable } from './table.ts'
import type { BenchTable } from './table.ts'

const benches: Record<string, () => Promise<BenchTable[]>> = {
  reading: async () => [
    ...(await (await import('./reading.ts')).benchReading()),
    ...(await (await import('./reading-speed.ts')).benchReadingSpeed()),
  ],
  scoring: async () => (await import('./scoring.ts')).benchScoring(),
  fit: async () => (await import('./fit/fit.ts')).benchFit(),
  'fit-weights': async () => (await import('./fit/fit-weights.ts')).benchFitWeights(),
  truth: async () => (await import('./truth.ts')).benchTruth(),
  ads: async () => (await import('./ads.ts')).benchAds(),
  strangers: async () => (await import('./strangers.ts')).benchStrangers(),
  unseen: async () => (await import('./unseen.ts')).benchUnseen(),
  tailoring: async () => [await (await import('./tailoring.ts')).benchTailoring()].flat(),
  start: async () => (await import('./start.ts')).benchStart(),
  upload: async () => (await import('./upload.ts')).benchUpload(),
  translation: async () => (await import('./translation.ts')).benchTranslation(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  'search-quality': async () => (await import('./search/quality.ts')).benchSearchQuality(),
  search: async () => (await import('./search/speed.ts')).benchSearch(),
  import: async () => (await import('./import.ts')).benchImport(),
  printing: async () => (await import('./printing.ts')).benchPrinting(),
  'word-files': async () => (await import('./word-files.ts')).benchWordFiles(),
  mutation: async () => (await import('./mutation.ts')).benchMutation(),
  size: async () => (await import('./size.ts')).benchSize(),
}

const jsonFile = path.join(projectRoot, 'docs/quality.json')
const pageFile = path.join(projectRoot, 'docs/quality.md')

const wanted = process.argv.slice(2)
if (wanted[0] === 'ratchet') {
  const { ratchet } = await import('./ratchet.ts')
  process.exit(await ratchet(wanted.slice(1)))
}
if (wanted[0] === 'compare') {
  const { compare } = await import('./compare/compare.ts')
  process.exit(await compare(wanted.slice(1)))
}
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `No benchmark ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(2)
}

const measured: Record<string, Entry> = {}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const tables = await bench()
  measured[name] = { commit: commit(), date: new Date().toISOString().slice(0, 10), tables }
  console.log(tables.map(renderTable).join('\n'))
}

// Read only now: another benchmark may have written its figures meanwhile.
const standing = existsSync(jsonFile)
  ? (JSON.parse(readFileSync(jsonFile, 'utf8')) as Record<string, Entry>)
  : {}
const results = { ...standing, ...measured }
const kept = Object.keys(benches).filter((name) => name in results)
writeFileSync(
  jsonFile,
  `${JSON.stringify(Object.fromEntries(kept.map((n) => [n, results[n]])), null, 1)}\n`,
)
writeFileSync(pageFile, qualityPage(results))
process.exit(0)

function commit(): string {
  const hash = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).trim()
  const dirty = execFileSync('git', ['status', '--porcelain', '--', 'src', 'tables'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  return dirty === '' ? hash : `${hash} with changes`
}
