import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { blankContent, blankWorkItem } from '#domain/resume/blank.ts'

import { createMask } from './mask.ts'

const mask = createMask({
  ...blankContent(),
  contact_info: {
    name: 'Ana María de la Silva-Roth',
    headline: '',
    email: 'ana.silva@example.org',
    phone: '+351 912 345 678',
    possible_work_locations: ['Porto, Portugal'],
  },
  media: { github: 'https://github.com/anasilva', website: 'anasilva.example', linkedin: '' },
  work_experience: [
    { ...blankWorkItem, company: 'Correios Digitais' },
    { ...blankWorkItem, company: 'SAP' },
  ],
})

describe('what is personal', () => {
  it.each([
    ['Ana María de la Silva-Roth led it', /Ana|Silva|Roth/],
    ['As SILVA told Roth', /SILVA|Roth/],
    ['write to ana.silva@example.org or somebody(at)else.example', /@|ana\.|else/],
    ['call 912 345 678 or +49 (0)151 2345-6789', /\d{3}/],
    ['see github.com/anasilva/work and www.else.example/x?y=1 and @anas', /anasilva|else|@/],
    ['at Correios Digitais in Porto', /Correios|Porto/],
  ])('does not show in: %s', (text, personal) => {
    const hidden = mask.hide(text)
    expect(hidden).not.toMatch(personal)
    expect(mask.show(hidden)).toBe(text)
  })

  it.each([
    'Cut costs by 35 % from 2015 to 2019 with SAP and Node.js',
    'Anatomy, silver and rotation',
    '1,200 orders in 24/7 shifts',
  ])('is nothing in: %s', (text) => {
    expect(mask.hide(text)).toBe(text)
  })

  it('comes back as it was, whatever the text holds', () => {
    const bits = fc.constantFrom(
      'Ana',
      'Silva-Roth',
      'ana.silva@example.org',
      '[NAME_1]',
      '[EMAIL_7]',
      '+351 912 345 678',
      'Porto',
      'https://a.example/[x]',
      ' ',
      ', ',
      'SAP',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string())), (parts) => {
        const text = parts.join('')
        expect(mask.show(mask.hide(text))).toBe(text)
      }),
    )
  })

  it('is not made up: a token that stands for nothing is no text', () => {
    expect(mask.show('Write to [PHONE_99]')).toBeNull()
  })
})
