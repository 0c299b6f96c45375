/** Everything of a person as one document: what the export gives and the import takes back. */
import { jobDetail } from '#domain/jobs/job.ts'
import { languages } from '#domain/language/languages.ts'
import { letter } from '#domain/letter/letter.ts'
import { withDesign } from '#domain/resume/designs.ts'
import { papers, resume } from '#domain/resume/resume.ts'
import { revisionKinds, revisionNameLimit } from '#domain/resume/revisions.ts'
import { z } from 'zod'

import { mostDates, portableDate, statusChange } from './applications.ts'
import { mostFollowedBoards, portableBoard } from './boards.ts'
import { call } from './call.ts'
import { decision } from './changes.ts'
import { mostContacts, portableContact } from './contacts.ts'
import { creditEntries } from './credits.ts'
import { ownModel } from './own-models.ts'
import { photo } from './photos.ts'
import { keptReading } from './readings.ts'
import { mostSavedSearches, savedQuery } from './saved-searches.ts'
import { scanFailures } from './scans.ts'
import { mostSentCopies, portableSentCopy } from './sent-copies.ts'
import { settledKeys } from './settled-changes.ts'
import { mostStatements, portableStatement } from './statements.ts'
import { tailoringRecord } from './tailoring.ts'
import { translationAnswer } from './translation.ts'
import { sessionList } from './users.ts'

/** What gave a found job: an adapter, the page's data, its marks, its text, or the person. */
const foundBy = ['source', 'data', 'marks', 'text', 'person'] as const

const moment = z.iso.datetime()

/** Far above what anybody saves, and far below where the number of the next state would not fit. */
const version = z.int().min(1).max(1_000_000_000)

/** Far above what any engine proposes for one resume. */
const mostDecisions = 2_000

/** A resume as it stands in a document, which may be from before there were designs. */
const mayLackDesign = { design: resume.shape.design.optional() }
const keptResume = resume.extend(mayLackDesign).transform(withDesign)

/** A saved state of a document. */
const stateOf = <State extends z.ZodType>(state: State) =>
  z.object({
    version,
    saved_at: moment,
    name: z.string().max(revisionNameLimit).nullable(),
    kind: z.enum(revisionKinds).default('save'),
    state,
  })

export const portableResume = z.object({
  resume: resume.extend({ ...mayLackDesign, version }).transform(withDesign),
  /** The resume it was made from, as it stood then. */
  original: keptResume.nullable(),
  /** What was doubtful in the file it was read from; null where none was. */
  reading: keptReading.nullable().default(null),
  /** How it was tailored; null where it was not. */
  tailoring: tailoringRecord.nullable().default(null),
  /** What it was translated from, and which lines to look at; null where it was not. */
  translation: translationAnswer.nullable().default(null),
  /** The changes that were accepted in Show Edits. */
  settled: settledKeys.default([]),
  /** The person's answers to proposed changes. */
  decisions: z.array(decision).max(mostDecisions).default([]),
  /** The days of its application, and when its status changed. */
  dates: z.array(portableDate).max(mostDates).default([]),
  status_changes: z.array(statusChange).max(1_000).default([]),
  /** The people of its application, and what was sent with it. */
  contacts: z.array(portableContact).max(mostContacts).default([]),
  sent: z.array(portableSentCopy).max(mostSentCopies).default([]),
  /** The cover letter beside it. */
  letter: z
    .object({
      letter,
      written_at: moment,
      version: version.default(1),
      revisions: z.array(stateOf(letter)).default([]),
    })
    .nullable()
    .default(null),
  /** Set where it is in the trash. */
  deleted_at: moment.nullable(),
  /** Its saved states, oldest first. */
  revisions: z.array(stateOf(keptResume)),
})

/** A page that a browser may be sent to: a document from elsewhere may say anything. */
const page = z.url({ protocol: /^https?$/ }).max(2_000)

/** A job that the person found themselves, as it was read. */
const portableFoundJob = z.object({
  id: z.string().regex(/^found-[\w-]{1,100}$/),
  link: page,
  link_key: z.string().max(2_000),
  detail: jobDetail.extend({ job_link: page.nullable() }),
  text: z.string().max(300_000),
  read_by: z.enum(foundBy),
  read_at: moment,
  created_at: moment,
})

