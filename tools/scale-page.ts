/**
 * The page of many jobs and its curve, made from docs/scale.json: what `npm run trial -- many-jobs` measured
 * at each size, and the arithmetic from there to a hundred million jobs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { renderTable } from '../bench/table.ts'

export interface Times {
  p50: number
  p95: number
  p99: number
  /** Milliseconds on the processor for one, ours and the servers' together. */
  work: number
}

interface Spent {
  ms: number
  work: number
}

export interface ScaleFigures {
  jobs: number
  /** 0 on a plain PostgreSQL. */
  shards: number
  search: Times
  /** All jobs read for their order. */
  prepare: Spent
  order: Times
  /** Two people who ask for an order at once: when both have it. */
  togetherMs: number
  /** Bytes by which the process that keeps the order grew. */
  memory: number
  /** On disk, of narrow rows and wants with their indexes. */
  bytes: number
  imported: Spent & { perSecond: number }
  /** How many programs wanted to run while it was measured, on how many cores. */
  load: number
  cores: number
}

/** Of so many the trial keeps the posts and the words of their texts as well. */
export const wholeJobs = 20_000
/** At most so many it makes one by one; more are copies of their rows. */
export const distinctJobs = 125_000

const file = 'docs/scale.json'

function readFigures(root: string): ScaleFigures[] {
  const figures = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as ScaleFigures[] // keepFigures
  return figures.toSorted((a, b) => a.shards - b.shards || a.jobs - b.jobs)
}

/** In the place of what was measured at about this size. */
export function keepFigures(root: string, figures: ScaleFigures): void {
  const isOther = (one: ScaleFigures) =>
    one.shards !== figures.shards || digits(one.jobs) !== digits(figures.jobs)
  const kept = [...readFigures(root).filter(isOther), figures]
  writeFileSync(path.join(root, file), `${JSON.stringify(kept, null, 1)}\n`)
}

export const pagesOfScale = (root: string): Readonly<Record<string, () => string>> => ({
  'docs/scale.md': () => makeScalePage(root),
  'docs/scale.svg': () => makeScaleCurve(root),
})

const digits = (jobs: number): number => Math.round(Math.log10(jobs))
const whole = (number: number): string => Math.round(number).toLocaleString('en')
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const placeOf = ({ shards }: ScaleFigures): string =>
  shards === 0 ? 'plain PostgreSQL' : `${shards} shards`

/** The day that is worked out: how many people, and what each of them does. */
const day = { jobs: 1e8, people: 1e5, searches: 10, orders: 3, daysOpen: 45, peak: 5 }
const daySeconds = 86_400

function makeScalePage(root: string): string {
  const figures = readFigures(root)
  const rows = figures.map((one) => [
    whole(one.jobs),
    placeOf(one),
    `${one.search.p50} / ${one.search.p99} ms`,
    `${one.search.work} ms`,
    `${one.order.p50} / ${one.order.p99} ms`,
    `${one.order.work} ms`,
    `${one.togetherMs} ms`,
    `${seconds(one.prepare.ms)} / ${seconds(one.prepare.work)}`,
    `${whole(one.memory / 1e6)} MB`,
    `${whole(one.bytes / one.jobs)} B`,
    whole(one.imported.perSecond),
    `${(one.imported.work / importedJobs).toFixed(1)} ms`,
  ])
  const loads = figures.map(({ load }) => Math.round(load)).join(', ')
  const table = renderTable({
    title: 'Measured',
    columns: [
      'jobs',
      'on',
      'search p50 / p99',
      'work',
      'order of a resume p50 / p99',
      'work',
      'two orders at once',
      'order read: time / work',
      'its memory',
      'disk a job',
      'imported a second',
      'work',
    ],
    rows,
    notes: [
      `Work is time on the processor, of Lapel and of all servers together. While this was measured ${loads} programs wanted to run on ${figures[0]?.cores ?? '–'} cores: that lengthens times by as much, and work little.`,
      'Disk: the narrow row and what a job wants, with their indexes. Posts and the words of texts take 8.9 kB a job more ([search.md](search.md)).',
    ],
  })
  return `# Many jobs

Made by \`npm run trial -- many-jobs N [ADDRESS]\`, once for each size, from what it measured (\`docs/scale.json\`).
It fills a database with N jobs as narrow rows, with terms, days and wants as the product stores them, and with
posts and texts for the first ${whole(wholeJobs)}; up to ${whole(distinctJobs)} jobs are made one by one, more are the same under other ids. Then
it asks the questions of the bench (300, and 60 in the order of a resume) and imports ${whole(importedJobs)} jobs. A cluster is made
as [cluster.md](cluster.md) says. Aims: search p99 ≤ 150 ms, order of a resume ≤ 400 ms, import ≥ 2,000 a second.

![Time and work of a search and of the order of a resume, by the number of jobs](scale.svg)

${table}
${arithmetic(figures)}`
}

const importedJobs = 2_000

