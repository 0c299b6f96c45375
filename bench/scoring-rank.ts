/** How fast all jobs are ranked against one resume, on synthetic jobs; and that the order is exact. */
import { occupationNamesById } from '#domain/job-search/occupations.ts'
import { nearTo } from '#domain/job-search/near-occupations.ts'
import { createJobIndex } from '#domain/scoring/rank.ts'
import type { Want } from '#domain/scoring/want.ts'
import { shareOf } from '#domain/scoring/want.ts'
import { lexicon } from '#domain/skills/lexicon.ts'

import { processorMs } from './processor.ts'
import type { BenchTable } from './scoring.ts'

const wantsEach = 10
const resumeSkills = 40
const page = 50

/** The same numbers at every run. */
function createDraw(): () => number {
  let state = 12_345
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const trades = [...occupationNamesById().keys()]
const languages = ['english', 'german', 'french', 'dutch']

/** Some skills are asked for everywhere, most seldom: squared draws lean to the front. */
function drawWants(draw: () => number, skills: readonly string[]): Want[] {
  const pick = (all: readonly string[], turn: number) => all[Math.floor(turn * all.length)] ?? ''
  const wants = new Map<string, number>()
  while (wants.size < wantsEach)
    wants.set(`s:${pick(skills, draw() ** 2)}`, 1 + Math.floor(draw() * 600))
  wants.set(`o:${pick(trades, draw() ** 2)}`, 6000)
  wants.set(`l:${pick(languages, draw())}`, 10_000)
  return [...wants].map(([term, weight]) => ({ term, weight }))
}

export function benchRanking(): BenchTable[] {
  const skills = [...lexicon().keys()]
  const rows = (
    [
      [100_000, 5],
      [1_000_000, 60],
    ] as const
  ).map(([count, wanted]) => {
    const draw = createDraw()
    const index = createJobIndex()
    const kept: Want[][] = []
    const started = performance.now()
    for (let i = 0; i < count; i++) {
      const wants = drawWants(draw, skills)
      if (i < 2_000) kept.push(wants)
      index.add(String(i), wants)
    }
    const built = performance.now() - started
    const shown = new Map(drawShown(draw, skills))
    const whole = median(9, () => index.rankFor(shown).top(page))
    const byId = new Map(
      index
        .rankFor(shown)
        .top(count)
        .map(({ id, share }) => [id, share]),
    )
    const exact = kept.every((wants, i) => byId.get(String(i)) === shareOf(wants, shown))
    return [
      count.toLocaleString('en'),
      `${whole.toFixed(1)} ms`,
      `≤ ${wanted} ms`,
      `${Math.round(built)} ms`,
      `${(index.bytes / 2 ** 20).toFixed(0)} MiB`,
      exact ? 'yes' : 'NO',
    ]
  })
  return [
    {
      title: 'Ranking all jobs against one resume (synthetic jobs, one core)',
      columns: ['jobs', 'ranked', 'wanted', 'built', 'index', 'exact'],
      rows,
      notes: [
        `A trade, a language and ${wantsEach} skills a job, a trade with all near ones and ${resumeSkills} skills in the resume, the best ${page} read; medians of nine, time on the processor (other work on the machine does not count). Asking takes 6 bytes a job more, for as long as it takes.`,
      ],
    },
  ]
}

function* drawShown(draw: () => number, skills: readonly string[]): Generator<[string, number]> {
  yield ['l:english', 100]
  const [held = ''] = trades
  for (const [asked, nearness] of nearTo(held)) yield [`o:${asked}`, Math.round(100 * nearness)]
  for (let i = 0; i < resumeSkills; i++) {
    const skill = skills[Math.floor(draw() * skills.length)]
    if (skill !== undefined) yield [`s:${skill}`, 40 + Math.floor(draw() * 60)]
  }
}

function median(rounds: number, run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    return processorMs(run)
  })
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
