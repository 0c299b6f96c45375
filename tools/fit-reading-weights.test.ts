import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { ResumeContent } from '#domain/resume/resume.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { readingWeightsOf } from './fit-reading-weights.ts'

const resumes = new URL('../tests/fixtures/resumes/', import.meta.url)
const folder = mkdtempSync(path.join(tmpdir(), 'resumes-'))
const names = ['nurse-en-rows', 'accountant-pt-margin', 'inkoper-nl-network', 'verkauf-de-xing']

beforeAll(() => {
  for (const part of ['files', 'truth']) mkdirSync(path.join(folder, part))
  for (const name of names) {
    copyFileSync(new URL(`${name}.pdf`, resumes), path.join(folder, 'files', `${name}.pdf`))
    // The project's own truths have the shape of a resume.
    const said = JSON.parse(
      readFileSync(new URL(`${name}.truth.json`, resumes), 'utf8'),
    ) as ResumeContent
    const truth = {
      jobs: said.work_experience.map(({ role, company }) => ({ role, company })),
      schools: said.education.map(({ degree, university }) => ({ degree, university })),
    }
    writeFileSync(path.join(folder, 'truth', `${name}.json`), JSON.stringify(truth))
  }
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

it('a bullet speaks for text, and the first line of a section for an entry', async () => {
  const rows = (await readingWeightsOf(folder)).split('\n').map((row) => row.split('\t'))
  const weightOf = (label: string, sign: string): number =>
    Number(rows.find((row) => row[0] === label && row[1] === sign)?.[2] ?? 0)
  expect(weightOf('body', 'bullet')).toBeGreaterThan(weightOf('start', 'bullet'))
  expect(weightOf('start', 'first')).toBeGreaterThan(weightOf('body', 'first'))
})

it('the same resumes give the same bytes', async () => {
  expect(await readingWeightsOf(folder)).toBe(await readingWeightsOf(folder))
})
