import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normaliseJob } from './normalise.ts'
import type { FoundJob } from './normalised.ts'
import { linkKey } from './link.ts'
import { readLastMoment, readMoment } from './moments.ts'
import { readSalary } from './salary.ts'
import { familyOf, isSameJob } from './same-job.ts'

const origin = {
  id: 'x',
  source: 'greenhouse:acme',
  attribution: null,
  readAt: new Date('2026-11-20T00:00:00Z'),
}
const found: FoundJob = {
  sourceJobId: '1',
  title: 'Python Developer (m/w/d)',
  company: 'Acme GmbH',
  locations: ['Berlin'],
  body: '<p>Text</p>',
  isWhole: true,
  link: 'https://acme.example/jobs/1?utm_source=x&id=7',
  listedAt: 1_760_000_000,
  validThrough: null,
  typeWords: [],
  levelWords: [],
  workWords: [],
  isRemote: null,
  salary: null,
  language: null,
}
const normalise = (change: Partial<FoundJob>) => normaliseJob({ ...found, ...change }, origin)

const german = `<div><p>Acme baut Fahrräder für Städte.</p><h3>Deine Aufgaben</h3><ul><li>Du entwickelst APIs in <b>Python</b></li><li><p>Du schreibst Tests</p></li></ul>
<p><strong>Dein Profil</strong></p><ul><li>3 Jahre Erfahrung mit Python</li><li>Docker ist von Vorteil</li></ul><p><b>Wir bieten</b></p><ul><li>30 Tage Urlaub</li></ul><script>alert(1)</script><style>p{}</style></div>`

