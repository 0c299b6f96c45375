/** A line told in words of its own may use words that no table knows; one word put in another's place is asked about. */
import { describe, expect, it } from 'vitest'

import { claimsOfLine } from '../../../../tests/fixtures/truth/one-line.ts'
import type { Language } from '../../language/languages.ts'

const cases: [Language, before: string, anew: string, swapped: string][] = [
  ['en', 'Helped passengers with pushchairs and luggage at the gate', 'At the gate, assisted passengers who had prams or luggage', 'Helped passengers with wheelchairs and luggage at the gate'],
  ['de', 'Wartung von Kaffeemaschinen bei Kunden im Raum Kassel', 'Bei Kunden rund um Kassel Espressogeräte und Kaffeemaschinen gewartet', 'Wartung von Kaffeemaschinen und Aufzügen bei Kunden im Raum Kassel'],
  ['fr', 'Montage de garde-corps en acier chez les clients de la région', 'Clients en région : pose, montage (garde-corps, rambardes) avec acier', 'Montage de vérandas en acier chez les clients de la région'],
  ['es', 'Reparto de paquetes en bicicleta por el centro', 'Con la bicicleta repartí bultos y paquetes céntricos', 'Reparto de medicamentos en bicicleta por el centro'],
  ['pt', 'Recolha de testemunhos para a secção de cultura do jornal', 'Para o jornal, na cultura, recolha de depoimentos e testemunhos', 'Recolha de anúncios para a secção de cultura do jornal'],
  ['nl', 'Afrasteringen hersteld en sloten geschoond langs de dijk', 'Hekken, afrasteringen: herstel langs de dijk; schonen van sloten', 'Afrasteringen, hekken en sloten hersteld en dakgoten geschoond langs de dijk'],
] // prettier-ignore

describe('a line', () => {
  it.each(cases)('in %s is told anew in other words: %s → %s', (language, before, anew) => {
    expect(claimsOfLine(before, anew, language)).toEqual([])
  })

  it.each(cases)(
    'in %s that stays as it is but for a thing is asked about: %s, %s, %s',
    (language, before, _anew, swapped) => {
      expect(claimsOfLine(before, swapped, language)).not.toEqual([])
    },
  )
})
