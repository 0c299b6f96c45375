import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import { blankContent, blankItem } from '../resume/blank.ts'
import { asksOf } from './asks.ts'
import { scoreResume } from './score.ts'

const heads = {
  en: 'Requirements',
  de: 'Anforderungen',
  fr: 'Profil recherché',
  es: 'Requisitos',
  pt: 'Requisitos',
  nl: 'Functie-eisen',
} as const
type Told = keyof typeof heads

const ad = (language: Told, line: string) => readJob(`${heads[language]}:\n- ${line}\n- HACCP`)

/** What is shown of a line: the group and the name of each. */
const shown = (language: Told, line: string) => [...new Set(told(language, line))]

const told = (language: Told, line: string) =>
  asksOf(ad(language, line))
    .filter(({ group, kind }) => kind !== 'wording' && group !== 'role' && group !== 'duty')
    .filter(({ requirement }) => requirement !== 'HACCP')
    .map(({ group, requirement }) => `${group}: ${requirement}`)

describe('what a job asks for, as it is shown', () => {
  it.each([
    ['en', 'Knowledge of Docker or another container engine'],
    ['de', 'Kenntnisse in Docker oder einer anderen Container-Lösung'],
    ['fr', 'Connaissance de Docker ou d’un autre moteur'],
    ['es', 'Conocimientos de Docker u otro motor'],
    ['pt', 'Conhecimentos de Docker ou de outro motor'],
    ['nl', 'Kennis van Docker of een andere container-engine'],
  ] as const)('is an alternative as the ad has it, never one of its members (%s)', (to, line) => {
    expect(shown(to, line)).toEqual([`must: ${line}`])
  })

  it.each([
    ['en', 'Experience with ticket systems such as Jira and Zendesk'],
    ['de', 'Erfahrung mit Ticketsystemen, z. B. Jira und Zendesk'],
    ['fr', 'Expérience des outils de suivi, par exemple Jira et Zendesk'],
    ['es', 'Experiencia con herramientas como, por ejemplo, Jira y Zendesk'],
    ['pt', 'Experiência com ferramentas, por exemplo Jira e Zendesk'],
    ['nl', 'Ervaring met ticketsystemen zoals Jira en Zendesk'],
  ] as const)('is an example with what it is an example of (%s)', (to, line) => {
    expect(shown(to, line)).toEqual([`must: ${line}`])
  })

  it('is the whole of a bracket and what stands before it', () => {
    const line = 'Experience in client/server communication (REST, XML, JSON)'
    expect(shown('en', line)).toEqual([`must: ${line}`])
  })

  it('is met by any member of an alternative', () => {
    const job = ad('en', 'Knowledge of Docker or Kubernetes')
    const one = { ...blankItem('projects'), name: 'Kubernetes migration' }
    const { contributions } = scoreResume({ ...blankContent(), projects: [one] }, job)
    const met = contributions.filter(({ requirement }) => requirement.includes('Docker'))
    expect(met).toHaveLength(1)
    expect(met[0]?.points).toBeGreaterThan(0)
  })

  it.each([
    ['en', 'Electrician', 'Diploma or equivalent'],
    ['de', 'Elektriker', 'Gesellenbrief oder ein vergleichbarer Abschluss'],
    ['fr', 'Électricien', 'CAP ou expérience équivalente'],
    ['es', 'Electricista', 'FP superior o experiencia equivalente'],
    ['pt', 'Eletricista', 'Diploma ou experiência equivalente'],
    ['nl', 'Elektricien', 'Mbo-diploma of gelijkwaardige ervaring'],
  ] as const)('takes what an ad takes instead of a paper (%s: %s, %s)', (language, title, line) => {
    const asked = readJob(`${title}\n\n${heads[language]}:\n- ${line}\n- HACCP`)
    const terms = asksOf(asked).flatMap((ask) =>
      ask.group === 'must' && /^[dc]:/.test(ask.terms[0] ?? '') ? ask.terms : [],
    )
    expect(terms.filter((term) => /^e:|^d:1:electric/.test(term))).not.toEqual([])
  })

  it.each([
    ['en', 'Docker or willing to learn it'],
    ['de', 'Docker oder die Bereitschaft dazu'],
    ['fr', 'Docker ou prêt à apprendre'],
    ['es', 'Docker o ganas de aprender'],
    ['pt', 'Docker ou vontade de aprender'],
    ['nl', 'Docker of bereid dat te leren'],
  ] as const)('is no definite must where willing is enough (%s: %s)', (language, line) => {
    const [asked] = asksOf(ad(language, line)).filter(({ terms }) => terms.includes('s:docker'))
    expect(asked?.isDefinite).toBe(false)
  })

  it('is years with what they are of, and no second demand for who is sought', () => {
    const asked = asksOf(
      readJob('Electrician\n\nRequirements:\n- 3 years as an electrician\n- HACCP'),
    )
    expect(
      asked.filter(({ group }) => group === 'must').map(({ requirement }) => requirement),
    ).toEqual(['HACCP', '3 years as an electrician'])
  })

  it('is the clause where one word says too little', () => {
    expect(shown('en', 'Experience driving strategy in a large organisation')).toEqual([
      'must: Experience driving strategy in a large organisation',
    ])
  })

  it('is each name of a mere list', () => {
    expect(shown('en', 'Sourdough, lamination, stock control, scheduling')).toContain(
      'must: Scheduling',
    )
  })

  it('is nothing where one word says too little and its clause is long', () => {
    const tail = 'of the programme and of all the work that its many partners do in every region'
    expect(shown('en', `Experience supporting the overall planning ${tail}`)).toEqual([])
  })

  it('is nothing that a line was broken in', () => {
    const job = readJob(
      'Requirements:\n- HACCP\n- You can shape a vision and a\n  strategy to reach it\n- German B2',
    )
    const named = asksOf(job).filter(({ kind }) => kind === 'required')
    expect(named.map(({ requirement }) => requirement)).toEqual(['HACCP'])
  })

  it('keeps a wish a wish, with its bracket', () => {
    expect(shown('de', 'Motion Graphics (z. B. After Effects) von Vorteil')).toEqual([
      'wish: Motion Graphics (z. B. After Effects) von Vorteil',
    ])
  })

  it('parts what must be from what is wished behind a comma', () => {
    expect(shown('en', 'Good English is required, German is a plus')).toEqual([
      'wish: German',
      'language: English',
    ])
  })

  it.each([
    ['en', 'We run Docker in production', 'We are looking for people who know Docker'],
    ['de', 'Wir betreiben Docker im Rechenzentrum', 'Wir suchen Leute, die Docker kennen'],
    ['fr', 'Nous utilisons Docker en production', 'Nous cherchons une personne qui connaît Docker'],
    ['es', 'Nosotros usamos Docker en producción', 'Nosotros buscamos a quien conozca Docker'],
    ['pt', 'Nós usamos Docker em produção', 'Nós procuramos quem conheça Docker'],
    ['nl', 'Wij draaien Docker in productie', 'Wij zoeken iemand die Docker kent'],
  ] as const)('is nothing that the employer has, but what it seeks (%s)', (to, has, seeks) => {
    expect(shown(to, has)).toEqual([])
    expect(shown(to, seeks).join()).toContain('Docker')
  })

  it.each([
    ['de', 'Du unterstützt deine:n Projektleiter:in in allen Projekten'],
    ['en', 'You support your project manager in all projects'],
  ] as const)('is no colleague of the post (%s)', (to, line) => {
    expect(shown(to, line)).toEqual([])
  })

  it('is nothing that the letters of an address happen to spell', () => {
    expect(shown('en', 'Join at https://example.org/join/4I1ESo9wQ-a_cZf')).toEqual([])
  })

  it('takes either language where the ad does', () => {
    const job = readJob('Requirements:\n- Fluent in either English or French\n- HACCP')
    const languages = asksOf(job).filter(({ group }) => group === 'language')
    expect(languages.map(({ requirement }) => requirement)).toEqual(['English or French'])
  })
})
