/** Real ads × real resumes through the built-in engine: what is found against it, what it gains. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { jobText, readJob } from '#domain/ads/requirements.ts'
import { restoreContent } from '#domain/resume/restore.ts'
import { scoreResume } from '#domain/scoring/score.ts'
import { tailorResume } from '#domain/tailoring/tailor.ts'
import { verifyResume } from '#domain/truth/verify.ts'
import { readSamples } from '#server/job-import/sources/samples.ts'

import { dataFolder, projectRoot } from './data.ts'
import type { BenchTable } from './table.ts'
import { percentile, renderTable } from './table.ts'
import { benchTailoringPairs } from './tailoring-pairs.ts'

const adCount = 10
const resumeCount = 5

export async function benchTailoring(): Promise<BenchTable[]> {
  const ads = sampleAds()
  const resumes = sampleResumes()
  if (ads.length === 0 || resumes.length === 0) {
    const notes = ['The outside data was not found (LAPEL_DATA): nothing was measured.']
    return [
      { title: 'Tailoring', columns: ['resume'], rows: [], notes },
      benchTailoringPairs(),
      await gainsOnFittingJobs(),
    ]
  }
  const times: number[] = []
  const all = resumes.map(({ name, content }) => {
    const trials = ads.map((ad) => {
      const job = readJob(ad)
      const before = scoreResume(content, job).score
      const start = performance.now()
      const tailored = tailorResume(content, job)
      times.push(performance.now() - start)
      const findings = verifyResume(content, tailored.content).length
      const after = scoreResume(tailored.content, job).score
      return {
        before,
        after,
        findings,
        edits: tailored.edits.length,
        waiting: tailored.waiting.length,
      }
    })
    return { name, trials }
  })
  const rows = all.map(({ name, trials }) => {
    const gains = trials.map((trial) => trial.after - trial.before)
    return [
      name,
      String(trials.length),
      String(sum(trials.map((trial) => trial.findings))),
      String(gains.filter((gain) => gain < 0).length),
      `${mean(trials.map((t) => t.before)).toFixed(1)} → ${mean(trials.map((t) => t.after)).toFixed(1)}`,
      `+${Math.max(...gains)}`,
      mean(trials.map((trial) => trial.edits)).toFixed(1),
      String(sum(trials.map((trial) => trial.waiting))),
    ]
  })
  return [
    {
      title: 'Tailoring: the built-in engine on real ads',
      columns: [
        'resume',
        'ads',
        'findings',
        'score fell',
        'mean score',
        'best gain',
        'edits',
        'waiting',
      ],
      rows,
      notes: [
        'Findings are what `lapel verify` says of the tailored resume against its original; the aim is none, and no score that falls.',
        'The engine says again what the resume shows, so gains are small by design.',
        `Time per tailoring, guard and score included: median ${percentile(times, 50).toFixed(0)} ms, 95th percentile ${percentile(times, 95).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms (the first one builds the lexicon).`,
      ],
    },
    benchTailoringPairs(),
    await gainsOnFittingJobs(),
  ]
}

/**
 * Our own resumes, each with the bundled sample job of its language that it fits best: nearer to
 * what tailoring is used on than ads of other trades.
 */
async function gainsOnFittingJobs(): Promise<BenchTable> {
  const samples = await readSamples()
  const jobs = samples.map(({ language, detail }) => ({
    language,
    reading: readJob(jobText(detail)),
  }))
  const trials = ownResumes().map(({ language, content }) => {
    const [best] = jobs
      .filter((job) => job.language === language)
      .map(({ reading }) => ({ reading, before: scoreResume(content, reading).score }))
      .toSorted((a, b) => b.before - a.before)
    if (!best) throw new Error(`no sample job in ${language}`)
    const tailored = tailorResume(content, best.reading)
    return {
      before: best.before,
      after: scoreResume(tailored.content, best.reading).score,
      findings: verifyResume(content, tailored.content).length,
    }
  })
  const gains = trials.map((trial) => trial.after - trial.before)
  return {
    title: 'Tailoring: our own resumes, each with the sample job it fits best',
    columns: ['pairs', 'findings', 'score fell', 'score rose', 'mean score', 'best gain'],
    rows: [
      [
        String(trials.length),
        String(sum(trials.map((trial) => trial.findings))),
        String(gains.filter((gain) => gain < 0).length),
        String(gains.filter((gain) => gain > 0).length),
        `${mean(trials.map((t) => t.before)).toFixed(1)} → ${mean(trials.map((t) => t.after)).toFixed(1)}`,
        `+${Math.max(...gains)}`,
      ],
    ],
    notes: [
      'A gain needs a skill that the resume shows in its work and does not list, or lists late; what is missing is never written.',
    ],
  }
}

function ownResumes() {
  const folder = path.join(projectRoot, 'tests/fixtures/resumes')
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const { documents } = read('manifest.json') as { documents: { lang: string; truth: string }[] }
  return documents.map(({ lang, truth }) => ({
    language: lang,
    content: restoreContent(read(truth)),
  }))
}

/** Ads of every language in the set, evenly over the file, long enough to ask for something. */
function sampleAds(): string[] {
  const folder = dataFolder('jobs')
  const file = folder === null ? '' : path.join(folder, 'open.jsonl')
  if (!existsSync(file)) return []
  const texts = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (JSON.parse(line) as { text: string }).text)
    .filter((text) => text.length > 800)
  const step = Math.floor(texts.length / adCount)
  return texts.filter((_, i) => i % step === 0).slice(0, adCount)
}

function sampleResumes() {
  const folder = dataFolder('reading')
  if (folder === null) return []
  // One of each kind: several files there are the same person in another layout.
  const kinds = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.truth.json'))
      .toSorted()
      .map((file) => [file.split('-').slice(0, 2).join('-'), file]),
  )
  const files = [...kinds.values()]
  const step = Math.max(1, Math.floor(files.length / resumeCount))
  return files
    .filter((_, i) => i % step === 0)
    .slice(0, resumeCount)
    .map((file) => ({
      name: file.replace('.truth.json', ''),
      content: restoreContent(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    }))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length)

if (import.meta.main) console.log((await benchTailoring()).map(renderTable).join('\n'))
