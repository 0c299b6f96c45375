/** "I do have this": what a person has said of themselves beside their resumes, and when. */
import { z } from 'zod'

const skill = z.string().trim().min(1).max(120)

export const statement = z.object({
  id: z.string(),
  /** The skill, as the person was asked about it. */
  skill,
  stated_at: z.iso.datetime(),
  /** When it was taken back; null while it stands. */
  withdrawn_at: z.iso.datetime().nullable(),
})

export const statementList = z.array(statement)

export const stateBody = z.object({ skill })

export const portableStatement = statement.omit({ id: true })

export type StatementAnswer = z.infer<typeof statement>
export type PortableStatement = z.infer<typeof portableStatement>
