/** Uploads whose reading a language model labels anew, through the whole product. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { ReadingAnswer } from '#contract/readings.ts'
import type { Resume } from '#domain/resume/resume.ts'

import type { ModelHouse } from './model-house.ts'
import { openModelHouse } from './model-house.ts'
import { tinyPdf } from './tiny-pdf.ts'

let house: ModelHouse
let model: ModelHouse['model']
let product: ModelHouse['product']
beforeAll(async () => {
  house = await openModelHouse()
  ;({ model, product } = house)
})
afterAll(() => house.close())
// A service that failed is left alone for a minute; each test begins after it.
beforeEach(() => product.wait(61_000))

describe('an upload that the reader is not sure of', () => {
  const file = [
    'Ada Canary-Quill',
    'ada@canary.example',
    'Bell ringing',
    'Work Experience',
    'Zindel',
    'Warp Works',
    '2019 - 2022',
    '- Drew nine hundred warps a week',
  ]
  const upload = async (name: string) => {
    model.behave(name)
    const person = await product.signUp()
    const resume = (await person.upload(tinyPdf(file))).json<Resume>()
    const reading = (await person.get(`/resumes/${resume.id}/reading`)).json<ReadingAnswer>()
    // Reading is free, whoever labels.
    const me = (await person.get('/users/me')).json<{ credit_balance: number }>()
    expect(me.credit_balance).toBe(2)
    expect(product.log()).not.toMatch(/canary|warp|zindel|sk-test/i)
    expect(model.raw.join('\n')).not.toMatch(/canary|quill/i)
    return { resume, reading }
  }

  it('gets better labels from a model, and says whose they are', async () => {
    const { resume, reading } = await upload('good')
    expect(resume.work_experience).toMatchObject([{ role: 'Warp Works', company: 'Zindel' }])
    expect(reading.labelled_by).toEqual({ model: 'test-model', dropped: 0 })
    expect(reading.unplaced).toEqual(['Bell ringing'])
  })

  it('keeps the plain reading where the model fails, and nothing that it invents', async () => {
    const plain = await upload('refusing the key')
    // Nothing on the page says that the other line is the role, or that this one is a firm.
    expect(plain.resume.work_experience).toMatchObject([{ role: 'Zindel', company: '' }])
    expect(plain.reading.labelled_by).toBeNull()
    const invented = await upload('inventing facts')
    expect(JSON.stringify(invented.resume)).not.toMatch(/Chief|Google|1999|Kubernetes|Eve/)
  })
})
