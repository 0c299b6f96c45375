import { describe, expect, it } from 'vitest'

import { blankContent } from '../resume/blank.ts'
import { checkLetter } from './check-letter.ts'
import { writeLetter } from './write-letter.ts'

describe('the name of an employer in a letter', () => {
  it.each([
    ['en', 'University of Leeds', 'at the University of Leeds'],
    ['en', 'Federal Records Agency', 'at the Federal Records Agency'],
    ['en', 'Acme', 'at Acme'],
    ['de', 'Stadt Leipzig', 'bei der Stadt Leipzig'],
    ['de', 'Klinikum Nord', 'beim Klinikum Nord'],
    ['de', 'Siemens AG', 'bei der Siemens AG'],
    ['de', 'St.-Lukas-Krankenhaus', 'beim St.-Lukas-Krankenhaus'],
    ['de', 'Rehazentrum Seeblick', 'beim Rehazentrum Seeblick'],
    ['de', 'Nord Treuhandgesellschaft', 'bei der Nord Treuhandgesellschaft'],
    ['de', 'Kaffeerösterei Nord', 'bei der Kaffeerösterei Nord'],
    ['es', 'Hospital del Mar', 'en el Hospital del Mar'],
    ['es', 'Clínica Sol', 'en la Clínica Sol'],
    ['es', 'Inditex', 'en Inditex'],
    ['fr', 'Centre hospitalier de Lens', 'au Centre hospitalier de Lens'],
    ['fr', 'Mairie de Lyon', 'à la Mairie de Lyon'],
    ['fr', 'Hôpital Nord', 'à l’Hôpital Nord'],
    ['fr', 'Communauté de communes du Lac', 'à la Communauté de communes du Lac'],
    ['fr', 'Renault', 'chez Renault'],
    ['nl', 'Gemeente Utrecht', 'bij de Gemeente Utrecht'],
    ['nl', 'Ministerie van Financiën', 'bij het Ministerie van Financiën'],
    ['nl', 'Veldzicht College', 'bij het Veldzicht College'],
    ['nl', 'de Nederlandse Stichting', 'bij de Nederlandse Stichting'],
    ['nl', 'Gemeentelijk wijkteam Oost', 'bij het Gemeentelijk wijkteam Oost'],
    ['nl', 'Stichting Zon', 'bij Stichting Zon'],
    ['nl', 'Philips', 'bij Philips'],
    ['nl', 'Garage Merwede', 'bij Garage Merwede'],
    ['nl', 'Bureau Lantaarn', 'bij Bureau Lantaarn'],
    ['nl', 'Architectenbureau Zuid', 'bij Architectenbureau Zuid'],
    ['de', 'Pension Seeblick', 'bei der Pension Seeblick'],
    ['de', 'Sporthotel Seeblick', 'beim Sporthotel Seeblick'],
    ['de', 'Rehaklinik Seeblick', 'bei der Rehaklinik Seeblick'],
    ['de', 'Reise-Portal Seeblick', 'beim Reise-Portal Seeblick'],
    ['fr', 'Palais des Congrès', 'au Palais des Congrès'],
    ['pt', 'Centro Hospitalar do Porto', 'no Centro Hospitalar do Porto'],
    ['pt', 'Correios de Portugal', 'nos Correios de Portugal'],
    ['pt', 'Câmara Municipal de Braga', 'na Câmara Municipal de Braga'],
    ['pt', 'Acme', 'na Acme'],
  ] as const)('has its article in %s: %s, %s', (language, company, said) => {
    const work = { role: 'Koordinator', company, location: '', from_date: '2015', to_date: '2020' }
    const content = { ...blankContent(), work_experience: [{ ...work, description: [] }] }
    const names = { title: 'Quartermaster', company }
    const letter = writeLetter(content, { ...names, reading: null }, language)
    // Once of the employer one writes to, once of one's own.
    expect(letter.body.split(` ${said}`)).toHaveLength(3)
    const passages = checkLetter(content, letter.body, names, language)
    expect(passages.flatMap((passage) => passage.violations)).toEqual([])
  })

  it.each([
    ['fr', 'Intérim (Atlas Emploi)', 'j’ai travaillé en intérim comme'],
    ['de', 'Selbständig', 'habe ich selbständig als'],
    ['en', 'Freelance', 'I worked as a Koordinator on a freelance basis.'],
    ['es', 'Autónomo', 'trabajé por cuenta propia como'],
    ['pt', 'Freelancer', 'trabalhei por conta própria como'],
    ['pt', 'por conta própria', 'trabalhei por conta própria como'],
    ['fr', 'à mon compte', 'j’ai travaillé à mon compte comme'],
    ['nl', 'Zzp', 'werkte ik voor mezelf als'],
  ] as const)('is none in %s where it says how somebody worked: %s', (language, company, said) => {
    const work = { role: 'Koordinator', company, location: '', from_date: '2015', to_date: '2020' }
    const content = { ...blankContent(), work_experience: [{ ...work, description: [] }] }
    const names = { title: 'Quartermaster', company: 'Acme' }
    const { body } = writeLetter(content, { ...names, reading: null }, language)
    expect(body).toContain(said)
    const passages = checkLetter(content, body, names, language)
    expect(passages.flatMap((passage) => passage.violations)).toEqual([])
  })
})
