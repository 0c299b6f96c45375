/** A sample resume in the interface's language, opened with a job for it that is ready to be tailored to. */
import { useMutation } from '@tanstack/react-query'

import { isLanguage } from '#domain/language/languages.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { onceFor } from '../../api/once-for.ts'
import { rememberResume } from '../../api/queries.ts'
import { askToTailor } from '../../frame/errand.ts'
import { useTell } from '../../frame/use-tell.ts'
import { resumePath } from '../../paths.ts'
import { go } from '../../routing/address.ts'

export function useSample() {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const sample = useMutation({
    mutationFn: async () => {
      const language = isLanguage(i18n.language) ? i18n.language : 'en'
      const [{ samples }, { resumeOf }] = await Promise.all([
        import('../landing/samples.ts'),
        import('../landing/sample-resume.ts'),
      ])
      const chosen = samples[language]
      const body = {
        ...resumeOf(chosen),
        resume_language: language,
        // Marked where it is listed, and in the title of its page.
        job_title: t('dashboard.sample.marked', { title: chosen.role }),
        notes: t('dashboard.sample.notes'),
      }
      const resume = await onceFor(`sample ${language}`, (idempotencyKey) =>
        callApi('copyResume', { body, idempotencyKey }),
      )
      return { resume, job: chosen.job.join('\n') }
    },
    onSuccess: ({ resume, job }) => {
      rememberResume(resume)
      askToTailor(resume.id, job)
      go(resumePath(resume.id))
    },
    onError: (error) => tell.failure('template', error),
  })
  return {
    isPending: sample.isPending,
    start() {
      if (!sample.isPending) sample.mutate()
    },
  }
}
