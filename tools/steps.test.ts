import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import type { Step } from './steps.ts'
import { runStages, runSteps } from './steps.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lapel-steps-'))
const log = vi.spyOn(console, 'log')
beforeAll(() => log.mockImplementation(() => {}))
afterAll(() => {
  log.mockRestore()
  rmSync(folder, { recursive: true, force: true })
})

const node = (name: string, program: string): Step => [name, process.execPath, ['-e', program]]
const fileOf = (name: string) => path.join(folder, name)
const writes = (name: string) => `fs.writeFileSync(${JSON.stringify(fileOf(name))}, "")`

it('the steps of a stage run side by side, and each shows what it wrote in one piece', async () => {
  const meets = (own: string, other: string) =>
    node(
      own,
      `console.log("${own} came"); ${writes(own)}
      const wait = () => fs.existsSync(${JSON.stringify(fileOf(other))}) ? console.log("${own} went") : setTimeout(wait, 5)
      wait()`,
    )
  expect(await runSteps([meets('one', 'another'), meets('another', 'one')])).toBe(0)
  const shown = log.mock.calls.map(([line]) => String(line))
  for (const own of ['one', 'another'])
    expect(shown.filter((line) => line.includes(`${own} came\n${own} went`))).toHaveLength(1)
})

it('a stage does not begin where a step before it has failed, and the whole has failed then', async () => {
  const stages = [[node('fails', 'process.exit(3)')], [node('later', writes('later'))]]
  expect(await runStages(stages)).toBe(1)
  expect(existsSync(fileOf('later'))).toBe(false)
})

it('all steps of a stage are run where one of them fails', async () => {
  const steps = [node('fails', 'process.exit(3)'), node('beside', writes('beside'))]
  expect(await runSteps(steps)).toBe(1)
  expect(existsSync(fileOf('beside'))).toBe(true)
})
