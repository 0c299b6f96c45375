import { describe, expect, it } from 'vitest'

import { noFilters } from './filters.ts'
import { payText, placesOf, unstatedIn } from './job-facts.ts'

const t = ((key: string, { pay }: { pay: string }) => `${pay} ${key}`) as Parameters<
  typeof payText
>[1] // the two words that are asked for
const pay = { raw: '2.600 – 3.100 €', least: 2600, most: 3100, currency: 'EUR', per: 'month', yearly_least: null, yearly_most: null } as const // prettier-ignore
const plain = (text: string) =>
  text.replaceAll(/ ?– ?/gu, '–').replaceAll(/[\s\u00a0\u202f]+/gu, ' ')

describe('pay on a card', () => {
  it('is written in the reader’s numbers', () => {
    expect(plain(payText(pay, t, 'en'))).toBe('€2,600–€3,100 jobs.pay.month')
    expect(plain(payText(pay, t, 'de'))).toBe('2.600–3.100 € jobs.pay.month')
    const hourly = { ...pay, least: 14.5, most: 14.5, per: 'hour' } as const
    expect(plain(payText(hourly, t, 'fr'))).toBe('14,50 € jobs.pay.hour')
  })

  it('is as the post has it where too little of it is known', () => {
    expect(payText({ ...pay, currency: null }, t, 'en')).toBe('2.600 – 3.100 €')
    expect(payText({ ...pay, per: null }, t, 'en')).toBe('2.600 – 3.100 €')
    expect(payText({ ...pay, currency: '???' }, t, 'en')).toContain('2.600 – 3.100 €')
    expect(payText(null, t, 'en')).toBe('')
  })
})

describe('what a job does not state', () => {
  const job = { job_type: null, work_type: 'REMOTE', experience_level: undefined }

  it('is named where a box of its group is ticked', () => {
    const ticked = {
      ...noFilters,
      job_types: ['FULL_TIME' as const],
      work_types: ['REMOTE' as const],
    }
    expect(unstatedIn(job, ticked)).toEqual(['jobs.jobType'])
    expect(unstatedIn(job, noFilters)).toEqual([])
  })
})

describe('the places on a card', () => {
  const many = 'Berlin; Hamburg; München; Köln; Wien'

  it('begin with the one that was asked for, whatever its case and accents', () => {
    expect(placesOf(many, 'hamburg')).toBe('Hamburg; Berlin; München +2')
    expect(placesOf(many, 'munchen, Deutschland')).toBe('München; Berlin; Hamburg +2')
  })

  it('stay in order where none was asked for, and are all told where they are few', () => {
    expect(placesOf(many, '')).toBe('Berlin; Hamburg; München +2')
    expect(placesOf('Leeds, United Kingdom', 'York')).toBe('Leeds, United Kingdom')
  })
})
