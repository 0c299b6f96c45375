import { describe, expect, it } from 'vitest'

import { readJob } from '../ads/requirements.ts'
import { placesOfPost } from './places-of-post.ts'

const tasks = 'Aufgaben\n- Führen der Kasse\n- Pflege der Beete'

describe('the place of a post that was pasted as text', () => {
  it.each([
    ['in a line of its own below the title', `Gärtner (m/w/d)\nHannover\n${tasks}`, 'Hannover'],
    ['behind its label', `Gärtner (m/w/d)\n${tasks}\nEinsatzort: Augsburg`, 'Augsburg'],
    [
      'in the address at its end',
      `Gärtner (m/w/d)\n${tasks}\nHofladen Lenz\nAm Wall 4\n37073 Göttingen`,
      'Göttingen',
    ],
    [
      'below its label, behind a house and a street',
      `Hausdame gesucht\n\nArbeitsort:\n\nResidenz Boddenblick\nGrabitz 10, 18573 Rambin\n\n${tasks}`,
      'Rambin',
    ],
  ])('stands %s', (_, text, town) => {
    const { locations, townsPerhaps } = placesOfPost(readJob(text))
    expect([...locations, ...townsPerhaps]).toContain(town)
  })

  it('may be a town that no list of the reader has, named where a place stands', () => {
    const text = `Gärtner (m/w/d)\nObertupfing\n${tasks}\nUnsere Kunden kommen auch aus Berlin.`
    const { locations, townsPerhaps } = placesOfPost(readJob(text))
    expect([townsPerhaps[0], ...locations]).toEqual(['Obertupfing', 'Berlin'])
  })

  it('is the town and not its state', () => {
    const text = 'Auxiliar de cozinha\nRequisitos\n- vontade de aprender\n📍Uberaba - MG'
    const { locations, townsPerhaps } = placesOfPost(readJob(text))
    expect([...locations, ...townsPerhaps]).not.toContain('MG')
    expect([...locations, ...townsPerhaps]).toContain('Uberaba')
  })

  it('is no small word that a town is called like', () => {
    const text =
      'Vendedor\nPara nos ajudar procuramos um vendedor em São Paulo.\nRequisitos\n- Excel'
    expect(placesOfPost(readJob(text)).locations).toEqual(['São Paulo'])
  })
})
