/** `/resume-page/{resume_id}`: opens the resume afresh and hands it to the editor. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ProblemError } from '../../api/errors.ts'
import { resumeQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Editor } from './editor.tsx'

export function ResumePage({ resumeId }: { resumeId: string }) {
  const { t } = useTranslation()
  const tell = useTell()
  // The draft is made of what the server has now; from then on it leads.
  const opened = useQuery({
    ...resumeQuery(resumeId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  if (opened.isFetchedAfterMount && opened.data)
    return <Editor key={resumeId} opened={opened.data} />
  if (!opened.isError)
    return (
      <div className="grid min-h-[60dvh] place-items-center text-ink-faint">
        <Spinner name={t('app.loading')} className="size-5" />
      </div>
    )
  const isGone = opened.error instanceof ProblemError && opened.error.status === 404
  return (
    <div className="mx-auto max-w-page px-4 py-10 sm:px-8">
      <title>{`${t('resume.title')} · Lapel`}</title>
      <EmptyState
        icon={<FileX aria-hidden />}
        title={isGone ? t('resume.notFound') : tell.sentence('load', opened.error)}
        actions={
          <>
            {!isGone && <Button onClick={() => void opened.refetch()}>{t('app.tryAgain')}</Button>}
            <Link to={paths.dashboard} className={buttonClass('primary')}>
              {t('resume.bar.back')}
            </Link>
          </>
        }
      >
        {isGone && t('resume.notFoundMore')}
      </EmptyState>
    </div>
  )
}
