/** The trial of killed imports: what `npm run trial -- import` prints and judges. */
import { startEmbedded } from '#server/db/embedded/start.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { urlOf } from '../../tests/api/test-server.ts'
import type { Trial } from './fuzz.ts'
import { importRounds } from './import-rounds.ts'

export const importTrial: Trial = {
  says: 'Kills an import in the middle of a read',
  usual: 200,
  async run(count) {
    const log = { info: () => {}, warn: () => {} }
    const folder = await makeTestFolder()
    const embedded = await startEmbedded({ dataDir: folder.path, log })
    const url = urlOf(embedded.connection)
    const database = await openDatabase({ databaseUrl: url, dataDir: '', log })
    await migrateDatabase(database.kysely)
    await database.close()
    const began = performance.now()
    const { kills, hits, jobs, wrong } = await importRounds(url, count)
    console.log(`${kills} kills in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    console.log(`reads under way that were hit: ${hits}`)
    console.log(`open jobs in the end: ${jobs}; lost, doubled or wrongly closed: ${wrong.length}`)
    for (const what of wrong.slice(0, 20)) console.log(`WRONG ${what}`)
    await embedded.close()
    await folder.remove()
    return wrong.length === 0
  },
}
