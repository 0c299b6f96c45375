import { readFileSync } from 'node:fs'
import { restoreContent } from '#domain/resume/restore.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import { summariesFor } from '#domain/tailoring/compose/summary.ts'
import { worthToJob } from '#domain/tailoring/propose/worth.ts'
import { verifyResume } from '#domain/truth/verify.ts'
import { detectLanguage } from '#domain/language/detect.ts'
const now = { year: 2026, month: 11 }
for (const [f, job] of [['dachdecker-de-signed-lebenslauf','Dachdecker (m/w/d)\n\nAnforderungen\n- Dachdecker'],['buchhalterin-de-tabellarisch','Bilanzbuchhalter (m/w/d)\n\nAnforderungen\n- Buchhaltung\n- DATEV'],['aide-soignante-fr-agence','Aide-soignante\n\nProfil\n- soins'],['adjointe-fr-typst-quebec','Adjointe administrative\n\nProfil\n- Excel'],['verkauf-de-xing','Verkäufer (m/w/d)\n\nAnforderungen\n- Verkauf']] as const) {
  let r; for (const d of ['tests/fixtures/resumes/','/work/shared/data/reading/']) try { r = restoreContent(JSON.parse(readFileSync(d+f+'.truth.json','utf8'))) } catch {}
  if (!r) { console.log(f,'?'); continue }
  const language = detectLanguage(JSON.stringify(r.work_experience))
  console.log('##', f, language, JSON.stringify(r.work_experience.map(w=>[w.role,w.company,w.from_date,w.to_date,w.description])).slice(0,700))
  const reading = readJob(job)
  for (const v of summariesFor(r, reading, worthToJob(r, reading), { language, now })) console.log('  ', v.value, '|', verifyResume(r,{...r,summary:v.value},{now}).map(x=>x.reason+' '+x.claim))
}
