import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
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
          include: ['src/server/**/*.test.ts', 'src/cli/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
