import { restoreContent } from '#domain/resume/restore.ts'
import { readFitPairs } from './fit/fit-data.ts'
import { whatWouldChange } from '#domain/scoring/score.ts'
import { readLine } from '#domain/truth/reading/reading.ts'
import { isTold } from '#domain/truth/claims/told.ts'
import { resumeLines } from '#domain/resume/text.ts'
const all = (readFitPairs() ?? []).filter((p) => p.fit >= 2 && !p.job.isSealed && p.resumeLanguage === p.job.language)
let n = 0
for (const p of all) {
  const r = restoreContent(p.resume); const L = p.resumeLanguage as any
  const lines = resumeLines(r).filter((l) => l.kind === 'points' || l.kind === 'text' || l.kind==='skills').map((l) => ({ l, r: readLine(l.text, L) }))
  for (const c of whatWouldChange(r, p.job.reading)) {
    if (c.kind === 'title' || c.kind === 'language' || c.kind==='degree') continue
    if (c.points < 0.3) continue
    const q = readLine(c.requirement, L)
    const content = q.words.filter((w) => w.isContent)
    if (content.length === 0) continue
    const hit = lines.find(({ r }) => content.every((w) => isTold(w, [r])))
    if (hit) { n++; console.log(c.kind, c.points, '|', c.requirement, '<=', hit.l.path, hit.l.text) }
  }
}
console.log(all.length, n)
