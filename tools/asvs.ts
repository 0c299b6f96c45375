/**
 * The ASVS table of docs/security.md: each requirement of levels 1 and 2 with the tests that bear
 * its number, `[ASVS 8.2.2] …`, or with the answer that stands in asvs.data.ts.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { asvs } from './asvs.data.ts'

/** What stands in place of a test. Only the first claims something of our code. */
export const kindsOfEvidence = [
  'by reading',
  'does not apply',
  'documented',
  'left to the operator',
] as const

interface Requirement {
  number: string
  level: string
  what: string
  answer: string | null
}

export interface NamedTest {
  file: string
  /** As the report shows it, without the numbers. */
  title: string
  numbers: string[]
  /** Whether the test runner would run it: neither skipped nor commented out. */
  isRun: boolean
}

export const requirements: readonly Requirement[] = asvs
  .trim()
  .split('\n')
  .map((line) => {
    const [left = '', ...answer] = line.split(' = ')
    const [number = '', level = '', ...what] = left.split(' ')
    return { number, level, what: what.join(' '), answer: answer.join(' = ') || null }
  })

/** A file in which any test is skipped counts for nothing, which is stricter than need be and simple. */
const skips = /\b(?:it|test|describe)\.(?:skip|todo|fails|fixme|only)\b/

const lineBefore = (code: string, index: number): string =>
  code.slice(code.lastIndexOf('\n', index) + 1, index)

/** The tests of the tree that bear a requirement's number. */
export function namedTests(root: string): NamedTest[] {
  const files = globSync('{src,tests,tools}/**/*.{test.ts,test.tsx,spec.ts}', { cwd: root })
  return files.toSorted().flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    return [...code.matchAll(/(['"`])((?:\[ASVS [\d.]+\] )+)(.*?)\1/g)].map(
      ({ 2: tags = '', 3: title = '', index }) => ({
        file,
        title,
        numbers: [...tags.matchAll(/[\d.]+/g)].map(([number]) => number),
        isRun: !skips.test(code) && !lineBefore(code, index).includes('//'),
      }),
    )
  })
}

export function asvsTable(root: string): string {
  const tests = namedTests(root)
  const rows = requirements.map(({ number, level, what, answer }) => {
    const shown = tests
      .filter(({ numbers }) => numbers.includes(number))
      .map(({ file, title }) => `[${title.replaceAll('|', '\\|')}](../${file})`)
    const says = shown.length > 0 ? shown.join('<br>') : (answer ?? '**nothing yet**')
    return `| ${number} | ${level} | ${what} | ${says} |`
  })
  return ['| number | level | in short | shown by |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}
