import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../../language/languages.ts'
import { blankContent, blankItem, blankWorkItem } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { verifyResume } from '../../truth/verify.ts'
import { worthToJob } from '../propose/worth.ts'
import { summariesFor } from './summary.ts'

const now = { year: 2026, month: 11 }

const composed = (resume: ResumeContent, job: string, language: Language): string | undefined => {
  const reading = readJob(job)
  const [first] = summariesFor(resume, reading, worthToJob(resume, reading), { language, now })
  if (first !== undefined)
    expect(verifyResume(resume, { ...resume, summary: first.value }, { now })).toEqual([])
  return first?.value
}

type Post = Partial<ResumeContent['work_experience'][number]>
const resumeOf = (summary: string, posts: Post[], rest: Partial<ResumeContent> = {}) => ({
  ...blankContent(),
  ...rest,
  summary,
  work_experience: posts.map((post) => ({ ...blankWorkItem, ...post })),
})

describe('a summary composed for a job', () => {
  it.each<[Language, string, Post, string, string]>([
    [
      'en',
      'Six years with two family firms.',
      {
        role: 'Accountant',
        company: 'Hale & Sons',
        from_date: '2019',
        to_date: 'present',
        description: ['Billing calls', 'Closed the month in four days instead of nine'],
      },
      'Accountant\n\nRequirements\n- Bookkeeping',
      'Since 2019, Accountant at Hale & Sons: closed the month in four days instead of nine.',
    ],
    [
      'de',
      'Aus der Hotellerie, gern auf Zeit am Meer.',
      {
        role: 'Koch',
        company: 'Hotel Seeblick',
        from_date: '2016',
        to_date: '2021',
        description: ['Zwei Auszubildende bis zur Prüfung begleitet'],
      },
      'Koch (m/w/d)\n\nAnforderungen\n- HACCP',
      'Von 2016 bis 2021 Koch (Hotel Seeblick): zwei Auszubildende bis zur Prüfung begleitet.',
    ],
    [
      'fr',
      'Cuisinier de brasserie.',
      {
        role: 'Second de cuisine',
        company: 'L’Estran',
        from_date: '2022',
        to_date: 'présent',
        description: ['Commandes et coût matière à 29 %', 'Brigade de cinq, 70 couverts'],
      },
      'Cuisinier\n\nProfil\n- HACCP',
      'Depuis 2022, second de cuisine (L’Estran)\u00A0: commandes et coût matière à 29 %.',
    ],
    [
      'es',
      'Graduada social.',
      {
        role: 'Técnica de nóminas',
        company: 'Asesoría Mompó',
        from_date: '2019',
        to_date: 'actualidad',
        description: ['480 nóminas al mes de 45 empresas'],
      },
      'Técnico de nóminas\n\nRequisitos\n- Nóminas',
      'Desde 2019, técnica de nóminas en Asesoría Mompó: 480 nóminas al mes de 45 empresas.',
    ],
    [
      'pt',
      'Gosto de explicar impostos.',
      {
        role: 'Contabilista',
        company: 'Minho Contas',
        from_date: '2021',
        to_date: 'presente',
        description: ['Declarações de IVA de 38 empresas sempre dentro do prazo'],
      },
      'Contabilista\n\nRequisitos\n- IVA',
      'Desde 2021, contabilista (Minho Contas): declarações de IVA de 38 empresas sempre dentro do prazo.',
    ],
    [
      'nl',
      'Werkt graag met ouderen.',
      {
        role: 'Fysiotherapeut',
        company: 'Gezondheidshuis Kampen',
        from_date: '2022',
        to_date: 'heden',
        description: ['Twee beweeggroepen voor 70-plussers'],
      },
      'Fysiotherapeut\n\nEisen\n- Oefentherapie',
      'Sinds 2022 fysiotherapeut bij Gezondheidshuis Kampen: twee beweeggroepen voor 70-plussers.',
    ],
  ])('says in %s what proves most, behind the own words', (language, own, post, job, proof) => {
    expect(composed(resumeOf(own, [post]), job, language)).toBe(`${own} ${proof}`)
  })

  const nurse = {
    role: 'Staff Nurse',
    company: 'Aire Hospital',
    from_date: '2016-03',
    to_date: 'present',
    description: ['Care for six patients on NIV'],
  }

  it('is written from nothing, with the years in the occupation', () => {
    const job = 'Staff Nurse\n\nRequirements\n- Wound care'
    expect(composed(resumeOf('', [nurse]), job, 'en')).toBe(
      'Staff Nurse with 10 years of experience. Aire Hospital (since 2016): care for six patients on NIV.',
    )
  })

  it('tells of the post in the job’s occupation rather than of the present one', () => {
    const leave = {
      role: 'Family leave',
      from_date: '2022',
      to_date: 'present',
      description: ['Care for two children'],
    }
    const said = composed(
      resumeOf('Nurse.', [leave, nurse]),
      'Staff Nurse\n\nTasks\n- Nursing',
      'en',
    )
    expect(said).toContain('Staff Nurse at Aire Hospital')
    expect(said).not.toContain('children')
  })

  it('does not say again what the summary says of title and years', () => {
    const own = 'Staff nurse on medical wards since 2016.'
    const said = composed(resumeOf(own, [nurse]), 'Staff Nurse\n\nTasks\n- Nursing', 'en')
    expect(said).toBe(`${own} Aire Hospital: care for six patients on NIV.`)
  })

  it('puts what was changed before what was counted', () => {
    const lines = ['Trained 300 people so far', 'Cut the time to discharge by 64%']
    const said = composed(
      resumeOf('Nurse.', [{ ...nurse, description: lines }]),
      'Staff Nurse\n\nTasks\n- Nursing',
      'en',
    )
    expect(said).toContain('cut the time to discharge by 64%')
    expect(said).not.toContain('300')
  })

  it('says nothing of a post in another occupation for what it counted', () => {
    const clerk = { ...nurse, role: 'Court Clerk', description: ['Kept 25 files of labour law'] }
    expect(
      composed(resumeOf('Clerk.', [clerk]), 'Buyer\n\nRequirements\n- Tenders', 'en'),
    ).toBeUndefined()
  })

  it('leaves what the person looks for at the end', () => {
    const own = 'Nurse on medical wards. I am looking for a ward nearer home.'
    const said = composed(resumeOf(own, [nurse]), 'Staff Nurse\n\nTasks\n- Nursing', 'en')
    expect(said).toMatch(/^Nurse on medical wards\. Since .* looking for a ward nearer home\.$/u)
  })

  it('tells of the latest post, and of an earlier one only where that alone answers the title', () => {
    const cook = {
      ...nurse,
      role: 'Cook',
      company: 'Hill Inn',
      from_date: '2024',
      to_date: 'present',
      description: ['Cooked 90 lunches a day for two schools'],
    }
    const past = { ...nurse, from_date: '2012', to_date: '2023' }
    const said = (title: string) =>
      composed(
        resumeOf('Works well in a team.', [cook, past]),
        `${title}\n\nTasks\n- Lunches`,
        'en',
      )
    expect(said('Cook')).toContain('Hill Inn')
    expect(said('Plumber') ?? '').not.toContain(past.company)
    expect(said('Staff Nurse') ?? '').not.toContain('Hill Inn')
  })

  it('is no list of names where nothing else can be said', () => {
    const resume = resumeOf('', [], {
      education: [{ ...blankItem('education'), degree: 'BSc Nursing' }],
      certification_and_training: [{ ...blankItem('certification_and_training'), name: 'ADR' }],
    })
    expect(composed(resume, 'Driver\n\nRequirements\n- ADR', 'en')).toBeUndefined()
  })

  it('does not grow beyond what is read', () => {
    const own = 'Nurse on medical and surgical wards for many years. '.repeat(14).trim()
    expect(
      composed(resumeOf(own, [nurse]), 'Staff Nurse\n\nTasks\n- Nursing', 'en'),
    ).toBeUndefined()
  })

  it('keeps the lines of a summary that has several', () => {
    const own = 'Nurse on medical wards\nTeaches new starters'
    const said = composed(resumeOf(own, [nurse]), 'Staff Nurse\n\nTasks\n- Nursing', 'en')
    expect(said?.split('\n')).toHaveLength(3)
    expect(said).toMatch(/^Nurse on medical wards\n/u)
  })

  it('prefers what was done to what somebody answered for', () => {
    const duty = 'Responsible for the quality of care on 28 beds'
    const post = { ...nurse, description: [duty, ...nurse.description] }
    const job = 'Staff Nurse\n\nTasks\n- Quality of care'
    expect(composed(resumeOf('Nurse.', [post]), job, 'en')).not.toContain('esponsible')
  })

  it('says nothing twice', () => {
    const own = 'Nurse, cares for six patients on NIV at Aire Hospital.'
    expect(
      composed(resumeOf(own, [nurse]), 'Staff Nurse\n\nTasks\n- Nursing', 'en'),
    ).toBeUndefined()
  })

  it('is not composed for a job that the resume answers nothing of', () => {
    expect(composed(resumeOf('Nurse.', [nurse]), 'Come and join us.', 'en')).toBeUndefined()
  })
})
