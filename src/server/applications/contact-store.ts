/** The SQL of the people of applications. */
import type { Contact, PortableContact } from '#contract/contacts.ts'
import { mostContacts } from '#contract/contacts.ts'
import { sql } from 'kysely'

import type { Db } from '../db/tables.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { isFull } from './full-store.ts'

const said = ['name', 'role', 'email', 'phone', 'note'] as const

export async function listContacts(db: Db, { resume }: OwnedResume): Promise<Contact[]> {
  return db
    .selectFrom('contacts')
    .select(['id', ...said])
    .where('resume_id', '=', resume.id)
    .orderBy(['name', 'id'])
    .execute()
}

/** Null where the application has as many as it may. */
export async function addContact(
  db: Db,
  { resume }: OwnedResume,
  contact: PortableContact,
): Promise<Contact | null> {
  return db.transaction().execute(async (transaction) => {
    if (await isFull(transaction, resume.id, 'contacts', mostContacts)) return null
    return transaction
      .insertInto('contacts')
      .values({ ...contact, resume_id: resume.id })
      .returning(['id', ...said])
      .executeTakeFirstOrThrow()
  })
}

/** Null where there is none of this id. */
export async function changeContact(
  db: Db,
  { resume }: OwnedResume,
  id: string,
  contact: PortableContact,
): Promise<Contact | null> {
  const row = await db
    .updateTable('contacts')
    .set(contact)
    .where('resume_id', '=', resume.id)
    .where(sql<string>`id::text`, '=', id)
    .returning(['id', ...said])
    .executeTakeFirst()
  return row ?? null
}

/** Whether there was one. */
export async function dropContact(db: Db, { resume }: OwnedResume, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('contacts')
    .where('resume_id', '=', resume.id)
    .where(sql<string>`id::text`, '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** For the document of everything a person has. */
export async function listPortableContacts(db: Db, resumeId: string): Promise<PortableContact[]> {
  return db
    .selectFrom('contacts')
    .select(said)
    .where('resume_id', '=', resumeId)
    .orderBy(['name', 'id'])
    .execute()
}

/** Of a resume that an import has just stored. */
export async function putContacts(
  transaction: Db,
  resumeId: string,
  contacts: readonly PortableContact[],
): Promise<void> {
  if (contacts.length === 0) return
  await transaction
    .insertInto('contacts')
    .values(contacts.map((contact) => ({ ...contact, resume_id: resumeId })))
    .execute()
}
