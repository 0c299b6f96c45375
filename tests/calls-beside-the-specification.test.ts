/**
 * docs/specification.md and the code, side by side: the calls in their order, what is sent with each
 * and what comes back, and the fields of everything that travels.
 */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import type { Call } from '#contract/call.ts'
import { calls, specifiedCalls } from '#contract/calls.ts'
import { jobList } from '#contract/jobs.ts'
import { copyBody, saveBody } from '#contract/resumes.ts'
import { userInfo } from '#contract/users.ts'
import { jobDetail } from '#domain/jobs/job.ts'
import { jobStatuses } from '#domain/resume/status.ts'
import { experienceLevels, jobTypes, workTypes } from '#domain/jobs/job-kinds.ts'
import { languages } from '#domain/language/languages.ts'
import { layouts, resume, resumeContent } from '#domain/resume/resume.ts'
import { completeSectionOrder, sectionKeys } from '#domain/resume/sections.ts'

import { languageName } from '#web/i18n/language-name.ts'
import english from '../src/web/public/locales/en.json' with { type: 'json' }
import { cellsOf, rows, wordsIn } from './specification-rows.ts'
import { resumeWith } from './fixtures/resume-with.ts'

type Json = { properties?: Record<string, Json>; items?: Json; type?: unknown }

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json // plain JSON of this shape
const fieldsOf = (schema: Json) => Object.keys(schema.properties ?? {})

const kinds: Record<string, string> = {
  resume: 'D1',
  job: 'D10',
  'job result': 'D9',
  person: 'D11',
}
const fieldsOfKind = (kind: string) => wordsIn(cellsOf(kinds[kind] ?? kind)[1])

const table = rows.filter(({ id }) => /^C\d+$/.test(id) && Number(id.slice(1)) <= 17)
const specified = Object.values<Call>(specifiedCalls)

describe('[C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 C16 C17] the calls', () => {
  it('stand in the table of calls in the same order, before our additions', () => {
    expect(specified.map(({ method, path }) => `${method} ${path}`)).toEqual(
      table.map(({ cells }) => wordsIn(cells[0])[0]),
    )
    expect(Object.keys(calls).slice(0, table.length)).toEqual(Object.keys(specifiedCalls))
  })

  it.each(table.map(({ id, cells }, n) => [id, cells, specified[n]] as const))(
    '%s is sent and answered as written',
    (_id, [, sent = '', answers = ''], call) => {
      if (call === undefined) throw new Error('no such call')
      expect(sentWith(call)).toBe(
        sent.replace(/^(multipart|query): /, '').replace('; added: ', ', '),
      )
      const [, status, isList, kind = ''] = /^(\d+) (list of )?(.+)$/.exec(answers) ?? []
      expect(call.status).toBe(Number(status))
      if (kind === 'nothing') return expect(call.answer).toBe('none')
      if (typeof call.answer !== 'object') throw new Error('no answer in JSON')
      const answer = jsonOf(call.answer, 'output')
      expect(answer.type).toBe(isList ? 'array' : 'object')
      const promised = kind.startsWith('`') ? wordsIn(kind) : fieldsOfKind(kind)
      expect(fieldsOf(isList ? (answer.items ?? {}) : answer)).toEqual(
        expect.arrayContaining(promised),
      )
      return undefined
    },
  )
})

function sentWith(call: Call): string {
  if (call.body === 'multipart') return '`file`'
  const schema = call.query ?? call.body
  if (typeof schema !== 'object') return 'nothing'
  if (schema === saveBody) return 'resume'
  if (schema === copyBody) return 'resume without `id` and `created_at`'
  return fieldsOf(jsonOf(schema, 'input'))
    .map((field) => `\`${field}\``)
    .join(', ')
}

const whole = resumeWith()

describe('what travels', () => {
  it('[D1] a whole resume may be saved, and copied', () => {
    expect(Object.keys(resume.shape)).toEqual(expect.arrayContaining(fieldsOfKind('resume')))
    expect(saveBody.safeParse(whole).success).toBe(true)
    const { id: _, created_at: __, ...copy } = whole
    expect(copyBody.safeParse(copy).success).toBe(true)
  })

  const content = resumeContent.shape
  const contents = [
    ['[D2] contact info', 'D2', jsonOf(content.contact_info, 'output')],
    ['[D3] media', 'D3', jsonOf(content.media, 'output')],
    ['[D4] a work item', 'D4', jsonOf(content.work_experience, 'output').items],
    ['[D5] an education item', 'D5', jsonOf(content.education, 'output').items],
    ['[D6] a skill category', 'D6', jsonOf(content.skill_categories, 'output').items],
    ['[D7] a project', 'D7', jsonOf(content.projects, 'output').items],
    [
      '[D8] a certification or training',
      'D8',
      jsonOf(content.certification_and_training, 'output').items,
    ],
    ['[D11] the person', 'D11', jsonOf(userInfo, 'output')],
  ] as const
  it.each(contents)('%s has these fields and no others', (_name, id, schema) => {
    expect(fieldsOf(schema ?? {})).toEqual(wordsIn(cellsOf(id)[1]))
  })

  const jobs = [
    ['[D9] a job result', 'D9', jsonOf(jobList, 'output').items],
    ['[D10] a job', 'D10', jsonOf(jobDetail, 'output')],
  ] as const
  it.each(jobs)('%s has these fields, and says whether it is a sample', (_name, id, schema) => {
    const fields = fieldsOf(schema ?? {})
    expect(fields).toEqual(expect.arrayContaining([...wordsIn(cellsOf(id)[1]), 'is_sample']))
  })

  it('[D12] the sections have this order, and what an order lacks is put at its end', () => {
    // Sections that the specification does not know come after its own.
    const specified = wordsIn(cellsOf('D12')[1])
    expect(sectionKeys.slice(0, specified.length)).toEqual(specified)
    expect(completeSectionOrder(['projects', 'summary'])).toEqual([
      'projects',
      'summary',
      ...sectionKeys.filter((key) => key !== 'projects' && key !== 'summary'),
    ])
  })

  it('[D13] the filters have these values', () => {
    expect(wordsIn(cellsOf('D13')[1])).toEqual([...jobTypes, ...experienceLevels, ...workTypes])
  })

  it('[D14] the layouts have these values and names, the first being the default', () => {
    expect(wordsIn(cellsOf('D14')[1])).toEqual([...layouts])
    expect(whole.layout).toBe(layouts[0])
    const { atsVanilla, twoColumn } = english.resume.bar
    for (const name of [atsVanilla, twoColumn]) expect(cellsOf('D14')[1]).toContain(`'${name}'`)
  })

  it('[A1 A2 A3 A4 A5 A6 A7] the statuses have these values and names, the first being the default', () => {
    const statuses = rows.filter(({ id }) => id.startsWith('A'))
    expect(statuses.map(({ cells }) => wordsIn(cells[0])[0])).toEqual([...jobStatuses])
    for (const { cells } of statuses) {
      const [value = '', shown = ''] = [wordsIn(cells[0])[0], cells[1]]
      expect(shown.startsWith(english.status[value as keyof typeof english.status])).toBe(true)
    }
  })

  it('[L1 K19] the languages are these six, by these names', () => {
    const row = cellsOf('L1')[0] ?? ''
    for (const language of languages)
      expect(row).toContain(`${language} ${languageName(language, 'en')}`)
    expect([...languages].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'nl', 'pt'])
  })
})
