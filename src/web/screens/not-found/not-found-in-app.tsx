import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { NotFoundText } from './not-found-text.tsx'

export function NotFoundInApp() {
  const { t } = useTranslation()
  return (
    <>
      <title>{`${t('notFound.title')} · Lapel`}</title>
      <NotFoundText homePath={paths.dashboard} homeKey="notFound.resumes" />
    </>
  )
}
