/** Where a search looks: towns of one name, other names of a town, radius and remote work. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { SearchHouse } from './search-house.ts'
import { ids, openSearchHouse } from './search-house.ts'

let world: SearchHouse
beforeAll(async () => {
  world = await openSearchHouse()
})
afterAll(() => world.product.close())

const addJob: SearchHouse['addJob'] = (...given) => world.addJob(...given)
const ask: SearchHouse['ask'] = (...given) => world.ask(...given)
const about: SearchHouse['about'] = (...given) => world.about(...given)

describe('a place', () => {
  beforeAll(async () => {
    const at = (location: string, work_type: string | null) => ({
      title: 'Luthier',
      location,
      work_type,
    })
    await addJob('near-site', at('Dachau, Germany', 'ON_SITE'))
    await addJob('here-site', at('München', 'ON_SITE'))
    await addJob('far-site', at('Augsburg', 'ON_SITE'))
    await addJob('far-hybrid', at('Augsburg', 'HYBRID'))
    await addJob('far-remote', at('Hamburg, Deutschland', 'REMOTE'))
    await addJob('abroad-remote', at('Lisboa, Portugal', 'REMOTE'))
    await addJob('world-remote', at('Worldwide', 'REMOTE'))
    await addJob('us', at('Springfield, United States', 'ON_SITE'))
    await addJob('jujuy', at('San Salvador de Jujuy, Argentina', 'ON_SITE'))
  })
  const found = async (query: Record<string, string>) =>
    ids(await ask({ job_title: 'luthier', ...query })).toSorted()

  it('is met on the spot there, by hybrid work around it, from afar where that is open', async () => {
    const there = ['far-remote', 'here-site', 'world-remote']
    for (const location of ['Munich', 'Muenchen', 'münchen', 'Múnich, Alemania']) {
      expect(await found({ location })).toEqual([
        'far-remote',
        'here-site',
        'near-site',
        'world-remote',
      ])
    }
    expect(await found({ location: 'München', radius_km: '10' })).toEqual(there)
    expect(await found({ location: 'München 80 km' })).toEqual(
      ['far-hybrid', 'far-site', 'near-site', ...there].toSorted(),
    )
    expect(await about({ location: 'Munich 80km' })).toEqual({
      showing_results_for: null,
      place: 'Munich',
      radius_km: 80,
      read_as: null,
    })
  })

  it('puts the nearest first where that is asked for, and what is done from afar last', async () => {
    const asked = { job_title: 'luthier', location: 'München 80 km', sort: 'nearest' }
    const inOrder = ids(await ask(asked))
    expect(inOrder.slice(0, 2)).toEqual(['here-site', 'near-site'])
    expect(inOrder.slice(2, 4).toSorted()).toEqual(['far-hybrid', 'far-site'])
    expect(inOrder.slice(4).toSorted()).toEqual(['far-remote', 'world-remote'])
    // Without a place there is nothing to be near to.
    const anywhere = { job_title: 'luthier' }
    expect(ids(await ask({ ...anywhere, sort: 'nearest' }))).toEqual(ids(await ask(anywhere)))
  })

  it('is met by the kinds of work that are asked for alone', async () => {
    const kinds = async (location: string, ...work_types: string[]) =>
      ids(
        await ask([
          ['job_title', 'luthier'],
          ['location', location],
          ...work_types.map((type): [string, string] => ['work_types', type]),
        ]),
      ).toSorted()
    expect(await kinds('Munich', 'ON_SITE')).toEqual(['here-site', 'near-site'])
    expect(await kinds('Munich', 'REMOTE')).toEqual(['far-remote', 'world-remote'])
    expect(await kinds('Munich 80 km', 'HYBRID', 'REMOTE')).toEqual([
      'far-hybrid',
      'far-remote',
      'world-remote',
    ])
    expect(await kinds('Allemagne', 'HYBRID')).toEqual(['far-hybrid'])
    expect(await kinds('Allemagne', 'REMOTE')).toEqual(['far-remote', 'world-remote'])
  })

  it('may be a country, in any language', async () => {
    expect(await found({ location: 'Allemagne' })).toEqual(
      ['far-hybrid', 'far-remote', 'far-site', 'here-site', 'near-site', 'world-remote'].toSorted(),
    )
  })

  it('may be a town whose name holds that of a country or of another town', async () => {
    expect(await about({ location: 'San Salvador de Jujuy' })).toMatchObject({
      place: 'San Salvador de Jujuy',
    })
    expect(await found({ location: 'San Salvador de Jujuy' })).toEqual(['jujuy', 'world-remote'])
    expect(await found({ location: 'El Salvador' })).toEqual(['world-remote'])
    expect(await about({ location: 'Frankfurt (Oder)' })).toMatchObject({
      place: 'Frankfurt (Oder)',
    })
  })

  it.each([
    ['Luthier München', 'Luthier, München', 'München'],
    ['luthier in Munich', 'luthier, Munich', 'Munich'],
    ['Luthier em Munique', 'Luthier, Munique', 'Munique'],
    ['luthier, Múnich Alemania', 'luthier, Múnich Alemania', 'Múnich'],
    ['luthier Springfield', 'luthier, Springfield', 'Springfield'],
  ])('is understood at the end of a title that finds nothing: %j', async (typed, shown, place) => {
    const said = await about({ job_title: typed })
    expect(said).toMatchObject({ showing_results_for: shown, place })
    const apart = { job_title: 'luthier', location: shown.slice('luthier, '.length) }
    expect(ids(await ask({ job_title: typed }))).toEqual(ids(await ask(apart)))
  })

  it('at the end of a title says nothing where the title finds jobs, or where none is there', async () => {
    await addJob('reading', { title: 'Luthier Augsburg', location: 'Hamburg' })
    expect(await about({ job_title: 'luthier Augsburg' })).toMatchObject({ place: null })
    expect(await about({ job_title: 'sexton Munich' })).toMatchObject({
      showing_results_for: null,
      place: null,
    })
  })

  it('of several of one name is the most populous, or that of the country named', async () => {
    expect(await found({ location: 'Springfield' })).toEqual(['us', 'world-remote'])
    expect(await found({ location: 'Springfield, Canada' })).toEqual(['world-remote'])
  })
})