describe('a job as ours', () => {
  it('sorts a post into the lists of the detail by its headings', () => {
    const job = normalise({ body: german })
    expect(job?.detail).toMatchObject({
      company_description: 'Acme baut Fahrräder für Städte.',
      job_duties_and_responsibilities: ['Du entwickelst APIs in Python', 'Du schreibst Tests'],
      required_qualifications: ['3 Jahre Erfahrung mit Python'],
      preferred_qualifications: ['Docker ist von Vorteil'],
      job_benefits: ['30 Tage Urlaub'],
    })
    expect(job?.skills).toEqual(expect.arrayContaining(['Python', 'Docker']))
    expect(job?.language).toBe('de')
  })

  it.each([
    ['fr', 'Vos missions', 'Concevoir le site', 'Profil recherché', 'Maîtriser SQL'],
    ['es', 'Funciones', 'Diseñar la web', 'Requisitos', 'Dominar SQL'],
    ['pt', 'Funções', 'Desenhar o site', 'Requisitos', 'Dominar SQL'],
    ['nl', 'Wat ga je doen', 'De site ontwerpen', 'Wat breng je mee', 'Je kent SQL'],
    ['en', 'What you will do', 'Design the site', 'What you bring', 'You know SQL'],
  ])('knows the headings of %s', (_, duty, does, profile, knows) => {
    const body = `<h2>${duty}</h2><ul><li>${does}</li></ul><h2>${profile}</h2><ul><li>${knows}</li></ul>`
    expect(normalise({ body })?.detail).toMatchObject({
      job_duties_and_responsibilities: [does],
      required_qualifications: [knows],
    })
  })

  it('keeps lists and paragraphs as lines, and nothing of scripts and tags', () => {
    expect(normalise({ body: german })?.text.split('\n')).toEqual([
      'Acme baut Fahrräder für Städte.',
      '',
      'Deine Aufgaben',
      '',
      '- Du entwickelst APIs in Python',
      '- Du schreibst Tests',
      '',
      'Dein Profil',
      '',
      '- 3 Jahre Erfahrung mit Python',
      '- Docker ist von Vorteil',
      '',
      'Wir bieten',
      '',
      '- 30 Tage Urlaub',
    ])
  })

  it('reads HTML that was escaped once more, and twice', () => {
    const once = german.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const twice = once.replaceAll('&', '&amp;')
    const text = normalise({ body: german })?.text
    expect(normalise({ body: once })?.text).toBe(text)
    expect(normalise({ body: twice })?.text).toBe(text)
  })

  it('never throws and never leaves a script, whatever the post is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...'<p>|</p>|<li>|<script>|</script>|<!--|-->|&lt;script&gt;|<a href="|&#x1F600;|&#0;|&amp;amp;|<|>|"|<h2>|## |<b>'.split(
          '|',
        ),
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const job = normalise({ body: pieces.join('') })
        expect(job?.text).not.toMatch(/<\/?(?:script|p|li|h2|b)\s*>/i)
        expect(normalise({ body: pieces.join('') })).toEqual(job)
      }),
    )
  })

  it.each<[Partial<FoundJob>, string, string | null]>([
    [{ typeWords: ['Vollzeit'] }, 'jobType', 'FULL_TIME'],
    [{ typeWords: ['FullTime', 'Internship'] }, 'jobType', 'INTERNSHIP'],
    [{ title: 'Praktikant Controlling (m/w/d)' }, 'jobType', 'INTERNSHIP'],
    [{ title: 'Stage en communication (H/F)' }, 'jobType', 'INTERNSHIP'],
    [{ title: 'Becario de marketing' }, 'jobType', 'INTERNSHIP'],
    [{ title: 'Estagiário de Engenharia' }, 'jobType', 'INTERNSHIP'],
    [{ title: 'Meewerkstage HR' }, 'jobType', 'INTERNSHIP'],
    [{ title: 'Theatre Stage Manager' }, 'jobType', null],
    [{ body: 'Ein Praktikum in der Pflege ist von Vorteil.' }, 'jobType', null],
    [{ title: 'Ausbildung zum Tischler (m/w/d)' }, 'jobType', 'APPRENTICESHIP'],
    [{ title: 'Boulanger en alternance' }, 'jobType', 'APPRENTICESHIP'],
    [{ title: 'Apprentice Electrician' }, 'jobType', 'APPRENTICESHIP'],
    [{ title: 'Jovem Aprendiz Administrativo' }, 'jobType', 'APPRENTICESHIP'],
    [{ title: 'BBL-leerling installatietechniek' }, 'jobType', 'APPRENTICESHIP'],
    [{ typeWords: ['Zeitarbeit', 'Vollzeit'] }, 'jobType', 'TEMPORARY'],
    [{ title: 'Cariste intérim' }, 'jobType', 'TEMPORARY'],
    [{ body: 'Je werkt via uitzendbureau in Breda.' }, 'jobType', 'TEMPORARY'],
    [{ title: 'Freelance Übersetzer' }, 'jobType', 'FREELANCE'],
    [{ body: 'Alta en autónomos necesaria.' }, 'jobType', 'FREELANCE'],
    [{ typeWords: ['CDD'] }, 'jobType', 'CONTRACT'],
    [{ isRemote: true, body: 'Two days per week in the office.' }, 'workType', 'HYBRID'],
    [{ isRemote: true, body: 'You build hybrid engines.' }, 'workType', 'REMOTE'],
    [{ body: '2 Tage pro Woche im Homeoffice, sonst vor Ort' }, 'workType', 'HYBRID'],
    [{ body: 'Modalidad híbrida: tres días presenciales' }, 'workType', 'HYBRID'],
    [{ body: 'Regime híbrido, com dias no escritório' }, 'workType', 'HYBRID'],
    [{ body: 'Deels thuis, twee dagen op kantoor' }, 'workType', 'HYBRID'],
    [{ body: 'Rythme hybride, deux jours sur site' }, 'workType', 'HYBRID'],
    [{ typeWords: ['Permanent contract'] }, 'jobType', 'FULL_TIME'],
    [{ title: 'Infirmière à temps partiel' }, 'jobType', 'PART_TIME'],
    [{ body: 'Contrato indefinido en Sevilla' }, 'jobType', 'FULL_TIME'],
    [{ body: 'Vollzeit oder Teilzeit' }, 'jobType', null],
    [{ body: 'Wir bauen Häuser' }, 'jobType', null],
    [{ title: 'Verpleegkundige (24-32 uur)' }, 'jobType', 'PART_TIME'],
    [{ body: 'Dienstverband van 36-40 uur' }, 'jobType', 'FULL_TIME'],
    [{ body: 'Contract van 32-40 uur' }, 'jobType', null],
    [{ body: 'Wij zijn open van 9-17 uur' }, 'jobType', null],
    [{ body: '20 Stunden pro Woche' }, 'jobType', 'PART_TIME'],
    [{ body: 'Contrat de 35 heures par semaine' }, 'jobType', 'FULL_TIME'],
    [{ body: 'Vollzeit oder Teilzeit, 40 Stunden pro Woche' }, 'jobType', null],
    [{ body: 'Du arbeitest zu 100% im Home Office: 100% home office' }, 'workType', 'REMOTE'],
    [{ title: 'Senior Nurse' }, 'experienceLevel', 'MID_SENIOR'],
    [{ title: 'Werkstudent Vertrieb' }, 'experienceLevel', 'ENTRY_LEVEL'],
    [{ title: 'Diretora financeira' }, 'experienceLevel', 'DIRECTOR'],
    [{ title: 'Assistant Director of Sales' }, 'experienceLevel', 'DIRECTOR'],
    [{ title: 'Executive Assistant - Chief Operating Officer' }, 'experienceLevel', null],
    [{ title: 'Assistent van de directeur' }, 'experienceLevel', null],
    [{ levelWords: ['Entry level'] }, 'experienceLevel', 'ENTRY_LEVEL'],
    [{ title: 'Verpleegkundige' }, 'experienceLevel', null],
    [{ workWords: ['Hybrid'] }, 'workType', 'HYBRID'],
    [{ isRemote: true }, 'workType', 'REMOTE'],
    [{ locations: ['Remote, Spain'] }, 'workType', 'REMOTE'],
    [{ body: 'Trabajo presencial en Madrid' }, 'workType', 'ON_SITE'],
    [{ body: '2 jours de télétravail' }, 'workType', 'HYBRID'],
    [{ body: 'Wir bauen Häuser' }, 'workType', null],
  ])('from %j says %s %s', (change, field, kind) => {
    expect(normalise(change)).toHaveProperty(field, kind)
  })

  it('is none without a title or an employer', () => {
    expect(normalise({ title: ' <b></b> ' })).toBeNull()
    expect(normalise({ company: '' })).toBeNull()
    // Who adds it themselves need not know of whom it is.
    const own = normaliseJob({ ...found, company: '' }, { ...origin, mayBeOfNobody: true })
    expect(own).toMatchObject({ title: found.title, company: '' })
  })

  it('has the employer that only its text names, and else the source that speaks for one', () => {
    const body = '<p>Die Bäckerei Morgenrot GmbH sucht Verstärkung.</p>'
    expect(normalise({ company: '', body })?.company).toBe('Bäckerei Morgenrot GmbH')
    const attribution = { text: 'Public Service', link: 'https://service.example' }
    const untold = normaliseJob({ ...found, company: '' }, { ...origin, attribution })
    expect(untold?.company).toBe('Public Service')
  })

  it('takes only counters off an address, and only addresses that a browser may open', () => {
    expect(normalise({})?.link).toBe('https://acme.example/jobs/1?id=7')
    expect(normalise({ link: 'javascript:alert(1)' })?.link).toBeNull()
    expect(linkKey('http://www.acme.example/jobs/1/?b=2&a=1#top')).toBe(
      'acme.example/jobs/1?a=1&b=2',
    )
  })
})

