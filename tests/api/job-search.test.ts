/** What search finds, in which order, and what it says: over the samples and a few live jobs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'
import { indexBodies } from '#server/job-search/index-bodies.ts'
import { indexJobs } from '#server/job-search/index-jobs.ts'

import type { SearchHouse } from './search-house.ts'
import { ids, openSearchHouse, titles } from './search-house.ts'
import { runHere } from '#server/work/tasks.ts'

let world: SearchHouse
beforeAll(async () => {
  world = await openSearchHouse()
})
afterAll(() => world.product.close())

const addJob: SearchHouse['addJob'] = (...given) => world.addJob(...given)
const ask: SearchHouse['ask'] = (...given) => world.ask(...given)
const about: SearchHouse['about'] = (...given) => world.about(...given)

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

  it.each([
    ['fr', 'prof de maths', 'Professeur des écoles (H/F)'],
    ['pt', 'aux de ação direta', 'Auxiliar de ação direta (m/f)'],
    ['en', 'customer support spec', 'Customer Support Specialist'],
  ])('in %s, shortened to %s, is written out', async (language, typed, title) => {
    expect(titles(await ask({ job_title: typed, language }))[0]).toBe(title)
  })

  it.each([
    ['de', 'Altenpflegehelfer Nachtschicht', 'Altenpflegehelfer (m/w/d)', 'altenpflegehelfer'],
    ['es', 'cuidadora noches', 'Auxiliar de ayuda a domicilio (H/M)', 'cuidadora'],
  ])(
    'in %s with a wish that no job states, %s, is found without it',
    async (language, typed, title, said) => {
      expect(titles(await ask({ job_title: typed, language }))[0]).toBe(title)
      const instead = (await about({ job_title: typed, language })).showing_results_for
      expect(instead?.toLowerCase()).toBe(said)
    },
  )

  it('of two trades that no job has together is found by the first, and it is said', async () => {
    await addJob('assists', { title: 'Projektassistenz mit Fokus auf Accounting' })
    const asked = { job_title: 'projektassistentin buchhaltung' }
    expect(ids(await ask(asked))[0]).toBe('assists')
    expect((await about(asked)).showing_results_for).toBe('projektassistentin')
  })

  it('with a word that nothing has and no trade, is found by the words that are left', async () => {
    await addJob('blows', { title: 'Tiefseebohrer' })
    const asked = { job_title: 'tiefseebohrer qwrtzpsx' }
    expect(ids(await ask(asked))).toContain('blows')
    expect((await about(asked)).showing_results_for).toBe('tiefseebohrer')
  })

  it('that is right is left as it is', async () => {
    await ask({ job_title: 'electrician' })
    expect(await about({ job_title: 'electrician' })).toMatchObject({ showing_results_for: null })
  })

  it.each([
    ['pflege', 'de'],
    ['Krankenschwester', 'de'],
    ['infirmière', 'fr'],
    ['enfermera', 'es'],
    ['Elektriker', 'de'],
    ['Koch', 'de'],
    ['nurse', 'en'],
  ])('%s finds jobs in its own language (%s) before all others', async (typed, language) => {
    const { db } = world.product.house
    const found = ids(await ask({ job_title: typed }))
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'language'])
      .where('id', 'in', found)
      .execute()
    const spoken = found.map((id) => rows.find((row) => row.id === id)?.language === language)
    expect(spoken[0]).toBe(true)
    expect(spoken).toEqual(spoken.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('finds no other work that only begins as it does', async () => {
    await addJob('nursery', { title: 'Nursery Teacher', location: 'Leeds' })
    expect(titles(await ask({ job_title: 'nurse' }))).not.toContain('Nursery Teacher')
    expect(titles(await ask({ job_title: 'nurse', location: 'Leeds' }))).not.toContain(
      'Nursery Teacher',
    )
  })

  it.each(['🙂', `';--`, '%', '  ?! '])('of signs alone (%j) finds none', async (typed) => {
    expect(await ask({ job_title: typed })).toEqual([])
  })

  it('with a sign that no text has is refused by name, and never read as no question', async () => {
    for (const query of ['job_title=%00', 'job_title=nurse%00', 'location=%00&job_title=nurse']) {
      const answer = await world.ana.get(`/jobs?${query}`)
      expect([query, answer.statusCode]).toEqual([query, 400])
      expect(answer.json<{ detail: string }>().detail).toContain('a sign that no text has')
    }
  })

  it('that no job has is looked for in the texts', async () => {
    await indexBodies({ ...world.product.house, run: runHere })
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

describe('the pages of a search', () => {
  it('stay as they were while jobs come and go, and are filled', async () => {
    const { db } = world.product.house
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

  it('are empty behind the last result, however far', async () => {
    for (const start of ['500', '10001', '2000000000'])
      expect(await ask({ job_title: 'falconer', start })).toEqual([])
  })

  it('are worked out again when they are gone', async () => {
    const { db } = world.product.house
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
      await world.ana.post('/resumes', {
        summary: 'Backend engineer with five years of TypeScript and PostgreSQL.',
        work_experience: [
          {
            role: 'Backend Engineer',
            company: 'Acme',
            location: 'Leeds, United Kingdom',
            from_date: '2020-01',
            to_date: 'Present',
            description: [],
          },
        ],
        skill_categories: [{ name: 'Skills', skills: ['Excel', 'TypeScript', 'PostgreSQL'] }],
      })
    ).json<Resume>()
  })

  it('puts the jobs in its order and tells no number', async () => {
    await indexBodies({ ...world.product.house, run: runHere })
    const query = { location: 'United Kingdom', resume_id: resume.id, sort: 'match' }
    const found = await ask(query)
    expect(found[0]?.job_title).toBe('Backend Engineer')
    for (const job of found) expect([job.score, job.previously_scored]).toEqual([null, false])
  })

  it('has jobs that are shown with a score in the order of these', async () => {
    const query = { location: 'United Kingdom', resume_id: resume.id, sort: 'match' }
    const before = ids(await ask(query))
    for (const id of before) {
      const scored = await world.ana.get(
        `/jobs/quick-score?job_identifier=${id}&resume_id=${resume.id}`,
      )
      expect(scored.statusCode).toBe(200)
    }
    const shown = (await ask(query)).map(({ score }) => score ?? 0)
    expect(shown.length).toBeGreaterThan(3)
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  })

  it('that was tailored to a job is told of on its card, with its status', async () => {
    await world.ana.post(`/resumes/${resume.id}/tailored-to-job`, {
      job_identifier: 'sample-en-01',
    })
    const [card] = await ask({ job_title: 'backend engineer' })
    expect(card).toMatchObject({ job_identifier: 'sample-en-01', application_status: 'created' })
    await world.ana.put(`/resumes/${card?.tailored_resume_id ?? ''}`, { job_status: 'applied' })
    const [applied] = await ask({ job_title: 'backend engineer' })
    expect(applied).toMatchObject({ application_status: 'applied' })
    const bea = await world.product.signUp()
    const [others] = await ask({ job_title: 'backend engineer' }, bea)
    expect(others).toMatchObject({ application_status: null, tailored_resume_id: null })
  })
})

describe('a box that is ticked', () => {
  const ask_ = (query: [string, string][]) => ask([['job_title', 'luthier'], ...query])

  beforeAll(async () => {
    const luthier = { title: 'Luthier' }
    await addJob('lute-full', {
      ...luthier,
      job_type: 'FULL_TIME',
      listed_at: '2026-10-01T08:00:00Z',
    })
    await addJob('lute-part', { ...luthier, job_type: 'PART_TIME' })
    await addJob('lute-silent', luthier)
  })

  it('keeps jobs that do not state it, behind those that do, and no others', async () => {
    const full: [string, string] = ['job_types', 'FULL_TIME']
    expect(ids(await ask_([full]))).toEqual(['lute-full', 'lute-silent'])
    expect(ids(await ask_([full, ['sort', 'newest']]))).toEqual(['lute-full', 'lute-silent'])
    expect(ids(await ask_([full, ['work_types', 'REMOTE']]))).toEqual(['lute-full', 'lute-silent'])
    expect(ids(await ask_([]))).toHaveLength(3)
  })
})

describe('a kind of job that was typed behind the title', () => {
  it('gives jobs that do not say their kind where none does, and none that says another', async () => {
    await addJob('silent', { title: 'Bellfounder' })
    await addJob('other', { title: 'Bellfounder', job_type: 'FULL_TIME' })
    const typed = { job_title: 'bellfounder part time' }
    expect(ids(await ask(typed))).toEqual(['silent'])
    expect((await about(typed)).showing_results_for).toBe('bellfounder, part time')
  })

  it('gives jobs of another kind, and says so, where no job is of that one', async () => {
    await addJob('another', { title: 'Campanologist', job_type: 'FULL_TIME' })
    const typed = { job_title: 'campanologist part time' }
    expect(ids(await ask(typed))).toEqual(['another'])
    expect((await about(typed)).showing_results_for).toBe('campanologist')
  })

  it('is spelled right, whatever words titles have that are near', async () => {
    await addJob('state', { title: 'State Glazier' })
    expect(ids(await ask({ job_title: 'stage glazier' }))).not.toContain('state')
  })
})

it('says nothing of a word that was mended where nothing was found', async () => {
  expect((await about({ job_title: 'plummer xanadoria' })).showing_results_for).toBeNull()
})
