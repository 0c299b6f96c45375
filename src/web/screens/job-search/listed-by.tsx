import type { JobResult } from '#domain/jobs/job.ts'

import { useTranslation } from '../../i18n/use-translation.ts'

/** Names the source of a job as it wishes to be named, with its link, which search engines follow. */
export function ListedBy({ source }: { source: NonNullable<JobResult['attribution']> }) {
  const { t } = useTranslation()
  const link = (
    <a
      href={source.link}
      target="_blank"
      rel="noopener"
      className="relative text-caption underline decoration-line-strong underline-offset-2 hover:text-ink"
    >
      {t('jobs.listedBy', { name: source.text })}
    </a>
  )
  return source.link === '' ? <span>{t('jobs.listedBy', { name: source.text })}</span> : link
}
