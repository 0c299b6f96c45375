/** One job scored against a resume; its lists know the score from then on. */
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { NetworkError, ProblemError } from '../../api/errors.ts'
import { reloadUser } from '../../api/queries.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { useTell } from '../../frame/use-tell.ts'
import { rememberScore } from './use-job-list.ts'

export function useQuickScore(jobId: string, durationMs: number) {
  const tellFailure = useScoreFailure(durationMs)
  return useSingleMutation({
    mutationFn: (resumeId: string) => scoreJob(resumeId, jobId),
    onError: tellFailure,
    onSettled: () => reloadUser(),
  })
}

export async function scoreJob(resumeId: string, jobId: string) {
  const scored = await callApi('quickScore', {
    query: { job_identifier: jobId, resume_id: resumeId },
  })
  rememberScore(resumeId, jobId, scored)
  return scored
}

export function useScoreFailure(durationMs: number) {
  const { t } = useTranslation()
  const tell = useTell()
  return (error: unknown) => {
    if (error instanceof ProblemError || error instanceof NetworkError)
      tell.failure('score', error, durationMs)
    else tell.say('error', t('failures.scan'), durationMs)
  }
}
