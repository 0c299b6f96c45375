/**
 * One PostgreSQL for the whole run of the API tests: that of TEST_DATABASE_URL, or an embedded one
 * in a temporary folder. It holds one migrated template; each test file clones it
 * (test-database.ts), so files never see each other's rows. With TEST_CLUSTER_URL, which `npm run trial --
 * cluster` sets, it is the one database of a Citus cluster.
 */
import type { TestProject } from 'vitest/node'

import { startEmbedded } from '#server/db/embedded/start.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'

import { makeTestFolder } from './test-folder.ts'
import { inDatabase, query, urlOf } from './test-server.ts'

const log = { info: () => {}, warn: (message: string) => console.warn(message) }

/** Nothing here outlives the run, so nothing need reach the disk. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
}

declare module 'vitest' {
  interface ProvidedContext {
    /** An address in the server the test databases lie in. */
    databaseServer: string
    /** The migrated database to clone. */
    databaseTemplate: string
    /** The one database of a cluster, in place of all others. */
    cluster: string | null
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env['TEST_CLUSTER_URL'] ?? null
  project.provide('cluster', cluster)
  if (cluster !== null) return async () => {}
  const { url, close } = await startServer()
  // Named by the run, since several runs may share the server of TEST_DATABASE_URL.
  const template = `lapel_template_${process.pid}`
  await query(url, `CREATE DATABASE ${template}`)
  const database = await openDatabase({ databaseUrl: inDatabase(url, template), dataDir: '', log })
  await migrateDatabase(database.kysely)
  await database.close()
  project.provide('databaseServer', url)
  project.provide('databaseTemplate', template)
  return async () => {
    await query(url, `DROP DATABASE ${template} WITH (FORCE)`)
    await close()
  }
}

async function startServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    console.log('Database: TEST_DATABASE_URL')
    return { url: given, close: async () => {} }
  }
  const folder = await makeTestFolder()
  const embedded = await startEmbedded({ dataDir: folder.path, log, settings: fast })
  console.log('Database: embedded PostgreSQL')
  return {
    url: urlOf(embedded.connection),
    async close() {
      await embedded.close()
      await folder.remove()
    },
  }
}
