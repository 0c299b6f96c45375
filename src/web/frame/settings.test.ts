import { describe, expect, it } from 'vitest'

import type { PublicSettings } from './settings.ts'
import { feedbackAddress } from './settings.ts'

const settings: PublicSettings = {
  provider_name: 'Google',
  local_sign_in: false,
  feedback_url: null,
  contact_email: null,
  analytics_script_url: null,
  payments: false,
  mail: false,
  has_model: false,
}

describe('Provide Feedback', () => {
  it('leads to the form of the operator', () => {
    const feedback_url = 'https://feedback.example.org/'
    expect(feedbackAddress({ ...settings, feedback_url, contact_email: 'help@example.org' })).toBe(
      feedback_url,
    )
  })

  it('writes to the operator where there is no form', () => {
    expect(feedbackAddress({ ...settings, contact_email: 'help@example.org' })).toBe(
      'mailto:help@example.org',
    )
  })

  it('opens the page that says whom to write to where neither is known', () => {
    expect(feedbackAddress(settings)).toBe('/learn#feedback')
  })
})
