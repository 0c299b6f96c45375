/** Regions, postcodes and what else people write into the box of the place, over the towns of the world. */
import { indexBodies } from '#server/job-search/index-bodies.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { SearchHouse } from './search-house.ts'
import { ids, openSearchHouse } from './search-house.ts'
import { runHere } from '#server/work/tasks.ts'

const placed: readonly (readonly [id: string, location: string, workType?: string])[] = [
  ['munich', 'München'],
  ['passau', 'Passau, Deutschland'],
  ['bavaria', 'Bayern'],
  ['cologne', 'Köln, DE'],
  ['bonn', 'Bonn'],
  ['esslingen', 'Esslingen am Neckar, Germany'],
  ['ludwigsburg', 'Ludwigsburg'],
  ['dresden', 'Dresden'],
  ['paris', 'Paris'],
  ['nanterre', 'Nanterre, France'],
  ['versailles', 'Versailles'],
  ['bordeaux', 'Bordeaux'],
  ['barcelona', 'Barcelona'],
  ['girona', 'Girona, España'],
  ['madrid', 'Madrid'],
  ['getafe', 'Getafe'],
  ['amsterdam', 'Amsterdam'],
  ['haarlem', 'Haarlem, Nederland'],
  ['milan', 'Milano'],
  ['bergamo', 'Bergamo, Italy'],
  ['lisbon', 'Lisboa'],
  ['faro', 'Faro, Portugal'],
  ['zurich', 'Zürich'],
  ['winterthur', 'Winterthur'],
  ['st-gallen', 'Sankt Gallen'],
  ['homburg', 'Bad Homburg vor der Höhe'],
  ['london', 'London'],
  ['maidstone', 'Maidstone, UK'],
  ['edinburgh', 'Edinburgh'],
  ['los-angeles', 'Los Angeles, CA'],
  ['san-diego', 'San Diego, California'],
  ['austin', 'Austin, TX'],
  ['paris-texas', 'Paris, TX'],
  ['atlanta', 'Atlanta, Georgia'],
  ['far-from-germany', 'Hamburg, Deutschland', 'REMOTE'],
]

let world: SearchHouse
beforeAll(async () => {
  world = await openSearchHouse({ everywhere: true })
  for (const [id, location, work_type = 'ON_SITE'] of placed) {
    await world.addJob(id, { title: 'Luthier', location, work_type })
  }
})
afterAll(() => world.product.close())

/** On the spot, so that remote work does not stand in every list. */
const found = async (location: string, more: Record<string, string> = {}) =>
  ids(
    await world.ask({ job_title: 'luthier', location, work_types: 'ON_SITE', ...more }),
  ).toSorted()
const readAs = async (location: string, more: Record<string, string> = {}) =>
  (await world.about({ job_title: 'luthier', location, ...more })).read_as

