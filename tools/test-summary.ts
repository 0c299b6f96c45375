/**
 * The end of every test run names its slowest tests, so that the time of `npm test` is nobody's guess, and
 * then those that failed, which are last where only the end of a long output is kept.
 */
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export interface Ended {
  name: string
  ms: number
  /** What the test failed with; nothing where it passed. */
  error?: string | undefined
}

const most = 10
const longest = 300

/** Lines to print: the ten slowest, the slowest first, then what failed and why; none where nothing was run. */
export function summaryLines(tests: readonly Ended[]): string[] {
  if (tests.length === 0) return []
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, most)
  const failed = tests.filter(({ error }) => error !== undefined)
  return [
    `the ${slowest.length} slowest of ${tests.length} tests:`,
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`),
    ...(failed.length > 0 ? [`failed, ${failed.length} of ${tests.length} tests:`] : []),
    ...failed.slice(0, most).map(({ name, error = '' }) => `  ${oneLine(`${name}: ${error}`)}`),
  ]
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, longest)

/** For Vitest, beside its own reporter. */
export class TestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()].map((test) => ({
        name: `${relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
        error: test.result().errors?.[0]?.message,
      })),
    )
    // What fails outside of tests: a hook, an import, a promise that nobody waited for.
    const outside = modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .flatMap((at) => at.errors())
        .map(({ message }) => `${module.relativeModuleId}: ${message}`),
    )
    const lines = summaryLines(tests)
    const others = [...outside, ...unhandled.map(({ message }) => message)].map(oneLine)
    console.log(`\n${[...lines, ...others].join('\n')}`)
  }
}
