import { describe, expect, it } from 'vitest'

import { dashboardJobSearchLimit, rhythms, toastDefaults, toastDurations } from './toasts.ts'

describe('the constants of the specification', () => {
  it('[K12] toasts stay five seconds, top right, light, and wait under the pointer', () => {
    expect(toastDefaults).toEqual({
      autoClose: 5_000,
      position: 'top-right',
      theme: 'light',
      pauseOnHover: true,
      pauseOnFocusLoss: true,
      draggable: true,
      draggablePercent: 80,
    })
  })

  it('[K13] some stay for less', () => {
    expect(toastDurations).toEqual({
      success: 3_000,
      saved: 1_000,
      notes: 500,
      profile: 3_000,
      jobSearch: 2_000,
      dashboardJobSearch: 500,
      jobLinkNotFound: 3_000,
    })
    expect(dashboardJobSearchLimit).toBe(1)
  })

  it('[K7 K8 K9 K10 K11] what changes by itself keeps these rhythms', () => {
    expect(rhythms).toEqual({
      uploadMessage: 5_000,
      tailoringMessage: 9_000,
      newResumeHighlight: 300,
      printDelay: 300,
      callbackRedirect: 3_000,
    })
  })
})
