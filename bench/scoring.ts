/**
 * How well jobs are read and resumes scored, on data that is not part of the project: matched
 * against weakened resumes, the gap against gold skills, found skills against expert spans.
 */
import { cleanJobText, readJob } from '#domain/ads/requirements.ts'
import { scoreResume } from '#domain/scoring/score.ts'

import type { TaggedSentence, Triple } from './scoring-data.ts'
import { pairLanguages, readPairs } from '../tests/fixtures/pairs/read-pairs.ts'
import { processorMs } from './processor.ts'
import type { Told } from './scoring-gap.ts'
import { benchGapCauses, gapRows } from './scoring-gap.ts'
import { benchJobReading } from './job-reading.ts'
import { benchRanking } from './scoring-rank.ts'
import { readTechSentences, readTriples } from './scoring-data.ts'

export type BenchTable = { title: string; columns: string[]; rows: string[][]; notes: string[] }

export async function benchScoring(): Promise<BenchTable[]> {
  return [
    ...benchPairs(),
    ...benchOwnPairs(),
    ...benchSpans(),
    ...benchJobReading(),
    ...benchRanking(),
  ]
}

const missingNote = 'Data not found: set LAPEL_DATA to the folder that holds matching/.'

function benchPairs(): BenchTable[] {
  const title = 'Score: matched against weakened resumes (RJDB development rows)'
  const columns = ['measure', 'here', 'wanted']
  const triples = readTriples()
  if (triples === null) return [{ title, columns, rows: [], notes: [missingNote] }]
  const jobs = triples.map((triple) => readJob(cleanJobText(triple.job)))
  let won = 0
  let tied = 0
  const told: Told[] = []
  const scores = { matched: [] as number[], weakened: [] as number[], unrelated: [] as number[] }
  for (const [i, triple] of triples.entries()) {
    const job = jobs[i]
    const other = triples[(i + 137) % triples.length]
    if (job === undefined || other === undefined) continue
    const matched = scoreResume(triple.matched, job)
    const weakened = scoreResume(triple.weakened, job)
    scores.matched.push(matched.score)
    scores.weakened.push(weakened.score)
    scores.unrelated.push(scoreResume(other.matched, job).score)
    if (matched.score > weakened.score) won++
    else if (matched.score === weakened.score) tied++
    told.push({ triple, job, said: weakened.nice_to_have_skills })
  }
  const share = (part: number, whole: number): string => (part / (whole || 1)).toFixed(3)
  const gap = gapRows(told)
  return [
    {
      title,
      columns,
      rows: [
        ['pairs won', share(won, triples.length), '≥ .97'],
        ['pairs tied', share(tied, triples.length), '< .01'],
        ['gap precision', gap.precision, '≥ .90'],
        ['gap recall', gap.recall, '≥ .80'],
        ['median, matched', String(median(scores.matched)), '≥ 70'],
        ['median, weakened', String(median(scores.weakened)), ''],
        ['median, unrelated', String(median(scores.unrelated)), '≤ 15'],
        ['ms a score, on the processor', timeScores(triples, jobs), '≤ 1'],
      ],
      notes: [
        'Gap: what the weakened resume is told is missing, against the skills that were taken out of it (recall) and against those the job asks for and the weakened resume does not name (precision).',
        'Peers: keyword percentage wins .46 of such pairs and ties half of them; TF-IDF cosine wins .927.',
      ],
    },
    benchGapCauses(told),
  ]
}

