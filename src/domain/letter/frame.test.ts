/** What stands around the body is what one writes in the language and on its paper. */
import { describe, expect, it } from 'vitest'

import { contactIn } from './contact-person.ts'
import { frameOf, roleInSentence, titleInSentence } from './frame.ts'

const day = { year: 2026, month: 3, day: 1 }
const frame = {
  title: 'Avocat',
  company: 'Acme',
  contact: null,
  reference: '',
  places: ['Lyon'],
  manner: 'a4',
} as const

describe('the frame of a letter', () => {
  it.each([
    ['en', 'a4', '1 March 2026', 'Dear Sir or Madam,', 'Yours faithfully,'],
    ['en', 'letter', 'March 1, 2026', 'Dear Hiring Manager,', 'Sincerely,'],
    ['de', 'a4', 'Lyon, 1. März 2026', 'Sehr geehrte Damen und Herren,', 'Mit freundlichen Grüßen'],
    ['es', 'a4', 'Lyon, 1 de marzo de 2026', 'Estimados señores:', 'Atentamente,'],
    ['nl', 'a4', 'Lyon, 1 maart 2026', 'Geachte heer of mevrouw,', 'Met vriendelijke groet,'],
    ['pt', 'a4', 'Lyon, 1 de março de 2026', 'Exmos. Senhores,', 'Com os melhores cumprimentos,'],
  ] as const)(
    'in %s on %s is that of its country',
    (language, paper, dateline, greeting, closing) => {
      const made = frameOf({ ...frame, written: { day, paper }, manner: paper }, language)
      expect(made).toMatchObject({ dateline, greeting, closing })
    },
  )

  it('in French addresses the same person at both ends, and parts two vowels', () => {
    const contact = { who: 'woman', name: 'Lenoir' } as const
    const made = frameOf({ ...frame, contact, written: { day, paper: 'a4' } }, 'fr')
    expect(made).toMatchObject({
      dateline: 'Lyon, le 1er mars 2026',
      subject: 'Objet : candidature au poste d’avocat',
      greeting: 'Madame,',
      closing: 'Je vous prie d’agréer, Madame, l’expression de mes salutations distinguées.',
    })
  })
})

it.each([
  ['de', 'Ihre Ansprechpartnerin ist Frau Dr. Julia Brandl, Personal.', 'woman', 'Dr. Brandl'],
  ['de', 'Kontakt: Herr van den Berg, Tel. 040 123456', 'man', 'van den Berg'],
  ['en', 'Informal enquiries to Mr Tom Whitfield.', 'man', 'Whitfield'],
  ['fr', 'Renseignements auprès de Mme Claire Lenoir', 'woman', 'Lenoir'],
  ['es', 'Contacto: Sra. Marta Olmo, rrhh@olmo.example', 'woman', 'Olmo'],
  ['nl', 'Vragen? Bel mevrouw Dijk.', 'woman', 'Dijk'],
  ['nl', 'Brief en cv t.a.v. dhr. R. Kuiper, teamleider.', 'man', 'Kuiper'],
  ['pt', 'Contacto: Senhora Ana Saraiva', 'woman', 'Saraiva'],
  ['en', 'Please send your application to Mr. Tobias Kern, HR.', 'man', 'Kern'],
  ['en', 'Contact\nMr. Tobias Kern\nHR Manager', 'man', 'Kern'],
  ['en', 'Contact person: Herr Tobias Kern', 'man', 'Kern'],
  ['de', 'Ihr Ansprechpartner\nHerr Tobias Kern\nTel. 030 123', 'man', 'Kern'],
  ['de', 'Ansprechpartner: Mr. Tobias Kern', 'man', 'Kern'],
  ['fr', 'Adressez votre candidature à M. Tobias Kern', 'man', 'Kern'],
  ['fr', 'Merci d’envoyer CV et lettre à Mme Lenoir', 'woman', 'Lenoir'],
  ['es', 'Enviar CV a la atención de D. Tobias Kern', 'man', 'Kern'],
  ['es', 'Contacto: D.ª Marta Olmo', 'woman', 'Olmo'],
  ['pt', 'Enviar CV ao cuidado da Sra. Kern', 'woman', 'Kern'],
  ['pt', 'Contato: Exmo. Sr. Tobias Kern', 'man', 'Kern'],
  ['nl', 'Stuur je sollicitatie naar de heer T. van den Berg', 'man', 'van den Berg'],
  ['nl', 'Contact: mw. drs. A. Kern', 'woman', 'drs. Kern'],
] as const)('in %s the contact of "%s" is read', (language, line, who, name) => {
  expect(contactIn(`We seek a cook.\n${line}`, language)).toEqual({ who, name })
})

it.each([
  ['en', 'Our founder Mr Smith opened the first shop in 1984.'],
  ['en', 'Contact: Sr. Recruiter Team, Don Valley'],
  ['en', 'Contact: Dr. Jane Smith'],
  ['de', 'Kontakt\nWir sind ein Team von acht Leuten, das Herr Kern im Jahr 1984 aufgebaut hat.'],
] as const)('in %s takes nobody for the contact who is only spoken of: %s', (language, line) => {
  expect(contactIn(line, language)).toBeNull()
})

it.each([
  ['es', 'Jefe de Recepción', 'jefe de recepción'],
  ['pt', 'Técnico de Segurança', 'técnico de segurança'],
  ['fr', 'Responsable SAP Europe', 'responsable SAP Europe'],
  ['de', 'Leiter Einkauf', 'Leiter Einkauf'],
] as const)('in %s the title "%s" has its small letters in a sentence', (language, title, said) => {
  expect(titleInSentence(title, language)).toBe(said)
})

