/** What stands where a resume was to open and none can be shown. */
import type { ReactNode } from 'react'

import { FileX } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoSheet({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-page px-4 py-10 sm:px-8">
      <title>{`${t('resume.title')} · Lapel`}</title>
      <EmptyState
        icon={<FileX aria-hidden />}
        title={title}
        isPage
        actions={
          <>
            {action}
            <Link to={paths.dashboard} className={buttonClass(action ? 'plain' : 'primary')}>
              {t('resume.bar.back')}
            </Link>
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
