/** The people of an application: who they are and how they are reached. */
import { z } from 'zod'

import { call } from './call.ts'
import { resumeProblems } from './problems.ts'

/** More of one resume are refused. */
export const mostContacts = 50

const line = z.string().trim().max(200).default('')

const contactBody = z
  .object({
    name: line,
    /** What they are there: "Head of bakery". */
    role: line,
    email: line,
    phone: line,
    note: z.string().trim().max(2_000).default(''),
  })
  .refine(({ name, role, email, phone }) => `${name}${role}${email}${phone}` !== '', {
    message: 'must have a name, a role, an email or a phone',
  })

const contact = contactBody.safeExtend({ id: z.string() })

/** Without ids, which an import gives anew. */
export const portableContact = contactBody

export type Contact = z.infer<typeof contact>
export type PortableContact = z.infer<typeof portableContact>

export const contactsOfResume = call({
  method: 'GET',
  path: '/resumes/{id}/contacts',
  summary: 'The people of an application, by name.',
  answer: z.array(contact),
  problems: resumeProblems,
})

export const addContact = call({
  method: 'POST',
  path: '/resumes/{id}/contacts',
  summary: 'Keep a person of an application: name, role, e-mail, phone, note. 50 at most.',
  body: contactBody,
  answer: contact,
  problems: [...resumeProblems, 'too_many_contacts', 'storage_full'],
})

export const saveContact = call({
  method: 'PUT',
  path: '/resumes/{id}/contacts/{contact}',
  summary: 'Change what is kept of a person of an application.',
  body: contactBody,
  answer: contact,
  problems: [...resumeProblems, 'not_found', 'storage_full'],
})

export const removeContact = call({
  method: 'DELETE',
  path: '/resumes/{id}/contacts/{contact}',
  summary: 'Forget a person of an application.',
  status: 204,
  answer: 'none',
  problems: [...resumeProblems, 'not_found'],
})
