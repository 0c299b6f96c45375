/** Around an application: its days, its people, what was sent, and how far all came. */
import type { PortableContact } from '#contract/contacts.ts'
import { numbersOf } from '#domain/applications/numbers.ts'

import type { House } from '../house.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { untilGone } from '../http/until-gone.ts'
import { readUpload } from '../http/uploads.ts'
import { bytesIn, needBytes } from '../quota/quota.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { withOwn } from '../resumes/own.ts'
import * as people from './contact-store.ts'
import { listCounted } from './numbers-store.ts'
import { keepSentNow, listSent } from './sent-store.ts'
import * as store from './store.ts'

/** Days of applications, and when their status changed. */
export const datesOfMe: Handler<'datesOfMe'> = async ({ house, person }) => {
  const dates = await store.listDates(house.db, person.id)
  return dates.map(({ id, resume_id, kind, day, time, note }) => ({
    id,
    resume_id,
    kind,
    day,
    time,
    note,
  }))
}

export const addDate = withOwn<'addDate'>(async (owned, { house, body }) => {
  const added = await store.addDate(house.db, owned, await body(), house.now())
  if (added === null) throw new Problem('too_many_dates')
  return added
})

export const saveDate = withOwn<'saveDate'>(async (owned, { house, param, body }) => {
  const changed = await store.changeDate(house.db, owned, param('date'), await body(), house.now())
  if (changed === null) throw new Problem('not_found')
  return changed
})

export const removeDate = withOwn<'removeDate'>(async (owned, { house, param }) => {
  if (!(await store.removeDate(house.db, owned, param('date')))) throw new Problem('not_found')
  return undefined
})

export const statusChanges = withOwn<'statusChanges'>(async ({ resume }, { house }) =>
  store.listStatusChanges(house.db, resume.id),
)

/** The people of an application: listed, added, changed, removed. */
export const contactsOfResume = withOwn<'contactsOfResume'>(async (owned, { house }) =>
  people.listContacts(house.db, owned),
)

export const addContact = withOwn<'addContact'>(async (owned, { house, body }) => {
  const contact = await body()
  await needRoomFor(house, owned, contact)
  const added = await people.addContact(house.db, owned, contact)
  if (added === null) throw new Problem('too_many_contacts')
  return added
})

export const saveContact = withOwn<'saveContact'>(async (owned, { house, param, body }) => {
  const contact = await body()
  await needRoomFor(house, owned, contact)
  const changed = await people.changeContact(house.db, owned, param('contact'), contact)
  if (changed === null) throw new Problem('not_found')
  return changed
})

export const removeContact = withOwn<'removeContact'>(async (owned, { house, param }) => {
  if (!(await people.dropContact(house.db, owned, param('contact')))) throw new Problem('not_found')
  return undefined
})

const needRoomFor = (
  { db, config }: Pick<House, 'db' | 'config'>,
  { personId }: OwnedResume,
  contact: PortableContact,
) => needBytes(db, { personId, mostBytes: config.bytesPerPerson }, bytesIn(contact))

/** What was sent with an application. */
export const sentCopies = withOwn<'sentCopies'>(async ({ resume }, { house }) =>
  listSent(house.db, resume.id),
)

export const keepSentCopy = withOwn<'keepSentCopy'>(async (owned, { house }) => {
  const { bytesPerPerson: mostBytes } = house.config
  await needBytes(house.db, { personId: owned.personId, mostBytes }, 0)
  await keepSentNow(house.db, owned, house.now())
  const [latest] = await listSent(house.db, owned.resume.id)
  // Removed for good at this very moment.
  if (latest === undefined) throw new Problem('resume_not_found')
  return latest
})

/** How far the applications of a person came. */
export const numbersOfMe: Handler<'numbersOfMe'> = async ({ house, person }) =>
  numbersOf(await listCounted(house.db, person.id))

/** An e-mail read for what it proposes; the work on its text is done in a thread. */
export const readMail: Handler<'readMail'> = async ({ house, person, request, reply }) => {
  const { bytes } = await readUpload(request)
  const run = house.texts.for(person.id, untilGone(reply))
  const known = await store.listKnown(house.db, person.id)
  const today = house.now().toISOString().slice(0, 10)
  // Bytes as letters of one byte each: a mail may be in any encoding, and says itself in which.
  const read = await run('readMail', bytes.toString('latin1'), today, known)
  if (read === null) throw new Problem('mail_unreadable')
  return read
}
