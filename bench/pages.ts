/** Reading the job of a page, over recorded and made-up pages of other projects' tests. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { normaliseJob } from '#domain/posts/normalise.ts'
import { readPosting } from '#domain/pages/read-posting.ts'

import { dataFolder } from './data.ts'
import type { BenchTable } from './table.ts'
import { percentile } from './table.ts'

/** What stands on the pages that hold one job; every other page must give none. */
const jobs: Readonly<Record<string, readonly [title: string, company: string]>> = {
  'career-ops_linkedin-guest-closed': ['Staff Software Engineer', 'Acme Corporation'],
  'career-ops_linkedin-guest-live-modal': ['Director of Product', 'Acme Corporation'],
  'career-ops_linkedin-guest-live-onsite': ['Senior Data Analyst', 'Acme Corporation'],
  'ever-jobs_source-ats-gusto-hosted_material-detail': [
    'Staff Battery Applications Engineer',
    'Material Hybrid Manufacturing Inc',
  ],
  'ever-jobs_source-ats-gusto-hosted_natura-detail': [
    'Sr. Mechnical Engineer, Nuclear',
    'Natura Resources LLC',
  ],
  'ever-jobs_source-ats-paylocity_detail-fermi-4248451': ['Corporate Tax Director', 'Fermi LLC'],
  'ever-jobs_source-ats-paylocity_detail-sendcutsend-4272751': [
    'Production Technician - Swing Shift',
    'SendCutSend Inc',
  ],
  'ever-jobs_source-ats-workatastartup_detail-diode-senior': [
    'Senior Software Engineer',
    'Diode Computers, Inc.',
  ],
  'ever-jobs_source-ats-workatastartup_detail-diode-staff': [
    'Staff Electrical Engineer',
    'Diode Computers, Inc.',
  ],
  'ever-jobs_source-ats-workatastartup_detail-loombotic-software': [
    'Software Engineer',
    'Loombotic',
  ],
}

export async function benchPages(): Promise<BenchTable[]> {
  const folder = dataFolder('jobs/pages')
  if (folder === null) {
    console.log('pages: the recorded pages are not here; nothing was measured.')
    return []
  }
  const files = globSync('*.html', { cwd: folder }).sort()
  const read = files.map((file) => readOne(path.join(folder, file)))
  const right = (isJob: boolean) => {
    const some = read.filter((one) => name(one.file) in jobs === isJob)
    return `${some.filter((one) => one.isRight).length} of ${some.length}`
  }
  const by = (kind: string) => String(read.filter((one) => one.by === kind).length)
  return [
    {
      title: 'Reading the job of a page',
      columns: ['what', 'measured', 'target'],
      rows: [
        ['pages with one job: its title and employer', right(true), 'all'],
        ['pages with none or many: no job', right(false), 'all'],
        [
          'read from data, from marks, from text',
          [by('data'), by('marks'), by('text')].join(', '),
          '',
        ],
        [
          'time, median',
          `${percentile(
            read.map((one) => one.ms),
            50,
          ).toFixed(1)} ms`,
          '',
        ],
        [
          'time, longest',
          `${percentile(
            read.map((one) => one.ms),
            100,
          ).toFixed(1)} ms`,
          '',
        ],
      ],
      notes: [
        `${files.length} pages from the tests of two public projects, some recorded, some shortened or made up by them; the expected titles and employers were read by a person. Broken forms are tests (src/domain/pages/broken-forms.test.ts).`,
        ...read.filter((one) => !one.isRight).map((one) => `Wrong: ${name(one.file)}.`),
      ],
    },
  ]
}

const name = (file: string): string => path.basename(file, '.html')

function readOne(file: string) {
  const html = readFileSync(file, 'utf8')
  const link = `https://jobs.example/${name(file)}`
  const began = performance.now()
  const found = readPosting({ status: 200, url: link }, () => html, link)
  const job =
    found.kind === 'job'
      ? normaliseJob(found.job, { id: 'a', source: 'page', attribution: null, readAt: new Date(0) })
      : null
  const ms = performance.now() - began
  const wanted = jobs[name(file)]
  const isRight =
    wanted === undefined
      ? job === null
      : job?.title === wanted[0] && job.company === wanted[1] && job.text !== ''
  return { file, isRight, ms, by: found.kind === 'job' ? found.by : null }
}
