import { beforeEach, describe, expect, it } from 'vitest'

import type { Resume } from '#domain/resume/resume.ts'

import { resumeWith } from '../../../tests/fixtures/resume-with.ts'
import { queryClient, rememberResume, resumeQuery, resumesQuery } from './queries.ts'

const at = (version: number, fields: Partial<Resume> = {}): Resume =>
  resumeWith({ id: 'one', version, summary: `version ${version}`, ...fields })
const other = resumeWith({ id: 'other', version: 1 })

const summaries = () => [
  queryClient.getQueryData(resumeQuery('one').queryKey)?.summary,
  queryClient.getQueryData(resumesQuery.queryKey)?.find(({ id }) => id === 'one')?.summary,
]

describe('a resume that is remembered', () => {
  beforeEach(() => {
    queryClient.clear()
    queryClient.setQueryData(resumesQuery.queryKey, [at(1), other])
  })

  it('is the newer one, in the order that answers come in', () => {
    rememberResume(at(2))
    rememberResume(at(3))
    expect(summaries()).toEqual(['version 3', 'version 3'])
  })

  it('is not put back by the late answer of an earlier call', () => {
    rememberResume(at(3))
    rememberResume(at(2))
    expect(summaries()).toEqual(['version 3', 'version 3'])
  })

  it('takes what changed beside the version, such as a score', () => {
    rememberResume(at(2, { score: null }))
    rememberResume(at(2, { score: 71 }))
    expect(queryClient.getQueryData(resumeQuery('one').queryKey)?.score).toBe(71)
  })

  it('is not put back by a question that was on its way before the save', async () => {
    const one = Promise.withResolvers<Resume>()
    const all = Promise.withResolvers<Resume[]>()
    const asked = [
      queryClient.fetchQuery({ ...resumeQuery('one'), queryFn: () => one.promise }),
      queryClient.fetchQuery({ ...resumesQuery, queryFn: () => all.promise, staleTime: 0 }),
    ]
    rememberResume(at(2))
    one.resolve(at(1))
    all.resolve([other, at(1)])
    await Promise.all(asked)
    expect(summaries()).toEqual(['version 2', 'version 2'])
  })

  it('leaves the list where the server no longer has it', async () => {
    await queryClient.fetchQuery({ ...resumesQuery, queryFn: async () => [other], staleTime: 0 })
    expect(queryClient.getQueryData(resumesQuery.queryKey)).toEqual([other])
  })
})