/** From the largest size that was measured, by how the work grew up to there. */
function arithmetic(all: readonly ScaleFigures[]): string {
  const spread = all.filter(({ shards }) => shards > 0)
  const figures = spread.length > 1 ? spread : all.filter(({ shards }) => shards === 0)
  const [before, last] = figures.slice(-2)
  if (before === undefined || last === undefined) return ''
  const times = day.jobs / last.jobs
  const grows = (of: (one: ScaleFigures) => number) =>
    Math.log(of(last) / of(before)) / Math.log(last.jobs / before.jobs)
  const at = (of: (one: ScaleFigures) => number) => {
    const power = Math.min(1, Math.max(0, grows(of)))
    return { power: power.toFixed(2), work: of(last) * times ** power }
  }
  const search = at((one) => one.search.work)
  const order = at((one) => one.order.work)
  const coming = day.jobs / day.daysOpen
  const work = {
    search: (day.people * day.searches * search.work) / 1000,
    order: (day.people * day.orders * order.work) / 1000,
    import: (coming * last.imported.work) / importedJobs / 1000,
  }
  const cores = (spent: number, peak: number) => ((spent * peak) / daySeconds).toFixed(2)
  // What a job more takes: the thread itself takes some megabytes.
  const aJob = (last.memory - before.memory) / (last.jobs - before.jobs)
  const gigabytes = (bytes: number) => whole((bytes * day.jobs) / 1e9)
  return `## A hundred million jobs and a hundred thousand people a day: arithmetic

From ${whole(last.jobs)} jobs on ${placeOf(last)}, by the power with which the work grew from ${whole(before.jobs)} (at most 1). Each person
asks ${day.searches} searches and ${day.orders} orders of a resume a day, the busiest hour has ${day.peak} times the mean, and a job is open for
${day.daysOpen} days: ${whole(coming)} come a day, ${whole(coming / daySeconds)} a second.

| what | work of one | a day | cores, at the busiest |
| --- | --- | --- | --- |
| searches | ${whole(search.work)} ms (power ${search.power}) | ${whole(day.people * day.searches)} | ${cores(work.search, day.peak)} |
| orders of a resume | ${whole(order.work)} ms (power ${order.power}) | ${whole(day.people * day.orders)} | ${cores(work.order, day.peak)} |
| import, without reading texts | ${(last.imported.work / importedJobs).toFixed(1)} ms | ${whole(coming)} | ${cores(work.import, 1)} |

Narrow rows, wants and their indexes take ${gigabytes(last.bytes / last.jobs)} GB on disk; the order of all jobs takes ${gigabytes(aJob)} GB of memory on
each machine that runs Lapel, and ${whole((last.prepare.work * times) / 60_000)} minutes of one core to read. That is where it must be divided: the port
(\`domain/scoring/jobs-by-fit.ts\`) gives the best of a part, by share, so that parts on several machines can be merged.
`
}

const width = 720
const height = 360
const margin = { left: 60, right: 150, top: 20, bottom: 40 }
const lines = [
  { name: 'search, p99', colour: '#1d4ed8', dash: '', of: (one: ScaleFigures) => one.search.p99 },
  {
    name: 'search, work',
    colour: '#1d4ed8',
    dash: '4 4',
    of: (one: ScaleFigures) => one.search.work,
  },
  { name: 'order, p99', colour: '#b45309', dash: '', of: (one: ScaleFigures) => one.order.p99 },
  {
    name: 'order, work',
    colour: '#b45309',
    dash: '4 4',
    of: (one: ScaleFigures) => one.order.work,
  },
] as const

/** Both axes by powers of ten. */
function makeScaleCurve(root: string): string {
  const all = readFigures(root)
  const spread = all.filter(({ shards }) => shards > 0)
  const figures = spread.length > 1 ? spread : all.filter(({ shards }) => shards === 0)
  const [lowX, highX] = [4, 7]
  const [lowY, highY] = [0, 4]
  const x = (jobs: number) =>
    margin.left +
    ((Math.log10(jobs) - lowX) / (highX - lowX)) * (width - margin.left - margin.right)
  const y = (ms: number) =>
    height -
    margin.bottom -
    ((Math.log10(Math.max(1, ms)) - lowY) / (highY - lowY)) * (height - margin.top - margin.bottom)
  const right = width - margin.right
  const gridX = [4, 5, 6, 7].map((power) => {
    const at = x(10 ** power)
    const label = (10 ** power).toLocaleString('en')
    return `<path d="M${at} ${margin.top}V${height - margin.bottom}"/><text x="${at}" y="${height - 20}" text-anchor="middle">${label}</text>`
  })
  const gridY = [0, 1, 2, 3, 4].map((power) => {
    const at = y(10 ** power)
    return `<path d="M${margin.left} ${at}H${right}"/><text x="${margin.left - 8}" y="${at + 4}" text-anchor="end">${(10 ** power).toLocaleString('en')} ms</text>`
  })
  const curves = lines.map(({ name, colour, dash, of }, place) => {
    const points = figures.map((one) => `${x(one.jobs).toFixed(1)},${y(of(one)).toFixed(1)}`)
    const key = margin.top + 20 + place * 22
    const stroke = `fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"`
    return `<polyline ${stroke} points="${points.join(' ')}"/><path ${stroke} d="M${right + 14} ${key}h26"/><text x="${right + 46}" y="${key + 4}">${name}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="#fff"/>
<g stroke="#e5e7eb" fill="none">
${[...gridX, ...gridY].join('\n').replaceAll('<text', '<text stroke="none" fill="#374151"')}
</g>
<g fill="#374151">
${curves.join('\n')}
</g>
</svg>
`
}
