import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobDetail, JobResult } from '#domain/jobs/job.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { addPlaces } from '#server/places/store.ts'
import type { OutsidePages } from './outside-pages.ts'
import { jobPage, openOutsidePages } from './outside-pages.ts'
import { tinyPdf } from './tiny-pdf.ts'
import type { TestHouse, TestPerson } from './test-house.ts'
import { multipartOf, openTestHouse } from './test-house.ts'

let outside: OutsidePages
let product: TestHouse
let ana: TestPerson
let resume: Resume

const baker = {
  summary: 'Eight years of experience in sourdough and lamination.',
  resume_language: 'en',
  work_experience: [
    {
      role: 'Baker',
      company: 'Corner Bakery',
      location: 'York',
      from_date: '2015',
      to_date: '2023',
      description: ['Kept stock control for flour', 'Trained apprentices in sourdough'],
    },
  ],
  skill_categories: [{ name: 'Baking', skills: ['Decoration', 'Sourdough'] }],
}

const post = [
  'Head Baker',
  'Mill Lane Bakery Ltd is looking for a head baker in Leeds.',
  'Requirements',
  '- Five years of experience as a baker',
  '- Sourdough, lamination and stock control',
]

beforeAll(async () => {
  outside = await openOutsidePages({
    '/jobs/1': { html: jobPage() },
    '/jobs/2': { html: jobPage('Night Baker') },
    '/jobs/closed': { html: `${jobPage('Old Baker')}<p>No longer accepting applications</p>` },
    '/jobs/over': { html: jobPage('Late Baker', 'Mill Lane', '2026-02-10') },
    '/jobs/open': { html: jobPage('Early Baker', 'Mill Lane', '2099-02-10') },
    '/moved': { status: 302, location: '/jobs/1' },
    '/inside': { status: 302, location: 'http://169.254.169.254/latest/meta-data' },
    '/login': { status: 200, html: '<title>Sign in</title>' },
    '/list': { html: jobPage('Baker') + jobPage('Nurse') },
    '/gone': { status: 410 },
    '/broken': { status: 500 },
    '/pdf': { type: 'application/pdf', html: '%PDF-1.7' },
    '/post.pdf': { type: 'application/pdf', html: tinyPdf(post).toString('latin1') },
    '/story': { html: '<h1>Our mill</h1><p>It is old.</p>' },
  })
  product = await openTestHouse({ env: outside.env })
  ana = await product.signUp()
  resume = (await ana.post('/resumes', baker)).json<Resume>()
})
afterAll(() => Promise.all([product.close(), outside.close()]))

const add = (person: TestPerson, url: string, text?: string) =>
  person.post('/jobs/found', { url, ...(text === undefined ? {} : { text }) })
