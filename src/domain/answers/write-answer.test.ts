/** What a person says they have is written where it belongs, once. */
import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import type { Editable } from '../resume/edit.ts'
import { applyMove } from '../resume/edit.ts'
import { plainLook } from '../resume/look.ts'
import { restoreContent } from '../resume/restore.ts'
import type { AnswerKind } from './answers.ts'
import { answersTo } from './answers.ts'
import { answersWithStated, isOpen } from './stated-answers.ts'
import type { AnswerPlace } from './write-answer.ts'
import { placesFor, writingOf } from './write-answer.ts'

const post = {
  role: 'Store Assistant',
  company: 'Mill Lane Shop',
  location: '',
  from_date: '03/2022',
  to_date: 'Present',
  description: ['Stocked shelves'],
}
type Person = Editable & { resume_language: Language }

const resumeIn = (resume_language: Language, more: object = {}): Person => ({
  ...restoreContent({ work_experience: [post], ...more }),
  resume_language,
  layout: 'ats-vanilla',
  paper: 'a4',
  design: null,
  look: plainLook,
})
const resume = resumeIn('en')

const likeliest = (kind: AnswerKind, requirement = 'x') =>
  placesFor({ kind, requirement }, resume)[0]

const write = (to: Person, place: AnswerPlace, words: string, when = ''): Person => {
  const move = writingOf(to, place, { words, when }, 'an-id')
  return move === null ? to : applyMove(to, move)
}

it('offers each kind of thing the place where a resume has it', () => {
  expect(likeliest('skill')).toBe('skills')
  expect(likeliest('licence')).toBe('certificates')
  expect(likeliest('degree')).toBe('education')
  expect(likeliest('language')).toBe('languages')
  expect(likeliest('years')).toBe('/work_experience/0/description')
  expect(likeliest('other', 'Willing to work night shifts')).toBe('kept')
})

it('offers no list of skills for years of practice, and keeps them where there is no post', () => {
  expect(placesFor({ kind: 'years', requirement: 'x' }, resume)).not.toContain('skills')
  expect(placesFor({ kind: 'years', requirement: 'x' }, { work_experience: [] })).toEqual(['kept'])
})

describe('an answer', () => {
  it.each<[AnswerPlace, (one: Person) => unknown, unknown]>([
    ['skills', ({ skill_categories }) => skill_categories[0]?.skills, ['SAP (2022)']],
    ['certificates', (one) => one.certification_and_training[0]?.name, 'SAP'],
    ['education', ({ education }) => education[0]?.degree, 'SAP'],
    [
      '/work_experience/0/description',
      (one) => one.work_experience[0]?.description,
      ['Stocked shelves', 'SAP'],
    ],
  ])('is written to %s, and a second time changes nothing', (place, read, expected) => {
    const once = write(resume, place, 'SAP', '2022')
    expect(read(once)).toEqual(expected)
    expect(write(once, place, 'sap', '2022')).toBe(once)
  })

  it('that is kept is written nowhere', () => {
    expect(write(resume, 'kept', 'Night shifts')).toBe(resume)
  })

  it('of a language stands beside the others, wherever those stand', () => {
    const none = write(resume, 'languages', 'German (B2)')
    expect(none.further_sections[0]).toMatchObject({
      kind: 'languages',
      items: [{ title: 'German', level: 'B2' }],
    })
    expect(write(none, 'languages', 'German (B2)')).toBe(none)
    expect(write(none, 'languages', 'French').further_sections[0]?.items).toHaveLength(2)
    const row = resumeIn('en', { skill_categories: [{ name: 'Languages', skills: ['English'] }] })
    expect(write(row, 'languages', 'German (B2)').skill_categories[0]?.skills).toEqual([
      'English',
      'German (B2)',
    ])
  })
})

const ads = {
  en: [
    '5 years of experience in HVAC maintenance',
    'Driving licence B',
    'Fluent German',
    "Bachelor's degree in engineering",
    'Experience with SAP',
    'Willing to work night shifts',
  ],
  de: [
    '5 Jahre Berufserfahrung in der Wartung von Klimaanlagen',
    'Führerschein Klasse B',
    'Sehr gute Englischkenntnisse',
    'Abgeschlossenes Studium des Maschinenbaus',
    'Kenntnisse in SAP',
    'Bereitschaft zur Schichtarbeit',
  ],
  es: [
    '5 años de experiencia en mantenimiento de climatización',
    'Carnet de conducir B',
    'Inglés fluido',
    'Grado en Ingeniería',
    'Conocimientos de SAP',
    'Disponibilidad para trabajar de noche',
  ],
  fr: [
    '5 ans d’expérience en maintenance de climatisation',
    'Permis B',
    'Anglais courant',
    'Diplôme d’ingénieur',
    'Connaissance de SAP',
    'Disponibilité pour travailler la nuit',
  ],
  nl: [
    '5 jaar ervaring met onderhoud van airconditioning',
    'Rijbewijs B',
    'Vloeiend Engels',
    'Hbo-diploma werktuigbouwkunde',
    'Kennis van SAP',
    'Bereidheid om ’s nachts te werken',
  ],
  pt: [
    '5 anos de experiência em manutenção de climatização',
    'Carta de condução B',
    'Inglês fluente',
    'Licenciatura em Engenharia',
    'Conhecimentos de SAP',
    'Disponibilidade para trabalhar à noite',
  ],
}
const headings = {
  en: 'Requirements',
  de: 'Ihr Profil',
  es: 'Requisitos',
  fr: 'Votre profil',
  nl: 'Wat wij vragen',
  pt: 'Requisitos',
}

it.each(languages)('closes the row it was given for, wherever it is written, in %s', (language) => {
  const job = readJob(`Elektro\n\n${headings[language]}\n- ${ads[language].join('\n- ')}`)
  const person = resumeIn(language)
  const asked = answersTo(person, job).filter((one) => one.group === 'must' && isOpen(one))
  expect(asked.length).toBeGreaterThan(3)
  for (const answer of asked)
    for (const place of placesFor(answer, person)) {
      const words = answer.requirement
      const written = write(person, place, words)
      const row = answersWithStated(written, job, null, [words]).find(
        ({ requirement }) => requirement === words,
      )
      expect(row !== undefined && isOpen(row), `${place}: ${words}`).toBe(false)
      expect(write(written, place, words), `${place}: ${words}`).toBe(written)
      if (place !== 'kept') expect(row?.lines, `${place}: ${words}`).not.toEqual([])
    }
})
