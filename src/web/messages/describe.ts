/**
 * From a failed call to the sentence a person reads (specification §8). Pure: the error and the
 * translator go in, words come out. Where the specification puts the server's detail into a
 * sentence, the detail is read in the person's language if the catalogue has it there.
 */
import type { ProblemCode } from '#contract/problems.ts'

import type { Translate } from '../i18n/translate.ts'
import {
  NetworkError,
  OldPageError,
  ProblemError,
  SetupError,
  UnexpectedAnswerError,
} from '../api/errors.ts'

/** What was being done when it failed. */
export type Action =
  | 'load'
  | 'upload'
  | 'scanFile'
  | 'template'
  | 'delete'
  | 'status'
  | 'base'
  | 'reuse'
  | 'save'
  | 'notes'
  | 'tailor'
  | 'translate'
  | 'score'
  | 'refreshScores'
  | 'loadMoreJobs'
  | 'jobLink'
  | 'job'
  | 'checkout'
  | 'deleteAccount'
  | 'endSession'
  | 'exportAccount'
  | 'exportResume'
  | 'importAccount'
  | 'logout'
  | 'photo'

/** Reads `failures.*` and `problems.*`; the language decides whose words a detail is told in. */
export type Reader = { t: Translate; language: string }

/** The whole sentence for a failed action. */
export function describeFailure(action: Action, error: unknown, reader: Reader): string {
  const { t } = reader
  switch (action) {
    case 'tailor':
      return tailorFailure(error, reader)
    case 'translate':
      return translateFailure(error, reader)
    case 'notes':
      return notesFailure(error, reader)
    case 'score':
      return scoreFailure(error, reader)
    case 'deleteAccount':
      return deleteAccountFailure(error, reader)
    case 'reuse':
      return t('failures.reuse')
    case 'save':
      return t('failures.save')
    case 'refreshScores':
      return t('failures.refreshScores')
    case 'loadMoreJobs':
      return t('failures.loadMoreJobs')
    case 'jobLink':
      return error instanceof ProblemError && error.code === 'job_link_not_found'
        ? t('failures.jobLinkNotFound')
        : t('failures.jobLink')
    case 'checkout':
      return t('failures.checkout')
    default:
      // The specification shows no words for these: the server's own, else the plain reason.
      return reasonOf(error, reader) ?? t(`failures.${action}`)
  }
}

function tailorFailure(error: unknown, reader: Reader): string {
  const { t } = reader
  if (error instanceof ProblemError) {
    const detail = detailOf(error, reader)
    if (error.status === 402) return detail ?? t('failures.tailorCredits')
    return t('failures.tailorBecause', { detail: detail ?? error.statusText })
  }
  return silence(error, reader) ?? t('failures.tailor')
}

function translateFailure(error: unknown, reader: Reader): string {
  const { t } = reader
  if (error instanceof UnexpectedAnswerError) return t('failures.translateAnswer')
  if (error instanceof ProblemError) {
    const detail = detailOf(error, reader)
    if (error.status === 402) return detail ?? t('failures.translateCredits')
    if (error.status === 400 && isSameLanguage(error)) return detail ?? t('failures.translate')
    return t('failures.translateBecause', { detail: detail ?? error.statusText })
  }
  if (error instanceof NetworkError)
    return t('failures.translateBecause', { detail: t('failures.network') })
  return t('failures.translate')
}

function isSameLanguage(error: ProblemError): boolean {
  return error.code === 'same_language' || (error.detail ?? '').includes('same as the original')
}

function notesFailure(error: unknown, reader: Reader): string {
  const { t } = reader
  if (error instanceof ProblemError) {
    if (error.status === 404) return t('failures.notesNotFound')
    if (error.status === 403) return t('failures.notesForbidden')
    return t('failures.notesBecause', { detail: detailOf(error, reader) ?? error.statusText })
  }
  if (error instanceof NetworkError) return t('failures.network')
  return t('failures.notes')
}

function scoreFailure(error: unknown, reader: Reader): string {
  const { t } = reader
  const detail = error instanceof ProblemError ? detailOf(error, reader) : null
  const otherwise =
    error instanceof ProblemError && error.status === 402
      ? t('failures.scoreCredits')
      : t('failures.unexpected')
  return t('failures.scoreBecause', { detail: detail ?? otherwise })
}

function deleteAccountFailure(error: unknown, reader: Reader): string {
  const { t } = reader
  if (error instanceof UnexpectedAnswerError) return t('failures.deleteAccountAnswer')
  const detail = error instanceof ProblemError ? detailOf(error, reader) : null
  return t('failures.deleteAccountBecause', { detail: detail ?? t('failures.deleteAccount') })
}

/** The failures without an answer: two that the specification gives words to, and an old page. */
function silence(error: unknown, { t }: Reader): string | null {
  if (error instanceof NetworkError) return t('failures.network')
  if (error instanceof OldPageError) return t('failures.oldPage')
  if (error instanceof SetupError) return t('failures.setup')
  return null
}

/** Why anything failed, in a sentence of its own; null where nobody knows. */
export function reasonOf(error: unknown, reader: Reader): string | null {
  if (error instanceof ProblemError) return detailOf(error, reader)
  return silence(error, reader)
}

/** What the server tells people to run; the words around it are told in their language. */
const command = /npm run models -- [a-z ]+/

/**
 * The server's words: as sent in English, from the catalogue in another language. Those of a missing
 * engine are for whoever runs the server, which people here may not.
 */
export function detailOf(error: ProblemError, { t, language }: Reader): string | null {
  const [run = 'npm run models'] = command.exec(error.detail ?? '') ?? []
  const known =
    error.code === null ? '' : t(`problems.${error.code satisfies ProblemCode}`, { command: run })
  const isEnglish = language.startsWith('en')
  if (isEnglish && error.code !== 'translation_unavailable') return error.detail ?? (known || null)
  return known || error.detail
}
