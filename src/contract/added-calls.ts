/** The calls beyond the specification's table: history, sessions, the ledger, sign-in, health. */
import { z } from 'zod'

import { call } from './call.ts'
import { textProblems } from './problems.ts'
import { editCalls } from './edit-calls.ts'
import { checkoutAnswer, checkoutBody, webhookAnswer } from './payments.ts'
import { exportDocument, importAnswer, importBody } from './portable.ts'
import { letterCalls } from './letter-calls.ts'
import { photoCalls } from './photo-calls.ts'
import { printCalls } from './print-calls.ts'
import { resumeAnswer, suggestionsAnswer } from './resumes.ts'
import {
  creditEntries,
  creditQuery,
  creditStatement,
  draftKeyAnswer,
  health,
  sessionList,
  statementQuery,
} from './users.ts'
import { foundJobCalls } from './found-job-calls.ts'
import { savedSearchCalls } from './saved-search-calls.ts'
import { sourceCalls } from './source-calls.ts'
import { readingCalls } from './reading-calls.ts'
import { scanCalls } from './scan-calls.ts'
import { historyCalls } from './history-calls.ts'
import { tailoringRecord } from './tailoring.ts'
import { jobCalls } from './job-calls.ts'
import { translationCalls } from './translation-calls.ts'

export const addedCalls = {
  originalOfResume: call({
    method: 'GET',
    path: '/resumes/{id}/original',
    summary:
      'The resume that a tailored one was made from, as it stood then; null where there is none.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: resumeAnswer.nullable(),
    problems: ['resume_not_found', 'forbidden'],
  }),
  tailoringOfResume: call({
    method: 'GET',
    path: '/resumes/{id}/tailoring',
    summary:
      'How a tailored resume was made: by which engine, by which edits, what was left out and why; null where it was not.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: tailoringRecord.nullable(),
    problems: ['resume_not_found', 'forbidden'],
  }),
  suggestionsOfResume: call({
    method: 'GET',
    path: '/resumes/{id}/suggestions',
    summary: 'What to look at in a resume, with its own job where it has one; nothing is changed.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: suggestionsAnswer,
    problems: [...textProblems, 'resume_not_found', 'forbidden'],
  }),
  ...printCalls,
  ...photoCalls,
  ...letterCalls,
  ...historyCalls,
  ...translationCalls,
  ...editCalls,
  ...jobCalls,
  ...foundJobCalls,
  ...savedSearchCalls,
  ...sourceCalls,
  ...readingCalls,
  ...scanCalls,
  draftKey: call({
    method: 'GET',
    path: '/users/me/draft-key',
    summary: 'The key that seals your unsaved drafts on this device.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: draftKeyAnswer,
    problems: [],
  }),
  sessionsOfMe: call({
    method: 'GET',
    path: '/users/me/sessions',
    summary: 'Where you are signed in, the latest used first.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: sessionList,
    problems: [],
  }),
  endSessionOfMe: call({
    method: 'DELETE',
    path: '/users/me/sessions/{id}',
    summary: 'End one of your sessions; its token is worth nothing from then on.',
    bearer: true,
    limit: 'write',
    status: 204,
    answer: 'none',
    problems: ['not_found'],
  }),
  creditsOfMe: call({
    method: 'GET',
    path: '/users/me/credits',
    summary: 'What was added to your credits and taken from them, newest first, 200 from `start`.',
    bearer: true,
    limit: 'read',
    query: creditQuery,
    status: 200,
    answer: creditEntries,
    problems: [],
  }),
  endOtherSessionsOfMe: call({
    method: 'DELETE',
    path: '/users/me/sessions',
    summary: 'End all your sessions but the one that asks.',
    bearer: true,
    limit: 'write',
    status: 204,
    answer: 'none',
    problems: [],
  }),
  creditStatementOfMe: call({
    method: 'GET',
    path: '/users/me/credits/statement',
    summary: 'Your credits as a person reads them: one line for each thing, newest first.',
    bearer: true,
    limit: 'read',
    query: statementQuery,
    status: 200,
    answer: creditStatement,
    problems: [],
  }),
  openCheckout: call({
    method: 'POST',
    path: '/payments/checkout',
    summary: "Begin to buy a pack of credits; answers the payment provider's page.",
    bearer: true,
    limit: 'payment',
    body: checkoutBody,
    status: 200,
    answer: checkoutAnswer,
    problems: ['payments_unavailable', 'request_in_progress', 'key_reused'],
  }),
  paymentWebhook: call({
    method: 'POST',
    path: '/payments/webhook',
    summary: "The payment provider's signed messages: the only way to bought credits.",
    bearer: false,
    limit: 'write',
    body: 'raw',
    status: 200,
    answer: webhookAnswer,
    problems: ['signature_invalid', 'payments_unavailable'],
  }),
  exportAccount: call({
    method: 'GET',
    path: '/users/me/export',
    summary: 'Everything of yours as one JSON document.',
    bearer: true,
    limit: 'upload',
    status: 200,
    answer: exportDocument,
    problems: [],
  }),
  importAccount: call({
    method: 'POST',
    path: '/users/me/import',
    summary: 'Take the resumes of an export back in; what is there already stays as it is.',
    bearer: true,
    limit: 'upload',
    body: importBody,
    status: 200,
    answer: importAnswer,
    problems: [
      'text_busy',
      'invalid_resume',
      'notes_too_long',
      'photo_unusable',
      'request_in_progress',
      'too_many_resumes',
    ],
  }),
  startLogin: call({
    method: 'GET',
    path: '/auth/login',
    summary: 'Send the browser to the sign-in service.',
    bearer: false,
    limit: 'auth',
    status: 200,
    answer: 'redirect',
    problems: ['issuer_unavailable'],
  }),
  finishLogin: call({
    method: 'GET',
    path: '/auth/return',
    summary: 'Where the sign-in service sends the browser back to.',
    bearer: false,
    limit: 'auth',
    status: 200,
    answer: 'redirect',
    problems: ['login_failed', 'issuer_unavailable'],
  }),
  logout: call({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session.',
    bearer: true,
    limit: 'write',
    status: 200,
    answer: z.object({}),
    problems: [],
  }),
  health: call({
    method: 'GET',
    path: '/health',
    summary: '200 only when the database answers.',
    bearer: false,
    limit: 'read',
    status: 200,
    answer: health,
    problems: ['database_unavailable', 'server_leaving'],
  }),
  openapi: call({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This description.',
    bearer: false,
    limit: 'read',
    status: 200,
    answer: z.record(z.string(), z.unknown()),
    problems: [],
  }),
} as const
