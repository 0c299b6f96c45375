/**
 * The SQL of the history. Every save keeps a state; a run of autosaves of one open editor keeps one.
 * What the person saved or named themselves is never folded away.
 */
import type { RevisionSummary } from '#contract/resumes.ts'
import type { Editable } from '#domain/resume/edit.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { RevisionKind, RevisionPart } from '#domain/resume/revisions.ts'
import { sectionFields } from '#domain/resume/sections.ts'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import type { OwnedResume } from '../own.ts'
import { sameSheet } from '../sheet-fields.ts'

/** How long a run of autosaves may go on before the next one is a state of its own. */
const runMs = 5 * 60_000

export interface Saving {
  kind: RevisionKind
  /** The open editor, of an autosave. */
  writer?: string
  at: Date
}

/** Keeps the state `after` a save, in the transaction that makes it; `before` is null for the first. */
export async function keepRevision(
  transaction: Transaction<Tables>,
  saving: Saving,
  before: Resume | null,
  after: Resume,
): Promise<void> {
  if (before !== null && (await foldIntoLast(transaction, saving, before, after))) return
  await transaction
    .insertInto('revisions')
    .values({
      resume_id: after.id,
      version: after.version,
      saved_at: saving.at,
      name: null,
      kind: saving.kind,
      writer: saving.writer ?? null,
      began_at: saving.at,
      state: JSON.stringify(after),
    })
    .execute()
}

/** Whether the last state took the new one in. */
async function foldIntoLast(
  transaction: Transaction<Tables>,
  { kind, writer, at }: Saving,
  before: Resume,
  after: Resume,
): Promise<boolean> {
  const goesOn = kind === 'autosave' && writer !== undefined
  // The person saves what was saved while they typed: the same state, now theirs.
  const confirms = kind === 'save' && sameSheet(before, after)
  if (!goesOn && !confirms) return false
  let folding = transaction
    .updateTable('revisions')
    .set({ version: after.version, saved_at: at, kind, state: JSON.stringify(after) })
    .where('resume_id', '=', after.id)
    .where('version', '=', before.version)
    .where('kind', '=', 'autosave')
    .where('name', 'is', null)
  if (goesOn) {
    folding = folding
      .where('writer', '=', writer)
      .where('began_at', '>', new Date(at.getTime() - runMs))
  }
  const { numUpdatedRows } = await folding.executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listRevisions(
  db: Kysely<Tables>,
  owned: OwnedResume,
): Promise<RevisionSummary[]> {
  const changed = Object.entries(fieldsOf).map(([part, fields]) => {
    const now = sql.join(fields.map((field) => sql.ref(`sheet.${field}`)))
    const earlier = sql.join(fields.map((field) => sql`lag(${sql.ref(`sheet.${field}`)}) OVER w`))
    return sql`CASE WHEN (${now}) IS DISTINCT FROM (${earlier}) THEN ${sql.lit(part)} END`
  })
  const { rows } = await sql<Omit<RevisionSummary, 'saved_at'> & { saved_at: Date }>`
    SELECT version, saved_at, name, kind,
      CASE WHEN lag(version) OVER w IS NULL THEN '[]'
        ELSE to_json(array_remove(ARRAY[${sql.join(changed)}], NULL)) END AS changed
    FROM revisions, jsonb_to_record(state) AS sheet(${sheetColumns})
    WHERE resume_id = ${owned.resume.id}
    WINDOW w AS (ORDER BY version)
    ORDER BY version DESC`.execute(db)
  return rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() }))
}

/** Where in a resume each part of the sheet stands. */
const fieldsOf: Readonly<Record<RevisionPart, readonly (keyof Editable)[]>> = {
  contact: ['contact_info', 'media'],
  summary: [sectionFields.summary],
  work_experience: [sectionFields.work_experience],
  education: [sectionFields.education],
  skills: [sectionFields.skills],
  projects: [sectionFields.projects],
  certifications: [sectionFields.certifications],
  order: ['section_order'],
  look: ['layout', 'paper', 'look'],
}

/** A state is taken apart once, not once for each of its fields. */
const sheetColumns = sql.join(
  Object.values(fieldsOf)
    .flat()
    .map((field) => sql`${sql.ref(field)} jsonb`),
)

export async function findRevision(
  db: Kysely<Tables>,
  owned: OwnedResume,
  version: number,
): Promise<Resume | null> {
  const row = await db
    .selectFrom('revisions')
    .select('state')
    .where('resume_id', '=', owned.resume.id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.state ?? null
}

export async function nameRevision(
  db: Kysely<Tables>,
  owned: OwnedResume,
  version: number,
  name: string | null,
): Promise<RevisionSummary | null> {
  await db
    .updateTable('revisions')
    .set({ name })
    .where('resume_id', '=', owned.resume.id)
    .where('version', '=', version)
    .execute()
  const states = await listRevisions(db, owned)
  return states.find((state) => state.version === version) ?? null
}