/** What was read is now a day old. */
const aDayLater = (person: TestPerson) =>
  product.house.db
    .updateTable('found_jobs')
    .set({ read_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('person_id', '=', person.id)
    .execute()
const tailor = async (url: string) =>
  (await ana.post(`/resumes/${resume.id}/tailored-to-job`, { job_description: url })).json<{
    job_closed_at: string | null
  }>()
const codeOf = (answer: Awaited<ReturnType<TestPerson['get']>>) =>
  answer.json<{ code: string }>().code
const listOf = async (person: TestPerson) =>
  (await person.get('/jobs/found')).json<JobDetail[]>().map((job) => job.job_title)

describe('a job whose post says that it is over', () => {
  it('is taken all the same, with the day on which it closed', async () => {
    const answer = await add(ana, `${outside.url}/jobs/over`)
    expect(answer.statusCode).toBe(200)
    const job = answer.json<JobDetail>()
    expect(job.valid_through).toBe('2026-02-10T23:59:59.000Z')
    expect((await ana.get(`/jobs/${job.id}`)).json()).toEqual(job)
    await ana.remove(`/jobs/found/${job.id}`)
  })

  it('is marked where its page says so without a day', async () => {
    const closed = await add(ana, `${outside.url}/jobs/closed`)
    expect(closed.json()).toMatchObject({ job_title: 'Old Baker', says_closed: true })
    expect((await add(ana, `${outside.url}/jobs/open`)).json()).not.toHaveProperty('says_closed')
  })

  it('is tailored to, and the answer says so', async () => {
    const over = await tailor(`${outside.url}/jobs/over`)
    expect(over.job_closed_at).toBe('2026-02-10T23:59:59.000Z')
    expect((await tailor(`${outside.url}/jobs/open`)).job_closed_at).toBeNull()
    expect((await tailor(`${outside.url}/jobs/1`)).job_closed_at).toBeNull()
    for (const { id } of (await ana.get('/jobs/found')).json<JobDetail[]>()) {
      await ana.remove(`/jobs/found/${id}`)
    }
  })
})

describe('a job that somebody found', () => {
  it('is read from its page and kept with its link', async () => {
    const answer = await add(ana, `${outside.url}/jobs/1?utm_source=mail`)
    expect(answer.statusCode).toBe(200)
    const job = answer.json<JobDetail>()
    expect(job).toMatchObject({
      job_title: 'Head Baker',
      company_name: 'Mill Lane',
      job_location: 'Leeds',
      job_link: `${outside.url}/jobs/1`,
      required_qualifications: [
        'Five years of experience as a baker',
        'Sourdough, lamination and stock control',
      ],
    })
    expect((await ana.get(`/jobs/${job.id}`)).json()).toEqual(job)
    expect((await ana.get(`/jobs/original-link?job_identifier=${job.id}`)).json()).toEqual({
      url: `${outside.url}/jobs/1`,
    })
    const scored = await ana.get(
      `/jobs/quick-score?job_identifier=${job.id}&resume_id=${resume.id}`,
    )
    expect(scored.json<{ score: number }>().score).toBeGreaterThan(0)
  })

  it('is asked for once a day, however often it is pasted, and once for a double click', async () => {
    const bea = await product.signUp()
    outside.asked.length = 0
    const [one, two] = await Promise.all([
      add(bea, `${outside.url}/jobs/2`),
      add(bea, `${outside.url}/jobs/2/`),
    ])
    expect(one.json<JobDetail>().id).toBe(two.json<JobDetail>().id)
    await add(bea, `${outside.url}/jobs/2?gclid=1`)
    expect(outside.asked).toHaveLength(1)
    await aDayLater(bea)
    await add(bea, `${outside.url}/jobs/2`)
    expect(outside.asked).toHaveLength(2)
    // What the page said last stands where it says nothing any more.
    await aDayLater(bea)
    outside.pages['/jobs/2'] = { status: 500 }
    expect((await add(bea, `${outside.url}/jobs/2`)).json<JobDetail>().job_title).toBe(
      'Night Baker',
    )
    expect(await listOf(bea)).toEqual(['Night Baker'])
  })

  it('[ASVS 8.2.2] is nobody else’s: not by its identifier, its link, the search or the list', async () => {
    const mine = (await add(ana, `${outside.url}/jobs/1`)).json<JobDetail>()
    const stranger = await product.signUp()
    const theirs = (await stranger.post('/resumes', baker)).json<Resume>()
    outside.asked.length = 0
    for (const answer of [
      await stranger.get(`/jobs/${mine.id}`),
      await stranger.get(`/jobs/original-link?job_identifier=${mine.id}`),
      await stranger.get(`/jobs/quick-score?job_identifier=${mine.id}&resume_id=${theirs.id}`),
      await stranger.post(`/resumes/${theirs.id}/tailored-to-job`, { job_identifier: mine.id }),
      await stranger.remove(`/jobs/found/${mine.id}`),
    ]) {
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'job_not_found'])
    }
    expect(await listOf(stranger)).toEqual([])
    for (const person of [ana, stranger]) {
      const found = (await person.get('/jobs?job_title=baker')).json<JobResult[]>()
      expect(found.map((job) => job.job_identifier)).not.toContain(mine.id)
    }
    // The same link is read anew for them: what was read for somebody else is not theirs.
    const own = (await add(stranger, `${outside.url}/jobs/1`)).json<JobDetail>()
    expect(own.id).not.toBe(mine.id)
    expect(outside.asked).toEqual(['/jobs/1'])
  })

  it('goes off the list when it is taken off, and with the account', async () => {
    const bea = await product.signUp()
    const job = (await add(bea, `${outside.url}/jobs/1`)).json<JobDetail>()
    const other = (await add(bea, `${outside.url}/moved`)).json<JobDetail>()
    expect(other.job_title).toBe('Head Baker')
    expect((await bea.remove(`/jobs/found/${job.id}`)).statusCode).toBe(204)
    expect(codeOf(await bea.get(`/jobs/${job.id}`))).toBe('job_not_found')
    expect(await listOf(bea)).toEqual(['Head Baker'])
    await bea.remove('/users/me')
    const left = await product.house.db
      .selectFrom('found_jobs')
      .select('id')
      .where('id', '=', other.id)
      .execute()
    expect(left).toEqual([])
  })
})

