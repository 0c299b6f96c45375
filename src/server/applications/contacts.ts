/** The people of an application: listed, added, changed, removed. */
import type { Calls } from '#contract/calls.ts'
import type { PortableContact } from '#contract/contacts.ts'

import type { Handler } from '../http/handler.ts'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import { bytesIn, needBytes } from '../quota/quota.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { own } from '../resumes/own.ts'
import * as store from './contact-store.ts'

export const contactsOfResume: Handler<Calls['contactsOfResume']> = async ({
  house,
  person,
  param,
}) => store.listContacts(house.db, await own(house, person, param('id')))

export const addContact: Handler<Calls['addContact']> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'))
  const contact = await body()
  await needRoomFor(house, owned, contact)
  const added = await store.addContact(house.db, owned, contact)
  if (added === null) throw new Problem('too_many_contacts')
  return added
}

export const saveContact: Handler<Calls['saveContact']> = async ({
  house,
  person,
  param,
  body,
}) => {
  const owned = await own(house, person, param('id'))
  const contact = await body()
  await needRoomFor(house, owned, contact)
  const changed = await store.changeContact(house.db, owned, param('contact'), contact)
  if (changed === null) throw new Problem('not_found')
  return changed
}

export const removeContact: Handler<Calls['removeContact']> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  if (!(await store.dropContact(house.db, owned, param('contact')))) throw new Problem('not_found')
  return undefined
}

const needRoomFor = (
  { db, config }: Pick<House, 'db' | 'config'>,
  { personId }: OwnedResume,
  contact: PortableContact,
) => needBytes(db, { personId, mostBytes: config.bytesPerPerson }, bytesIn(contact))