describe('dates', () => {
  it.each([
    [1_760_000_000, '2025-10-09T08:53:20.000Z'],
    [1_760_000_000_000, '2025-10-09T08:53:20.000Z'],
    ['2026-03-04', '2026-03-04T00:00:00.000Z'],
    ['2026-03-04 05:06:07', '2026-03-04T05:06:07.000Z'],
    ['2026-03-04T05:06:07+0100', '2026-03-04T04:06:07.000Z'],
    ['04/03/2026', '2026-03-04T00:00:00.000Z'],
    ['soon', null],
    [-5, null],
  ])('reads %s', (given, iso) => {
    expect(readMoment(given)).toBe(iso)
  })

  it.each([
    ['2026-03-04', '2026-03-04T23:59:59.000Z'],
    ['4.3.2026', '2026-03-04T23:59:59.000Z'],
    ['2026-03-04T00:00', '2026-03-04T23:59:59.000Z'],
    ['2026-03-04T00:00:00+01:00', '2026-03-04T22:59:59.000Z'],
    ['2026-03-04T17:00:00Z', '2026-03-04T17:00:00.000Z'],
    [1_760_000_000, '2025-10-09T08:53:20.000Z'],
    ['soon', null],
  ])('lets a post end with its last day: %s', (given, iso) => {
    expect(readLastMoment(given)).toBe(iso)
  })
})