describe('a post in a file', () => {
  it('is read where its link answers with one', async () => {
    const answer = await add(ana, `${outside.url}/post.pdf`)
    expect(answer.json()).toMatchObject({
      job_title: 'Head Baker',
      company_name: 'Mill Lane Bakery Ltd',
    })
    expect(answer.json<{ text: string }>().text).toContain('lamination')
  })

  it('is given back as text where somebody drops it, and kept by nobody', async () => {
    const send = (bytes: Buffer) => {
      const form = multipartOf(bytes)
      const headers = { authorization: `Bearer ${ana.token}`, 'content-type': form.type }
      const url = '/api/jobs/found/file'
      return product.ask({ method: 'POST', url, headers, payload: form.payload })
    }
    const read = await send(tinyPdf(post))
    expect(read.json<{ text: string }>().text).toMatch(/^Head Baker\n/)
    const plain = await send(Buffer.from(post.join('\r\n')))
    expect(plain.json<{ text: string }>().text).toMatch(/^Head Baker\n/)
    const old = await send(Buffer.from('Bäcker gesucht\nIhr Profil\n- Gesellenbrief', 'latin1'))
    expect(old.json<{ text: string }>().text).toMatch(/^Bäcker/)
    for (const bytes of ['GIF89a', '\x00\x01\x02', '<!doctype html><p>Baker', ' \n'])
      expect([bytes, (await send(Buffer.from(bytes))).json<{ code: string }>().code]).toEqual([
        bytes,
        bytes === ' \n' ? 'pdf_empty' : 'job_file_unreadable',
      ])
  })
})

describe("a job on a firm's own page", () => {
  it('is in the town of the address where no place is named, if that is a town', async () => {
    await addPlaces(
      product.house.db,
      [
        {
          id: 900,
          name: 'Augsburg',
          country: 'DE',
          latitude: 48.371,
          longitude: 10.898,
          population: 259_196,
          regions: [],
        },
      ],
      [['augsburg', 900]],
    )
    const asks = '<li>Drei Jahre Erfahrung als Bauleiter</li><li>Führerschein Klasse B</li>'
    const about =
      '<p>Wir sind ein Familienbetrieb mit achtzig Leuten und bauen Kanäle. </p>'.repeat(8)
    const pageIn = (
      address: string,
    ) => `<html lang="de"><head><title>Bauleiter (m/w/d) | Bergmann Bau</title></head>
      <body><h1>Bauleiter (m/w/d)</h1><h2>Ihr Profil</h2><ul>${asks}</ul>${about}<footer>${address}</footer></body></html>`
    outside.pages['/bauleiter'] = { html: pageIn('Halderstr. 3, 86150 Augsburg') }
    outside.pages['/polier'] = { html: pageIn('Postfach 12, 99999 Nirgendwo') }
    const bea = await product.signUp()
    const placeOf = async (path: string) =>
      (await bea.post('/jobs/found', { url: outside.url + path })).json<JobDetail>().job_location
    expect(await placeOf('/bauleiter')).toBe('Augsburg')
    expect(await placeOf('/polier')).toBe('')
    const ofFirm = (place: string) =>
      add(
        bea,
        `${outside.url}/${place}`,
        `Bauleiter\nBergmann Bau GmbH – ${place}\nIhr Profil\n- Führerschein`,
      )
    expect((await ofFirm('Augsburg')).json<JobDetail>().job_location).toBe('Augsburg')
    expect((await ofFirm('Hochbau')).json<JobDetail>().job_location).toBe('')
    const said =
      'Bauleiter\nBergmann Bau GmbH\nEinsatzort: 86150 Augsburg\nIhr Profil\n- Führerschein'
    expect((await add(bea, `${outside.url}/said`, said)).json<JobDetail>().job_location).toBe(
      'Augsburg',
    )
  })
})

describe('a pasted text that names no employer', () => {
  const unnamed = 'Head Baker\nRequirements: sourdough, lamination'
  const hotel = 'Night Porter\nFull time in Leeds\nOur guests praise Sunhill Lodge every day.'
  it.each([
    ['https://www.indeed.com/viewjob?jk=1', unnamed, ''],
    ['https://www.linkedin.com/jobs/view/4012345678', unnamed, ''],
    ['https://www.stepstone.de/stellenangebote--Baker-1.html', unnamed, ''],
    ['https://jobs.unheard-board.co.uk/1', unnamed, ''],
    ['https://careers.sunhill-lodge.com/1', hotel, 'Sunhill Lodge'],
  ])('has that of its link %s only where the text says it', async (url, text, employer) => {
    const cem = await product.signUp()
    const answer = await add(cem, url, text)
    expect(answer.json<JobDetail>().company_name).toBe(employer)
    const [kept] = (await cem.get('/jobs/found')).json<JobDetail[]>()
    expect(kept?.company_name).toBe(employer)
  })
})

