import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { toPlainText } from '#domain/exchange/plain-text.ts'
import { fittingPairs, tailorPair } from './tailoring-pairs.ts'
const out = '/work/cases/writer1'
rmSync(out, { recursive: true, force: true }); mkdirSync(out + '/pairs', { recursive: true })
const hash = (s: string) => createHash('sha256').update(s).digest()
const pairs = fittingPairs().filter((p) => !p.job.isSealed && !p.person.startsWith('parrot'))
  .toSorted((a, b) => hash(a.person + a.job.id).compare(hash(b.person + b.job.id)))
const perPerson = new Map<string, number>(), perLang = new Map<string, number>()
const chosen: typeof pairs = []
for (const most of [7, 8, 20]) for (const p of pairs) {
  if (chosen.length >= 40 || chosen.includes(p)) continue
  if ((perPerson.get(p.person) ?? 0) >= 2 || (perLang.get(p.resumeLanguage) ?? 0) >= most) continue
  perPerson.set(p.person, (perPerson.get(p.person) ?? 0) + 1)
  perLang.set(p.resumeLanguage, (perLang.get(p.resumeLanguage) ?? 0) + 1)
  chosen.push(p)
}
const key: Record<string, unknown> = {}
chosen.toSorted((a, b) => hash('x' + a.person + a.job.id).compare(hash('x' + b.person + b.job.id))).forEach((p, i) => {
  const id = String(i + 1).padStart(2, '0')
  const t = tailorPair(p)
  const L = p.resumeLanguage as Parameters<typeof toPlainText>[1]
  const [before, after] = [toPlainText(t.original, L), toPlainText(t.tailored.content, L)]
  const isA = (hash('ab' + id + p.person)[0] ?? 0) % 2 === 0
  writeFileSync(`${out}/pairs/${id}.txt`, `THE AD\n======\n${p.job.reading.text.trim()}\n\n\nRESUME A\n========\n${(isA ? after : before).trim()}\n\n\nRESUME B\n========\n${(isA ? before : after).trim()}\n`)
  key[id] = { tailored: isA ? 'A' : 'B', language: p.resumeLanguage, person: p.person, job: p.job.id, fit: p.fit, changed: before !== after }
})
writeFileSync(out + '/key.json', JSON.stringify(key, null, 1))
console.log(chosen.length, Object.fromEntries(perLang), Object.values(key).filter((k: any) => !k.changed).length)