/** Pairs of our own, in the languages that the outside data lacks; they are always at hand. */
function benchOwnPairs(): BenchTable[] {
  const rows = pairLanguages.map((language) => {
    const pairs = readPairs(language)
    const scored = pairs.map((pair, i) => {
      const job = readJob(cleanJobText(pair.job))
      const other = pairs[(i + 3) % pairs.length] ?? pair
      return {
        matched: scoreResume(pair.matched, job).score,
        weakened: scoreResume(pair.weakened, job).score,
        unrelated: scoreResume(other.matched, job).score,
      }
    })
    const won = scored.filter(({ matched, weakened }) => matched > weakened).length
    return [
      language,
      String(pairs.length),
      (won / pairs.length).toFixed(3),
      ...(['matched', 'weakened', 'unrelated'] as const).map((which) =>
        String(median(scored.map((one) => one[which]))),
      ),
    ]
  })
  return [
    {
      title: 'Score: matched against weakened resumes (pairs of our own)',
      columns: ['language', 'pairs', 'won', 'matched', 'weakened', 'unrelated'],
      rows,
      notes: ['Wanted: ≥ .97 won; medians ≥ 70 matched, ≤ 15 unrelated.'],
    },
  ]
}

function timeScores(
  triples: readonly Triple[],
  jobs: readonly ReturnType<typeof readJob>[],
): string {
  let count = 0
  const spent = processorMs(() => {
    for (let round = 0; round < 3; round++) {
      for (const [i, triple] of triples.entries()) {
        const job = jobs[i]
        if (job === undefined) continue
        scoreResume(triple.matched, job)
        count++
      }
    }
  })
  return (spent / count).toFixed(2)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function benchSpans(): BenchTable[] {
  const title = 'Skills found: knowledge spans of SkillSpan, tech sentences'
  const columns = ['set', 'precision', 'recall', 'F1 strict', 'F1 overlap']
  const sets = (['skillspan-dev.json', 'skillspan-train.json'] as const).map(
    (file) => [file, readTechSentences(file)] as const,
  )
  const rows = sets.flatMap(([file, sentences]) =>
    sentences === null ? [] : [[file, ...measureSpans(sentences)]],
  )
  const notes =
    rows.length === 0
      ? [missingNote]
      : ['Wanted: F1 ≥ .55 strict, ≥ .68 overlap. A 255-line hand lexicon reached .50 and .62.']
  return [{ title, columns, rows, notes }]
}

export function foundSpans(tokens: readonly string[]): [number, number][] {
  const starts: number[] = []
  let text = ''
  for (const token of tokens) {
    starts.push(text.length)
    text += `${token} `
  }
  const job = readJob(text)
  const found = [...job.lines.flatMap((line) => line.skills), ...job.languages]
  return found.map(({ start, end }) => {
    const from = starts.findLastIndex((at) => at <= start)
    const to = starts.findLastIndex((at) => at < end)
    return [from, to + 1]
  })
}

function measureSpans(sentences: readonly TaggedSentence[]): string[] {
  let strict = 0
  let foundOverlap = 0
  let goldOverlap = 0
  let found = 0
  let gold = 0
  for (const { tokens, knowledge } of sentences) {
    const spans = foundSpans(tokens)
    found += spans.length
    gold += knowledge.length
    const touches = (a: [number, number], b: [number, number]) => a[0] < b[1] && b[0] < a[1]
    strict += spans.filter((s) => knowledge.some((k) => k[0] === s[0] && k[1] === s[1])).length
    foundOverlap += spans.filter((s) => knowledge.some((k) => touches(s, k))).length
    goldOverlap += knowledge.filter((k) => spans.some((s) => touches(s, k))).length
  }
  const f1 = (p: number, r: number): string => ((2 * p * r) / (p + r || 1)).toFixed(3)
  const precision = strict / found
  const recall = strict / gold
  return [
    precision.toFixed(3),
    recall.toFixed(3),
    f1(precision, recall),
    f1(foundOverlap / found, goldOverlap / gold),
  ]
}

if (import.meta.main) {
  for (const { title, columns, rows, notes } of await benchScoring()) {
    console.log(`\n${title}`)
    console.table(rows.map((row) => Object.fromEntries(columns.map((c, i) => [c, row[i]]))))
    for (const note of notes) console.log(note)
  }
}
