import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { deedOf, doingOf } from './deed.ts'

describe('a line that opens with a duty', () => {
  it.each<[Language, string, string]>([
    ['en', 'Responsible for managing two shops in Leeds', 'Managed two shops in Leeds'],
    ['en', 'Was responsible for carrying out stock checks', 'Carried out stock checks'],
    ['en', 'In charge of running the night kitchen', 'Ran the night kitchen'],
    ['en', 'Tasked with planning rotas for 14 people', 'Planned rotas for 14 people'],
    ['de', 'Zuständig für die Planung von 40 Touren', 'Planung von 40 Touren'],
    [
      'de',
      'Verantwortlich für Montage und Inbetriebnahme von Dachanlagen',
      'Montage und Inbetriebnahme von Dachanlagen',
    ],
    ['fr', 'Chargée de la gestion des stocks de trois sites', 'Gestion des stocks de trois sites'],
    [
      'es',
      'Encargada de la gestión de pedidos de 30 clientes',
      'Gestión de pedidos de 30 clientes',
    ],
    ['pt', 'Responsável pela gestão de stocks em duas lojas', 'Gestão de stocks em duas lojas'],
    ['nl', 'Verantwoordelijk voor het plannen van 40 ritten', 'Plannen van 40 ritten'],
  ])('in %s: "%s" is told by the deed', (language, line, told) => {
    expect(deedOf(line, language, false)).toBe(told)
  })

  it.each<[Language, string]>([
    // What they answer for.
    ['en', 'Responsible for a team of nine'],
    ['es', 'Responsable de un equipo de ocho personas'],
    ['fr', 'Responsable de magasin à Lyon'],
    ['pt', 'Responsável por 38 empresas do setor têxtil'],
    // Two deeds, of which one would keep its form.
    ['en', 'Responsible for planning rotas and ordering stock'],
    // An adjective that its article has bent.
    ['de', 'Zuständig für den täglichen Einkauf der Küche'],
    ['nl', 'Verantwoordelijk voor het dagelijkse onderhoud van liften'],
    ['en', 'Managed two shops in Leeds'],
  ])('in %s "%s" stays', (language, line) => {
    expect(deedOf(line, language, false)).toBeNull()
  })

  it('keeps its form where it is still done', () => {
    expect(deedOf('Responsible for managing two shops', 'en', true)).toBeNull()
  })
})

describe('a line of present work behind "since"', () => {
  it.each([
    ['Own the roadmap', 'Owning the roadmap'],
    ['Manage about 90 interviews a month', 'Managing about 90 interviews a month'],
    ['Run two clinics', 'Running two clinics'],
    ['Look after seven patients', 'Looking after seven patients'],
  ])('"%s" says what is being done', (line, told) => {
    expect(doingOf(line, 'en')).toBe(told)
  })

  it.each([
    'Monthly scorecard for 46 sites',
    'Reduced the backlog',
    'Cut the time by half',
    'Led a team of five',
    'Two theatres',
    'About sixty matters open at any one time',
    'Over 40 covers a night',
    'Stroke rehabilitation',
  ])('"%s" stays, being no bare verb', (line) => {
    expect(doingOf(line, 'en')).toBeNull()
  })
})
