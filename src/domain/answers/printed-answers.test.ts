import { expect, it } from 'vitest'

import { printedIn } from '#domain/exchange/printed.ts'
import { blankContent, blankItem } from '#domain/resume/blank.ts'

import type { Answer } from './answers.ts'
import { withPrintedPeriods } from './printed-answers.ts'

it('writes the dates beside an answer as the sheet does, in the language of the resume', () => {
  const job = { ...blankItem('work_experience'), role: 'Köchin' }
  const content = {
    ...blankContent(),
    work_experience: [{ ...job, from_date: '2018-09', to_date: '2019-06' }],
  }
  const entry = { title: 'Köchin', organization: 'Kantine Nord', period: '2018-09 – 2019-06' }
  const line = { path: '/work_experience/0/role', start: 0, end: 6, text: 'Köchin', entry }
  const answer: Answer = {
    requirement: 'Köchin',
    kind: 'role',
    group: 'must',
    job: { start: 0, end: 6 },
    state: 'shown',
    lines: [{ ...line, section: 'work_experience' }],
    isName: true,
    why: null,
  }
  const { date } = printedIn(content, 'de')
  const [printed] = withPrintedPeriods([answer], date)
  expect(printed?.lines[0]?.entry?.period).toBe(`${date('2018-09')} – ${date('2019-06')}`)
  expect(printed?.lines[0]?.entry?.period).not.toMatch(/\d{4}-\d\d/)
})
