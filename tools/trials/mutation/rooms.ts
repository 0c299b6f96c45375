/** What guards people's data, room by room, and the tests among which some must notice a mutant. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Room {
  /** What is broken. */
  files: readonly string[]
  /** Of these files only mutants that break something of this kind. */
  only?: RegExp
  tests: readonly string[]
  /** Whether the tests need a database. */
  needsDatabase: boolean
}

const projectRoot = path.resolve(import.meta.dirname, '../../..')

/** Every file of the server that asks whose something is, beside the door: new ones by themselves. */
const asking = globSync('src/server/**/*.ts', { cwd: projectRoot })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.ts$|\/migrations\/|-tables?\.ts$|\/own\.ts$/.test(file))
  .filter((file) => /personId|person_id/.test(readFileSync(path.join(projectRoot, file), 'utf8')))
  .toSorted()

export const rooms: Readonly<Record<string, Room>> = {
  ownership: {
    files: asking,
    only: /where\('[\w.]*person_id'|on\('[\w.]*person_id'|not asked|personId !==|personId ===|person_id ===/,
    tests: [
      'src/server/auth/session-store.test.ts',
      'src/server/credits/ledger-store.test.ts',
      'tests/api/account.test.ts',
      'tests/api/every-route-needs-a-token.test.ts',
      'tests/api/found-jobs.test.ts',
      'tests/api/job-search.test.ts',
      'tests/api/job-search-places.test.ts',
      'tests/api/meant-otherwise.test.ts',
      'tests/api/no-route-reaches-others.test.ts',
      'tests/api/payments.test.ts',
      'tests/api/portable.test.ts',
      'tests/api/saved-searches.test.ts',
      'tests/api/scans.test.ts',
      'tests/api/statements.test.ts',
      'tests/api/trash.test.ts',
    ],
    needsDatabase: true,
  },
  door: {
    files: ['src/server/resumes/own.ts'],
    tests: ['tests/api/every-route-needs-a-token.test.ts', 'tests/api/trash.test.ts'],
    needsDatabase: true,
  },
  credits: {
    files: [
      'src/server/credits/ledger-store.ts',
      'src/server/credits/charge.ts',
      'src/server/payments/signature.ts',
    ],
    tests: [
      'src/server/credits/ledger-store.test.ts',
      'tests/api/account.test.ts',
      'tests/api/housekeeping.test.ts',
      'tests/api/payments.test.ts',
      'tests/api/tailor.test.ts',
    ],
    needsDatabase: true,
  },
  merge: {
    files: ['src/domain/resume/merge.ts', 'src/domain/resume/merge-pairs.ts'],
    tests: ['src/domain/resume/merge.test.ts', 'tools/trials/interleavings.test.ts'],
    needsDatabase: false,
  },
  guard: {
    files: ['src/domain/tailoring/guard.ts', 'src/domain/tailoring/check-edit.ts'],
    tests: [
      'src/domain/tailoring/guard.test.ts',
      'src/domain/tailoring/check-edit.test.ts',
      'src/domain/tailoring/keep-true.test.ts',
    ],
    needsDatabase: false,
  },
  links: {
    files: ['src/domain/resume/links.ts'],
    tests: ['src/domain/resume/links.test.ts'],
    needsDatabase: false,
  },
  addresses: {
    files: [
      'src/server/outgoing/allowed.ts',
      'src/server/outgoing/public-address.ts',
      'src/server/outgoing/target.ts',
    ],
    tests: [
      'src/server/outgoing/allowed.test.ts',
      'src/server/outgoing/outgoing.test.ts',
      'src/server/outgoing/public-address.test.ts',
    ],
    needsDatabase: false,
  },
}