it('has both forms of a title in small letters where the ad has them so', () => {
  const ad = 'cherche son boulanger ou sa boulangère'
  expect(titleInSentence('Boulanger/Boulangère', 'fr', ad)).toBe('boulanger/boulangère')
})

it.each([
  ['fr', 'Chargée de communication (alternance)', 'chargée de communication (alternance)'],
  ['fr', 'Chargée de communication (siège)', 'chargée de communication'],
  ['de', 'Kaufmann, Ausbildung', 'Kaufmann (Ausbildung)'],
  ['en', 'Nurse (internship)', 'a Nurse (internship)'],
  [
    'en',
    'Staff Nurse (Cardiology, maternity cover)',
    'a Staff Nurse (Cardiology, maternity cover)',
  ],
  ['en', 'Staff Nurse, maternity cover', 'a Staff Nurse (maternity cover)'],
  ['en', 'Staff Nurse (temporary, for the months in which a new ward was opened)', 'a Staff Nurse'],
  ['de', 'Buchhalterin (Rechnungswesen, befristet)', 'Buchhalterin (Rechnungswesen, befristet)'],
  ['fr', 'Infirmière (cardiologie, CDD)', 'infirmière (cardiologie, CDD)'],
  ['es', 'Enfermera (cardiología, suplencia)', 'enfermera (cardiología, suplencia)'],
  ['pt', 'Enfermeira (urgência, temporária)', 'enfermeira (urgência, temporária)'],
  ['nl', 'Verpleegkundige (cardiologie, tijdelijk)', 'verpleegkundige (cardiologie, tijdelijk)'],
] as const)('in %s the post "%s" was held for no longer than it says', (language, role, said) => {
  expect(roleInSentence(role, language)).toBe(said)
})

it.each([
  ['en', 'Email Joost: jobs@acme.example, or come by.', 'Joost'],
  ['en', 'Please write to jobs@acme.example, attn. Ama and Joost.', 'Ama and Joost'],
  ['nl', 'Mail naar jobs@acme.example t.a.v. Marit en Joost.', 'Marit en Joost'],
  ['en', 'To apply ring Denise on 01632 960 000.', 'Denise'],
  ['de', 'Lebenslauf an moin@acme.example, Ansprechpartnerin Wiebke. Bitte ohne Mappe.', 'Wiebke'],
  ['en', 'Send a CV to Gwen at jobs@acme.example.', 'Gwen'],
  ['es', 'Traed el currículum en mano, preguntad por Chelo.', 'Chelo'],
  ['fr', 'Passez au salon (demandez Solène, pas entre 16 h et 19 h).', 'Solène'],
  ['nl', 'Interesse? App of bel Jorn: 0570 555 0100.', 'Jorn'],
  ['pt', 'Fale com Renata pelo telefone 47 5555-0100.', 'Renata'],
  [
    'pt',
    'Um casal de Porto com 70 anos. CV para vagas@acme.example, ao cuidado da Filipa.',
    'Filipa',
  ],
] as const)('calls by the first name in %s whom the ad calls so: %s', (language, line, name) => {
  expect(contactIn(line, language)).toEqual({ who: 'friend', name })
})

it.each([
  ['en', 'Send your CV and a short note to Jane Aplin, careers@acme.example.', 'Jane Aplin'],
  ['de', 'Ruf einfach an: 0341 5550100 (Jens Wehrmann) oder WhatsApp.', 'Jens Wehrmann'],
  ['nl', 'Stuur je cv aan Wendy Harmsen via werk@acme.example.', 'Wendy Harmsen'],
  ['pt', 'Contato: Ana Saraiva, vagas@acme.example', 'Ana Saraiva'],
  ['nl', 'Reageren via werken@acme.example t.a.v. Ingrid Kolk, teamleider.', 'Ingrid Kolk'],
  ['en', 'Hiring manager: Tobias Wehrmann, Head of Sales', 'Tobias Wehrmann'],
  ['de', 'Kontakt\nJens Wehrmann\n0341 5550100', 'Jens Wehrmann'],
] as const)(
  'calls by the full name in %s whom the ad names without a form: %s',
  (l, line, name) => {
    expect(contactIn(line, l)).toEqual({ who: 'named', name })
  },
)

it.each([
  ['en', 'Email Human Resources: jobs@acme.example'],
  ['en', 'Send your CV to Acme Harbour, jobs@acme.example'],
  ['en', 'Apply to Reception at jobs@acme.example'],
  ['de', 'Schicken Sie Ihre Bewerbung an Personalabteilung, jobs@acme.example'],
  ['de', 'Bewerbung an Acme Hafenbetriebe, 040 5550100'],
  ['fr', 'Envoyez votre CV à Acme Port, recrutement@acme.example'],
] as const)('takes no office and no employer for a name in %s: %s', (language, line) => {
  expect(
    contactIn(`Acme Harbour is a port. Acme Hafenbetriebe und Acme Port.\n${line}`, language),
  ).toBeNull()
})

it.each([
  ['de', 'Guten Tag Chelo,'],
  ['es', 'Buenos días, Chelo:'],
  ['fr', 'Bonjour Chelo,'],
  ['nl', 'Beste Chelo,'],
  ['pt', 'Bom dia, Chelo,'],
] as const)('stays formal in %s where the ad gives only a first name', (language, greeting) => {
  const contact = { who: 'friend', name: 'Chelo' } as const
  const made = frameOf({ ...frame, contact, written: { day, paper: 'a4' } }, language)
  expect(made.greeting).toBe(greeting)
})
