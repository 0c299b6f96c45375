/** The calls about what tailoring may say and what it changed: statements and settled changes. */
import { z } from 'zod'

import { call } from './call.ts'
import { stateBody, statement, statementList } from './statements.ts'

/** Names of changes as Show Edits gives them. */
export const settledKeys = z.array(z.string().max(40)).max(2_000)

const settledAnswer = z.object({ settled: settledKeys })

export const editCalls = {
  settledChanges: call({
    method: 'GET',
    path: '/resumes/{id}/settled-changes',
    summary: 'The changes against its original that were accepted; Show Edits marks them no more.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: settledAnswer,
    problems: ['resume_not_found', 'forbidden'],
  }),
  settleChanges: call({
    method: 'PATCH',
    path: '/resumes/{id}/settled-changes',
    summary: 'Accept changes, or mark them again; answers all that are accepted.',
    bearer: true,
    limit: 'write',
    body: z.object({ settle: settledKeys.optional(), reopen: settledKeys.optional() }),
    status: 200,
    answer: settledAnswer,
    problems: ['resume_not_found', 'forbidden', 'storage_full'],
  }),
  statementsOfMe: call({
    method: 'GET',
    path: '/users/me/statements',
    summary: 'What you have stated to have, the latest first; what you took back with its date.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: statementList,
    problems: [],
  }),
  stateSkill: call({
    method: 'POST',
    path: '/users/me/statements',
    summary:
      '"I do have this": from now on it may be written; what stands already is answered again.',
    bearer: true,
    limit: 'write',
    body: stateBody,
    status: 200,
    answer: statement,
    problems: ['storage_full'],
  }),
  withdrawStatement: call({
    method: 'DELETE',
    path: '/users/me/statements/{id}',
    summary: 'Take a statement back; resumes that were written meanwhile stay as they are.',
    bearer: true,
    limit: 'write',
    status: 200,
    answer: statement,
    problems: ['not_found'],
  }),
} as const
