import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { editWeightsOf, sentenceWeightsOf } from './fit-edit-weights.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'edits-'))
const things = ['kites', 'lamps', 'boats', 'tents', 'drums', 'clocks', 'stoves', 'ropes']

const summary =
  'Maker of things for the schools of the town, who likes to work with wood and with people.'

/** Half of the people each are a batch of their own. */
beforeAll(() => {
  for (const [half, own] of [things.slice(0, 4), things.slice(4)].entries()) {
    const batch = path.join(folder, String(half))
    mkdirSync(path.join(batch, 'resumes'), { recursive: true })
    const cases = own.flatMap((thing) => {
      const old = `Helped the owner repair ${thing} for 12 schools every spring`
      const post = { role: 'Maker', company: 'Halden', from_date: '2019', to_date: '2024' }
      writeFileSync(
        path.join(batch, 'resumes', `${thing}.json`),
        JSON.stringify({ summary, work_experience: [{ ...post, description: [old] }] }),
      )
      const edit = { kind: 'rewrite', path: '/work_experience/0/description/0', old, resume: thing }
      return [
        {
          ...edit,
          language: 'en',
          label: 'honest',
          new: `Every spring, assisted the owner in his workshop with repairs of ${thing} of 12 schools`,
        },
        {
          ...edit,
          language: 'en',
          label: 'dishonest',
          new: `Repaired ${thing} and sold them to the parents of the town`,
        },
      ]
    })
    writeFileSync(
      path.join(batch, 'cases.jsonl'),
      cases.map((one) => `${JSON.stringify(one)}\n`).join(''),
    )
    const letters = own.map((thing) => ({
      resume: thing,
      language: 'en',
      title: '',
      company: '',
      sentences: [
        { label: 'honest', text: `Every spring I helped the owner repair ${thing} for schools.` },
        {
          label: 'dishonest',
          text: `I alone repaired ${thing} and sold them to hospitals abroad.`,
        },
      ],
    }))
    writeFileSync(
      path.join(batch, 'letters.jsonl'),
      letters.map((one) => `${JSON.stringify(one)}\n`).join(''),
    )
  }
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

it('signs that stand with false edits weigh more than those that stand with true ones', () => {
  const weights = new Map(
    editWeightsOf(folder)
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([sign, weight]) => [sign, Number(weight)]),
  )
  expect(weights.get('help gone')).toBeGreaterThan(0)
  expect(weights.get('told')).toBeLessThan(0)
})

it('so do those of sentences of letters', () => {
  expect(sentenceWeightsOf(folder)).toMatch(/^alone\t[1-9\d]/mu)
})

it('the same edits give the same bytes', () => {
  expect(editWeightsOf(folder)).toBe(editWeightsOf(folder))
})
