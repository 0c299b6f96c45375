/** How far the applications of a person came. */
import type { Calls } from '#contract/calls.ts'
import { numbersOf } from '#domain/applications/numbers.ts'

import type { Handler } from '../http/handler.ts'
import { listCounted } from './numbers-store.ts'

export const numbersOfMe: Handler<Calls['numbersOfMe']> = async ({ house, person }) =>
  numbersOf(await listCounted(house.db, person.id))
