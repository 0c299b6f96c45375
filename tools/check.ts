/** `npm run check`: types, lint, formatting and unused code, each named; all are run, then judged. */
import { runSteps } from './steps.ts'

process.exit(
  await runSteps([
    ['types', 'tsc', ['-b']],
    ['lint and boundaries', 'oxlint', ['--type-aware', '--quiet']],
    ['formatting', 'oxfmt', ['--check']],
    ['unused code', 'knip', []],
  ]),
)
