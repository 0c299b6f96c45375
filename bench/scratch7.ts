import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { restoreContent } from '#domain/resume/restore.ts'
import { readJob, jobText } from '#domain/ads/requirements.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import { tailorResume } from '#domain/tailoring/tailor.ts'
import { readSamples } from '#server/job-import/sources/samples.ts'
const now = { year: 2026, month: 11 }
const samples = (await readSamples()).map(({ language, detail }) => ({ language, reading: readJob(jobText(detail)) }))
const open = readFileSync('/work/shared/data/jobs/open.jsonl','utf8').split('\n').filter(Boolean).map((l)=>JSON.parse(l)).filter((_,i)=>i%4===0).map((a)=>({ language:a.language, reading: readJob(a.title+'\n'+a.text) }))
const jobs=[...samples,...open]
const files = [...readdirSync('tests/fixtures/resumes').filter(f=>f.endsWith('.json')&&f!=='manifest.json').map(f=>'tests/fixtures/resumes/'+f), ...readdirSync('/work/shared/data/reading').filter(f=>f.endsWith('.truth.json')).map(f=>'/work/shared/data/reading/'+f)]
const seen=new Set<string>()
for (const f of files) {
  let r; try { r = restoreContent(JSON.parse(readFileSync(f,'utf8'))) } catch { continue }
  if (seen.has(r.contact_info.name)) continue; seen.add(r.contact_info.name)
  const t0 = jobs.map((j)=>({ j, s: scoreResume(r, j.reading).score })).toSorted((a,b)=>b.s-a.s)[0]!
  const t = tailorResume(r, t0.j.reading, { now })
  console.log('##', f.split('/').at(-1), '|', t0.j.reading.title?.text, t0.s, '→', scoreResume(t.content,t0.j.reading).score)
  console.log('  OLD', r.summary)
  for (const e of t.edits) if (e.op!=='move') console.log('  ', e.op, e.path, JSON.stringify(e.old)?.slice(0,150), '→', e.op==='summary'? e.value: JSON.stringify(e.value))
  if (t.waiting.length) console.log('   WAIT', JSON.stringify(t.waiting.map(w=>[w.edit.value,w.findings.map(x=>x.claim)])))
}
