/** Courtesy and wishes claim nothing; what a sentence claims beside a line of the resume is marked. */
import { describe, expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import { restoreContent } from '../resume/restore.ts'
import { checkLetter } from './check-letter.ts'

const names = { title: '', company: '' }

function isMarked(language: Language, line: string, sentence: string): boolean {
  const content = restoreContent({
    work_experience: [{ role: 'X', company: 'Y', description: [line] }],
  })
  const passages = checkLetter(content, sentence, names, language)
  return passages.some(({ violations }) => violations.length > 0)
}

const cases: [Language, string, string, string][] = [
  ['en', 'Repaired pumps in the dairy', 'I repaired pumps in the dairy and look forward to meeting you.', 'In the dairy I repaired pumps and turbines.'],
  ['de', 'Reparatur von Pumpen in der Molkerei', 'In der Molkerei habe ich Pumpen repariert, und ich freue mich auf ein Gespräch mit Ihnen.', 'In der Molkerei habe ich Pumpen und Turbinen repariert.'],
  ['fr', 'Réparation de pompes à la laiterie', "À la laiterie, j'ai réparé des pompes, et je serais ravie de vous rencontrer.", "À la laiterie, j'ai réparé des pompes et des turbines."],
  ['es', 'Reparación de bombas en la lechería', 'En la lechería reparé bombas, y me gustaría conocerles.', 'En la lechería reparé bombas y turbinas.'],
  ['pt', 'Reparação de bombas na leitaria', 'Na leitaria reparei bombas, e gostaria de vos conhecer.', 'Na leitaria reparei bombas e turbinas.'],
  ['nl', 'Reparatie van pompen in de zuivelfabriek', 'In de zuivelfabriek repareerde ik pompen, en ik zou u graag ontmoeten.', 'In de zuivelfabriek repareerde ik pompen en turbines.'],
] // prettier-ignore

describe('a sentence of a letter', () => {
  it.each(cases)('in %s is proven with its courtesy: %s → %s', (language, line, honest) => {
    expect(isMarked(language, line, honest)).toBe(false)
  })
  it.each(cases)('in %s is marked for one more thing: %s, %s', (language, line, _, wrong) => {
    expect(isMarked(language, line, wrong)).toBe(true)
  })
})

it.each<[Language, string]>([
  ['en', 'Dear Ms Whitfield,'],
  ['de', 'Sehr geehrter Herr Brandl,'],
  ['fr', 'Madame Lenoir,'],
  ['es', 'Estimada señora Olmo:'],
  ['pt', 'Exma. Senhora Dra. Saraiva,'],
  ['nl', 'Geachte mevrouw Dijk,'],
])('marks nothing in a greeting, in %s: %s', (language, greeting) => {
  expect(isMarked(language, 'Repaired pumps', greeting)).toBe(false)
})

it.each<[Language, string, string]>([
  ['en', 'Repaired pumps', 'I write about the post at your Thorne depot, which a former colleague showed me.'],
  ['en', 'Repaired pumps', 'I would be glad to meet you, in any weather.'],
  ['nl', 'Reparatie van pompen', 'Beste Marloes, pompen heb ik gerepareerd.'],
  ['de', 'Reparatur von Pumpen', 'Sehr geehrte Frau Osterkamp, Pumpen habe ich repariert.'],
  ['de', 'Reparatur von Pumpen', 'Sehr geehrte Damen und Herren, Pumpen habe ich repariert.'],
  ['pt', 'Reparação de bombas', 'Exmos. Senhores, reparei bombas.'],
  ['fr', 'Réparation de pompes', "Je vous prie d'agréer mes salutations respectueuses."],
])('marks nothing of the reader, in %s: %s, %s', (language, line, sentence) => {
  expect(isMarked(language, line, sentence)).toBe(false)
}) // prettier-ignore

it('ends no sentence within the name of the employer as a letter has it', () => {
  const content = restoreContent({ work_experience: [{ role: 'Clerk', company: 'Acme' }] })
  const job = { title: 'Clerk', company: 'U.S. Harbour Service, TTS' }
  const sentence = 'I am applying for the post of Clerk at U.S. Harbour Service.'
  const passages = checkLetter(content, sentence, job, 'en')
  expect(passages.map(({ text }) => text)).toEqual([sentence])
  expect(passages.flatMap(({ violations }) => violations)).toEqual([])
})

it.each<[Language, string, string]>([
  ['en', 'Helped the fitter with the yearly overhaul of the pumps', 'Every year I overhaul the pumps.'],
  ['de', 'Pumpen gewartet', 'Die Pumpen habe ich selbst umgebaut.'],
  ['fr', 'Entretien des pompes', "J'ai conçu ces pompes moi-même."],
])('marks an act that no line carries, in %s: %s, %s', (language, line, sentence) => {
  expect(isMarked(language, line, sentence)).toBe(true)
}) // prettier-ignore

/** Everyday words around what a line tells, and acts that no line tells. */
const talk: [Language, string, string, string][] = [
  ['en', 'Repaired pumps', 'Pumps I repaired almost everywhere, which suddenly seemed easy.', 'Turbines I designed and welded.'],
  ['de', 'Reparatur von Pumpen', 'Pumpen habe ich ziemlich bald überall repariert, das war nie schwer.', 'Turbinen habe ich entworfen und geschweißt.'],
  ['fr', 'Réparation de pompes', "Des pompes, j'en ai presque partout réparé.", "Des turbines, j'en ai conçu et soudé."],
  ['es', 'Reparación de bombas', 'Bombas reparé bastante pronto, y siempre parecía fácil.', 'Turbinas diseñé y soldé.'],
  ['pt', 'Reparação de bombas', 'Bombas reparei bastante, quase de repente.', 'Turbinas projetei e soldei.'],
  ['nl', 'Reparatie van pompen', 'Pompen heb ik bijna overal gerepareerd, dat was zeker makkelijk.', 'Turbines heb ik ontworpen en gelast.'],
] // prettier-ignore

it.each(talk)(
  'reads no claim in everyday words, in %s: %s, %s',
  (language, line, honest, wrong) => {
    expect(isMarked(language, line, honest)).toBe(false)
    expect(isMarked(language, line, wrong)).toBe(true)
  },
)

it('counts with words of its own, and with no number that the resume has nowhere', () => {
  const line = 'Repaired 12 pumps a year'
  expect(isMarked('en', line, 'I repaired pumps, twelve jobs a year.')).toBe(false)
  expect(isMarked('en', line, 'I repaired pumps, fifteen jobs a year.')).toBe(true)
})

describe('a paper that is open', () => {
  it.each<[Language, string, string, string, string]>([
    ['en', 'Rigging certificate', 'In progress', 'I hold the rigging certificate.', 'My rigging certificate is in progress.'],
    ['de', 'Anschlägerschein', 'Eingeschrieben, beginnt im Januar', 'Den Anschlägerschein besitze ich.', 'Für den Anschlägerschein bin ich eingeschrieben.'],
    ['fr', "Certificat d'élingage", 'Premier bloc, second bloc non passé', "J'ai obtenu le certificat d'élingage.", "Je n'ai pas encore le certificat d'élingage."],
    ['es', 'Certificado de eslingado', 'Matriculado, sin fecha', 'Tengo el certificado de eslingado.', 'Estoy matriculado en el certificado de eslingado.'],
    ['pt', 'Certificado de lingagem', 'A frequentar o primeiro semestre', 'Tenho o certificado de lingagem.', 'Estou a frequentar o certificado de lingagem.'],
    ['nl', 'Certificaat aanslaan', 'Aangemeld', 'Ik heb het certificaat aanslaan.', 'Voor het certificaat aanslaan ben ik aangemeld.'],
  ])('in %s is marked where %s (%s) is told as had, and not where that is said', (language, name, description, had, open) => {
    const content = restoreContent({
      work_experience: [{ role: 'X', company: 'Y', description: ['Lifted loads.'] }],
      certification_and_training: [{ name, organization: 'Halden', date: '2024', description }],
    })
    const isAsked = (sentence: string) =>
      checkLetter(content, sentence, names, language).some(({ violations }) => violations.some(({ rule }) => rule === 'claim'))
    expect(isAsked(had)).toBe(true)
    expect(isAsked(open)).toBe(false)
  }) // prettier-ignore
})

it('takes "sie" in the middle of a German sentence for what was spoken of, not for the reader', () => {
  const line = 'Übergabe der Nähte an die Prüffirma'
  expect(isMarked('de', line, 'Die Nähte röntge ich selbst und gebe sie frei.')).toBe(true)
})
