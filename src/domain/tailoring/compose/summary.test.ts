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
  it.each<[Language, Post, string, string]>([
    [
      'en',
      {
        role: 'Accountant',
        company: 'Hale & Sons',
        from_date: '2019',
        to_date: 'present',
        description: ['Billing calls', 'Closed the month in four days instead of nine'],
      },
      'Accountant\n\nRequirements\n- Bookkeeping',
      'Accountant with 7 years of experience. Hale & Sons (since 2019): closed the month in four days instead of nine.',
    ],
    [
      'de',
      {
        role: 'Koch',
        company: 'Hotel Seeblick',
        from_date: '2016',
        to_date: '2021',
        description: ['Zwei Auszubildende bis zur Prüfung begleitet'],
      },
      'Koch (m/w/d)\n\nAnforderungen\n- HACCP',
      'Koch mit 4 Jahren Erfahrung. Hotel Seeblick (2016–2021): zwei Auszubildende bis zur Prüfung begleitet.',
    ],
    [
      'fr',
      {
        role: 'Second de cuisine',
        company: 'L’Estran',
        from_date: '2022',
        to_date: 'présent',
        description: ['Commandes et coût matière à 29 %', 'Brigade de cinq, 70 couverts'],
      },
      'Cuisinier\n\nProfil\n- HACCP',
      'Second de cuisine avec 4 ans d’expérience. L’Estran (depuis 2022)\u00A0: commandes et coût matière à 29 %.',
    ],
    [
      'es',
      {
        role: 'Técnica de nóminas',
        company: 'Asesoría Mompó',
        from_date: '2019',
        to_date: 'actualidad',
        description: ['480 nóminas al mes de 45 empresas'],
      },
      'Técnico de nóminas\n\nRequisitos\n- Nóminas',
      'Técnica de nóminas con 7 años de experiencia. Asesoría Mompó (desde 2019): 480 nóminas al mes de 45 empresas.',
    ],
    [
      'pt',
      {
        role: 'Contabilista',
        company: 'Minho Contas',
        from_date: '2021',
        to_date: 'presente',
        description: ['Declarações de IVA de 38 empresas sempre dentro do prazo'],
      },
      'Contabilista\n\nRequisitos\n- IVA',
      'Contabilista com 5 anos de experiência. Minho Contas (desde 2021): declarações de IVA de 38 empresas sempre dentro do prazo.',
    ],
    [
      'nl',
      {
        role: 'Fysiotherapeut',
        company: 'Gezondheidshuis Kampen',
        from_date: '2022',
        to_date: 'heden',
        description: ['Twee beweeggroepen voor 70-plussers'],
      },
      'Fysiotherapeut\n\nEisen\n- Oefentherapie',
      'Fysiotherapeut met 4 jaar ervaring. Gezondheidshuis Kampen (sinds 2022): twee beweeggroepen voor 70-plussers.',
    ],
  ])('says in %s who the person is and what proves most', (language, post, job, proof) => {
    expect(composed(resumeOf('', [post]), job, language)).toBe(proof)
  })

  const nurse = {
    role: 'Staff Nurse',
    company: 'Aire Hospital',
    from_date: '2016-03',
    to_date: 'present',
    description: ['Care for six patients on NIV'],
  }

  it('leaves the summary that the person has written', () => {
    const job = 'Staff Nurse\n\nRequirements\n- Wound care'
    expect(composed(resumeOf('Nurse.', [nurse]), job, 'en')).toBeUndefined()
  })

  it('is written from nothing, with the years in the occupation', () => {
    const job = 'Staff Nurse\n\nRequirements\n- Wound care'
    expect(composed(resumeOf('', [nurse]), job, 'en')).toBe(
      'Staff Nurse with 10 years of experience. Aire Hospital (since 2016): care for six patients on NIV.',
    )
  })

  it('puts what was changed before what was counted', () => {
    const lines = ['Trained 300 people so far', 'Cut the time to discharge by 64%']
    const said = composed(
      resumeOf('', [{ ...nurse, description: lines }]),
      'Staff Nurse\n\nTasks\n- Nursing',
      'en',
    )
    expect(said).toContain('cut the time to discharge by 64%')
    expect(said).not.toContain('300')
  })

  it('says nothing of a post in another occupation for what it counted', () => {
    const clerk = { ...nurse, role: 'Court Clerk', description: ['Kept 25 files of labour law'] }
    expect(
      composed(resumeOf('', [clerk]), 'Buyer\n\nRequirements\n- Tenders', 'en'),
    ).toBeUndefined()
  })

  it('is no list of names where nothing else can be said', () => {
    const resume = resumeOf('', [], {
      education: [{ ...blankItem('education'), degree: 'BSc Nursing' }],
      certification_and_training: [{ ...blankItem('certification_and_training'), name: 'ADR' }],
    })
    expect(composed(resume, 'Driver\n\nRequirements\n- ADR', 'en')).toBeUndefined()
  })

  it('prefers what was done to what somebody answered for', () => {
    const duty = 'Responsible for the quality of care on 28 beds'
    const post = { ...nurse, description: [duty, ...nurse.description] }
    const job = 'Staff Nurse\n\nTasks\n- Quality of care'
    expect(composed(resumeOf('', [post]), job, 'en')).not.toContain('esponsible')
  })

  it('is not composed for a job that the resume answers nothing of', () => {
    expect(composed(resumeOf('', [nurse]), 'Come and join us.', 'en')).toBeUndefined()
  })
})
