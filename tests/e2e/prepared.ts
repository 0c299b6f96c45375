/** For tests that look at what every screen shows and change none of it, as the person who has all that. */
import { test as base } from './signed-in.ts'

export const test = base.extend({
  person: async ({ preparedSession }, use) => use(preparedSession),
})

export { expect } from '@playwright/test'
