import { useTranslation } from '../../i18n/use-translation.ts'

/** Stands on every sample, so that nobody takes it for a job that can be had. */
export function SampleBadge() {
  const { t } = useTranslation()
  return (
    <span className="rounded-full border border-line px-2 text-caption leading-5 font-medium whitespace-nowrap text-ink-soft">
      {t('jobs.sample')}
    </span>
  )
}
