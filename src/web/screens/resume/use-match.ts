/**
 * The match of the draft with its own job, worked out here while one types. The code and the
 * lexicon are loaded when a resume with a job is opened; the job is read once.
 */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import type { Answer } from '#domain/answers/answers.ts'
import { printedIn } from '#domain/exchange/printed.ts'
import { monthOf } from '#domain/language/dates.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { Change, Score } from '#domain/scoring/score.ts'
import { withPrintedPeriods } from '#domain/answers/printed-answers.ts'

import { MatchReady } from './late-parts.ts'
import { statedIn, statementsQuery } from './statements.ts'

/** A score, what each missing requirement would bring to it, and the lines that answer the job. */
export type Match = Score & { changes: Change[]; answers: Answer[] }

async function loadScoring() {
  const [{ scoreResume, whatWouldChange }, { readJob }, { answersWithStated }, { answersTo }] =
    await Promise.all([
      import('#domain/scoring/score.ts'),
      import('#domain/ads/requirements.ts'),
      import('#domain/answers/stated-answers.ts'),
      import('#domain/answers/answers.ts'),
      MatchReady.preload(),
    ])
  // What lasts "to the present" lasts until the month in which the page was opened.
  const now = monthOf(new Date())
  return { scoreResume, whatWouldChange, readJob, answersWithStated, answersTo, now }
}

/** The code that reads a job and scores a resume against it; loaded when it is first needed. */
export const scoringQuery = {
  queryKey: ['code', 'scoring'],
  queryFn: loadScoring,
  staleTime: Number.POSITIVE_INFINITY,
}

export type MatchState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; match: Match; job: string }

export function useMatch(resume: Resume): MatchState {
  const job = (resume.job_description ?? '').trim() === '' ? null : resume.job_description
  const scoring = useQuery({ ...scoringQuery, enabled: job !== null })
  const settled = useDeferredValue(resume)
  const statements = useQuery({ ...statementsQuery, enabled: job !== null }).data
  const stated = useMemo(() => statedIn(statements ?? []), [statements])
  const code = scoring.data
  const reading = useMemo(() => (code && job !== null ? code.readJob(job) : null), [code, job])
  return useMemo((): MatchState => {
    if (job === null) return { kind: 'none' }
    if (scoring.isError) return { kind: 'failed' }
    if (!code || !reading) return { kind: 'loading' }
    const changes = code.whatWouldChange(settled, reading)
    const { date } = printedIn(settled, settled.resume_language)
    const answers = withPrintedPeriods(
      code.answersWithStated(settled, reading, code.now, stated),
      date,
    )
    return {
      kind: 'ready',
      match: { ...code.scoreResume(settled, reading), changes, answers },
      job,
    }
  }, [code, reading, settled, stated, job, scoring.isError])
}
