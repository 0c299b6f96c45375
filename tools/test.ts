/** `npm test`: everything that proves the product, with the browser and the database it used. */
import { findBrowser } from './browser.ts'
import { checks, runStages } from './steps.ts'

const browser = await findBrowser()
console.log(`browser: ${browser.version} (${browser.path})`)
console.log(
  `database: ${process.env['TEST_DATABASE_URL'] ? 'PostgreSQL server of TEST_DATABASE_URL' : 'embedded PostgreSQL, started for the tests'}`,
)

process.exit(
  await runStages([
    // The build takes longest, and one core.
    [['build', 'npm', ['run', '-s', 'build']], ...checks],
    [['unit and API tests', 'vitest', ['run']]],
    [['end-to-end tests', 'playwright', ['test']]],
  ]),
)
