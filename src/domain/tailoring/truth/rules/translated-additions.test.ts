import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../../language/languages.ts'

type Case = readonly [from: Language, before: string, to: Language, after: string]

const isStopped = ([from, before, to, after]: Case) =>
  claimsOfLine(before, after, from, to).length > 0

const cases = (list: readonly Case[]) => list.map((one) => [one.join(' → '), one] as const)

describe('what a translation joins', () => {
  it.each(
    cases([
      ['pt', 'Apoio a 40 famílias.', 'fr', 'Aide à 40 familles et à leurs voisins.'],
      [
        'de',
        'Abstimmung mit Einkauf und Lager.',
        'es',
        'Coordinación con compras, almacén y ventas.',
      ],
      [
        'es',
        'Formación de tres compañeros.',
        'nl',
        'Drie collega’s ingewerkt en roosters gemaakt.',
      ],
      [
        'fr',
        'Conseil aux clients en boutique.',
        'en',
        'Advised customers and suppliers in the shop.',
      ],
    ]),
  )('is no more than its source does: %s', (_, one) => {
    expect(isStopped(one)).toBe(true)
  })

  it.each(
    cases([
      ['en', 'Handled 6 to 8 cases a day.', 'es', 'Gestión de entre 6 y 8 casos al día.'],
      ['en', 'Advised members of the public.', 'de', 'Beratung von Bürgerinnen und Bürgern.'],
      [
        'pt',
        'Integração de cinco enfermeiros.',
        'es',
        'Acogida e integración de cinco enfermeros.',
      ],
      [
        'es',
        'Revista de 64 páginas, tirada de 3.500.',
        'de',
        'Zeitschrift mit 64 Seiten und 3.500 Stück.',
      ],
      ['fr', 'Sciage, perçage, soudage.', 'en', 'Sawing, drilling and welding.'],
    ]),
  )('may be said by two words, or by an "and" for a comma: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })
})

describe('what a translation tells of a result', () => {
  it.each(
    cases([
      [
        'fr',
        'Animation d’ateliers du goût.',
        'es',
        'Talleres del gusto, que gustaron a las familias.',
      ],
      [
        'nl',
        'Controle van het depot.',
        'de',
        'Kontrolle des Magazins, wodurch Schäden ausblieben.',
      ],
      [
        'en',
        'Adjusted doses on two wards.',
        'es',
        'Ajuste de dosis en dos plantas, con menos errores.',
      ],
      [
        'en',
        'Counselled patients on the ward.',
        'de',
        'Beratung der Patienten, um Stürze zu vermeiden.',
      ],
      ['es', 'Cierre de caja cada noche.', 'pt', 'Fecho de caixa todas as noites, sem diferenças.'],
    ]),
  )('is told by its source too: %s', (_, one) => {
    expect(isStopped(one)).toBe(true)
  })

  it.each(
    cases([
      [
        'fr',
        'Réunions pour recueillir leurs avis.',
        'de',
        'Treffen, um ihre Meinungen einzuholen.',
      ],
      [
        'en',
        'Joined a project that cut falls by 18%.',
        'pt',
        'Projeto de quedas, que diminuíram 18%.',
      ],
      [
        'nl',
        'Nieuw lesplan waardoor de uitval daalde.',
        'en',
        'New curriculum, which lowered dropouts.',
      ],
      ['en', 'Adjusted doses in impaired patients.', 'nl', 'Dosering bij verminderde nierfunctie.'],
    ]),
  )('may be a clause where the source has one: %s', (_, one) => {
    expect(isStopped(one)).toBe(false)
  })
})
