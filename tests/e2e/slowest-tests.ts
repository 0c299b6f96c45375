/** Playwright's reporter of the slowest tests, beside its own; Vitest's stands where both take their words from. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import type { Timed } from '../../tools/slowest-tests.ts'
import { slowestLines } from '../../tools/slowest-tests.ts'

export default class SlowestEndToEndTests implements Reporter {
  private readonly tests: Timed[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.tests.push({ name: test.titlePath().filter(Boolean).join(' › '), ms: duration })
  }

  onEnd(): void {
    console.log(`\n${slowestLines(this.tests).join('\n')}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
