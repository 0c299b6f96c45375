/** The one person who signs in with an address, for commands of whoever runs this Lapel. */
import type { Db } from '#server/db/tables.ts'
import { findPeopleByEmail } from '#server/users/person-store.ts'

import { Unusable } from './exit.ts'
import { tell } from './terminal.ts'

/** Null, after saying so, where there is nobody; two with one address are refused. */
export async function findPersonByEmail(
  kysely: Db,
  email: string,
): Promise<{ id: string; email: string | null } | null> {
  const people = await findPeopleByEmail(kysely, email)
  const [person, another] = people
  if (another) {
    throw new Unusable(`${people.length} people sign in as ${email}, with different services.`)
  }
  if (!person) tell(`Nobody has signed in here as ${email}.`)
  return person ?? null
}
