import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../frame/page.tsx'
import { JobSearch } from './job-search.tsx'

/** Find Jobs as a screen of its own; the dashboard has the same search as its second view. */
export function JobSearchPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('jobs.title')}>
      <JobSearch place="screen" />
    </Page>
  )
}
