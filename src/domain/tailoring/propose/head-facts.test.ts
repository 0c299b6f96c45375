import { expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../../language/languages.ts'
import {
  blankCertification,
  blankContent,
  blankEducationItem,
  blankWorkItem,
} from '../../resume/blank.ts'
import { findingsAgainst } from '../guard.ts'
import { proposeHeadline } from './headline.ts'

interface Person {
  roles: readonly (readonly [role: string, from: string, to: string])[]
  degrees?: readonly string[]
  skills?: readonly string[]
  papers?: readonly string[]
  summary?: string
}

function headed(person: Person, ad: string, language: Language = 'en'): string | undefined {
  const { roles, degrees = [], skills = [], papers = [], summary = '' } = person
  const resume = {
    ...blankContent(),
    summary,
    work_experience: roles.map(([role, from_date, to_date]) => ({
      ...blankWorkItem,
      role,
      from_date,
      to_date,
    })),
    education: degrees.map((degree) => ({ ...blankEducationItem, degree })),
    certification_and_training: papers.map((name) => ({ ...blankCertification, name })),
    skill_categories: skills.length === 0 ? [] : [{ name: 'Other', skills: [...skills] }],
  }
  const now = { year: 2026, month: 11 }
  const [made] = proposeHeadline(resume, readJob(ad), language, now)
  if (made !== undefined)
    expect(findingsAgainst(resume, { id: '', op: 'rewrite', ...made }, { now, language })).toEqual(
      [],
    )
  return made?.value
}

const archive =
  'Archivist\n\nEssential\n- Postgraduate qualification in archives and records management'

it('of several degrees the one that the ad asks for heads the page, and none below it', () => {
  const roles = [['Collections Archivist', '2022-01', 'present']] as const
  const degrees = ['MA (Hons) Scottish History', 'MA Archives and Records Management']
  expect(headed({ roles, degrees }, archive)).toBe(
    'Collections Archivist · 4 years’ experience · MA Archives and Records Management',
  )
  const bachelor = headed({ roles, degrees: ['BA History'] }, archive)
  expect(bachelor).not.toContain('BA')
})

it('a degree leads where no title can', () => {
  const ad = 'Contable\n\nRequisitos\n- Titulación universitaria: ADE o similar\n- Inglés C1'
  const roles = [['Prácticas de auditoría', '2026-01', '2026-07']] as const
  expect(headed({ roles, degrees: ['Grado en ADE'], skills: ['Inglés C1'] }, ad, 'es')).toBe(
    'Grado en ADE · Inglés C1',
  )
})

it('a school that everybody went to is no degree', () => {
  const ad = 'Soldador\n\nRequisitos\n- Ensino médio completo\n- Curso de soldagem'
  const roles = [['Soldador', '2020-01', 'present']] as const
  expect(headed({ roles, degrees: ['Ensino médio completo'] }, ad, 'pt')).not.toContain('Ensino')
})

it('no code heads the page that the ad does not know', () => {
  const ad = 'Radiographer\n\nYou have\n- German C1'
  const roles = [['TSID', '2020-01', 'present']] as const
  expect(headed({ roles, skills: ['German C1'] }, ad) ?? '').not.toContain('TSID')
})

it('the language of the ad is told by who writes in another, and none below what is asked for', () => {
  const ad = `Disponent (m/w/d)\n\n${'- Sie planen mit uns die Wege der Lkw durch ganz Europa.\n'.repeat(6)}\nAnforderungen\n- Englisch C1`
  const roles = [['Responsable de tráfico', '2020-01', 'present']] as const
  const told = (...skills: string[]) => headed({ roles, skills }, ad, 'es')
  expect(told('Alemán C1', 'Inglés C1')).toContain('Alemán C1 · Inglés C1')
  expect(told('Alemán C1', 'Inglés B2')).not.toContain('Inglés')
  expect(told('Alemán B1', 'Inglés C1')).not.toContain('Alemán')
})

it('names that no table knows stand last, where the ad has them letter by letter', () => {
  const ad = 'Archivist\n\nRequirements\n- German C1\n- You catalogue in KALMIA'
  const roles = [['Archivist', '2020-01', 'present']] as const
  expect(headed({ roles, skills: ['KALMIA', 'German C1'] }, ad)).toMatch(/German C1 · KALMIA$/u)
})

it('a driving licence stands without since when it is had', () => {
  const ad = 'Polsterer\n\nAnforderungen\n- Gesellenbrief als Polsterer\n- Führerschein B'
  const roles = [['Polsterin', '2018-02', 'present']] as const
  const skills = ['Ich fahre, Führerschein B seit 2016']
  const summary = 'Polsterin, acht Jahre Werkstatt.'
  expect(headed({ roles, degrees: ['Gesellenbrief Polsterin'], skills, summary }, ad, 'de')).toBe(
    'Polsterin · Gesellenbrief · Führerschein B',
  )
})

it('tells no years of whatever title where the summary tells some, and the trade that it opens with', () => {
  const ad = 'Hörakustiker (m/w/d)\n\nAnforderungen\n- Englisch C1'
  const roles = [['Filialleiterin', '2020-04', 'present']] as const
  const told = (summary: string, skills = ['Englisch C1']) =>
    headed({ roles, skills, summary }, ad, 'de')
  expect(told('Hörakustikmeisterin, 12 Jahre im Fach.')).toBe('Hörakustikmeisterin · Englisch C1')
  expect(told('Gelernte Hörakustikerin aus Kiel, 12 Jahre.')).toBe(
    'Gelernte Hörakustikerin · Englisch C1',
  )
  const years = (summary: string) =>
    headed({ roles: [['Hörakustikerin', '2014-08', 'present']], summary }, ad, 'de') ?? ''
  expect(years('Seit 12 Jahren im Fach.')).not.toContain('Jahre')
  expect(years('Ich höre gern zu.')).toContain('12 Jahre im Beruf')
})

it('a title that the summary opens with stands only where it adds something that is asked for, and more than one skill', () => {
  const ad = (line: string) => `Tischler (m/w/d)\n\nAnforderungen\n- Holz\n\n${line}`
  const roles = [['Tischler', '2012-04', 'present']] as const
  const told = (line: string, skill: string) =>
    headed({ roles, skills: [skill], summary: 'Tischler seit 2012.' }, ad(line), 'de')
  expect(told('Anforderungen\n- Englisch C1', 'Englisch C1')).toBe('Tischler · Englisch C1')
  expect(told('Von Vorteil\n- Englisch C1', 'Englisch C1')).toBe('Tischler · Englisch C1')
  expect(told('Von Vorteil\n- Führerschein B', 'Führerschein B')).toBeUndefined()
  expect(told('Von Vorteil\n- AutoCAD', 'AutoCAD')).toBeUndefined()
  expect(told('Anforderungen\n- AutoCAD', 'AutoCAD')).toBe('Tischler · AutoCAD')
})

it('a degree that the ad names stands before a course of hours', () => {
  const ad =
    'Professor de Matemática\n\nRequisitos\n- mestrado em ensino da Matemática\n- formação em avaliação pedagógica'
  const person = {
    roles: [['Professor de Matemática', '2019-09', 'present']],
    degrees: ['Mestrado em Ensino da Matemática no Secundário'],
    papers: ['Formação em avaliação pedagógica, 50 horas'],
    summary: 'Professor há sete anos.',
  } as const
  expect(headed(person, ad, 'pt')).toBe(
    'Professor de Matemática · Mestrado em Ensino da Matemática no Secundário · Formação em avaliação pedagógica (50 horas)',
  )
})

it('a study is known by the short name that the ad has', () => {
  const topografo = {
    roles: [['Topógrafo', '2022-02', 'present']],
    degrees: ['Técnico Superior Profissional em Topografia (CTeSP)'],
    summary: 'Topógrafo com seis anos de experiência.',
  } as const
  const asked = (papers: string) => `Topógrafo de obra\n\nRequisitos\n- ${papers} em topografia`
  expect(headed(topografo, asked('CTeSP ou licenciatura'), 'pt')).toBe(
    'Topógrafo · Técnico Superior Profissional em Topografia (CTeSP)',
  )
  expect(headed(topografo, asked('Licenciatura'), 'pt')).toBeUndefined()
})

it('languages stand before courses, and courses before a driving licence', () => {
  const ad = 'Cook\n\nRequirements\n- Driving licence B\n- HACCP training\n- German C1'
  const person = {
    roles: [['Cook', '2019-01', 'present']],
    skills: ['Driving licence B', 'German C1'],
    papers: ['HACCP training (14 h)'],
    summary: 'Twelve years of it.',
  } as const
  expect(headed(person, ad)).toBe('Cook · German C1 · HACCP training (14 h) · Driving licence B')
})

it('what only its heading says to be a licence is none under a name', () => {
  const ad = 'Electricista\n\nRequisitos\n- Carné de conducir\n- Inglés C1'
  const roles = [['Electricista', '2019-01', 'present']] as const
  expect(headed({ roles, skills: ['Coche (B)', 'Inglés C1'] }, ad, 'es')).not.toContain('Coche')
})

it('programs of a line for what must be stand before others', () => {
  const ad =
    'Archivist\n\nYou will\n- keep KALMIA and TIDEWARE up to date\n\nRequirements\n- You catalogue in ROWANET'
  const roles = [['Archivist', '2020-01', 'present']] as const
  expect(headed({ roles, skills: ['KALMIA', 'TIDEWARE', 'ROWANET'] }, ad)).toMatch(
    / · ROWANET · KALMIA$/u,
  )
})

it('an aside stands with its title only where no other title can', () => {
  const ad = 'Animateur\n\nProfil recherché\n- Anglais C1'
  const told = (summary: string) =>
    headed(
      { roles: [['Caissière (nuit)', '2022-06', 'present']], skills: ['Anglais C1'], summary },
      ad,
      'fr',
    )
  expect(told('Je parle à tout le monde.')).toBe('Caissière (nuit) · Anglais C1')
  expect(told('Animatrice, trois ans de colonies.')).toBe('Animatrice · Anglais C1')
})

it('who writes for an ad whose title nobody can tell is headed by what they are and what must be', () => {
  const reading = { ...readJob('Controller\n\nRequirements\n- German C1'), title: null }
  const resume = {
    ...blankContent(),
    work_experience: [{ ...blankWorkItem, role: 'Cook', to_date: 'present' }],
    skill_categories: [{ name: 'Languages', skills: ['German C1'] }],
  }
  expect(proposeHeadline(resume, reading, 'en')[0]?.value).toBe('Cook · German C1')
})

it.each([
  ['nl', 'Je hebt\n- een hbo-bachelor niveau (een diploma hoeven we niet te zien)\n- Engels B2'],
  ['nl', 'Je hebt\n- Engels B2\n- een hbo-diploma is niet verplicht'],
] as const)(
  'leaves a degree out where the ad says that none is needed: %s %s',
  (language, lines) => {
    const roles = [['Coördinator vrijwilligers', '2019-01', 'present']] as const
    const degrees = ['Bachelor Social Work']
    const made = headed(
      { roles, degrees, skills: ['Engels C1'] },
      `Coördinator vrijwilligers\n\n${lines}`,
      language,
    )
    expect(made).toContain('Engels C1')
    expect(made).not.toContain('Bachelor')
  },
)

it('a degree of a subject that must be known stands before a paper that is wished', () => {
  const ad =
    'Guide-conférencier\n\nProfil recherché\n- Anglais C1\n- bonne connaissance de l’histoire de l’art\n\nSeront appréciés\n- PSC1'
  const person = {
    roles: [['Mediadora cultural', '2019-01', 'present']],
    degrees: ['Mestrado em História da Arte'],
    skills: ['Inglês C1', 'Francês C2'],
    papers: ['Primeiros socorros (PSC1)'],
  } as const
  expect(headed(person, ad, 'pt')).toMatch(/Inglês C1 · Mestrado em História da Arte(?: · |$)/u)
})

it('a course that does not read as a paper is none, unless the ad asks for it as one', () => {
  const roles = [['Electricista', '2019-01', 'present']] as const
  const papers = ['Trabajos en altura']
  const told = (lines: string) =>
    headed({ roles, skills: ['Inglés C1'], papers }, `Electricista\n\n${lines}`, 'es')
  expect(
    told('Requisitos\n- Inglés C1\n\nSe valorará\n- Curso de trabajos en altura'),
  ).not.toContain('altura')
  expect(told('Requisitos\n- Inglés C1\n- Curso de trabajos en altura')).toContain('altura')
})

it('a language is told by its level behind the paper that proves it', () => {
  const ad = 'Contable\n\nRequisitos\n- Inglés C1'
  const roles = [['Contable', '2019-01', 'present']] as const
  const skills = ['Inglés: Certificate in Advanced, C1']
  expect(headed({ roles, skills }, ad, 'es')).toMatch(/ · Inglés C1$/u)
})
