/**
 * One suite over every source: its fixture has the true shape, one whole job first and broken entries
 * beside it. What is expected of each stands in the table; what holds for all stands below.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normaliseJob } from '#domain/posts/normalise.ts'
import type { FoundJob } from '#domain/posts/normalised.ts'

import type { Adapter, Parsed, Target } from './adapter.ts'
import { adapters, findAdapter, publicFeeds } from './adapters.ts'

interface Expected {
  board: string
  /** Of the first job. */
  title: string
  company: string
  location: string
  kinds: (string | null)[]
  listedAt: string | null
  jobs: number
  rejected: number
  hasNext?: true
  givesSnippets?: true
}

const expected: Readonly<Record<string, Expected>> = {
  greenhouse: { board: 'ferryline', title: 'Route Planner', company: 'Ferryline', location: 'Lisbon; Porto', kinds: ['FULL_TIME', null, null], listedAt: '2026-10-01T14:00:00.000Z', jobs: 2, rejected: 2 },
  lever: { board: 'eu/haffklinik', title: 'Krankenpfleger (m/w/d)', company: 'Haffklinik', location: 'Rostock; Wismar', kinds: ['PART_TIME', null, 'ON_SITE'], listedAt: '2025-10-09T08:53:20.000Z', jobs: 1, rejected: 2 },
  ashby: { board: 'tulipmaps', title: 'Staff Engineer, Maps', company: 'Tulipmaps', location: 'Amsterdam; Utrecht', kinds: ['FULL_TIME', 'MID_SENIOR', 'HYBRID'], listedAt: '2026-10-03T08:00:00.000Z', jobs: 1, rejected: 1 },
  recruitee: { board: 'depan', title: 'Kok', company: 'De Pan', location: 'Gent, België', kinds: ['PART_TIME', 'ENTRY_LEVEL', 'ON_SITE'], listedAt: '2026-09-30T10:00:00.000Z', jobs: 1, rejected: 1 },
  personio: { board: 'brotundsalz/de', title: 'Bäcker (m/w/d)', company: 'Brot & Salz GmbH', location: 'Wien; Graz', kinds: ['FULL_TIME', 'MID_SENIOR', null], listedAt: '2026-10-01T07:00:00.000Z', jobs: 1, rejected: 1 },
  workable: { board: 'nova-obra', title: 'Engenheira Civil', company: 'Nova Obra', location: 'Braga, Braga, Portugal', kinds: ['FULL_TIME', 'MID_SENIOR', null], listedAt: '2026-10-05T00:00:00.000Z', jobs: 1, rejected: 1 },
  smartrecruiters: { board: 'TiendaSol', title: 'Vendedora', company: 'Tienda Sol', location: 'Sevilla, AN, ES', kinds: ['PART_TIME', 'ENTRY_LEVEL', null], listedAt: '2026-10-06T09:00:00.000Z', jobs: 1, rejected: 1, hasNext: true },
  teamtailor: { board: 'fjallvind', title: 'Windpark-Techniker', company: 'Fjällvind AB', location: 'Husum, DE', kinds: ['FULL_TIME', null, null], listedAt: '2026-10-07T06:00:00.000Z', jobs: 1, rejected: 1 },
  arbeitnow: { board: '', title: 'Steuerfachangestellte (m/w/d)', company: 'Kanzlei Linde', location: 'Leipzig', kinds: ['FULL_TIME', 'MID_SENIOR', null], listedAt: '2025-10-09T08:53:20.000Z', jobs: 1, rejected: 1, hasNext: true },
  himalayas: { board: '', title: 'Support Specialist', company: 'Kiwi Desk', location: 'Remote, Spain; Remote, Portugal', kinds: ['FULL_TIME', 'ENTRY_LEVEL', 'REMOTE'], listedAt: '2025-10-09T08:53:20.000Z', jobs: 1, rejected: 1, hasNext: true },
  jobicy: { board: '', title: 'Technical Writer', company: 'Inkwell', location: 'Remote, Germany; Remote, France', kinds: ['FULL_TIME', 'MID_SENIOR', 'REMOTE'], listedAt: '2026-10-08T07:00:00.000Z', jobs: 1, rejected: 1 },
  remoteok: { board: '', title: 'QA Engineer', company: 'Beam', location: 'Remote, Europe', kinds: [null, null, 'REMOTE'], listedAt: '2025-10-09T08:53:20.000Z', jobs: 1, rejected: 1 },
  themuse: { board: '', title: 'Account Manager', company: 'Sparrow', location: 'Flexible / Remote; Austin, TX', kinds: [null, 'MID_SENIOR', 'REMOTE'], listedAt: '2026-10-09T08:00:00.000Z', jobs: 1, rejected: 1, hasNext: true },
  'france-travail': { board: 'infirmier', title: 'Infirmier / Infirmière (H/F)', company: 'Clinique du Parc', location: 'LYON 03', kinds: ['FULL_TIME', 'ENTRY_LEVEL', null], listedAt: '2026-10-10T06:00:00.000Z', jobs: 1, rejected: 1 },
  usajobs: { board: 'nurse', title: 'Nurse', company: 'Veterans Health Administration', location: 'Denver, Colorado', kinds: ['FULL_TIME', null, null], listedAt: '2026-10-11T00:00:00.000Z', jobs: 1, rejected: 1 },
  adzuna: { board: 'de/software+entwickler', title: 'Software Entwickler', company: 'Kontor AG', location: 'Hamburg', kinds: ['FULL_TIME', null, null], listedAt: '2026-10-12T08:00:00.000Z', jobs: 1, rejected: 1, givesSnippets: true },
  reed: { board: 'nurse', title: 'Staff Nurse', company: "St Mary's", location: 'York', kinds: [null, 'MID_SENIOR', null], listedAt: '2026-10-13T00:00:00.000Z', jobs: 1, rejected: 1 },
  schema: { board: 'https://werft.example/jobs', title: 'Schweißer (m/w/d)', company: 'Werft Nord', location: 'Kiel, DE', kinds: ['FULL_TIME', null, null], listedAt: '2026-10-15T00:00:00.000Z', jobs: 1, rejected: 1 },
  jsonl: { board: 'https://example.org/jobs.jsonl', title: 'Boulanger', company: 'Le Fournil', location: 'Lille', kinds: ['FULL_TIME', null, null], listedAt: '2026-10-14T00:00:00.000Z', jobs: 2, rejected: 2 },
  workday: { board: 'tulipchips.wd3/Careers', title: 'Process Engineer', company: 'Tulipchips', location: 'Eindhoven', kinds: ['FULL_TIME', null, 'HYBRID'], listedAt: null, jobs: 2, rejected: 1 },
  bamboohr: { board: 'millbridge', title: 'Warehouse Lead', company: 'Millbridge', location: 'Leeds, West Yorkshire', kinds: ['FULL_TIME', 'MID_SENIOR', 'ON_SITE'], listedAt: null, jobs: 1, rejected: 1 },
  successfactors: { board: 'jobs.kugelwerk.example', title: 'Industriemechaniker (m/w/d)', company: 'Kugelwerk', location: 'Schweinfurt', kinds: [null, null, null], listedAt: null, jobs: 1, rejected: 1 },
  icims: { board: 'careers-pinefreight', title: 'Dispatcher & Planner', company: 'Pinefreight', location: 'Portland, OR, US', kinds: [null, null, null], listedAt: null, jobs: 1, rejected: 1, hasNext: true },
  join: { board: 'radwerk', title: 'Fahrradmechaniker (m/w/d)', company: 'Radwerk GmbH', location: 'Münster, Deutschland', kinds: ['FULL_TIME', null, 'ON_SITE'], listedAt: '2026-11-10T08:00:00.000Z', jobs: 1, rejected: 1 },
  softgarden: { board: 'kaiwerk', title: 'Zolldeklarant (m/w/d) für Export', company: 'Kaiwerk', location: 'Bremerhaven; Hamburg', kinds: [null, null, null], listedAt: '2026-11-04T00:00:00.000Z', jobs: 1, rejected: 1 },
  arbeitsagentur: { board: '', title: 'Altenpfleger (m/w/d)', company: 'Haus am Deich gGmbH', location: 'Emden, Deutschland', kinds: ['PART_TIME', null, null], listedAt: '2026-11-17T00:00:00.000Z', jobs: 2, rejected: 1 },
  infojobs: { board: 'auxiliar', title: 'Auxiliar de enfermería', company: 'Clínica Alameda', location: 'Málaga', kinds: ['FULL_TIME', null, 'ON_SITE'], listedAt: '2026-11-15T10:00:00.000Z', jobs: 1, rejected: 1 },
  gupy: { board: 'enfermagem', title: 'Técnica de Enfermagem', company: 'Hospital Boa Vista', location: 'Recife, Pernambuco, Brasil', kinds: ['FULL_TIME', null, 'ON_SITE'], listedAt: '2026-11-14T12:00:00.000Z', jobs: 1, rejected: 1 },
  jobtech: { board: 'tester', title: 'Software Tester', company: 'Skärgård Systems AB', location: 'Göteborg, Sverige', kinds: ['FULL_TIME', null, null], listedAt: '2026-11-13T09:30:00.000Z', jobs: 1, rejected: 1 },
  'indeed-xml': { board: 'https://tissage.example/jobs.xml', title: 'Tisserand (H/F)', company: 'Maison Tissage', location: 'Roubaix, Hauts-de-France, FR', kinds: ['FULL_TIME', null, null], listedAt: '2026-11-09T00:00:00.000Z', jobs: 1, rejected: 1 },
} // prettier-ignore

