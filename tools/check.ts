/** `npm run check`: types, lint, unused code and formatting, each named; all are run, then judged. */
import { checks, runSteps } from './steps.ts'

process.exit(await runSteps(checks))
