/** `/resume-page/{resume_id}`: opens the resume afresh and hands it to the editor. */
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { ProblemError } from '../../api/errors.ts'
import { changesQuery, readingQuery, resumeQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Editor } from './editor.tsx'
import { ReadingCheck } from './late-parts.ts'
import { NoSheet } from './no-sheet.tsx'
import { late } from '../../frame/late.tsx'

const NotHere = late(async () => (await import('./not-here.tsx')).NotHere)

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
  const isNoticeComing = useNoticeComing(resumeId, opened.data)

  if (opened.isFetchedAfterMount && opened.data && !isNoticeComing)
    return <Editor key={resumeId} opened={opened.data} />
  if (!opened.isError)
    return (
      <div data-editor-soon className="grid min-h-[60dvh] place-items-center text-ink-faint">
        <Spinner name={t('app.loading')} className="size-5" />
      </div>
    )
  const isGone = opened.error instanceof ProblemError && opened.error.status === 404
  if (isGone)
    return (
      <Suspense>
        <NotHere resumeId={resumeId} onReturned={() => void opened.refetch()} />
      </Suspense>
    )
  return (
    <NoSheet
      title={tell.sentence('load', opened.error)}
      action={
        <Button look="primary" onClick={() => void opened.refetch()}>
          {t('app.tryAgain')}
        </Button>
      }
    />
  )
}

/**
 * Whether it is not known yet what is said over the sheet: it would push the sheet away under whoever
 * reads it. Where it cannot be asked the sheet does not wait for it.
 */
function useNoticeComing(id: string, resume: Resume | undefined): boolean {
  const isKnown = resume !== undefined
  const isOriginal = isKnown && resume.original_resume_id === null
  const changes = useQuery({ ...changesQuery(id), enabled: isKnown && !isOriginal })
  const reading = useQuery({ ...readingQuery(id), enabled: isOriginal })
  const check = useQuery({
    queryKey: ['code', 'reading'],
    queryFn: () => ReadingCheck.preload().then(() => true),
    enabled: Boolean(reading.data),
  })
  return [changes, reading, check].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  )
}