const folder = path.join(import.meta.dirname, 'adapters/fixtures')
const fixtureOf = (name: string): string => {
  const [file] = globSync(`${name}.{json,jsonl,xml,html}`, { cwd: folder })
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8')
}
const readAt = new Date('2026-11-20T00:00:00Z')
const normalise = (adapter: Adapter, job: FoundJob) =>
  normaliseJob(job, {
    id: job.sourceJobId,
    source: adapter.id,
    attribution: adapter.attribution,
    readAt,
  })

const cases = adapters.map((adapter) => {
  const one = expected[adapter.id]
  const target: Target = { board: one?.board ?? '', key: 'name:secret' }
  return { id: adapter.id, adapter, target, one, fixture: fixtureOf(adapter.id) }
})

describe.each(cases)('$id', ({ adapter, target, one, fixture }) => {
  const ask = adapter.plan(target)
  const parse = (answer: string): Parsed | null => adapter.parse(answer, { target, ask })

  it('reads its jobs, and counts what is none', () => {
    const read = parse(fixture)
    expect([read?.jobs.length, read?.rejected]).toEqual([one?.jobs, one?.rejected])
    const [first] = read?.jobs ?? []
    const job = first && normalise(adapter, first)
    expect(job).toMatchObject({
      title: one?.title,
      company: one?.company,
      listedAt: one?.listedAt,
      isWhole: one?.givesSnippets !== true && adapter.fill === undefined,
    })
    expect(job?.locations.join('; ')).toBe(one?.location)
    expect([job?.jobType, job?.experienceLevel, job?.workType]).toEqual(one?.kinds)
  })

  it('names the fields by which it saw what is no job', () => {
    // A line of JSON, and a posting of the vocabulary, have no fixed fields.
    if (adapter.id === 'schema' || adapter.id === 'jsonl') return
    expect(parse(fixture)?.broken).not.toEqual([])
  })

  it('gives the same for the same answer, and every job a name of its own', () => {
    const read = parse(fixture)
    expect(parse(fixture)).toEqual(read)
    const names = read?.jobs.map(({ sourceJobId }) => sourceJobId) ?? []
    expect(new Set(names).size).toBe(names.length)
  })

  it('leaves no markup in the text of a job, and a link that a browser may open', () => {
    for (const found of parse(fixture)?.jobs ?? []) {
      const job = normalise(adapter, found)
      const shown = JSON.stringify([
        job?.text,
        job?.title,
        job?.company,
        job?.locations,
        job?.detail,
      ])
      expect(shown).not.toMatch(/<\/?\w|alert\(1\)|&(?:amp|lt|#\d+);/)
      expect(job?.link ?? 'https://').toMatch(/^https?:\/\//)
    }
  })

  it('names on what terms it is read', () => {
    if (!['jsonl', 'schema', 'indeed-xml'].includes(adapter.id)) {
      expect(adapter.attribution?.text).not.toBe('')
      expect(adapter.attribution?.link).toMatch(/^https:\/\//)
    }
    expect(adapter.minIntervalMs).toBeGreaterThanOrEqual(15 * 60_000)
  })

  it('asks its own host only, also for the next page', () => {
    const host = new URL(ask.url).host
    const next = parse(fixture)?.next ?? null
    expect(next !== null).toBe(one?.hasNext === true)
    if (next !== null) {
      expect(new URL(next.url).host).toBe(host)
      expect(next.url).not.toBe(ask.url)
    }
  })

  it('comes to an end, however long its pages go on', () => {
    let page: { url: string } | null = ask
    for (let pages = 0; page !== null && pages < 200; pages++) {
      page = adapter.parse(fixture, { target, ask: page })?.next ?? null
    }
    expect(page).toBeNull()
  })

  it('believes nothing of an answer that is none of its own, and never throws', () => {
    for (const answer of ['', '<html>Sign in</html>', 'null', '42', '"x"', '{}', '[[[', '\u0000']) {
      const read = parse(answer)
      expect([answer, read?.jobs ?? []]).toEqual([answer, []])
    }
    fc.assert(
      fc.property(hostile(fixture), (answer) => {
        const read = parse(answer)
        for (const job of read?.jobs ?? []) normalise(adapter, job)
      }),
      { numRuns: 60 },
    )
  })

  // Each line of the other is an answer of its own.
  it.runIf(/^\s*[[{]/u.test(fixture) && adapter.id !== 'jsonl')('reads no object as text', () => {
    const answer: unknown = JSON.parse(fixture)
    for (let place = 0, values = 1; place < values; place++) {
      values = 0
      const broken = JSON.stringify(answer, (_, value: unknown) =>
        typeof value !== 'object' && values++ === place ? { toString: 0, valueOf: 0 } : value,
      )
      for (const job of parse(broken)?.jobs ?? []) normalise(adapter, job)
    }
  })

  it('refuses names of boards that would lead elsewhere', () => {
    for (const board of ['../x', 'a/../../b', 'x?y=z', 'evil.example/#', '@evil.example', 'a\nb']) {
      if (!adapter.isBoard(board)) continue
      const { host } = new URL(adapter.plan({ board, key: '' }).url)
      expect([board, host]).toEqual([board, new URL(ask.url).host])
    }
    expect(adapter.isBoard(target.board)).toBe(true)
  })

  it('fills in the post where its list has none', () => {
    if (adapter.fill === undefined) return
    const [listed] = parse(fixture)?.jobs ?? []
    if (listed === undefined) throw new Error('the list is empty')
    expect(new URL(adapter.fill.ask(listed, target).url).host).toBe(new URL(ask.url).host)
    const filled = adapter.fill.parse(fixtureOf(`${adapter.id}.fill`), listed)
    expect(filled).toMatchObject({ sourceJobId: listed.sourceJobId, isWhole: true })
    expect(filled?.body.length).toBeGreaterThan(50)
    expect(adapter.fill.parse('<html>', listed)).toBeNull()
  })

  it('says in its file that it was not run against the live source', () => {
    if (adapter.id === 'jsonl') return
    const files = globSync('*.ts', { cwd: path.join(folder, '..') })
    const own = files
      .map((file) => readFileSync(path.join(folder, '..', file), 'utf8'))
      .find((text) => text.includes(`id: '${adapter.id}'`))
    expect(own?.replace(/\s*\*?\s+/g, ' ')).toContain('not run against the live source')
  })
})

/** The fixture with a value changed into something else, or cut. */
function hostile(fixture: string): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.constantFrom('null', '[]', '{}', '-1', '1e999', '"\\ud800"', '"<script>x</script>"', 'true'),
    fc.json({ maxDepth: 2 }),
  )
  const values = [...fixture.matchAll(/(?<=: ?)(?:"[^"\n]*"|\d+|true|false|null)/g)]
  const changed = fc.tuple(fc.nat(Math.max(0, values.length - 1)), value).map(([at, other]) => {
    const one = values[at]
    if (one === undefined) return fixture
    return fixture.slice(0, one.index) + other + fixture.slice(one.index + one[0].length)
  })
  return fc.oneof(
    changed,
    fc.nat(fixture.length).map((end) => fixture.slice(0, end)),
  )
}

describe('addresses of single jobs', () => {
  it.each([
    ['https://boards.greenhouse.io/ferryline/jobs/4000001', 'greenhouse', 'ferryline', '4000001'],
    ['https://job-boards.eu.greenhouse.io/acme/jobs/12?x=1', 'greenhouse', 'acme', '12'],
    [
      'https://jobs.lever.co/haff/11111111-2222-4333-8444-555555555555/apply',
      'lever',
      'haff',
      '11111111-2222-4333-8444-555555555555',
    ],
    [
      'https://jobs.eu.lever.co/haff/11111111-2222-4333-8444-555555555555',
      'lever',
      'eu/haff',
      '11111111-2222-4333-8444-555555555555',
    ],
    [
      'https://jobs.ashbyhq.com/Tulip%20Maps/aaaaaaaa-2222-4333-8444-555555555555',
      'ashby',
      'Tulip Maps',
      'aaaaaaaa-2222-4333-8444-555555555555',
    ],
    ['https://depan.recruitee.com/o/kok', 'recruitee', 'depan', 'kok'],
    ['https://brot.jobs.personio.de/job/1234?language=de', 'personio', 'brot', '1234'],
    ['https://apply.workable.com/nova-obra/j/A1B2C3D4E5/', 'workable', 'nova-obra', 'A1B2C3D4E5'],
    [
      'https://jobs.smartrecruiters.com/TiendaSol/744000012345678-vendedora',
      'smartrecruiters',
      'TiendaSol',
      '744000012345678',
    ],
    [
      'https://tulipchips.wd3.myworkdayjobs.com/en-US/Careers/job/Eindhoven/Engineer_R-1001',
      'workday',
      'tulipchips.wd3/Careers',
      '/job/Eindhoven/Engineer_R-1001',
    ],
    ['https://millbridge.bamboohr.com/careers/31', 'bamboohr', 'millbridge', '31'],
    [
      'https://www.arbeitsagentur.de/jobsuche/jobdetail/10001-1000000001-S',
      'arbeitsagentur',
      '',
      '10001-1000000001-S',
    ],
  ])('%s is known to %s', (address, id, board, sourceJobId) => {
    const owners = adapters.flatMap((adapter) => {
      const posting = adapter.owns?.(new URL(address)) ?? null
      return posting === null ? [] : [{ id: adapter.id, posting }]
    })
    expect(owners).toEqual([{ id, posting: { board, sourceJobId } }])
    const adapter = findAdapter(id)
    expect(adapter?.isBoard(board)).toBe(true)
    expect(adapter?.one?.ask({ board, sourceJobId }).url).toMatch(/^https:\/\//)
  })

  it.each(['https://example.org/jobs/1', 'https://boards.greenhouse.io.evil.example/a/jobs/1'])(
    '%s is known to none',
    (address) => {
      expect(adapters.map((adapter) => adapter.owns?.(new URL(address)) ?? null)).toEqual(
        adapters.map(() => null),
      )
    },
  )
})

it('reads without a setting what asks for neither a key nor a name', () => {
  const ids = ['arbeitnow', 'himalayas', 'jobicy', 'remoteok', 'arbeitsagentur']
  expect(publicFeeds.map(({ id }) => id)).toEqual(ids)
  for (const feed of publicFeeds)
    expect([feed.isBoard(''), feed.keyForm]).toEqual([true, undefined])
})
