/**
 * Requests that are made to be slow: more than sixty, of seven classes, up to the largest body. Each is what a
 * signed-in person may send; what the product answers is not judged here, only that others notice
 * nothing.
 */
import type { exportDocument } from '#contract/portable.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { z } from 'zod'

import { bomb, pdfOf, streamOf } from '../../tests/api/hand-made-pdf.ts'

/** A signed-in person at the product: sends a request and gives its status. */
export interface Sender {
  json(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  /** Bytes as they are, under any type. */
  raw(method: string, path: string, bytes: Uint8Array, type: string): Promise<number>
  upload(bytes: Uint8Array): Promise<number>
}

export interface HostileRequest {
  /** The class, and what makes it slow. */
  name: string
  send(sender: Sender): Promise<number>
}

const fill = (fragment: string, length: number): string =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)

/** Fragments that patterns of texts are known to go back over. */
const fragments = [
  '~',
  'A.B.C.',
  'a ',
  'aA1-',
  '((((',
  ' , ',
  'and and ',
  '1.2.3.',
  '\u00AD\u200B',
  '\n\n- ',
] as const

const asJob = (text: string) => `Nurse wanted\nWe are ${text}\nRequirements\n- ${text}`

const send =
  (method: string, path: string, body: unknown) =>
  async (sender: Sender): Promise<number> =>
    (await sender.json(method, path, body)).status

/** The API tests hold answers to their schemas. */
export const idOf = (made: unknown): string => (made as Resume).id

/** Makes a resume and does something with it; what making it says counts where it is refused. */
const withResume =
  (content: object, then: (sender: Sender, path: string) => Promise<number>) =>
  async (sender: Sender): Promise<number> => {
    const { status, body } = await sender.json('POST', '/resumes', content)
    return status === 200 ? then(sender, `/resumes/${idOf(body)}`) : status
  }

const plain = { summary: 'Nurse with ten years on wards.', section_order: [] }

const jobs = fragments.map((fragment): HostileRequest => ({
  name: `job of ${JSON.stringify(fragment)}`,
  send: withResume(plain, (sender, path) =>
    send('POST', `${path}/tailored-to-job`, {
      job_description: asJob(fill(fragment, 49_000)).slice(0, 99_900),
    })(sender),
  ),
}))

const work = (lines: readonly string[]) => ({
  work_experience: [
    {
      role: 'Nurse',
      company: 'Ward',
      location: '',
      from_date: '2010',
      to_date: '',
      description: lines,
    },
  ],
})

const contents: HostileRequest[] = [
  ...fragments.slice(0, 5).map((fragment) => ({
    name: `resume of one line of ${JSON.stringify(fragment)}`,
    send: send('POST', '/resumes', {
      ...work([fill(fragment, 16_000)]),
      job_description: asJob('a ward'),
    }),
  })),
  ...fragments.slice(5).map((fragment) => ({
    name: `resume of many lines of ${JSON.stringify(fragment)}`,
    send: send('POST', '/resumes', {
      ...work(Array.from({ length: 400 }, () => fill(fragment, 500))),
      job_description: asJob('a ward'),
    }),
  })),
]

const letterOf = (body: string) => ({ recipient: '', subject: '', greeting: '', closing: '', body })

const letters = fragments.map((fragment): HostileRequest => ({
  name: `letter of ${JSON.stringify(fragment)}`,
  send: withResume(plain, async (sender, path) => {
    const saved = await sender.json('PUT', `${path}/letter`, letterOf(fill(fragment, 9_900)))
    return saved.status === 200 ? (await sender.json('GET', `${path}/letter`)).status : saved.status
  }),
}))

