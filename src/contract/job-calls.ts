/** The calls about jobs beyond the specification's table. */
import { call } from './call.ts'
import { textProblems } from './problems.ts'
import { aboutSearchAnswer, jobQuery } from './jobs.ts'

export const jobCalls = {
  aboutSearch: call({
    method: 'GET',
    path: '/job-search-about',
    summary:
      'What is to be said beside the results of a search with the same query: a mended word, the town that distances are measured from.',
    bearer: true,
    limit: 'read',
    query: jobQuery,
    status: 200,
    answer: aboutSearchAnswer,
    problems: [...textProblems, 'resume_not_found', 'forbidden'],
  }),
} as const
