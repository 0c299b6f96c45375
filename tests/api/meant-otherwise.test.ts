/** What a search finds that was meant otherwise than typed: mended, split, placed, filtered; and what it says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { indexBodies } from '#server/job-search/index-bodies.ts'

import type { SearchHouse } from './search-house.ts'
import { ids, openSearchHouse, titles } from './search-house.ts'
import { runHere } from '#server/work/tasks.ts'

let world: SearchHouse
beforeAll(async () => {
  world = await openSearchHouse()
})
afterAll(() => world.product.close())

const addJob: SearchHouse['addJob'] = (...given) => world.addJob(...given)
const ask: SearchHouse['ask'] = (...given) => world.ask(...given)
const about: SearchHouse['about'] = (...given) => world.about(...given)

describe('a title', () => {
  it.each([
    ['customersupport specialist', 'customer support specialist', 'Customer Support Specialist'],
    ['customer sup port specialist', 'customer support specialist', 'Customer Support Specialist'],
    ['custoner suport specialist', 'customer support specialist', 'Customer Support Specialist'],
  ])('%s is read as %s', async (typed, meant, title) => {
    expect(titles(await ask({ job_title: typed }))).toContain(title)
    expect((await about({ job_title: typed })).showing_results_for).toBe(meant)
  })

  it.each([
    'Ich suche eine Stelle als Glasbläser',
    'looking for a job as a glassblower',
    'Glassblower/-schleifer',
  ])('is found in: %s', async (typed) => {
    await addJob('asked-for', { title: 'Glassblower and Glasbläser', company: 'Frage' })
    expect(ids(await ask({ job_title: typed }))).toContain('asked-for')
    await world.product.house.db.deleteFrom('jobs').where('id', '=', 'asked-for').execute()
  })

  it('of a chief is none of a cook, but for the chief of a kitchen', async () => {
    await addJob('chief', { title: 'Chef d’équipe' })
    await addJob('cook', { title: 'Chef de cuisine' })
    await addJob('chef', { title: 'Chef' })
    const found = ids(await ask({ job_title: 'Koch' }))
    expect(found).toEqual(expect.arrayContaining(['cook', 'chef']))
    expect(found).not.toContain('chief')
  })

  it('with the words of a filter is searched with that filter, and it is said', async () => {
    await addJob('afar', { title: 'Lamplighter', work_type: 'REMOTE' })
    await addJob('there', { title: 'Lamplighter', work_type: 'ON_SITE' })
    await addJob('said', { title: 'Remote Lamplighter', work_type: null })
    for (const typed of [
      'remote lamplighter',
      'Lamplighter télétravail',
      'lamplighter en remoto',
    ]) {
      expect(ids(await ask({ job_title: typed }))).toContain('afar')
      expect(ids(await ask({ job_title: typed }))).not.toContain('there')
    }
    expect(ids(await ask({ job_title: 'remote lamplighter' }))).toEqual(['afar', 'said'])
    expect((await about({ job_title: 'remote lamplighter' })).showing_results_for).toBe(
      'lamplighter, remote',
    )
    const fromAfar = await ask({ job_title: 'Homeoffice' })
    expect(new Set(fromAfar.map((job) => job.work_type))).toEqual(new Set(['REMOTE']))
  })
})

describe('a place', () => {
  it.each([
    ['Augsbrug', 'Augsburg'],
    ['Muncih', 'Munich'],
    ['Germny', 'Germany'],
  ])('%s is read as %s, and it is said', async (typed, meant) => {
    await addJob(typed, { title: 'Pewterer', location: meant })
    const asked = { job_title: 'pewterer', location: typed }
    expect(ids(await ask(asked))).toContain(typed)
    expect((await about(asked)).showing_results_for).toBe(`pewterer, ${meant}`)
  })

  it('behind a title counts where only texts have these words', async () => {
    await addJob('far', { title: 'Fletcher', location: 'Springfield', text: 'Munich is our home.' })
    await addJob('near', { title: 'Fletcher', location: 'Munich' })
    await indexBodies({ ...world.product.house, run: runHere })
    expect(ids(await ask({ job_title: 'fletcher Munich' }))).toEqual(['near'])
  })

  it('may be a part of the world', async () => {
    await addJob('in-europe', { title: 'Cooper', location: 'Munich' })
    await addJob('for-europe', {
      title: 'Cooper',
      location: 'Remote (Europe)',
      work_type: 'REMOTE',
    })
    await addJob('in-states', { title: 'Cooper', location: 'Springfield, US' })
    for (const typed of ['Europe', 'EU', 'Europa', 'DACH', 'DE'])
      expect(ids(await ask({ job_title: 'cooper', location: typed })).toSorted()).toEqual([
        'for-europe', 'in-europe',
      ]) // prettier-ignore
    expect(ids(await ask({ job_title: 'cooper', location: 'US' }))).toEqual(['in-states'])
    expect(ids(await ask({ job_title: 'cooper', location: 'Munich' }))).toContain('for-europe')
  })
})
