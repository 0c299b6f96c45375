/** Whether a tree finds each mark of the marked ads, and what it reads beside them. */
import { languages } from '#domain/language/languages.ts'

import type { Verdict } from '../cases/case.ts'
import { caseId, isSealed } from '../cases/case.ts'
import { fields, judgeAd, notCounted, readAds, sets } from '../job-reading.ts'
import type { readGivenJob } from '../../src/cli/given-job.ts'

export function* adVerdicts(
  read: typeof readGivenJob,
  isWanted: (batch: string) => boolean,
): Generator<Verdict> {
  for (const set of sets) {
    const batch = `ads/${set}`
    if (!isWanted(batch)) continue
    for (const ad of languages.flatMap((language) => readAds(set, language))) {
      for (const { field, marks, beside } of judgeAd(read, ad)) {
        const said = (id: string, start: number, end: number) =>
          isSealed(id) ? '' : ad.text.slice(start, end)
        for (const { start, end, isFound } of marks) {
          const id = caseId(batch, `${ad.text}\n${field} ${start}`)
          yield {
            area: 'ads',
            batch,
            id,
            kind: `${fields[field]} found`,
            verdict: isFound ? 'found' : 'missed',
            because: [],
            right: isFound ? 1 : 0,
            shown: said(id, start, end),
          }
        }
        if (notCounted.has(field)) continue
        const id = caseId(batch, `${ad.text}\n${field} beside`)
        yield {
          area: 'ads',
          batch,
          id,
          kind: `${fields[field]}: nothing read beside`,
          verdict: `${beside.length} beside`,
          because: isSealed(id) ? [] : beside.map(({ start, end }) => ad.text.slice(start, end)),
          right: beside.length === 0 ? 1 : 0,
          shown: said(id, 0, ad.text.indexOf('\n')),
        }
      }
    }
  }
}
