/**
 * The trial of a Citus cluster: the tests of the API over it, and searches whose answers are held against
 * those of a plain PostgreSQL. It empties the database that it is given, and refuses one with people in it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { dropAll } from '#server/db/drop-all.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'

import { compareSearches } from './cluster-searches.ts'
import type { Trial } from './fuzz.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The main journeys: those that need more than one database, or take it away, are not among them. */
const journeys = [
  'src/server/db/distribute.test.ts',
  'src/server/job-import',
  ...[
    'applications',
    'boards',
    'found-jobs',
    'history',
    'imports-at-once',
    'job-mails',
    'job-pages',
    'job-search',
    'job-search-places',
    'job-search-regions',
    'jobs',
    'letter',
    'meant-otherwise',
    'offers',
    'places-read-again',
    'quota',
    'ranked-jobs',
    'resumes',
    'saved-searches',
    'saving',
    'set-aside',
    'statements',
    'tailor',
    'trash',
    'translate',
    'upload',
    'users',
  ].map((name) => `tests/api/${name}.test.ts`),
]

export const clusterTrial: Trial = {
  says: 'Imports jobs into a cluster and asks as many questions of them,',
  usual: 300,
  async run(count, [address]) {
    if (address === undefined) {
      console.error('Which cluster? npm run trial -- cluster postgresql://…')
      return false
    }
    const database = await openDatabase({ databaseUrl: address, dataDir: '', log: console })
    try {
      if (await hasPeople(database)) {
        console.error(
          `Somebody has an account in ${database.describe()}: the trial would empty it.`,
        )
        return false
      }
      const isTested = await runTests(address)
      await dropAll(database.kysely)
      const { differing, broken } = await compareSearches(database, count)
      await dropAll(database.kysely)
      console.log(isTested ? 'The tests of the API passed.' : 'Tests of the API failed.')
      for (const what of [...differing, ...broken].slice(0, 20)) console.log(`DIFFERS ${what}`)
      return isTested && differing.length === 0 && broken.length === 0
    } finally {
      await database.close()
    }
  },
}

/** Those of a trial that was stopped half-way do not count. */
export async function hasPeople({ kysely }: Database): Promise<boolean> {
  const tables = await kysely.introspection.getTables()
  if (!tables.some(({ name }) => name === 'people')) return false
  const row = await kysely
    .selectFrom('people')
    .select('id')
    .where('issuer', '!=', 'test')
    .executeTakeFirst()
  return row !== undefined
}

async function runTests(address: string): Promise<boolean> {
  const options = ['run', '--project', 'api', '--no-file-parallelism', '--testTimeout', '120000']
  const tests = spawn('npx', ['vitest', ...options, '--hookTimeout', '240000', ...journeys], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_CLUSTER_URL: address },
  })
  const [code] = await once(tests, 'exit')
  return code === 0
}
