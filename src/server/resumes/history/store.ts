/**
 * The SQL of histories, a resume's and its letter's alike. Every save keeps a state; a run of
 * autosaves of one open editor keeps one. What the person saved or named themselves is never folded
 * away.
 */
import type { SummaryOf } from '#contract/history.ts'
import type { PortableState } from '#contract/portable.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterField } from '#domain/letter/merge-letters.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { RevisionKind, RevisionPart } from '#domain/resume/revisions.ts'
import { sql } from 'kysely'

import type { Db, Transaction } from '../../db/tables.ts'
import type { OwnedResume } from '../own.ts'
import { sheetParts } from '../sheet-fields.ts'

/** Where the states of one kind of document lie, and in which of their fields each part stands. */
export interface History<State extends object, Part extends string> {
  table: 'revisions' | 'letter_revisions'
  /** The documents themselves, and the column by which a resume names its own. */
  document: { table: 'resumes'; id: 'id' } | { table: 'letters'; id: 'resume_id' }
  parts: Readonly<Record<Part, readonly (keyof State & string)[]>>
}

export const ofResume: History<Resume, RevisionPart> = {
  table: 'revisions',
  document: { table: 'resumes', id: 'id' },
  parts: sheetParts,
}

export const ofLetter: History<Letter, LetterField> = {
  table: 'letter_revisions',
  document: { table: 'letters', id: 'resume_id' },
  parts: {
    recipient: ['recipient'],
    dateline: ['dateline'],
    subject: ['subject'],
    greeting: ['greeting'],
    body: ['body'],
    closing: ['closing'],
  },
}

/** How long a run of autosaves may go on before the next one is a state of its own. */
const runMs = 5 * 60_000

export interface Saving {
  kind: RevisionKind
  /** Where no room is left for a state of its own. */
  isFull?: boolean
  /** The open editor, of an autosave. */
  writer?: string
  at: Date
}

/** A document as one version of it stands; a letter goes by its resume. */
export interface VersionedState<State> {
  resumeId: string
  version: number
  state: State
}

/** Keeps the state `after` a save, in the transaction that makes it; `before` is null for the first. */
export async function keepRevision<State extends object>(
  transaction: Transaction,
  history: History<State, string>,
  saving: Saving,
  before: VersionedState<State> | null,
  after: VersionedState<State>,
): Promise<void> {
  if (before !== null && (await foldIntoLast(transaction, history, saving, before, after)))
    return countBytes(transaction, history, after.resumeId)
  await transaction
    .insertInto(history.table)
    .values({
      resume_id: after.resumeId,
      version: after.version,
      saved_at: saving.at,
      name: null,
      kind: saving.kind,
      writer: saving.writer ?? null,
      began_at: saving.at,
      state: JSON.stringify(after.state),
      without_room: saving.isFull ?? false,
    })
    .execute()
  await countBytes(transaction, history, after.resumeId)
}

/** What the states of a document say, in bytes, for whoever counts what a person keeps. */
async function countBytes(
  transaction: Db,
  { table, document }: Pick<History<never, string>, 'table' | 'document'>,
  resumeId: string,
): Promise<void> {
  await sql`UPDATE ${sql.table(document.table)} SET history_bytes = (
      SELECT coalesce(sum(state_bytes), 0) FROM ${sql.table(table)}
      WHERE resume_id = ${resumeId})
    WHERE ${sql.ref(document.id)} = ${resumeId}`.execute(transaction)
}

/** Whether the last state took the new one in. */
async function foldIntoLast<State extends object>(
  transaction: Transaction,
  { table, parts }: History<State, string>,
  { kind, writer, at, isFull = false }: Saving,
  before: VersionedState<State>,
  after: VersionedState<State>,
): Promise<boolean> {
  const goesOn = kind === 'autosave' && writer !== undefined
  // The person saves what was saved while they typed: the same state, now theirs.
  const confirms = kind === 'save' && saysTheSame(parts, before.state, after.state)
  if (!goesOn && !confirms && !isFull) return false
  let folding = transaction
    .updateTable(table)
    .set({ version: after.version, saved_at: at, kind, state: JSON.stringify(after.state) })
    .where('resume_id', '=', after.resumeId)
    .where('version', '=', before.version)
    .where('name', 'is', null)
  if (isFull) folding = folding.where('without_room', '=', true)
  else folding = folding.where('kind', '=', 'autosave')
  if (goesOn && !isFull) {
    folding = folding
      .where('writer', '=', writer)
      .where('began_at', '>', new Date(at.getTime() - runMs))
  }
  const { numUpdatedRows } = await folding.executeTakeFirst()
  return numUpdatedRows > 0n
}

