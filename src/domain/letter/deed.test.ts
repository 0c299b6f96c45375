/** A line of a resume makes a sentence of a letter only where its grammar does. */
import { expect, it } from 'vitest'

import type { Language } from '../language/languages.ts'
import { told } from './deed.ts'

it.each<[Language, string, string]>([
  ['en', 'Cut the error rate from 4% to 1%', 'cut the error rate from 4% to 1%'],
  ['en', 'Lead nine technicians', 'lead nine technicians'],
  [
    'en',
    'Led the switch to electronic records; errors fell',
    'led the switch to electronic records',
  ],
  ['de', '28 Solaranlagen angeschlossen, 50 Ladestationen', '28 Solaranlagen angeschlossen'],
  ['de', 'Fehlerquote auf 0,6 Prozent gesenkt', 'die Fehlerquote auf 0,6 Prozent gesenkt'],
  ['fr', 'Piloté la paie de 300 salariés', 'piloté la paie de 300 salariés'],
  ['fr', 'Réduit les délais de 12 jours', 'réduit les délais de 12 jours'],
  ['es', 'Reduje las mermas un 12 %', 'reduje las mermas un 12 %'],
  ['es', 'Coordino un equipo de seis personas', 'coordino un equipo de seis personas'],
  ['pt', 'Aumentei as vendas em 8%', 'aumentei as vendas em 8%'],
  ['pt', 'Geri uma equipa de seis pessoas', 'geri uma equipa de seis pessoas'],
  ['nl', 'Nieuwe toetsen voor de onderbouw geschreven', ''],
  ['nl', 'De toetsen voor de onderbouw geschreven', 'de toetsen voor de onderbouw geschreven'],
])('in %s tells a deed or nothing: %s', (language, line, deed) => {
  const said = told(line, language, true)
  expect(said).toBe(deed === '' ? null : deed)
})

it.each<[Language, string]>([
  ['en', 'Partner to production and maintenance, 340 people'],
  ['en', 'Built the model we use for prices'],
  ['en', 'Monthly scorecard for 46 sites'],
  ['de', 'Wohnanlagen komplett, vom Schlitz bis zum Schrank'],
  ['de', 'Störungen bei Privatkunden, Steuerungen'],
  ['de', 'Versorgung beatmeter Patienten'],
  ['es', 'Apoyo a 25 familias'],
  ['fr', 'Chargé des achats du groupe'],
  ['fr', 'Préparation de commandes urgentes'],
  ['pt', 'Apoio a clientes em Braga'],
  ['nl', 'Klas 1 t/m 4 havo, mentor'],
])('in %s makes no sentence of "%s"', (language, line) => {
  expect(told(line, language, true)).toBeNull()
})

it('tells of a post that ended nothing in the present', () => {
  expect(told('Coordino un equipo de seis', 'es', false)).toBeNull()
})
