/** Trade and town, abbreviations and misspellings, over the samples alone: what a first day without a network finds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { SearchHouse } from './search-house.ts'
import { openSearchHouse, titles } from './search-house.ts'

let world: SearchHouse
beforeAll(async () => {
  world = await openSearchHouse({ everywhere: true, inTowns: true })
})
afterAll(() => world.product.close())

describe('without a network', () => {
  it.each([
    ['nurse', 'London', 'Registered Nurse'],
    ['electrician', 'Chicago', 'Electrician'],
    ['Koch', 'Köln', 'Koch (m/w/d)'],
    ['Buchhalter', 'Wien', 'Buchhalter (m/w/d)'],
    ['cuisinier', 'Lyon', 'Cuisinier / Cuisinière (H/F)'],
    ['comptable', 'Bruxelles', 'Comptable (H/F)'],
    ['enfermera', 'Sevilla', 'Enfermero / Enfermera (H/M)'],
    ['electricista', 'Bogotá', 'Electricista (H/M)'],
    ['cozinheiro', 'Porto', 'Cozinheiro / Cozinheira (m/f)'],
    ['eletricista', 'Curitiba', 'Eletricista (m/f)'],
    ['vrachtwagenchauffeur', 'Utrecht', 'Vrachtwagenchauffeur (m/v/x)'],
    ['verpleegkundige', 'Gent', 'Verpleegkundige (m/v/x)'],
  ])('%s in %s finds a sample, marked as one', async (job_title, location, title) => {
    const found = await world.ask({ job_title, location })
    expect(titles(found)).toContain(title)
    expect(found.every(({ is_sample }) => is_sample)).toBe(true)
  })

  it.each([
    ['praktikum', 'Praktikum Marketing (m/w/d)'],
    ['stage marketing', 'Stage en marketing (H/F)'],
    ['Ausbildung Mechatroniker', 'Ausbildung zum Mechatroniker (m/w/d)'],
    ['PFK', 'Pflegefachkraft (m/w/d)'],
    ['IDE', 'Infirmier / Infirmière (H/F)'],
    ['SWE', 'Software Developer'],
  ])('%s is understood', async (job_title, title) => {
    expect(titles(await world.ask({ job_title }))).toContain(title)
  })

  it.each([
    ['data sciense', 'data science'],
    ['softwear developer', 'software developer'],
    ['elektricker', 'elektriker'],
  ])('%s is read as %s', async (job_title, meant) => {
    expect((await world.about({ job_title })).showing_results_for).toBe(meant)
  })

  it('PM is a manager of projects or of products', async () => {
    await world.addJob('pm-1', { title: 'Project Manager' })
    await world.addJob('pm-2', { title: 'Product Manager' })
    const found = titles(await world.ask({ job_title: 'PM' }))
    expect(found).toEqual(expect.arrayContaining(['Project Manager', 'Product Manager']))
  })
})
