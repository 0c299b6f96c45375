import { describe, expect, it } from 'vitest'

import { addContact } from '#contract/contacts.ts'
import { jobQuery, originalLinkQuery } from '#contract/jobs.ts'
import { saveBody } from '#contract/resumes.ts'
import { blankItem } from '#domain/resume/blank.ts'

import { badRequest, describeIssues } from './issue-words.ts'

const wordsFor = (body: unknown): string => {
  const parsed = saveBody.safeParse(body)
  return parsed.success ? 'fits' : describeIssues(parsed.error.issues)
}

describe('what is wrong with a body', () => {
  const further = (id: string) => ({ id, kind: 'other' })
  const role = { ...blankItem('work_experience'), role: 'x'.repeat(2_001) }
  it.each<[body: unknown, words: string]>([
    [[], 'the body must be an object with its fields.'],
    [{ summary: 7 }, 'summary must be text.'],
    [{ work_experience: 'none' }, 'work_experience must be a list.'],
    [
      { work_experience: [blankItem('work_experience'), role] },
      'role in work_experience 2 may have at most 2,000 characters.',
    ],
    [{ is_base: 'yes' }, 'is_base must be true or false.'],
    [{ version: 0 }, 'version must be at least 1.'],
    [{ version: 1.5 }, 'version must be a whole number.'],
    [{ layout: 'three-column' }, 'layout must be one of ats-vanilla, two-column.'],
    [
      { created_at: 'soon' },
      'created_at must be a date with its time, such as 2026-01-31T12:00:00Z.',
    ],
    [
      { further_sections: [further('a'), further('a')] },
      'further_sections must each have an id of their own.',
    ],
    [
      { further_sections: [further('')] },
      'id in further_sections 1 must have 1 to 64 plain letters, digits or signs, and no space.',
    ],
    [{ notes: 'x'.repeat(10_001) }, 'notes may have at most 10,000 characters.'],
  ])('%j is said in words', (body, words) => {
    expect(wordsFor(body).slice(0, 200)).toBe(words)
  })

  it('names what is allowed in an order, and what a person of an application needs', () => {
    expect(wordsFor({ section_order: ['summary', 'nope'] })).toMatch(
      /^section_order 2 must be one of summary, .+, or further: with the id of a section\.$/,
    )
    const { error } = addContact.body.safeParse({ name: '' })
    expect(describeIssues(error?.issues ?? [])).toBe(
      'the body must have a name, a role, an email or a phone.',
    )
  })

  it('is said of a query and of any other body, too', () => {
    const { error } = jobQuery.safeParse({ start: '-1' })
    expect(badRequest(error?.issues ?? []).detail).toBe(
      'The request could not be understood: start must be at least 0. Please check it and try again.',
    )
  })

  it('says of what must have a first character that it must not be empty', () => {
    const { error } = originalLinkQuery.safeParse({ job_identifier: '' })
    expect(describeIssues(error?.issues ?? [])).toBe('job_identifier must not be empty.')
  })

  it('never speaks of the schema', () => {
    for (const field of Object.keys(saveBody.shape))
      for (const value of [null, 7, 'x', [], {}, [7], [{}], -1])
        expect(wordsFor({ [field]: value })).not.toMatch(/Invalid|expected|received|input/i)
  })
})
