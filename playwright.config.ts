import { defineConfig } from '@playwright/test'

import { findBrowser } from './tools/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  // Long, for a busy machine; a test that waits for the wrong thing says so all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: true,
  // A busy machine may cost a browser its minute; a test that needed another try is named flaky.
  retries: 2,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: browser.path, args: browser.args },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Recording costs a quarter of the time; what failed is recorded when it is tried again.
    trace: 'on-first-retry',
    // Nobody watches: what moves into place need not be waited for.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
