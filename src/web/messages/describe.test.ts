/** Specification §8, line by line, in the words of the English locale file. */
import { describe, expect, it } from 'vitest'

import { problemDetail } from '#contract/problems.ts'

import {
  NetworkError,
  OldPageError,
  ProblemError,
  SetupError,
  UnexpectedAnswerError,
} from '../api/errors.ts'
import { translator } from '../i18n/translate.ts'
import de from '../public/locales/de.json' with { type: 'json' }
import english from '../public/locales/en.json' with { type: 'json' }
import es from '../public/locales/es.json' with { type: 'json' }
import fr from '../public/locales/fr.json' with { type: 'json' }
import nl from '../public/locales/nl.json' with { type: 'json' }
import pt from '../public/locales/pt.json' with { type: 'json' }
import { describeFailure, detailOf, type Action, type Reader } from './describe.ts'

const reader: Reader = { t: translator(english, 'en'), language: 'en' }
const german: Reader = {
  t: translator({ problems: { resume_not_found: 'Lebenslauf nicht gefunden.' } }, 'de'),
  language: 'de',
}

const refusal = (status: number, detail: string | null = null, statusText = '') =>
  new ProblemError({ status, detail, statusText })
const nothing = new Error('whatever')

const rows: [row: string, action: Action, error: unknown, sentence: string][] = [
  ['tailoring, 402 with a detail', 'tailor', refusal(402, 'Ask the desk.'), 'Ask the desk.'],
  ['tailoring, 402', 'tailor', refusal(402), 'Insufficient credits to tailor resume.'],
  ['tailoring, refused', 'tailor', refusal(422, 'No job.'), 'Tailoring failed: No job.'],
  ['tailoring, status text', 'tailor', refusal(500, null, 'Oops'), 'Tailoring failed: Oops'],
  [
    'tailoring, network',
    'tailor',
    new NetworkError(),
    'Network error. Please check your connection.',
  ],
  ['tailoring, set-up', 'tailor', new SetupError(), 'Error setting up the request.'],
  ['tailoring, default', 'tailor', nothing, 'Failed to tailor resume'],
  ['translation, 402 with a detail', 'translate', refusal(402, 'Ask.'), 'Ask.'],
  ['translation, 402', 'translate', refusal(402), 'Insufficient credits to translate resume.'],
  [
    'translation, same language',
    'translate',
    refusal(400, 'The target language is the same as the original.'),
    'The target language is the same as the original.',
  ],
  ['translation, other', 'translate', refusal(503, 'No model.'), 'Translation failed: No model.'],
  ['translation, default', 'translate', nothing, 'Failed to translate resume'],
  [
    'translation, not 201',
    'translate',
    new UnexpectedAnswerError(200),
    'Invalid response from server during translation.',
  ],
  ['notes, 404', 'notes', refusal(404, 'x'), 'Resume not found.'],
  ['notes, 403', 'notes', refusal(403, 'x'), 'Not authorized to update this resume.'],
  ['notes, other', 'notes', refusal(400, 'Too long.'), 'Save failed: Too long.'],
  ['notes, network', 'notes', new NetworkError(), 'Network error. Please check your connection.'],
  ['notes, default', 'notes', nothing, 'Failed to save notes'],
  ['scoring, 402 with a detail', 'score', refusal(402, 'None left'), 'Scoring failed: None left'],
  ['scoring, 402', 'score', refusal(402), 'Scoring failed: Insufficient credits'],
  ['scoring, other', 'score', refusal(422, 'Empty.'), 'Scoring failed: Empty.'],
  ['scoring, default', 'score', nothing, 'Scoring failed: An unexpected error occurred'],
  ['job scores', 'refreshScores', nothing, 'Could not refresh job scores.'],
  ['more jobs', 'loadMoreJobs', nothing, 'Could not load more jobs.'],
  [
    'job link, none',
    'jobLink',
    new ProblemError({ status: 404, code: 'job_link_not_found' }),
    'Job link not found',
  ],
  ['job link', 'jobLink', nothing, 'Could not fetch job link.'],
  [
    'account, not 204',
    'deleteAccount',
    new UnexpectedAnswerError(200),
    'Account deletion failed. Unexpected server response.',
  ],
  ['account, refused', 'deleteAccount', refusal(500, 'Down.'), 'Deletion failed: Down.'],
  [
    'account, default',
    'deleteAccount',
    nothing,
    'Deletion failed: An unexpected error occurred while deleting your account.',
  ],
  [
    'a part that is gone',
    'load',
    new OldPageError(),
    'This part could not be loaded: Lapel may have been updated. Please reload the page.',
  ],
  ['reuse', 'reuse', nothing, 'Failed to reuse resume.'],
  ['save', 'save', nothing, 'Save Error'],
  [
    '[E35] payment',
    'checkout',
    nothing,
    'Payment system is not available. Please try again later or contact support.',
  ],
]

describe('the sentence of a failure', () => {
  it.each(rows)('%s', (_row, action, error, sentence) => {
    expect(describeFailure(action, error, reader)).toBe(sentence)
  })

  it('is the reason itself where the specification gives no words', () => {
    expect(describeFailure('upload', refusal(415, 'Not a PDF.'), reader)).toBe('Not a PDF.')
    expect(describeFailure('upload', nothing, reader)).toBe('The file could not be uploaded.')
    expect(describeFailure('delete', new NetworkError(), reader)).toBe(
      'Network error. Please check your connection.',
    )
  })
})

describe('the detail of a refusal', () => {
  const refused = new ProblemError({
    status: 404,
    code: 'resume_not_found',
    detail: 'Resume not found (r1).',
  })

  it('is the server’s own in English', () => {
    expect(detailOf(refused, reader)).toBe('Resume not found (r1).')
  })

  it('is the catalogue’s in another language', () => {
    expect(detailOf(refused, german)).toBe('Lebenslauf nicht gefunden.')
  })

  it('is the server’s own where nobody has words for the code', () => {
    const foreign = new ProblemError({ status: 500, detail: 'Proxy says no.' })
    expect(detailOf(foreign, german)).toBe('Proxy says no.')
  })
})

describe('a missing translation engine', () => {
  const missing = new ProblemError({
    status: 503,
    code: 'translation_unavailable',
    detail: problemDetail('translation_unavailable', { language: 'fr de' }),
  })

  it.each(Object.entries({ de, en: english, es, fr, nl, pt }))(
    'is told in %s with the one command',
    async (language, translation) => {
      const t = translator(translation, language)
      const sentence = describeFailure('translate', missing, { t, language })
      expect(sentence).toMatch(/: npm run models -- fr de$/)
      if (language !== 'en') expect(sentence).not.toContain('No translation engine')
    },
  )
})
