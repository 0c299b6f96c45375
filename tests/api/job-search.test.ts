/** What search finds, in which order, and what it says: over the samples and a few live jobs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobResult, SearchAbout } from '#domain/jobs/job.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { indexBodies } from '#server/jobs/search/index-bodies.ts'
import { indexJobs } from '#server/jobs/search/index-jobs.ts'
import { addPlaces } from '#server/jobs/places/store.ts'
import { loadSamples } from '#server/jobs/sources/load-samples.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson

const towns = [
  [1, 'Munich', 'DE', 48.137, 11.575, 1_260_391, 'munchen'],
  [2, 'Augsburg', 'DE', 48.371, 10.898, 259_196, 'augsburg'],
  [3, 'Dachau', 'DE', 48.26, 11.434, 39_922, 'dachau'],
  [4, 'Springfield', 'US', 39.802, -89.644, 114_394, 'springfield'],
  [5, 'Springfield', 'CA', 49.929, -96.694, 14_000, 'springfield'],
  [6, 'San Salvador de Jujuy', 'AR', -24.186, -65.302, 305_891, 'san salvador de jujuy'],
  [7, 'Frankfurt (Oder)', 'DE', 52.342, 14.551, 58_000, 'frankfurt oder'],
] as const

async function addJob(id: string, fields: Record<string, unknown>): Promise<void> {
  const { db } = product.house
  await db
    .insertInto('jobs')
    .values({
      id,
      source: 'feed',
      title: 'Glassblower',
      company: 'Ofen',
      location: '',
      detail: '{}',
      text: '',
      listed_at: '2026-11-20T08:00:00Z',
      ...fields,
    })
    .execute()
  await indexJobs(db, [id])
}

beforeAll(async () => {
  product = await openTestHouse()
  const { db } = product.house
  await addPlaces(
    db,
    towns.map(([id, name, country, latitude, longitude, population]) => ({
      id,
      name,
      country,
      latitude,
      longitude,
      population,
    })),
    towns.map((town): [string, number] => [town[6], town[0]]),
  )
  await loadSamples(db)
  ana = await product.signUp()
})
afterAll(() => product.close())

const ask = async (query: Record<string, string> | [string, string][], person = ana) =>
  (await person.get(`/jobs?${new URLSearchParams(query)}`)).json<JobResult[]>()
const about = async (query: Record<string, string>) =>
  (await ana.get(`/job-search-about?${new URLSearchParams(query)}`)).json<SearchAbout>()
const ids = (jobs: JobResult[]) => jobs.map((job) => job.job_identifier)
const titles = (jobs: JobResult[]) => jobs.map((job) => job.job_title)

describe('a title', () => {
  it.each([
    'nurse',
    'Krankenschwester',
    'infirmière',
    'enfermera',
    'verpleegkundige',
    'enfermeira',
  ])('%s finds nurses in every language', async (typed) => {
    expect(titles(await ask({ job_title: typed }))).toEqual(
      expect.arrayContaining([
        'Registered Nurse, Surgical Ward',
        'Gesundheits- und Krankenpfleger (m/w/d) Intensivstation',
        'Infirmier en chirurgie (H/F)',
        'Enfermero de cuidados intensivos (H/M)',
        'Verpleegkundige chirurgie (m/v/x)',
        'Enfermeiro de medicina interna (m/f)',
      ]),
    )
  })

  it.each([
    ['electrican', 'electrician', 'Electrician'],
    ['Bilanzbuchalter', 'bilanzbuchhalter', 'Bilanzbuchhalter (m/w/d)'],
    ['senior acountant', 'senior accountant', 'Financial Accountant'],
  ])('%s is mended to %s, and it is said', async (typed, mended, title) => {
    expect(titles(await ask({ job_title: typed }))).toContain(title)
    expect(await about({ job_title: typed })).toMatchObject({ showing_results_for: mended })
  })

  it('is mended where another language has the word', async () => {
    const asked = { job_title: 'customer suport specialist' }
    expect(titles(await ask(asked))[0]).toBe('Customer Support Specialist')
    expect((await about(asked)).showing_results_for).toBe('customer support specialist')
  })

  it('that is right is left as it is', async () => {
    await ask({ job_title: 'electrician' })
    expect(await about({ job_title: 'electrician' })).toMatchObject({ showing_results_for: null })
  })

  it('that no job has is looked for in the texts', async () => {
    await indexBodies(product.house.db)
    expect(titles(await ask({ job_title: 'Spring Boot' }))).toContain(
      'Softwareentwickler Backend (m/w/d)',
    )
  })

  it('puts the fresh before the old, and what says just that before what says more', async () => {
    await addJob('glass-old', { listed_at: '2026-10-01T08:00:00Z' })
    await addJob('glass-new', {})
    await addJob('glass-more', { title: 'Glassblower and Gardener for Museum Shops and Events' })
    expect(ids(await ask({ job_title: 'glassblower' }))).toEqual([
      'glass-new',
      'glass-more',
      'glass-old',
    ])
    expect(ids(await ask({ job_title: 'glassblower', sort: 'newest' })).at(-1)).toBe('glass-old')
  })
})

describe('a place', () => {
  beforeAll(async () => {
    const at = (location: string, work_type: string | null) => ({
      title: 'Luthier',
      location,
      work_type,
    })
    await addJob('near-site', at('Dachau, Germany', 'ON_SITE'))
    await addJob('here-site', at('München', 'ON_SITE'))
    await addJob('far-site', at('Augsburg', 'ON_SITE'))
    await addJob('far-hybrid', at('Augsburg', 'HYBRID'))
    await addJob('far-remote', at('Hamburg, Deutschland', 'REMOTE'))
    await addJob('abroad-remote', at('Lisboa, Portugal', 'REMOTE'))
    await addJob('world-remote', at('Worldwide', 'REMOTE'))
    await addJob('us', at('Springfield, United States', 'ON_SITE'))
    await addJob('jujuy', at('San Salvador de Jujuy, Argentina', 'ON_SITE'))
  })
  const found = async (query: Record<string, string>) =>
    ids(await ask({ job_title: 'luthier', ...query })).toSorted()

  it('is met on the spot there, by hybrid work around it, from afar where that is open', async () => {
    const there = ['far-remote', 'here-site', 'world-remote']
    for (const location of ['Munich', 'Muenchen', 'münchen', 'Múnich, Alemania']) {
      expect(await found({ location })).toEqual([
        'far-remote',
        'here-site',
        'near-site',
        'world-remote',
      ])
    }
    expect(await found({ location: 'München', radius_km: '10' })).toEqual(there)
    expect(await found({ location: 'München 80 km' })).toEqual(
      ['far-hybrid', 'far-site', 'near-site', ...there].toSorted(),
    )
    expect(await about({ location: 'Munich 80km' })).toEqual({
      showing_results_for: null,
      place: 'Munich',
      radius_km: 80,
    })
  })

  it('is met by the kinds of work that are asked for alone', async () => {
    const kinds = async (location: string, ...work_types: string[]) =>
      ids(
        await ask([
          ['job_title', 'luthier'],
          ['location', location],
          ...work_types.map((type): [string, string] => ['work_types', type]),
        ]),
      ).toSorted()
    expect(await kinds('Munich', 'ON_SITE')).toEqual(['here-site', 'near-site'])
    expect(await kinds('Munich', 'REMOTE')).toEqual(['far-remote', 'world-remote'])
    expect(await kinds('Munich 80 km', 'HYBRID', 'REMOTE')).toEqual([
      'far-hybrid',
      'far-remote',
      'world-remote',
    ])
    expect(await kinds('Allemagne', 'HYBRID')).toEqual(['far-hybrid'])
    expect(await kinds('Allemagne', 'REMOTE')).toEqual(['far-remote', 'world-remote'])
  })

  it('may be a country, in any language', async () => {
    expect(await found({ location: 'Allemagne' })).toEqual(
      ['far-hybrid', 'far-remote', 'far-site', 'here-site', 'near-site', 'world-remote'].toSorted(),
    )
  })

  it('may be a town whose name holds that of a country or of another town', async () => {
    expect(await about({ location: 'San Salvador de Jujuy' })).toMatchObject({
      place: 'San Salvador de Jujuy',
    })
    expect(await found({ location: 'San Salvador de Jujuy' })).toEqual(['jujuy', 'world-remote'])
    expect(await found({ location: 'El Salvador' })).toEqual(['world-remote'])
    expect(await about({ location: 'Frankfurt (Oder)' })).toMatchObject({
      place: 'Frankfurt (Oder)',
    })
  })

  it.each([
    ['Luthier München', 'Luthier, München', 'Munich'],
    ['luthier in Munich', 'luthier, Munich', 'Munich'],
    ['Luthier em Munique', 'Luthier, Munique', 'Munich'],
    ['luthier, Múnich Alemania', 'luthier, Múnich Alemania', 'Munich'],
    ['luthier Springfield', 'luthier, Springfield', 'Springfield'],
  ])('is understood at the end of a title that finds nothing: %j', async (typed, shown, place) => {
    const said = await about({ job_title: typed })
    expect(said).toMatchObject({ showing_results_for: shown, place })
    const apart = { job_title: 'luthier', location: shown.slice('luthier, '.length) }
    expect(ids(await ask({ job_title: typed }))).toEqual(ids(await ask(apart)))
  })

  it('at the end of a title says nothing where the title finds jobs, or where none is there', async () => {
    await addJob('reading', { title: 'Luthier Augsburg', location: 'Hamburg' })
    expect(await about({ job_title: 'luthier Augsburg' })).toMatchObject({ place: null })
    expect(await about({ job_title: 'sexton Munich' })).toMatchObject({
      showing_results_for: null,
      place: null,
    })
  })

  it('of several of one name is the most populous, or that of the country named', async () => {
    expect(await found({ location: 'Springfield' })).toEqual(['us', 'world-remote'])
    expect(await found({ location: 'Springfield, Canada' })).toEqual(['world-remote'])
  })
})

describe('the pages of a search', () => {
  it('stay as they were while jobs come and go, and are filled', async () => {
    const { db } = product.house
    const add = async (n: number, listed_at: string) =>
      addJob(`page-${n}`, { title: 'Falconer', listed_at })
    for (let n = 10; n < 40; n++) await add(n, `2026-11-${n < 20 ? '10' : '11'}T08:00:00Z`)
    const first = ids(await ask({ job_title: 'falconer' }))
    for (let n = 90; n < 94; n++) await add(n, '2026-11-21T08:00:00Z')
    const all = [...first]
    const rest = () =>
      [...Array(30).keys()].map((n) => `page-${n + 10}`).filter((id) => !all.includes(id))
    const [goes] = rest()
    await db
      .updateTable('jobs')
      .set({ closed_at: new Date() })
      .where('id', '=', goes ?? '')
      .execute()
    await db
      .updateTable('jobs')
      .set({ closed_at: new Date() })
      .where('id', '=', first[0] ?? '')
      .execute()
    all.push(...ids(await ask({ job_title: 'falconer', start: '10' })))
    expect(all).toHaveLength(20)
    all.push(...ids(await ask({ job_title: 'falconer', start: '20' })))
    expect(new Set(all).size).toBe(29)
    expect(all).not.toContain(goes)
    expect(all.some((id) => id.startsWith('page-9'))).toBe(false)
    expect(
      ids(await ask({ job_title: 'falconer' }))
        .slice(0, 4)
        .toSorted(),
    ).toEqual([90, 91, 92, 93].map((n) => `page-${n}`))
  })

  it('are worked out again when they are gone', async () => {
    const { db } = product.house
    const closed = await db
      .selectFrom('jobs')
      .select('id')
      .where('closed_at', 'is not', null)
      .execute()
    await indexJobs(
      db,
      closed.map(({ id }) => id),
    )
    const first = ids(await ask({ job_title: 'falconer' }))
    await db.deleteFrom('job_results').execute()
    const second = ids(await ask({ job_title: 'falconer', start: '10' }))
    expect(second).toHaveLength(10)
    expect(second.filter((id) => first.includes(id))).toEqual([])
  })
})

describe('a job that a person brought', () => {
  it('is found by nobody', async () => {
    await addJob('mine', { source: 'pasted', title: 'Cooper' })
    expect(await ask({ job_title: 'cooper' })).toEqual([])
  })
})

describe('a resume', () => {
  let resume: Resume
  beforeAll(async () => {
    resume = (
      await ana.post('/resumes', {
        summary: 'Backend engineer with five years of TypeScript and PostgreSQL.',
        skill_categories: [{ name: 'Skills', skills: ['TypeScript', 'PostgreSQL', 'Docker'] }],
      })
    ).json<Resume>()
  })

  it('puts the jobs in its order and tells no number', async () => {
    await indexBodies(product.house.db)
    const query = { location: 'United Kingdom', resume_id: resume.id, sort: 'match' }
    const found = await ask(query)
    expect(found[0]?.job_title).toBe('Backend Engineer')
    for (const job of found) expect([job.score, job.previously_scored]).toEqual([null, false])
  })

  it('that was tailored to a job is told of on its card, with its status', async () => {
    await ana.post(`/resumes/${resume.id}/tailored-to-job`, { job_identifier: 'sample-en-01' })
    const [card] = await ask({ job_title: 'backend engineer' })
    expect(card).toMatchObject({ job_identifier: 'sample-en-01', application_status: 'created' })
    await ana.put(`/resumes/${card?.tailored_resume_id ?? ''}`, { job_status: 'applied' })
    const [applied] = await ask({ job_title: 'backend engineer' })
    expect(applied).toMatchObject({ application_status: 'applied' })
    const bea = await product.signUp()
    const [others] = await ask({ job_title: 'backend engineer' }, bea)
    expect(others).toMatchObject({ application_status: null, tailored_resume_id: null })
  })
})