const portableSavedSearch = z.object({
  query: savedQuery,
  created_at: moment,
  seen_at: moment,
  /** No import reads it: a document from elsewhere does not say what is mailed to whom. */
  mail_language: z.enum(languages).nullable().default(null),
})

const portableScore = z.object({
  resume_id: z.string(),
  /** SHA-256, in base64, of the content that was scored. */
  content_hash: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
  job_identifier: z.string().min(1).max(200),
  score: z.int().min(1).max(100),
  nice_to_add: z.array(z.string().max(500)).max(500),
  created_at: moment,
})

const portablePayment = z.object({
  pack: z.string(),
  credits: z.int(),
  amount_cents: z.int(),
  currency: z.string(),
  refunded_cents: z.int(),
  /** The payment provider's name of it; null where nothing was paid. */
  reference: z.string().nullable(),
  created_at: moment,
  paid_at: moment.nullable(),
})

/** An upload of 10 MB, in base64. */
const longestFile = 14_000_000

/** An uploaded scan of which no resume has been made yet, with its file in base64. */
const portableScan = z.object({
  file_name: z.string().max(1_000),
  paper: z.enum(papers),
  created_at: moment,
  /** Why nothing came of it; null where it still waits. */
  failure: z.enum(scanFailures).nullable(),
  file: z.string().max(longestFile),
})

export const exportDocument = z.object({
  format: z.literal('lapel-export'),
  version: z.literal(1),
  exported_at: moment,
  person: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    created_at: moment,
  }),
  resumes: z.array(portableResume),
  quick_scores: z.array(portableScore),
  /** What the person has stated to have, taken back or not. */
  statements: z.array(portableStatement).max(mostStatements).default([]),
  /** Null where they keep none. */
  photo: photo.nullable().default(null),
  /**
   * Without its key. No import reads it: a document from elsewhere does not say where a resume is sent.
   */
  model: ownModel.omit({ has_key: true }).nullable().default(null),
  found_jobs: z.array(portableFoundJob).max(500).default([]),
  saved_searches: z.array(portableSavedSearch).max(mostSavedSearches).default([]),
  followed_boards: z.array(portableBoard).max(mostFollowedBoards).default([]),
  credits: creditEntries,
  payments: z.array(portablePayment).default([]),
  scans: z.array(portableScan).max(100).default([]),
  sessions: sessionList,
})

/**
 * What an import reads; the rest it leaves alone. Scores are not taken in: a document from elsewhere
 * may say any number, and a score shown here is one that was counted here.
 */
export const importBody = exportDocument.pick({
  format: true,
  version: true,
  resumes: true,
  statements: true,
  photo: true,
  found_jobs: true,
  saved_searches: true,
  followed_boards: true,
  scans: true,
})

const importAnswer = z.object({
  /** Resumes that were not there. */
  added: z.int().min(0),
  /** Resumes that were there already, just as in the document. */
  already_there: z.int().min(0),
})

export type PortableState<State> = Omit<PortableResume['revisions'][number], 'state'> & {
  state: State
}
export type PortableResume = z.infer<typeof portableResume>
export type PortableFoundJob = z.infer<typeof portableFoundJob>
export type PortableSavedSearch = z.infer<typeof portableSavedSearch>
export type PortableScore = z.infer<typeof portableScore>
export type PortablePayment = z.infer<typeof portablePayment>
export type PortableScan = z.infer<typeof portableScan>
export type ImportAnswer = z.infer<typeof importAnswer>

export const exportAccount = call({
  method: 'GET',
  path: '/users/me/export',
  summary: 'Everything of yours as one JSON document.',
  limit: 'upload',
  answer: exportDocument,
})

export const importAccount = call({
  method: 'POST',
  path: '/users/me/import',
  summary:
    'Import the export of an account: resumes, statements, found jobs, searches and what belongs to them. What is there already stays as it is.',
  limit: 'upload',
  body: importBody,
  answer: importAnswer,
  problems: [
    'text_busy',
    'invalid_resume',
    'resume_too_heavy',
    'notes_too_long',
    'photo_unusable',
    'request_in_progress',
    'too_many_resumes',
    'storage_full',
  ],
})
