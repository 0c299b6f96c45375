/**
 * Holds the rule of docs/house-style.md: SQL stands in files called `store.ts` or `…-store.ts` and in
 * `src/server/db`, and nowhere else. A verb may open a transaction and hand it to several stores.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

const sources = globSync('src/{server,cli}/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !file.startsWith('src/server/db/'),
)
const isStore = (file: string): boolean => /[/-]store\.ts$/.test(file)
const writesSql = (file: string): boolean => holdsSql(readFileSync(path.join(root, file), 'utf8'))

/** A statement built with Kysely, written in its template, or sent through a connection of pg. */
function holdsSql(code: string): boolean {
  return (
    /\.\s*(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/.test(code) ||
    /\bsql(?:<[^`]*>)?`|\bsql\.\w+[(`]/.test(code) ||
    /\bquery\(\s*['"`](?:select|insert|update|delete|with|set|begin|notify|listen)\b/i.test(code)
  )
}

describe('SQL', () => {
  it('is written only in stores and in the room of the database', () => {
    expect(sources.filter((file) => !isStore(file) && writesSql(file))).toEqual([])
  })

  it('is found in the stores, so that the search for it elsewhere means something', () => {
    const rooms = new Set(
      sources.filter((file) => isStore(file) && writesSql(file)).map((file) => path.dirname(file)),
    )
    expect(rooms.size).toBeGreaterThan(15)
  })

  it.each([
    "const rows = await db\n  .selectFrom('people')\n  .execute()",
    "await transaction.deleteFrom('people').execute()",
    'await sql<{ id: string }>`SELECT id FROM people`.execute(db)',
    'sql`lower(email)`',
    'sql.raw(text)',
    "await pool.query('select 1')",
  ])('is recognised in %j', (code) => {
    expect(holdsSql(code)).toBe(true)
  })

  it.each([
    "import type { Kysely } from 'kysely'",
    'await db.transaction().execute(async (transaction) => keep(transaction))',
    'const { start } = incoming.query()',
  ])('is not seen in %j', (code) => {
    expect(holdsSql(code)).toBe(false)
  })
})
