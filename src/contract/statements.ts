/** "I do have this", "Yes, it is true": what a person has said of themselves, and when. */
import { z } from 'zod'

import { call } from './call.ts'

/** Longest line that can be stated, in UTF-16 units. */
const lineLimit = 4_000

const skill = z.string().trim().min(1).max(120)

const statement = z.object({
  id: z.string(),
  /** The skill, as the person was asked about it, or the line of a resume that they confirmed. */
  skill: z.string().trim().min(1).max(lineLimit),
  /** The line of a tailored resume's original that it is about; null for a skill. */
  about: z
    .object({ resume_id: z.string(), path: z.string().max(200) })
    .nullable()
    .default(null),
  stated_at: z.iso.datetime(),
  /** When it was taken back; null while it stands. */
  withdrawn_at: z.iso.datetime().nullable(),
})

/** As many as anybody says of themselves, and few enough to be listed at once. */
export const mostStatements = 5_000

const statementList = z.array(statement)

const stateBody = z.object({
  skill,
  about: z
    .null()
    .optional()
    .describe(
      'A skill belongs to no line. A line is stated by accepting its change: PATCH /resumes/{id}/changes/{change}.',
    ),
})

export const portableStatement = statement.omit({ id: true })

export type StatementAnswer = z.infer<typeof statement>
export type PortableStatement = z.infer<typeof portableStatement>

export const statementsOfMe = call({
  method: 'GET',
  path: '/users/me/statements',
  summary: 'What you have stated to have, the latest first; what you took back with its date.',
  answer: statementList,
})

export const stateSkill = call({
  method: 'POST',
  path: '/users/me/statements',
  summary:
    '"I do have this": from now on it may be written; what stands already is answered again. 5,000 at most.',
  body: stateBody,
  answer: statement,
  problems: ['storage_full'],
})

export const withdrawStatement = call({
  method: 'DELETE',
  path: '/users/me/statements/{id}',
  summary: 'Take a statement back; resumes that were written meanwhile stay as they are.',
  answer: statement,
  problems: ['not_found'],
})
