import { restoreContent } from '#domain/resume/restore.ts'
import { readFitPairs } from './fit/fit-data.ts'
import { tailorResume } from '#domain/tailoring/tailor.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import { verifyResume } from '#domain/truth/verify.ts'
const all = (readFitPairs() ?? []).filter((p) => p.fit >= 2)
const now = { year: 2026, month: 11 }
for (const part of ['open', 'sealed']) {
  const pairs = all.filter((p) => p.job.isSealed === (part === 'sealed'))
  let words = 0, rose = 0, fell = 0, findings = 0, sum=0, waiting = 0, any=0
  const times: number[] = []; const ops = new Map<string, number>()
  for (const p of pairs) {
    const r = restoreContent(p.resume)
    const before = scoreResume(r, p.job.reading).score
    const t0 = performance.now()
    const t = tailorResume(r, p.job.reading, { now })
    times.push(performance.now() - t0)
    const after = scoreResume(t.content, p.job.reading).score
    if (after > before) rose++; if (after < before) fell++
    findings += verifyResume(r, t.content, { now }).length
    waiting += t.waiting.length
    if (t.edits.some((e) => e.op === 'summary' || e.op === 'rewrite')) words++
    if (t.edits.length) any++
    for (const e of t.edits) ops.set(e.op, (ops.get(e.op) ?? 0) + 1)
    sum += after-before
  }
  times.sort((a, b) => a - b)
  console.log(part, { n: pairs.length, words, any, rose, fell, findings, waiting, sum, p50: times[times.length >> 1]?.toFixed(0), p95: times[Math.floor(times.length * 0.95)]?.toFixed(0), max: times.at(-1)?.toFixed(0) }, Object.fromEntries(ops))
}
