/** The SQL of what people state: skills that they have, and lines that are true. */
import type { PortableStatement, StatementAnswer } from '#contract/statements.ts'
import { mostStatements } from '#contract/statements.ts'
import type { Statement } from '#domain/truth/verify.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'

import type { Db, Tables } from '../db/tables.ts'
import type { OwnedResume } from '../resumes/own.ts'

/** All of a person's, the latest first. */
export async function listStatements(db: Db, personId: string): Promise<StatementAnswer[]> {
  const rows = await db
    .selectFrom('statements')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('stated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

/** The skills that stand, the first stated first: the guard reads them as evidence. */
export async function statementsInForce(db: Db, personId: string): Promise<Statement[]> {
  const all = await listStatements(db, personId)
  return all
    .filter(({ withdrawn_at, about }) => withdrawn_at === null && about === null)
    .toReversed()
    .map(({ skill, stated_at }) => ({ text: skill, stated_at }))
}

/** States it; what stands already, in any case of its letters, stands with its own date. */
export async function addStatement(
  db: Db,
  personId: string,
  skill: string,
  at: Date,
): Promise<StatementAnswer> {
  await db
    .insertInto('statements')
    .values({ person_id: personId, skill, stated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('statements')
    .selectAll()
    .where('person_id', '=', personId)
    .where('resume_id', 'is', null)
    .where(sql`lower(skill)`, '=', sql`lower(${skill})`)
    .orderBy(sql`withdrawn_at IS NULL`, 'desc')
    .orderBy('stated_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

/** "Yes, it is true": a line of a tailored resume, in the words it has there. */
export async function stateLine(
  db: Db,
  { personId, resume }: OwnedResume,
  { path, text, at }: { path: string; text: string; at: Date },
): Promise<void> {
  await db
    .insertInto('statements')
    .values({ person_id: personId, skill: text, resume_id: resume.id, path, stated_at: at })
    .execute()
}

/** Takes back what was said of a line, where something was. */
export async function withdrawLine(
  db: Db,
  { personId, resume }: OwnedResume,
  { path, text, at }: { path: string; text: string; at: Date },
): Promise<void> {
  await db
    .updateTable('statements')
    .set({ withdrawn_at: at })
    .where('person_id', '=', personId)
    .where('resume_id', '=', resume.id)
    .where('path', '=', path)
    .where('skill', '=', text)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Null where the person has none of that id; one that was taken back keeps its first date. */
export async function withdraw(
  db: Db,
  personId: string,
  id: string,
  at: Date,
): Promise<StatementAnswer | null> {
  const row = await db
    .updateTable('statements')
    .set({ withdrawn_at: sql<Date>`coalesce(withdrawn_at, ${at})` })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

export async function countStatements(db: Db, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('statements')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Rows written at once: a statement to PostgreSQL has room for 65,535 values. */
const atOnce = 1_000

/** Puts back those of an export that are not there, each with its dates; false where they are too many. */
export async function restoreStatements(
  db: Db,
  personId: string,
  statements: readonly PortableStatement[],
): Promise<boolean> {
  const present = await listStatements(db, personId)
  const nameOf = (one: PortableStatement) => `${one.skill.toLowerCase()} ${one.stated_at}`
  const known = new Set(present.map(nameOf))
  const missing = statements.filter((one) => !known.has(nameOf(one)))
  if (missing.length > 0 && present.length + missing.length > mostStatements) return false
  for (let from = 0; from < missing.length; from += atOnce) {
    await db
      .insertInto('statements')
      .values(
        missing.slice(from, from + atOnce).map((one) => ({
          person_id: personId,
          skill: one.skill,
          resume_id: one.about?.resume_id ?? null,
          path: one.about?.path ?? null,
          stated_at: one.stated_at,
          withdrawn_at: dateOf(one.withdrawn_at),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return true
}

function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}

function fromRow(row: Selectable<Tables['statements']>): StatementAnswer {
  const { id, skill, resume_id, path, stated_at, withdrawn_at } = row
  return {
    id,
    skill,
    about: resume_id === null || path === null ? null : { resume_id, path },
    stated_at: stated_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  }
}