describe('a region', () => {
  it.each([
    ['Bayern', ['bavaria', 'munich', 'passau']],
    ['Bavaria', ['bavaria', 'munich', 'passau']],
    ['Bavière', ['bavaria', 'munich', 'passau']],
    ['Beieren', ['bavaria', 'munich', 'passau']],
    ['Bayern, Deutschland', ['bavaria', 'munich', 'passau']],
    ['Bayren', ['bavaria', 'munich', 'passau']],
    ['Nordrhein Westphalen', ['bonn', 'cologne']],
    ['Ile-de-Farnce', ['nanterre', 'paris', 'versailles']],
    ['Île-de-France (75, 92, 93)', ['nanterre', 'paris', 'versailles']],
    ['Süddeutschland', ['bavaria', 'esslingen', 'ludwigsburg', 'munich', 'passau']],
    ['Kanton ZH', ['winterthur', 'zurich']],
    ['Oberbayern', ['munich']],
    ['NRW', ['bonn', 'cologne']],
    ['Nordrhein-Westfalen', ['bonn', 'cologne']],
    ['Renania del Norte-Westfalia', ['bonn', 'cologne']],
    ['Baden-Wuerttemberg', ['esslingen', 'ludwigsburg']],
    ['Sachsen oder Bayern', ['bavaria', 'dresden', 'munich', 'passau']],
    ['Île-de-France', ['nanterre', 'paris', 'versailles']],
    ['Ile de France', ['nanterre', 'paris', 'versailles']],
    ['Grand Paris', ['nanterre', 'paris', 'versailles']],
    ['Hauts-de-Seine', ['nanterre']],
    ['Gironde', ['bordeaux']],
    ['Cataluña', ['barcelona', 'girona']],
    ['Katalonien', ['barcelona', 'girona']],
    ['provincia de Girona', ['girona']],
    ['Comunidad de Madrid', ['getafe', 'madrid']],
    ['Noord-Holland', ['amsterdam', 'haarlem']],
    ['Holanda do Norte', ['amsterdam', 'haarlem']],
    ['Lombardia', ['bergamo', 'milan']],
    ['Lombardei', ['bergamo', 'milan']],
    ['Algarve', ['faro']],
    ['Kanton Zürich', ['winterthur', 'zurich']],
    ['Schottland', ['edinburgh']],
    ['Kent', ['maidstone']],
    ['California', ['los-angeles', 'san-diego']],
    ['Kalifornien, USA', ['los-angeles', 'san-diego']],
    ['Georgia, USA', ['atlanta']],
    ['TX', ['austin', 'paris-texas']],
  ])('has the jobs of its towns: %s', async (location, jobs) => {
    expect(await found(location)).toEqual(jobs)
  })

  it('has remote work that is open to its country', async () => {
    const jobs = ids(await world.ask({ job_title: 'luthier', location: 'Bayern' }))
    expect(jobs.toSorted()).toEqual(['bavaria', 'far-from-germany', 'munich', 'passau'])
  })

  it('is said by its own name', async () => {
    expect(await readAs('Bavaria')).toEqual({
      postcode: null,
      places: [{ name: 'Bayern', country: 'DE' }],
    })
    expect(await readAs('Munich')).toBeNull()
  })

  it('has jobs whose text alone names it, or a town of it', async () => {
    const text = (id: string, location: string, said: string) =>
      world.addJob(id, { title: 'Flötenbauer', location, text: said, work_type: 'ON_SITE' })
    await text('by-cue', '', 'Wir bauen Flöten.\nEinsatzort: Augsburg\nIn Vollzeit.')
    await text('by-name', 'Deutschland', 'Du besuchst unsere Kunden in ganz Bayern.')
    await text('many', 'Deutschland', 'Werkstätten in Bayern, Hessen, Sachsen und im Saarland.')
    await text('elsewhere', 'Hamburg', 'Unsere Mutter sitzt in Bayern.')
    await indexBodies({ ...world.product.house, run: runHere })
    const flutes = async (location: string) =>
      ids(await world.ask({ job_title: 'flötenbauer', location })).toSorted()
    expect(await flutes('Bayern')).toEqual(['by-cue', 'by-name'])
    expect(await flutes('Augsburg')).toEqual(['by-cue'])
    expect(await flutes('Hamburg')).toEqual(['elsewhere'])
  })

  it('tells towns of one name apart', async () => {
    expect(await found('Paris, Texas')).toEqual(['paris-texas'])
    expect(await found('Paris')).toEqual(['nanterre', 'paris', 'versailles'])
  })
})

describe('a postcode', () => {
  it.each([
    ['80331', { language: 'de' }, ['munich'], [['Munich', 'DE']]],
    ['D-80331', {}, ['munich'], [['Munich', 'DE']]],
    ['PLZ 80331', { language: 'de' }, ['munich'], [['Munich', 'DE']]],
    ['75011', { language: 'fr' }, ['nanterre', 'paris', 'versailles'], [['Paris', 'FR']]],
    ['33000', { language: 'fr' }, ['bordeaux'], [['Bordeaux', 'FR']]],
    ['92100', { language: 'fr' }, ['nanterre'], [['Hauts-de-Seine', 'FR']]],
    ['92', { language: 'fr' }, ['nanterre'], [['Hauts-de-Seine', 'FR']]],
    ['SW1A 1AA', {}, ['london'], [['London', 'GB']]],
    ['1012 AB', {}, ['amsterdam', 'haarlem'], [['Amsterdam', 'NL']]],
    ['1012', { language: 'nl' }, ['amsterdam', 'haarlem'], null],
    ['28013', { language: 'es' }, ['getafe', 'madrid'], [['Madrid', 'ES']]],
    ['28013 España', {}, ['getafe', 'madrid'], [['Madrid', 'ES']]],
    ['1200-109', {}, ['lisbon'], [['Lisbon', 'PT']]],
    ['90210 USA', {}, ['los-angeles'], [['Los Angeles', 'US']]],
    ['92101, United States', {}, ['san-diego'], [['San Diego', 'US']]],
    ['95814-1234', {}, [], [['Sacramento', 'US']]],
  ] as const)('%s (%j)', async (location, more, jobs, places) => {
    expect(await found(location, more)).toEqual(jobs)
    if (places !== null) {
      expect(await readAs(location, more)).toMatchObject({
        places: places.map(([name, country]) => ({ name, country })),
      })
    }
  })

  it('of no country in particular means all that have it, and says so', async () => {
    for (const [code, job] of [
      ['80331', 'munich'],
      ['75011', 'paris'],
      ['28013', 'madrid'],
      ['90210', 'los-angeles'],
    ] as const) {
      expect(await found(code)).toContain(job)
      expect((await readAs(code))?.postcode).toBe(code)
    }
    expect((await readAs('75011'))?.places.map(({ country }) => country)).toEqual([
      'DE',
      'FR',
      'US',
    ])
  })

  it('beside its town says nothing more', async () => {
    expect(await found('80331 München')).toEqual(['munich'])
    expect(await readAs('80331 München')).toBeNull()
  })
})

