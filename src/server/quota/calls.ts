/** How much of their room a person uses. */
import type { Handler } from '../http/handler.ts'
import { bytesKeptBy } from './store.ts'

export const storageOfMe: Handler<'storageOfMe'> = async ({ house, person }) => ({
  kept: await bytesKeptBy(house.db, person.id),
  allowed: house.config.bytesPerPerson,
})