describe('a link that leads to no job', () => {
  it.each([
    ['/login', 'job_link_login'],
    ['/list', 'job_link_several'],
    ['/gone', 'job_link_gone'],
    ['/nowhere', 'job_link_gone'],
    ['/broken', 'job_link_unreadable'],
    ['/pdf', 'job_link_unreadable'],
    ['/story', 'job_link_unreadable'],
    ['/inside', 'job_link_unreadable'],
    ['http://169.254.169.254/latest/meta-data', 'job_link_unreadable'],
    ['http://localhost:5432/', 'job_link_unreadable'],
    ['https://jobs.example.org/1', 'job_link_unreadable'],
    ['https://www.linkedin.com/in/ana', 'job_link_unreadable'],
    ['file:///etc/passwd', 'job_link_unreadable'],
    ['javascript:1', 'job_link_unreadable'],
    ['tel:49123', 'job_link_unreadable'],
    ['file:/etc/passwd', 'job_link_unreadable'],
    ['not a link', 'job_link_unreadable'],
  ])('is refused: %s', async (path, code) => {
    const bea = await product.signUp()
    const url = path.startsWith('/') ? outside.url + path : path
    const answer = await add(bea, url)
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, code])
    expect(await listOf(bea)).toEqual([])
    // The next step is the same for all: the text, and where it is a link it stays.
    const pasted = await add(bea, url, 'Head Baker\nRequirements: sourdough, lamination')
    if (URL.canParse(url) && url.startsWith('http')) {
      expect(pasted.json<JobDetail>()).toMatchObject({ job_title: 'Head Baker', job_link: url })
    } else {
      expect(codeOf(pasted)).toBe('job_link_no_page')
    }
  })

  it('says nothing of the address in the log', () => {
    expect(product.log()).not.toMatch(/169\.254|linkedin|jobs\/1|example\.org/)
  })

  it('is refused with a text that is no job, or too long', async () => {
    const url = `${outside.url}/gone`
    expect(codeOf(await add(ana, url, '?!'))).toBe('job_unreadable')
    expect(codeOf(await add(ana, url, 'x'.repeat(100_001)))).toBe('job_too_long')
    expect(codeOf(await ana.post('/jobs/found', {}))).toBe('bad_request')
  })
})

describe('tailoring by a link', () => {
  const tailor = (body: object) => ana.post(`/resumes/${resume.id}/tailored-to-job`, body)

  it('reads the page and points to the job it keeps', async () => {
    const answer = await tailor({
      job_description: ` ${outside.url}/jobs/1\n`,
      job_identifier: null,
    })
    const { tailored_resume: made } = answer.json<{ tailored_resume: Resume }>()
    expect(made).toMatchObject({ job_title: 'Head Baker', company_name: 'Mill Lane' })
    expect(made.job_description).toContain('Sourdough, lamination and stock control')
    expect(made.job_description).not.toContain('http')
    const link = await ana.get(`/jobs/original-link?job_identifier=${made.job_identifier}`)
    expect(link.json()).toEqual({ url: `${outside.url}/jobs/1` })
  })

  it('costs nothing where the page cannot be read', async () => {
    const balance = async () =>
      (await ana.get('/users/me')).json<{ credit_balance: number }>().credit_balance
    const before = await balance()
    expect(codeOf(await tailor({ job_description: `${outside.url}/login` }))).toBe('job_link_login')
    expect(await balance()).toBe(before)
  })
})

describe('a link that a source knows', () => {
  it('is a listing under whatever form of its address, and nothing is asked', async () => {
    const detail = { id: 'listed-1', job_title: 'Listed Baker', company_name: 'Mill Lane' }
    await product.house.db
      .insertInto('jobs')
      .values({
        id: 'listed-1',
        source: 'test',
        title: 'Listed Baker',
        company: 'Mill Lane',
        detail: JSON.stringify(detail),
        text: 'Requirements: sourdough, lamination',
        location: '',
        link: 'https://www.mill.example/jobs/9',
        link_key: 'mill.example/jobs/9',
      })
      .execute()
    const answer = await ana.post(`/resumes/${resume.id}/tailored-to-job`, {
      job_description: 'http://mill.example/jobs/9/?utm_source=x',
    })
    const { tailored_resume: made } = answer.json<{ tailored_resume: Resume }>()
    expect(made.job_identifier).toBe('listed-1')
  })
})
