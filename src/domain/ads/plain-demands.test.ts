import { describe, expect, it } from 'vitest'

import { restoreContent } from '../resume/restore.ts'
import { answersTo } from '../answers/answers.ts'
import { readJob } from './requirements.ts'

const rowsOf = (text: string) =>
  answersTo(restoreContent({}), readJob(text)).flatMap(({ group, requirement }) =>
    group === 'must' || group === 'wish' ? [`${group}: ${requirement}`] : [],
  )

describe('a sentence or two that say all', () => {
  it.each([
    ['Good English is required, German is a plus', 'English', 'German'],
    ['Gutes Deutsch ist Pflicht, Englisch ist ein Plus', 'Deutsch', 'Englisch'],
    ['Un bon niveau d’anglais est exigé, l’allemand est un plus', 'anglais', 'allemand'],
    ['Se requiere buen nivel de inglés, alemán es un plus', 'inglés', 'alemán'],
    ['Exige-se bom inglês, alemão é um plus', 'inglês', 'alemão'],
    ['Goed Engels is vereist, Duits is een pré', 'Engels', 'Duits'],
  ])('demand the one and wish for the other: %s', (text, demanded, wished) => {
    const [first, second, ...others] = rowsOf(text)
    expect(first).toMatch(new RegExp(`^must: .*${demanded}`, 'u'))
    expect(second).toMatch(new RegExp(`^wish: .*${wished}`, 'u'))
    expect(others).toEqual([])
  })

  it.each([
    'Nurse wanted in Hull. A driving licence is essential. You don’t need to know Java.',
    'Pfleger in Ulm gesucht. Ein Führerschein ist zwingend. Vorkenntnisse in Java sind nicht nötig.',
    'Cherchons infirmier à Lyon. Le permis B est exigé. Aucune connaissance de Java n’est requise.',
    'Se busca enfermero en Jaén. El carnet B es imprescindible. No se exige conocimiento de Java.',
    'Procura-se enfermeiro em Faro. A carta B é obrigatória. Não é exigido conhecimento de Java.',
    'Verpleger gezocht in Zwolle. Rijbewijs B is verplicht. Kennis van Java is niet nodig.',
  ])('ask for nothing that they say is not needed: %s', (text) => {
    expect(rowsOf(text).join('\n')).not.toMatch(/java/iu)
    expect(rowsOf(text)).toHaveLength(1)
  })

  it('end behind a class of licence, and behind no initial', () => {
    expect(
      rowsOf(
        'Wir suchen einen Fahrer. Sie haben einen Führerschein der Klasse B. Erfahrung mit Kühlware ist wünschenswert.',
      ),
    ).toEqual([
      expect.stringMatching(/^must: .*Klasse B/u),
      expect.stringMatching(/^wish: Erfahrung mit Kühlware/u),
    ])
  })

  it('ask for nothing by whom they seek', () => {
    expect(
      rowsOf('Koch in Wels gesucht, abgeschlossene Lehre erforderlich, Staplerschein von Vorteil.'),
    ).toEqual(['must: abgeschlossene Lehre', 'wish: Staplerschein'])
  })
})
