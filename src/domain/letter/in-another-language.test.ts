/** Letters in the language of an ad that is not the resume's. */
import { describe, expect, it } from 'vitest'

import { readJob } from '#domain/ads/requirements.ts'
import type { Language } from '../language/languages.ts'
import { restoreContent } from '../resume/restore.ts'
import { checkLetter } from './check-letter.ts'
import { tellsTooLittle, writeLetter } from './write-letter.ts'

const names = { title: 'Quartermaster', company: 'Acme Harbour Ltd' }

const post = {
  role: 'Lagerist',
  company: 'Hill House',
  from_date: '2017',
  to_date: '2019',
  description: ['Lagerführung, alles allein'],
}
const study = { degree: 'BSc Nursing', university: 'University of Leeds' }

const resume = (fields: Record<string, unknown>) =>
  restoreContent({ work_experience: [post], education: [study], ...fields })

const ofPost = (role: string, description: readonly string[] = []) =>
  resume({ work_experience: [{ ...post, role, description }] })

const skilled = (skills: readonly string[]) =>
  resume({ skill_categories: [{ name: 'Sonstiges', skills }] })

const certified = (...papers: readonly string[]) =>
  resume({ certification_and_training: papers.map((name) => ({ name, organization: '' })) })

const english = `Quartermaster\n\nRequirements\n- Excel, hyperMILL and TNC 640\n- French and Spanish\n${'- You keep the stores of the harbour and order what is missing.\n'.repeat(8)}`
const german = `Quartiermeister\n\nIhre Aufgaben\n${'- Sie führen das Lager am Hafen und bestellen, was fehlt.\n'.repeat(8)}`

/** A letter that the guard has nothing against. */
function bodyOf(content: ReturnType<typeof restoreContent>, ad: string, own: Language): string {
  const { body } = writeLetter(content, { ...names, reading: readJob(ad) }, own)
  const passages = checkLetter(content, body, names, own)
  expect(passages.flatMap(({ violations }) => violations)).toEqual([])
  return body
}

describe('a letter in another language than the resume', () => {
  it('lists the last degree, and skills by their usual names there', () => {
    const body = bodyOf(skilled(['Excel', 'Nachtarbeit', 'Drahtarbeiten']), english, 'de')
    expect(body).toContain('- Excel\n')
    expect(body).toContain('- BSc Nursing (University of Leeds)\n- Night Work\n')
    expect(body).not.toMatch(/Nacht|Draht|Lagerführung/u)
  })

  it.each([
    ['Medewerker receptie', 'als „Medewerker receptie“ gearbeitet'],
    ['Receptionist (seizoen)', 'als Rezeptionist/Rezeptionistin gearbeitet'],
    ['Verkoper worstenbroodjes', 'als „Verkoper worstenbroodjes“ gearbeitet'],
    ['Stage in de planning', 'bei Hill House („Stage in de planning“) gearbeitet'],
  ])('names an occupation only where a table has the whole title: %s', (role, said) => {
    expect(bodyOf(ofPost(role), german, 'nl')).toContain(said)
  })

  it('says how well languages are spoken, that of the letter first', () => {
    const skills = ['Französisch (Muttersprache)', 'Englisch C1', 'Spanisch und Italienisch B2']
    expect(bodyOf(skilled(skills), english, 'de')).toContain(
      '- English C1, French (native), Spanish and Italian B2\n',
    )
  })

  it('says nothing of the language of the letter where it is only begun', () => {
    expect(bodyOf(skilled(['Englisch A2', 'Spanisch B2']), english, 'de')).not.toContain('English')
  })

  it('tells papers by their own names: there, in brackets, or as they are', () => {
    const papers = [
      'Kranführerschein',
      'Staplerkurs (forklift operator, 2020)',
      'Prüfung beantragt',
    ]
    const body = bodyOf(certified(...papers), english, 'de')
    expect(body).toContain('- “Kranführerschein”\n- forklift operator')
    expect(body).not.toContain('beantragt')
  })

  it('tells an examination of a language once, beside its level', () => {
    const content = {
      ...certified('DELE B2', 'Kranführerschein'),
      skill_categories: skilled(['Spanisch B2']).skill_categories,
    }
    const body = bodyOf(content, english, 'de')
    expect(body).toContain('Spanish B2')
    expect(body).not.toContain('DELE')
  })

  it('tells once what is a skill and a paper', () => {
    const content = {
      ...certified('SSIAP 1', 'NR 12'),
      skill_categories: skilled(['SSIAP 1']).skill_categories,
    }
    expect(bodyOf(content, english, 'de').split('SSIAP 1')).toHaveLength(2)
  })

  it('lists tools and names of the work that the ad asks for, unless a line denies or limits them', () => {
    const worked = ofPost('CNC-Fräser', [
      'Programme an der TNC 640, hyperMILL',
      'Nie mit Excel gearbeitet',
    ])
    expect(bodyOf(worked, english, 'de')).toContain('- hyperMILL, TNC 640')
    expect(bodyOf(ofPost('Fräser', ['Nur TNC 640']), english, 'de')).not.toContain('TNC')
  })

  it('is one that tells too little where less than two facts answer the ad', () => {
    const job = { ...names, reading: readJob(english) }
    expect(tellsTooLittle(resume({}), job, 'de')).toBe(true)
    expect(tellsTooLittle(skilled(['Excel', 'Spanisch B2']), job, 'de')).toBe(false)
    expect(tellsTooLittle(resume({}), job, 'en')).toBe(false)
  })
})
