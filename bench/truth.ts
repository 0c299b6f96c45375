/**
 * What the guard says of each case, in three grades: of fabrications how many are unmarked, asked
 * about and stopped, of honest changes how many are proven, asked about and stopped; and how long
 * it takes. Sets that were looked at are there for regression: quality is what a set gave the first
 * time (quality/areas.ts).
 */
import { verifyResume } from '#domain/truth/verify.ts'

import type { TruthCase } from './cases/truth-cases.ts'
import { allTruthCases } from './cases/truth-cases.ts'
import { processorMs } from './processor.ts'
import type { BenchTable } from './table.ts'
import { percentile, renderTable } from './table.ts'

const grades = ['none', 'ask', 'stop'] as const
type Judged = TruthCase & { grade: (typeof grades)[number]; ms: number }

export async function benchTruth(): Promise<BenchTable[]> {
  const judged = allTruthCases().filter(isChanged).map(judge)
  const sets = Map.groupBy(judged, setOf)
  return [
    {
      title: 'Truth: what the guard says, in three grades',
      columns,
      rows: [...sets].flatMap(([set, own]) => [
        row(`${set}, all`, own),
        ...[...Map.groupBy(own, ({ language }) => language)].map(([language, some]) =>
          row(`${set}, ${language}`, some),
        ),
      ]),
      notes: [
        'A fabrication that draws any finding is marked. An honest change is proven where nothing is found; a question is no stop, but it is asked of the person.',
        `Time on the processor per resume: median ${time(judged, 50)} ms, 95th percentile ${time(judged, 95)} ms.`,
      ],
    },
    {
      title: 'Truth: single edits by the kind of fabrication',
      columns,
      rows: [...Map.groupBy(judged.filter(isFalseEdit), (one) => one.class)].map(([kind, own]) =>
        row(kind, own),
      ),
      notes: [],
    },
  ]
}

const columns = [
  'cases',
  'fabrications',
  'unmarked',
  'asked',
  'stopped',
  'honest',
  'proven',
  'asked',
  'stopped',
]

const isFalseEdit = ({ batch, label }: TruthCase): boolean => batch === 'rewrites' && label === 'F'

const isChanged = ({ original, changed }: TruthCase): boolean =>
  JSON.stringify(original) !== JSON.stringify(changed)

function judge(one: TruthCase): Judged {
  let grade: Judged['grade'] = 'none'
  const ms = processorMs(() => {
    const found = verifyResume(one.original, one.changed, one.told)
    if (found.length > 0) grade = found.some((each) => each.grade === 'stop') ? 'stop' : 'ask'
  })
  return { ...one, grade, ms }
}

function setOf({ batch, class: kind, told }: TruthCase): string {
  const [set = ''] = batch.split('/')
  const isAcross = told.translatedTo !== undefined || kind.startsWith('translat')
  return isAcross ? `${set}, translated` : set
}

function row(name: string, own: readonly Judged[]): string[] {
  const sharesOf = (label: TruthCase['label']) => {
    const some = own.filter((one) => one.label === label)
    return [
      String(some.length),
      ...grades.map((grade) =>
        share(some.filter((one) => one.grade === grade).length, some.length),
      ),
    ]
  }
  return [name, ...sharesOf('F'), ...sharesOf('T')]
}

const share = (count: number, of: number): string =>
  of === 0 ? '–' : `${((100 * count) / of).toFixed(1)} %`

const time = (judged: readonly Judged[], part: number): string =>
  percentile(
    judged.map(({ ms }) => ms),
    part,
  ).toFixed(1)

if (import.meta.main) console.log((await benchTruth()).map(renderTable).join('\n'))
