/**
 * The only door to a stored resume. Whoever asks for one gets an `OwnedResume`, or 404 where there
 * is none (never was, in the trash, not even an id) and 403 where it belongs to somebody else.
 * Nothing else makes the brand, and every function of the store that writes asks for it. What lies
 * in the trash has a door of its own.
 */
import type { AnswerOf } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Resume } from '#domain/resume/resume.ts'

import type { House } from '../house.ts'
import type { FromPerson } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import type { Written } from '../http/written.ts'
import type { Person } from '../users/person.ts'
import { findText } from './list-store.ts'
import { findResume, findTrashed } from './store.ts'

declare const proof: unique symbol

export interface OwnedResume {
  readonly [proof]: 'resume'
  readonly personId: string
  readonly resume: Resume
  readonly original: Resume | null
}

export interface TrashedResume {
  readonly [proof]: 'trashed'
  readonly personId: string
  readonly id: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function own(
  { db }: Pick<House, 'db'>,
  person: Person,
  id: string,
  forbidden: ProblemCode = 'forbidden',
): Promise<OwnedResume> {
  const stored = uuid.test(id) ? await findResume(db, id) : null
  if (stored === null) throw new Problem('resume_not_found')
  if (stored.personId !== person.id) throw new Problem(forbidden)
  return stored as unknown as OwnedResume // the one place that may say so: it has just looked
}

type Answer<Name extends CallName> = AnswerOf<Calls[Name]> | Written<AnswerOf<Calls[Name]>>

/** The handler of a call on a resume, for whoever owns it. */
export const withOwn =
  <Name extends CallName>(
    handle: (owned: OwnedResume, incoming: FromPerson<Calls[Name]>) => Promise<Answer<Name>>,
  ) =>
  async (incoming: FromPerson<Calls[Name]>): Promise<Answer<Name>> =>
    handle(await own(incoming.house, incoming.person, incoming.param('id')), incoming)

/** The text that answers a resume, for whoever only reads it. */
export async function ownText(
  { db, keptTexts }: Pick<House, 'db' | 'keptTexts'>,
  person: Person,
  id: string,
): Promise<Buffer> {
  const stored = uuid.test(id) ? await findText(db, keptTexts, id.toLowerCase()) : null
  if (stored === null) throw new Problem('resume_not_found')
  if (stored.personId !== person.id) throw new Problem('forbidden')
  return stored.text
}

export async function ownTrashed(
  { db }: Pick<House, 'db'>,
  person: Person,
  id: string,
): Promise<TrashedResume> {
  const stored = uuid.test(id) ? await findTrashed(db, id) : null
  if (stored === null) throw new Problem('resume_not_found')
  if (stored.personId !== person.id) throw new Problem('forbidden')
  return stored as unknown as TrashedResume // as above
}