describe('pay', () => {
  const pay = { least: null, most: null, currency: null, per: null, raw: null }

  it.each([
    [{ ...pay, least: 20, most: 25, currency: 'EUR', per: 'HOUR' }, 41_600, 52_000],
    [{ ...pay, least: 3000, per: 'per month' }, 36_000, 36_000],
    [{ ...pay, raw: '45.000 – 60.000 € pro Jahr' }, 45_000, 60_000],
    [{ ...pay, raw: '$80k-$95k' }, 80_000, 95_000],
    [{ ...pay, raw: '€ 2.500 per maand' }, 30_000, 30_000],
    [{ ...pay, least: 3, per: 'year' }, null, null],
  ])('of %j comes to %s–%s a year', (given, least, most) => {
    const read = readSalary(given)
    expect([read?.yearlyLeast, read?.yearlyMost]).toEqual([least, most])
  })

  it('is read from the words of the post where no field gives it', () => {
    const body = '<p>Wir bieten</p><ul><li>2.600 – 3.100 € brutto im Monat</li></ul>'
    expect(normalise({ body })?.salary).toMatchObject({ yearlyLeast: 31_200, yearlyMost: 37_200 })
    const salary = { ...pay, least: 40_000, currency: 'EUR', per: 'year' }
    expect(normalise({ body, salary })?.salary).toMatchObject({ yearlyLeast: 40_000 })
  })

  it('is in a currency, whatever else is written in capitals', () => {
    expect(readSalary({ ...pay, raw: 'CLT R$ 9.000 a R$ 12.000 por mês' })).toMatchObject({
      currency: 'BRL',
      yearlyMost: 144_000,
    })
    expect(readSalary({ ...pay, raw: '45-55K€' })).toMatchObject({ least: 45_000, most: 55_000 })
  })

  it('is unknown where none is given', () => {
    expect(readSalary({ ...pay, raw: 'competitive' })).toBeNull()
    expect(readSalary({ ...pay, raw: '$80k-$95k' })?.currency).toBe('USD')
  })
})

describe('two posts', () => {
  const long = Array.from({ length: 60 }, (_, i) => `<p>Sentence ${i} about the work.</p>`).join('')
  const comparable = (change: Partial<FoundJob>, source = 'a') => {
    const job = normalise({ body: long, ...change })
    if (job === null) throw new Error('no job')
    return { ...job, source, linkKey: linkKey(job.link) }
  }

  it('are one job where employer, title and nearly all of the text are the same', () => {
    const other = { link: 'https://b.example/2', title: 'Python Developer', company: 'ACME' }
    expect(
      isSameJob(comparable({}), comparable({ ...other, body: `${long}<p>Apply now</p>` }, 'b')),
    ).toBe(true)
  })

  it('are one job where two sources give the same address', () => {
    expect(
      isSameJob(comparable({}), comparable({ body: 'A snippet', company: 'Acme Berlin' }, 'b')),
    ).toBe(true)
    expect(isSameJob(comparable({}), comparable({ body: 'A snippet' }))).toBe(false)
  })

  it.each([
    ['Python Developer Berlin', 'Python Developer Munich'],
    ['Senior Python Developer', 'Python Developer'],
    ['Engineer II', 'Engineer III'],
    ['C Developer', 'C++ Developer'],
  ])('are two jobs where one is %s and the other %s', (a, b) => {
    const link = 'https://other.example/1'
    expect(isSameJob(comparable({ title: a }), comparable({ title: b, link }, 'b'))).toBe(false)
    expect(familyOf('Acme', a)).not.toBe(familyOf('Acme', b))
  })

  it('are two jobs where the texts differ', () => {
    const body = Array.from({ length: 60 }, (_, i) => `<p>Line ${i} of another matter.</p>`).join(
      '',
    )
    expect(isSameJob(comparable({}), comparable({ body, link: null }, 'b'))).toBe(false)
  })
})
