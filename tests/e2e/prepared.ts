/**
 * For tests that look at what every screen shows and change none of it: a person a worker, beside the
 * one of `signed-in.ts`, whose resumes, letters and searches are made once.
 */
import type { Prepared } from '../../tools/trials/prepare-screens.ts'
import { prepareScreens } from '../../tools/trials/prepare-screens.ts'
import { callsOf, test as base } from './signed-in.ts'

export const test = base.extend<object, { prepared: Prepared }>({
  prepared: [
    async ({ playwright, product, session }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.url })
      const ids = await prepareScreens(callsOf(request, session))
      await request.dispose()
      await use(ids)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export { expect } from '@playwright/test'
