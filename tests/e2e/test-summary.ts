/** Playwright's reporter of the slowest and the failed tests, beside its own; Vitest's stands where both take their words from. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import type { Ended } from '../../tools/test-summary.ts'
import { summaryLines } from '../../tools/test-summary.ts'

export default class EndToEndTestSummary implements Reporter {
  private readonly tests: Ended[] = []

  onTestEnd(test: TestCase, { duration, error }: TestResult): void {
    this.tests.push({
      name: test.titlePath().filter(Boolean).join(' › '),
      ms: duration,
      error: error?.message,
    })
  }

  onEnd(): void {
    console.log(`\n${summaryLines(this.tests).join('\n')}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
