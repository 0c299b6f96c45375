/**
 * A program that owns a database and writes to it until it is killed: `node hold-database.ts
 * FOLDER`. Prints one JSON line when the database is open and one for each row that was
 * acknowledged; the first line of its input makes it close and leave.
 */
import { openDatabase } from '#server/db/open.ts'

const [folder = ''] = process.argv.slice(2)
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)
const log = { info: () => {}, warn: (warning: string) => say({ warning }) }

const started = performance.now()
const database = await openDatabase({ dataDir: folder, log })
const { pool } = database
const ready = Math.round(performance.now() - started)
await pool.query('CREATE TABLE IF NOT EXISTS written (n int PRIMARY KEY)')
const { rows } = await pool.query('SELECT coalesce(max(n), 0) AS last FROM written')
const first = Number(rows[0].last)
say({ ready, first })

const leaving = new AbortController()
process.stdin.once('data', () => leaving.abort())
for (let n = first + 1; !leaving.signal.aborted; n++) {
  try {
    await pool.query('INSERT INTO written VALUES ($1) ON CONFLICT DO NOTHING', [n])
    say({ written: n })
  } catch (error) {
    say({ failed: n, why: error instanceof Error ? error.message : String(error) })
    n--
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
await database.close()
process.exit(0)
