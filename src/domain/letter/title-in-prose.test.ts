/** A title in a sentence has one form, and no notes of the employer. */
import { expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import type { Form } from '../titles/person-form.ts'
import { titleInProse } from './title-in-prose.ts'

it.each<[Language, string, string[], string]>([
  ['en', 'Staff Nurse – Acute Medical Unit (Band 5)', [], 'Staff Nurse'],
  ['en', 'Registered Nurse, General Medicine', [], 'Registered Nurse'],
  ['en', 'Login: Fraud Analyst', [], 'Fraud Analyst'],
  ['en', 'UI/UX Designer', [], 'UI/UX Designer'],
  ['de', 'Elektroniker:in (m/w/d)', ['Elektronikerin'], 'Elektronikerin'],
  ['de', 'Bauingenieur als Bauleiter Tiefbau / Ingenieurbau', ['Polier'], 'Bauleiter Tiefbau'],
  ['de', 'Buchhalterin Schwerpunkt Lohn', [], 'Buchhalterin'],
  ['de', 'Buchhalterin mit Schwerpunkt Lohn', [], 'Buchhalterin mit Schwerpunkt Lohn'],
  ['es', 'Profesor/a de Matemáticas', ['Profesora de Secundaria'], 'Profesora de Matemáticas'],
  ['es', 'Profesor/a de Matemáticas', ['Tutor'], 'Profesor de Matemáticas'],
  ['fr', 'Technicien / Technicienne de paie', ['Comptable'], 'Technicien de paie'],
  ['fr', 'Avocat collaborateur / Avocate collaboratrice', ['Avocate'], 'Avocate collaboratrice'],
  ['fr', 'Guide-conférencier(ère) H/F', ['Guide-conférencière libre'], 'Guide-conférencière'],
  ['fr', 'Adjoint (e) de direction', ['Adjointe'], 'Adjointe de direction'],
  ['fr', 'Chercheur ou chercheuse en conception', ['Concepteur'], 'Chercheur en conception'],
  ['fr', 'Infirmier(e) de bloc H/F', ['Infirmière'], 'Infirmière de bloc'],
  ['de', 'Redakteur (m/w/d)', ['Online-Redakteurin'], 'Redakteurin'],
  ['de', 'Kaufmann für Marketing', ['Verkäuferin'], 'Kauffrau für Marketing'],
  ['fr', 'Assistant en communication', ['Caissière'], 'Assistante en communication'],
  ['fr', 'Conseiller principal', ['Chercheuse'], 'Conseiller principal'],
  ['es', 'Técnico de nóminas', ['Profesora'], 'Técnica de nóminas'],
  ['pt', 'Consultor de vendas', ['Diretora Financeira'], 'Consultora de vendas'],
  ['nl', 'Chauffeur m/v', [], 'Chauffeur'],
  ['pt', 'Enfermeiro/a', ['Enfermeira especialista'], 'Enfermeira'],
])('in %s "%s" of somebody who calls their posts %j', (language, title, roles, said) => {
  expect(titleInProse(title, roles, language)).toBe(said)
})

it.each<[Language, string, Form | null, string]>([
  ['fr', 'Acheteur / Acheteuse matières (H/F)', 'feminine', 'Acheteuse matières'],
  ['fr', 'Acheteur / Acheteuse matières (H/F)', null, 'Acheteur/Acheteuse matières'],
  ['de', 'Mitarbeiter Empfang (m/w/d)', 'feminine', 'Mitarbeiterin Empfang'],
  ['de', 'Mitarbeiter Empfang (m/w/d)', null, 'Mitarbeiter Empfang (m/w/d)'],
  ['de', 'Pflegefachkraft (m/w/d)', null, 'Pflegefachkraft'],
  ['pt', 'Técnico/a de Segurança', null, 'Técnico/a de Segurança'],
  ['en', 'Waiter (m/f)', null, 'Waiter'],
])('in %s "%s" of somebody whose form is %s', (language, title, form, said) => {
  expect(titleInProse(title, [], language, form)).toBe(said)
})

it('has the word of a title of theirs, though nothing else tells the form of the person', () => {
  const title = titleInProse('Logopäde/Logopädin (m/w/d)', ['Logopädin', 'Praktikum'], 'de', null)
  expect(title).toBe('Logopädin')
})
