/** What docs/quality.md says of translation, search, speed and files. */
import type { QualityArea } from './area.ts'

export const serviceAreas: readonly QualityArea[] = [
  {
    title: 'Translation',
    firstSight: [],
    measured: [
      {
        what: 'lines of a right translation shipped unmarked (scripted translator)',
        from: {
          bench: 'translation',
          table: 'What a translation may not lose',
          row: 'does everything right',
          column: 4,
        },
        target: '≥ 95 %',
      },
      {
        what: 'violations shipped unmarked when every number is raised by one',
        from: {
          bench: 'translation',
          table: 'What a translation may not lose',
          row: 'adds one to every number',
          column: 6,
        },
        target: '0',
      },
    ],
    short:
      'Nobody outside the project has judged translations yet; a scripted translator is easier than a real one.',
    better: 'Translations of real resumes by real models, judged by native speakers.',
  },
  {
    title: 'Search',
    firstSight: [],
    measured: [
      {
        what: 'nDCG@10 over 161 questions, judged by the project itself',
        from: {
          bench: 'search-quality',
          table: 'Search: judged questions, nDCG@10',
          row: 'all',
          column: 2,
        },
        target: '–',
      },
      {
        what: 'a question over 1,000,000 jobs, 99th percentile',
        from: {
          bench: 'search',
          table: 'Search over 1,000,000 jobs',
          row: 'one after the other',
          column: 4,
        },
        target: '≤ 100 ms',
      },
    ],
    short: 'Questions and judgements are by the project’s own hand.',
    better: 'Questions by people who look for work, judged by somebody else.',
  },
  {
    title: 'Speed and files',
    firstSight: [],
    measured: [
      {
        what: 'start to the first answer, warm',
        from: {
          bench: 'start',
          table: 'Start, memory, stop',
          row: 'main.ts to first 200, warm (median of 5)',
        },
        target: '≤ 1,000 ms',
      },
      {
        what: 'upload of a PDF of two pages, 95th percentile',
        from: {
          bench: 'upload',
          table: 'Upload of a PDF of two pages, request to stored resume',
          row: 'warm (95th percentile)',
        },
        target: '≤ 300 ms',
      },
      {
        what: 'fields equal after download as PDF and reading, as a stranger’s program reads',
        from: {
          bench: 'printing',
          table: '200 resumes in six languages, downloaded and printed, and read back',
          row: 'ats-vanilla, downloaded',
          column: 3,
        },
        target: '100 %',
      },
      {
        what: 'mutants of the guards that a test catches',
        from: { bench: 'mutation', table: 'Mutants of the guards', row: 'all tried', column: 4 },
        target: '–',
      },
    ],
    short: 'The sheet in two columns comes back with its words out of order in 13 of 100 places.',
    better: 'One column where a machine is to read the file, which is the default.',
  },
]
