import path from 'node:path'

import { defineConfig } from 'vitest/config'

import { TestSummary } from './tools/test-summary.ts'

/** Runs in each test file. */
const setupFiles = ['tests/fixtures/leave-nothing.ts']

/** Each core has its tests; by itself vitest leaves one core of two idle. */
const maxWorkers = '100%'

/** Long, for a busy machine: only what hangs is ended, and a test that waits for the wrong thing says so all the same. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
}

export default defineConfig({
  test: {
    reporters: ['default', new TestSummary()],
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          // They share modules, which are pure: each file that loaded them anew took a third of the time.
          isolate: false,
          setupFiles,
          ...patience,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tests/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['src/server/**/*.test.ts', 'src/cli/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          setupFiles,
          include: ['src/server/**/*.test.ts', 'src/cli/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/database.ts'],
          // The programs that these tests start read their compiled code, as started ones do.
          env: { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '.cache/compiled') },
          ...patience,
          maxWorkers,
        },
      },
    ],
  },
})