const bytes = (text: string): Buffer => Buffer.from(text)
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
/** A page of so many words, each at a place of its own. */
const wordyPdf = (words: number): Buffer =>
  pdfOf('/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>', [
    streamOf(
      '',
      bytes(
        `BT /F1 8 Tf ${Array.from({ length: words }, (_, i) => `1 0 0 1 ${i % 500} ${(i * 7) % 800} Tm (word${i}) Tj`).join(' ')} ET`,
      ),
    ),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

const files: HostileRequest[] = [
  { name: 'PDF that unpacks to a gigabyte', bytes: bomb() },
  { name: 'PDF of 40,000 words in disorder', bytes: wordyPdf(40_000) },
  { name: 'PDF of 150,000 words in disorder', bytes: wordyPdf(150_000) },
  { name: 'PDF of nothing but its mark', bytes: bytes(`%PDF-1.7\n${fill('%', 9_000_000)}`) },
  { name: 'JSON Resume of depth 200,000', bytes: bytes(`{"basics":${nested(200_000)}}`) },
  {
    name: 'JSON Resume of 2 MB in one summary',
    bytes: bytes(JSON.stringify({ basics: { name: 'A', summary: fill('a, ', 1_900_000) } })),
  },
  {
    name: 'JSON Resume of 30,000 jobs',
    bytes: bytes(
      JSON.stringify({
        basics: { name: 'A' },
        work: Array.from({ length: 30_000 }, () => ({ name: 'B', position: 'C' })),
      }),
    ),
  },
  { name: 'Markdown of 2 MB of headings', bytes: bytes(fill('## a\n- b\n', 1_900_000)) },
  { name: 'Markdown of one line', bytes: bytes(`# A\n${fill('*_', 1_900_000)}`) },
  { name: 'ZIP that is none', bytes: bytes(`PK\u0003\u0004${fill('PK\u0001\u0002', 5_000_000)}`) },
].map((file) => ({ name: file.name, send: (sender) => sender.upload(file.bytes) }))

const manySkills = {
  summary: 'Nurse.',
  skill_categories: Array.from({ length: 60 }, (_, i) => ({
    name: `Group ${i}`,
    skills: Array.from({ length: 150 }, (__, k) => `skill ${i} ${k}`),
  })),
}
const longResume = {
  summary: 'Nurse on many wards.',
  work_experience: Array.from({ length: 50 }, (_, i) => ({
    role: `Nurse ${i}`,
    company: `Ward ${i}`,
    location: 'Bremen',
    from_date: `${1960 + i}`,
    to_date: `${1961 + i}`,
    description: Array.from(
      { length: 40 },
      (__, k) => `Led ${k} colleagues through ${i} audits and raised quality by ${k} %.`,
    ),
  })),
  job_description: asJob('a ward of 30 beds'),
}
const get = (path: string) => async (sender: Sender, resume: string) =>
  (await sender.json('GET', `${resume}${path}`)).status

const reads: HostileRequest[] = [
  { name: 'machine-read of 9,000 skills', send: withResume(manySkills, get('/machine-read')) },
  { name: 'suggestions for 9,000 skills', send: withResume(manySkills, get('/suggestions')) },
  { name: 'Word file of 9,000 skills', send: withResume(manySkills, get('/export?format=docx')) },
  { name: 'PDF of 9,000 skills', send: withResume(manySkills, get('/export?format=pdf')) },
  { name: 'machine-read of 2,000 lines', send: withResume(longResume, get('/machine-read')) },
  { name: 'suggestions for 2,000 lines', send: withResume(longResume, get('/suggestions')) },
  { name: 'fit of 2,000 lines', send: withResume(longResume, get('/fit?pages=1')) },
  { name: 'PDF of 2,000 lines', send: withResume(longResume, get('/export?format=pdf')) },
  {
    name: 'letter for 2,000 lines',
    send: withResume(longResume, (sender, path) => send('POST', `${path}/letter`, {})(sender)),
  },
  {
    name: 'tailoring of 2,000 lines',
    send: withResume(longResume, (sender, path) =>
      send('POST', `${path}/tailored-to-job`, { job_description: asJob('a ward') })(sender),
    ),
  },
]

const post = (path: string, body: string | Uint8Array, type = 'application/json') => ({
  send: (sender: Sender) =>
    sender.raw('POST', path, typeof body === 'string' ? bytes(body) : body, type),
})

/** The export of a person with one more resume, which has been saved some hundred times. */
function withManyStates(document: unknown): unknown {
  const { resumes, ...rest } = document as z.output<typeof exportDocument> // API tests hold it so
  const last = resumes.at(-1)
  const [state] = last?.revisions ?? []
  const count = Math.floor(31_000_000 / JSON.stringify(state).length)
  const revisions = Array.from({ length: count }, (_, i) => ({ ...state, version: i + 1 }))
  const resume = { ...last?.resume, summary: 'Nurse on every ward.', version: count }
  return { ...rest, resumes: [{ ...last, resume, revisions }] }
}

const bodies: HostileRequest[] = [
  { name: 'body of depth 500,000', ...post('/resumes', nested(500_000)) },
  {
    name: 'body of depth 100,000 with escapes',
    ...post('/resumes', `{"a":"\\u0000","b":${nested(100_000)}}`),
  },
  {
    name: 'body of 2 MB of escapes',
    ...post('/resumes', JSON.stringify({ summary: fill('\u0000', 340_000) })),
  },
  {
    name: 'body of 700,000 empty objects',
    ...post('/resumes', `{"projects":[${fill('{},', 2_000_000).replace(/,?\{?$/, '')}]}`),
  },
  {
    name: 'body of 150,000 unknown fields',
    ...post('/resumes', `{${Array.from({ length: 150_000 }, (_, i) => `"a${i}":1`).join(',')}}`),
  },
  {
    name: 'body of 1.5 MB that is valid',
    ...post(
      '/resumes',
      JSON.stringify({
        ...work(Array.from({ length: 75 }, () => fill('many words in one line ', 19_900))),
        job_description: asJob('a ward'),
      }),
    ),
  },
  {
    name: 'import of 2 MB of resumes',
    ...post(
      '/users/me/import',
      JSON.stringify({ resumes: Array.from({ length: 20_000 }, () => ({ resume: plain })) }),
    ),
  },
  {
    name: 'import of 31 MB of saved states',
    send: withResume(longResume, async (sender) => {
      const { body } = await sender.json('GET', '/users/me/export')
      return send('POST', '/users/me/import', withManyStates(body))(sender)
    }),
  },
  {
    name: 'import of 31 MB of empty objects',
    ...post('/users/me/import', `{"resumes":[${fill('{},', 31_000_000 - 1)}{}]}`),
  },
  {
    name: 'search for 8,000 words',
    send: (sender) =>
      sender
        .json('GET', `/jobs?job_title=${encodeURIComponent(fill('nurse doctor ', 8_000))}`)
        .then(({ status }) => status),
  },
  {
    name: 'search at 8,000 letters of a place',
    send: (sender) =>
      sender
        .json('GET', `/jobs?location=${encodeURIComponent(fill('Bremen, ', 8_000))}`)
        .then(({ status }) => status),
  },
  {
    name: 'job of 99,000 letters that was found',
    send: send('POST', '/jobs/found', {
      url: 'https://example.org/jobs/1',
      text: asJob(fill('A.B.C.', 49_000)).slice(0, 99_000),
    }),
  },
]

/** Many small requests of one person at the same moment. */
const atOnce = (count: number, one: (sender: Sender, path: string, i: number) => Promise<number>) =>
  withResume(plain, async (sender, path) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, i) => one(sender, path, i)))
    return Math.max(...answers)
  })

const floods: HostileRequest[] = [
  {
    name: '300 saves at once',
    send: atOnce(300, (sender, path, i) => send('PUT', path, { summary: `Nurse ${i}` })(sender)),
  },
  {
    name: '1,000 reads at once',
    send: atOnce(1_000, (sender, path) => send('GET', path, undefined)(sender)),
  },
  {
    name: '1,000 statements at once',
    send: atOnce(1_000, (sender, _, i) =>
      send('POST', '/users/me/statements', { skill: `Skill ${i}` })(sender),
    ),
  },
  {
    name: '150 kept searches at once',
    send: atOnce(150, (sender, _, i) =>
      send('POST', '/jobs/saved', { job_title: `nurse ${i}` })(sender),
    ),
  },
]

export const hostileRequests: readonly HostileRequest[] = [
  ...jobs,
  ...contents,
  ...letters,
  ...files,
  ...reads,
  ...bodies,
  ...floods,
]
