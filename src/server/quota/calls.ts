/** How much of their room a person uses. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { bytesKeptBy } from './store.ts'

export const storageOfMe: Handler<Calls['storageOfMe']> = async ({ house, person }) => ({
  kept: await bytesKeptBy(house.db, person.id),
  allowed: house.config.bytesPerPerson,
})
