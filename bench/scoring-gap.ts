/**
 * The gap of the weakened RJDB resumes: what they are told is missing, against the skills that were
 * taken out of them. Every second row was read while the lexicon grew; the others were not looked at
 * one by one. What is missed and what is said beside the gold is told by its cause.
 */
import { cleanJobText } from '#domain/ads/requirements.ts'
import type { JobReading } from '#domain/ads/reading.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import { asksOf } from '#domain/scoring/asks.ts'

import type { Triple } from './scoring-data.ts'
import type { BenchTable } from './scoring.ts'

export type Told = { triple: Triple; job: JobReading; said: readonly string[] }

type Gap = { said: number; hits: number; gold: number; found: number }

const share = (part: number, whole: number): string => (part / (whole || 1)).toFixed(3)

export function gapRows(told: readonly Told[]): { precision: string; recall: string } {
  const gap = gapIn(told)
  return { precision: share(gap.hits, gap.said), recall: share(gap.found, gap.gold) }
}

export function benchGapCauses(told: readonly Told[]): BenchTable {
  const halves = [
    ['rows read while tuning', told.filter((_, i) => i % 2 === 0)],
    ['rows held out', told.filter((_, i) => i % 2 === 1)],
  ] as const
  const missed = told.flatMap((one) => one.triple.missing.flatMap((gold) => whyMissed(gold, one)))
  const beside = told.flatMap((one) =>
    one.said.filter((skill) => !isHit(skill, one.triple)).map((skill) => whyBeside(skill, one)),
  )
  const all = gapIn(told)
  const asked = beside.filter((cause) => cause === causes.asked).length
  const tellable = all.gold - missed.filter((cause) => untellable.has(cause)).length
  return {
    title: 'Gap: both halves, and why the rest falls short (RJDB development rows)',
    columns: ['measure', 'here', 'of'],
    rows: [
      ...halves.flatMap(([name, rows]) => {
        const gap = gapIn(rows)
        return [
          [`precision, ${name}`, share(gap.hits, gap.said), `${gap.hits} of ${gap.said}`],
          [`recall, ${name}`, share(gap.found, gap.gold), `${gap.found} of ${gap.gold}`],
        ]
      }),
      [
        'precision, where whatever the job writes among its requirements counts as asked for',
        share(all.hits + asked, all.said),
        `${all.hits + asked} of ${all.said}`,
      ],
      [
        'recall of the gold that the job writes and the weakened resume no longer shows',
        share(all.found, tellable),
        `${all.found} of ${tellable}`,
      ],
      ...counted('missed', missed),
      ...counted('said beside the gold', beside),
    ],
    notes: [
      'The first four count by the gold as it is. It lists only some of what the jobs ask for, and among what was taken out it has skills that still stand in the resume or that the job never writes, which cannot be told to be missing without saying something untrue. The two after them leave out just that.',
    ],
  }
}

const causes = {
  shown: 'every word still stands in the resume',
  unwritten: 'the job never writes it so',
  asked: 'the job writes it among its requirements',
}
/** To tell these missing would be untrue of the resume or of the job. */
const untellable: ReadonlySet<string> = new Set([causes.shown, causes.unwritten])

function counted(of: string, why: readonly string[]): string[][] {
  const counts = [...Map.groupBy(why, (cause) => cause)]
  return counts
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([cause, all]) => [`${of}: ${cause}`, String(all.length), `of ${why.length}`])
}

function gapIn(told: readonly Told[]): Gap {
  const gap = { said: 0, hits: 0, gold: 0, found: 0 }
  for (const { triple, said } of told) {
    gap.said += said.length
    gap.hits += said.filter((skill) => isHit(skill, triple)).length
    gap.gold += triple.missing.length
    gap.found += triple.missing.filter((gold) => said.some((skill) => agree(gold, skill))).length
  }
  return gap
}

/** Said to be missing is right what the gold list holds and the resume does not. */
function isHit(skill: string, triple: Triple): boolean {
  if (triple.missing.some((gold) => agree(gold, skill))) return true
  return triple.skills.some((gold) => agree(gold, skill)) && !isShown(skill, triple.weakened)
}

function whyMissed(gold: string, { triple, job, said }: Told): string[] {
  if (said.some((skill) => agree(gold, skill))) return []
  if (isShown(gold, triple.weakened)) return [causes.shown]
  const name = gold.trim().toLowerCase()
  const text = cleanJobText(triple.job).toLowerCase()
  if (!text.includes(name)) return [causes.unwritten]
  const places = placesOf(name, text)
  const asks = asksOf(job).filter(
    ({ group, job: at }) =>
      group !== 'role' && places.some((place) => at.start < place + name.length && place < at.end),
  )
  if (asks.length === 0) return ['read as no demand of its own']
  const isWanted = asks.some(({ group }) => group !== 'duty')
  return [isWanted ? 'shown under another name, or told as part of another' : 'only spoken of']
}

function placesOf(name: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) places.push(at)
  return places
}

function whyBeside(skill: string, { triple, job }: Told): string {
  if (isShown(skill, triple.weakened)) return 'every word stands in the resume'
  const words = keyWords(skill)
  if (triple.skills.some((gold) => [...keyWords(gold)].some((word) => words.has(word))))
    return 'part of a longer name in the gold, or the other way round'
  const isAsked = job.lines.some(
    ({ kind, text }) =>
      (kind === 'required' || kind === 'preferred') &&
      text.toLowerCase().includes(skill.toLowerCase()),
  )
  return isAsked ? causes.asked : 'named by its usual spelling'
}

function isShown(skill: string, resume: ResumeContent): boolean {
  const words = keyWords(resumeText(resume))
  return [...keyWords(skill)].every((word) => words.has(word))
}

const resumeText = (content: ResumeContent): string =>
  [
    content.summary,
    ...content.skill_categories.flatMap((category) => category.skills),
    ...content.work_experience.map((item) => item.role),
  ].join('\n')

const emptyWords = new Set(
  'skills skill and of in the to ability strong basic knowledge'.split(' '),
)

const keyWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
      .filter((word) => !emptyWords.has(word))
      .map((word) => word.slice(0, 6)),
  )

/** Two names of a skill agree when half the words of the one are in the other, either way. */
function agree(gold: string, said: string): boolean {
  const a = keyWords(gold)
  const b = keyWords(said)
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > 0 && (2 * shared) / (a.size + b.size) >= 0.5
}
