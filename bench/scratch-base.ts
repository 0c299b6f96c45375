import { readFitPairs } from './fit/fit-data.ts'
import { tailorResume } from '#domain/tailoring/tailor.ts'
import { scoreResume, whatWouldChange } from '#domain/scoring/score.ts'
const pairs = (readFitPairs() ?? []).filter((p) => p.fit >= 2)
let rose=0,fell=0,changed=0,n=0
const t0=Date.now()
for (const p of pairs) {
  const before = scoreResume(p.resume, p.job.reading).score
  const t = tailorResume(p.resume, p.job.reading)
  const after = scoreResume(t.content, p.job.reading).score
  n++; if (after>before) rose++; if (after<before) fell++
  if (t.edits.some(e=>e.op!=='move')) changed++
}
console.log({n,open:pairs.filter(p=>!p.job.isSealed).length,rose,fell,changed,ms:(Date.now()-t0)/n})
const byKind=new Map<string,[number,number]>()
for (const p of pairs.filter(p=>!p.job.isSealed)) {
  const s=scoreResume(p.resume,p.job.reading)
  const w=whatWouldChange(p.resume,p.job.reading)
  for (const c of s.contributions) { if(c.kind==='base')continue
    const ch=w.find(x=>x.requirement===c.requirement&&x.job.start===c.job.start)
    const partly=ch&&c.evidence.length>0
    const secs=[...new Set(c.evidence.map(e=>e.path.split('/')[1]))].join('+')
    const key=c.kind+(c.kind==='wording'?'':partly?' partly '+secs:ch?' none':' full')
    const o=byKind.get(key)??[0,0]; o[0]++; o[1]+=ch?.points??0; byKind.set(key,o)}
}
for (const [k,[a,b]] of [...byKind].sort((x,y)=>y[1][1]-x[1][1])) console.log(k,a,b.toFixed(0))
