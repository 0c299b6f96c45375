/** The calls about translations beyond the specification's table. */
import { call } from './call.ts'
import {
  dismissBody,
  translationAnswer,
  translationQuery,
  translationTargets,
} from './translation.ts'

export const translationCalls = {
  translationTargets: call({
    method: 'GET',
    path: '/translation-targets',
    summary: 'Which languages can be translated into from one, and what is missing for the others.',
    bearer: true,
    limit: 'read',
    query: translationQuery,
    status: 200,
    answer: translationTargets,
    problems: [],
  }),
  translationOfResume: call({
    method: 'GET',
    path: '/resumes/{id}/translation',
    summary: 'Which lines of a translated resume to look at; null where it was not translated.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: translationAnswer.nullable(),
    problems: ['resume_not_found', 'forbidden'],
  }),
  dismissTranslationMark: call({
    method: 'PATCH',
    path: '/resumes/{id}/translation',
    summary: 'Say that a line of a translation looks right; answers what is left to look at.',
    bearer: true,
    limit: 'write',
    body: dismissBody,
    status: 200,
    answer: translationAnswer.nullable(),
    problems: ['resume_not_found', 'forbidden'],
  }),
} as const
