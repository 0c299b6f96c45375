/** The trial of the tests with every case of the lists that `npm test` takes a part of (`tests/part.ts`). */
import { runStages } from '../steps.ts'
import type { Trial } from './fuzz.ts'

export const testsTrial: Trial = {
  says: 'Runs all tests, or those of the files that are named, with all of their cases',
  usual: 1,
  async run(count, files) {
    process.env['LAPEL_TESTS'] = 'all'
    const isEndToEnd = (file: string): boolean => file.endsWith('.spec.ts')
    const [ended, others] = [files.filter(isEndToEnd), files.filter((one) => !isEndToEnd(one))]
    const isWanted = (some: readonly string[]) => files.length === 0 || some.length > 0
    const stages = [
      isWanted(others) && (['unit and API tests', 'vitest', ['run', ...others]] as const),
      isWanted(ended) && (['build', 'npm', ['run', '-s', 'build']] as const),
      isWanted(ended) && (['end-to-end tests', 'playwright', ['test', ...ended]] as const),
    ].filter((stage) => stage !== false)
    for (let time = 0; time < count; time++)
      if (
        (await runStages(stages.map(([name, command, args]) => [[name, command, [...args]]]))) !== 0
      )
        return false
    return true
  },
}