describe('the box of the place', () => {
  it.each([
    ['München oder Umgebung', ['munich']],
    ['Raum Stuttgart', ['esslingen', 'ludwigsburg']],
    ['Großraum Stuttgart', ['esslingen', 'ludwigsburg']],
    ['Köln/Bonn', ['bonn', 'cologne']],
    ['Köln oder Bonn', ['bonn', 'cologne']],
    ['Paris ou Bordeaux', ['bordeaux', 'nanterre', 'paris', 'versailles']],
    ['Madrid y alrededores', ['getafe', 'madrid']],
    ['Barcelona, Madrid', ['barcelona', 'getafe', 'madrid']],
    ['Getafe, Madrid', ['getafe', 'madrid']],
    ['Stuttgart im Umkreis von 15 Kilometern', ['esslingen', 'ludwigsburg']],
    ['25 miles around London', ['london']],
    ['London 50 miles', ['london', 'maidstone']],
    ['Greater London', ['london']],
    ['toute la France', ['bordeaux', 'nanterre', 'paris', 'versailles']],
    ['ganz Bayern', ['bavaria', 'munich', 'passau']],
    [
      'Deutschland Schwab',
      [
        'bavaria',
        'bonn',
        'cologne',
        'dresden',
        'esslingen',
        'homburg',
        'ludwigsburg',
        'munich',
        'passau',
      ],
    ],
    ['Anywhere in Italy', ['bergamo', 'milan']],
    ['Italia', ['bergamo', 'milan']],
    ['St. Gallen', ['st-gallen']],
    ['Bad Homburg', ['homburg']],
    ['MUC', ['munich']],
    ['Ruhrgebiet', []],
  ])('%s', async (location, jobs) => {
    expect(await found(location)).toEqual(jobs)
  })

  it.each([
    'Home-Office',
    'Homeoffice',
    '100% remoto',
    'full remote',
    'télétravail',
    'teletrabalho',
    'thuiswerk',
    'Home-Office, Deutschland',
    '100% Homeoffice Deutschland',
  ])('takes words for remote work as such: %s', async (location) => {
    const jobs = ids(await world.ask({ job_title: 'luthier', location }))
    expect(jobs).toEqual(['far-from-germany'])
  })

  it.each([
    ['Luthier', 'Luthier'],
    ['luthier 80331', 'luthier, 80331'],
    ['München luthier', 'luthier, München'],
    ['luthier Köln oder München', 'luthier, Köln oder München'],
    ['Stellenangebote München', 'Stellenangebote, München'],
    ['München', 'München'],
  ])('and that of the title may be filled the other way: %s', async (typed, shown) => {
    const isPlace = typed === 'Luthier'
    const query: Record<string, string> = isPlace ? { location: typed } : { job_title: typed }
    const said = await world.about(query)
    expect(said.showing_results_for).toBe(shown)
    const jobs = ids(await world.ask(query))
    expect(isPlace ? jobs.length : jobs.filter((id) => id === 'munich').length).toBe(
      isPlace ? 10 : 1,
    )
  })

  it.each(['Luthier oder Bogenmacher', 'luthier / Bogenmacher', 'luthier, Bogenmacher'])(
    'and that of the title has several titles: %s',
    async (typed) => {
      await world.addJob('bows', { title: 'Bogenmacher', location: 'Passau', work_type: 'ON_SITE' })
      const query = { job_title: typed, location: 'Bayern', work_types: 'ON_SITE' }
      const jobs = ids(await world.ask(query))
      expect(jobs.toSorted()).toEqual(['bavaria', 'bows', 'munich', 'passau'])
      expect(jobs.slice(0, 2)).toContain('bows')
      const behind = ids(await world.ask({ job_title: `${typed} Bayern`, work_types: 'ON_SITE' }))
      expect(behind).toEqual(jobs)
      await world.product.house.db.deleteFrom('jobs').where('id', '=', 'bows').execute()
    },
  )

  it('takes remote work beside a place for one of two ways', async () => {
    const jobs = ids(await world.ask({ job_title: 'luthier', location: 'München oder remote' }))
    expect(jobs.toSorted()).toEqual(['far-from-germany', 'munich'])
  })
})
