/** The end of every test run names its ten slowest tests, so that the time of `npm test` is nobody's guess. */
import type { Reporter, TestModule } from 'vitest/node'

export interface Timed {
  name: string
  ms: number
}

const most = 10

/** Lines to print, the slowest first; none where nothing was run. */
export function slowestLines(tests: readonly Timed[]): string[] {
  if (tests.length === 0) return []
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, most)
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  return [`the ${slowest.length} slowest of ${tests.length} tests:`, ...lines]
}

/** For Vitest, beside its own reporter. */
export class SlowestUnitTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    )
    console.log(`\n${slowestLines(tests).join('\n')}`)
  }
}
