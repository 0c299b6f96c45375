import { readFileSync } from 'node:fs'
import { pictureOf, runOf } from '#web/screens/landing/picture.ts'
for (const l of process.argv.slice(2)) {
  const s = JSON.parse(readFileSync(`src/web/screens/landing/samples/${l}.json`, 'utf8'))
  const r = runOf(s)
  console.log(l, r.before.score, '→', r.after.score, '| waiting', r.tailored.waiting.map((w) => w.edit.path + ': ' + w.findings.map((f) => f.reason + ' ' + f.claim)))
  for (const e of r.tailored.edits) console.log('  ', e.op, e.path, JSON.stringify(e.value))
  console.log('  ', r.after.contributions.map((c) => `${c.kind} ${c.requirement} ${c.points}`).join(' | '))
  const p = pictureOf(s); console.log('   ', p.asks.map((a) => (a.isShown ? '✓' : '–') + a.text).join(', '), r.after.nice_to_have_skills)
}
