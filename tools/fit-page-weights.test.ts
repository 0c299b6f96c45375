import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { pageWeightsOf } from './fit-page-weights.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
const trades = ['Baker', 'Welder', 'Nurse', 'Carpenter', 'Electrician', 'Gardener']

beforeAll(() => {
  mkdirSync(path.join(folder, 'files'))
  const truths = trades.flatMap((title, i) => {
    const job = `<title>Jobs at Hillside Works</title><h1>${title}</h1><p>Employer: Hillside Works</p>
      <p>Location: Springfield</p><h2>Requirements</h2><ul><li>Two years as ${title}</li></ul>
      <p>Apply now with your resume.</p>`
    const other = `<title>Hillside news</title><h1>Our summer party</h1><p>We had cake, ${i} of them.</p>`
    writeFileSync(path.join(folder, 'files', `${i}.html`), job)
    writeFileSync(path.join(folder, 'files', `${i}-news.html`), other)
    return [
      { file: `${i}.html`, kind: 'job', title, company: 'Hillside Works', location: 'Springfield' },
      { file: `files/${i}-news.html`, kind: 'other' },
    ]
  })
  writeFileSync(
    path.join(folder, 'truth.jsonl'),
    truths.map((one) => `${JSON.stringify(one)}\n`).join(''),
  )
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const none = () => new Map<string, number>()

const weightIn = (table: string, field: string, sign: string): number =>
  Number(
    table
      .split('\n')
      .find((row) => row.startsWith(`${field}\t${sign}\t`))
      ?.split('\t')[2] ?? 0,
  )

it('signs that stand with right answers weigh more than those that stand with wrong ones', () => {
  const table = pageWeightsOf(folder, none)
  expect(weightIn(table, 'title', 'h1 whole')).toBeGreaterThan(0)
  expect(weightIn(table, 'title', 'h1 whole')).toBeGreaterThan(
    weightIn(table, 'title', 'line whole'),
  )
  expect(weightIn(table, 'kind', 'ways to apply')).toBeGreaterThan(0)
  expect(weightIn(table, 'kind', 'any')).toBeLessThan(0)
})

it('the same pages give the same bytes', () => {
  expect(pageWeightsOf(folder, none)).toBe(pageWeightsOf(folder, none))
})

it('weights that stand move towards what new pages say, and only there', () => {
  const before = () =>
    new Map([
      ['h1 whole', -1],
      ['seen on older pages only', 2],
    ])
  const table = pageWeightsOf(folder, before)
  expect(weightIn(table, 'title', 'h1 whole')).toBeGreaterThan(-1)
  expect(weightIn(table, 'title', 'h1 whole')).toBeLessThan(
    weightIn(pageWeightsOf(folder, none), 'title', 'h1 whole'),
  )
  expect(weightIn(table, 'title', 'seen on older pages only')).toBe(2)
})
