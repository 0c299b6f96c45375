import { defineConfig } from '@playwright/test'

import { findBrowser } from './tools/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  // Long, for a busy machine; a test that waits for the wrong thing says so all the same.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  workers: 2,
  forbidOnly: true,
  // A test that passes at the second try hides a race, of the test or of the product.
  retries: 0,
  reporter: [['list'], ['./tests/e2e/test-summary.ts']],
  use: {
    launchOptions: { executablePath: browser.path, args: browser.args },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A worker would hide what a page asks for from the tests that answer it themselves.
    serviceWorkers: 'block',
    // Recording every step costs a quarter of the time: `npx playwright test --trace on FILE` does it.
    screenshot: 'only-on-failure',
    // Nobody watches: what moves into place need not be waited for.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
