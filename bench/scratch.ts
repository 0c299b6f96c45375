import { restoreContent } from '#domain/resume/restore.ts'
import { readFitPairs } from './fit/fit-data.ts'
import { summariesFor } from '#domain/tailoring/compose/summary.ts'
import { worthToJob } from '#domain/tailoring/propose/worth.ts'
import { verifyResume } from '#domain/truth/verify.ts'
const pairs = (readFitPairs() ?? []).filter((p) => p.fit >= 2 && !p.job.isSealed)
let none=0, first=0, some=0
const only = process.argv[2]
for (const p of pairs) {
  if (only && p.resumeLanguage !== only) continue
  const r = restoreContent(p.resume)
  const now = { year: 2026, month: 11 }
  const versions = summariesFor(r, p.job.reading, worthToJob(r, p.job.reading), { language: p.resumeLanguage as any, now })
  console.log('##', p.person, p.job.id, p.resumeLanguage, p.fit, '|', p.job.reading.title?.text)
  console.log('   OLD', r.summary)
  let ok = false
  for (const [i, v] of versions.entries()) {
    const f = verifyResume(r, { ...r, summary: v.value }, { now })
    if (f.length === 0) { console.log('   NEW', v.value, '<', v.requirement); ok = true; if (i === 0) first++; else some++; break }
    console.log('   no ', v.value); console.log('     ', f.map((x) => `${x.rule}/${x.reason}/${x.grade}: ${x.claim}`).join(' | '))
  }
  if (!ok) none++
}
console.log({ n: pairs.length, first, some, none })
