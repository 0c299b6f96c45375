/** Every migration by its name, in the order in which they run: each is a list of statements. */
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

import { schema } from './0300-schema.ts'
import { limits } from './0301-limits.ts'
import { plainSizes } from './0302-plain-sizes.ts'
import { wantsOfTheScore } from './0303-wants-of-the-score.ts'
import { decisions } from './0304-decisions.ts'
import { designs } from './0305-designs.ts'
import { applications } from './0306-applications.ts'
import { ownModels } from './0307-own-models.ts'
import { followedBoards } from './0308-followed-boards.ts'
import { workspace } from './0309-workspace.ts'
import { jobMails } from './0310-job-mails.ts'
import { shards } from './0311-shards.ts'
import { quickCompression } from './0312-quick-compression.ts'

const statements: Readonly<Record<string, readonly string[]>> = {
  '0300-schema': schema,
  '0301-limits': limits,
  '0302-plain-sizes': plainSizes,
  '0303-wants-of-the-score': wantsOfTheScore,
  '0304-decisions': decisions,
  '0305-designs': designs,
  '0306-applications': applications,
  '0307-own-models': ownModels,
  '0308-followed-boards': followedBoards,
  '0309-workspace': workspace,
  '0310-job-mails': jobMails,
  '0311-shards': shards,
  '0312-quick-compression': quickCompression,
}

export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(statements).map(([name, steps]) => [name, migrationOf(steps)]),
)

function migrationOf(steps: readonly string[]): Migration {
  return {
    async up(db) {
      for (const step of steps) await sql.raw(step).execute(db)
    },
  }
}