const saysTheSame = <State extends object>(
  parts: History<State, string>['parts'],
  a: State,
  b: State,
): boolean =>
  Object.values(parts)
    .flat()
    .every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))

export async function listRevisions<Part extends string>(
  db: Db,
  { table, parts }: History<never, Part>,
  owned: OwnedResume,
): Promise<SummaryOf<Part>[]> {
  const changed = Object.entries<readonly string[]>(parts).map(([part, fields]) => {
    const now = sql.join(fields.map((field) => sql.ref(`sheet.${field}`)))
    const earlier = sql.join(fields.map((field) => sql`lag(${sql.ref(`sheet.${field}`)}) OVER w`))
    return sql`CASE WHEN (${now}) IS DISTINCT FROM (${earlier}) THEN ${sql.lit(part)} END`
  })
  // A state is taken apart once, not once for each of its fields.
  const fields = Object.values<readonly string[]>(parts).flat()
  const columns = sql.join(fields.map((field) => sql`${sql.ref(field)} jsonb`))
  const { rows } = await sql<Omit<SummaryOf<Part>, 'saved_at'> & { saved_at: Date }>`
    SELECT version, saved_at, name, kind,
      CASE WHEN lag(version) OVER w IS NULL THEN '[]'
        ELSE to_json(array_remove(ARRAY[${sql.join(changed)}], NULL)) END AS changed
    FROM ${sql.table(table)}, jsonb_to_record(state) AS sheet(${columns})
    WHERE resume_id = ${owned.resume.id}
    WINDOW w AS (ORDER BY version)
    ORDER BY version DESC`.execute(db)
  return rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() }))
}

export async function findRevision<State extends object>(
  db: Db,
  { table }: History<State, string>,
  owned: OwnedResume,
  version: number,
): Promise<State | null> {
  const row = await db
    .selectFrom(table)
    .select('state')
    .where('resume_id', '=', owned.resume.id)
    .where('version', '=', version)
    .executeTakeFirst()
  // A table holds the states of its history and no other's.
  return row === undefined ? null : (row.state as State)
}

export async function nameRevision<Part extends string>(
  db: Db,
  history: History<never, Part>,
  owned: OwnedResume,
  version: number,
  name: string | null,
): Promise<SummaryOf<Part> | null> {
  await db
    .updateTable(history.table)
    .set({ name })
    .where('resume_id', '=', owned.resume.id)
    .where('version', '=', version)
    .execute()
  const states = await listRevisions(db, history, owned)
  return states.find((state) => state.version === version) ?? null
}

/** How many states are written or read at once. */
const batch = 50

/** The saved states of a document, oldest first, some at a time. */
export async function* listStates<State extends object>(
  db: Db,
  { table }: History<State, string>,
  resumeId: string,
): AsyncGenerator<PortableState<State>[]> {
  let after = 0
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(['version', 'saved_at', 'name', 'kind', 'state'])
      .where('resume_id', '=', resumeId)
      .where('version', '>', after)
      .orderBy('version')
      .limit(batch)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.version
    yield rows.map((row) => ({
      ...row,
      saved_at: row.saved_at.toISOString(),
      state: row.state as State, // as above
    }))
  }
}

/** A saved state as the text of its JSON. */
export type StateText = PortableState<string>

/** For a document that this very transaction puts back; states that are there already stay. */
export async function putStates(
  transaction: Db,
  history: History<never, string>,
  resumeId: string,
  states: readonly StateText[],
): Promise<void> {
  for (let at = 0; at < states.length; at += batch) {
    await transaction
      .insertInto(history.table)
      .values(
        states.slice(at, at + batch).map(({ version, saved_at, name, kind, state }) => ({
          resume_id: resumeId,
          version,
          saved_at,
          began_at: saved_at,
          name,
          kind,
          state,
        })),
      )
      .onConflict((conflict) => conflict.columns(['resume_id', 'version']).doNothing())
      .execute()
  }
  await countBytes(transaction, history, resumeId)
}
