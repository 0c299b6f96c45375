/** My Resumes: the list and, beside it, the search for jobs; uploading and creating above both. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { FilePlus2, FileUp } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { callApi } from '../../api/client.ts'
import { rememberResume, resumesQuery } from '../../api/queries.ts'
import { takeErrands, type Errand } from '../../frame/errand.ts'
import { Page } from '../../frame/page.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { rhythms } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { ResumeList } from './resume-list.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useUpload } from './use-upload.ts'

const JobSearch = lazy(async () => ({
  default: (await import('../job-search/job-search.tsx')).JobSearch,
}))

type View = 'resumes' | 'jobs'

export function DashboardPage() {
  const { t } = useTranslation()
  const tell = useTell()
  const [view, setView] = useState<View>('resumes')
  const [highlightedId, highlight] = useHighlight()
  const upload = useUpload(highlight)
  const fileInput = useRef<HTMLInputElement>(null)
  const create = useMutation({
    mutationFn: () => callApi('createFromTemplate'),
    onSuccess: (resume) => {
      rememberResume(resume)
      highlight(resume.id)
    },
    onError: (error) => tell.failure('template', error),
  })
  // An empty list offers the same two buttons in its middle.
  const isEmpty = useQuery(resumesQuery).data?.length === 0 && view === 'resumes'
  const choose = () => fileInput.current?.click()
  const receive = (file: File | undefined) => {
    if (!file || upload.state.kind === 'processing') return
    setView('resumes')
    upload.start(file)
  }
  const startFromTemplate = () => {
    setView('resumes')
    if (!create.isPending) create.mutate()
  }
  const obey = useEffectEvent((errand: Errand) => {
    if (errand.kind === 'upload') receive(errand.file)
    else startFromTemplate()
  })
  useEffect(() => takeErrands((errand) => obey(errand)), [])
  const buttons = (
    <>
      <Button
        look="primary"
        icon={<FileUp className="size-4" aria-hidden />}
        busy={upload.state.kind === 'processing'}
        onClick={choose}
      >
        {t('dashboard.upload.button')}
      </Button>
      <Button
        icon={<FilePlus2 className="size-4" aria-hidden />}
        busy={create.isPending}
        onClick={startFromTemplate}
      >
        {t('dashboard.create')}
      </Button>
    </>
  )

  return (
    <div
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        receive(event.dataTransfer.files[0])
      }}
    >
      <Page title={t('dashboard.title')} actions={isEmpty ? null : buttons}>
        <input
          ref={fileInput}
          type="file"
          accept=".pdf,application/pdf"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('dashboard.upload.field')}
          onChange={(event) => {
            receive(event.target.files?.[0])
            event.target.value = '' // The same file may be chosen again after a refusal.
          }}
        />
        <div className="mb-6">
          <Segments
            name={t('dashboard.views')}
            value={view}
            onChange={setView}
            options={[
              { value: 'resumes', label: t('dashboard.viewResumes') },
              { value: 'jobs', label: t('dashboard.viewJobs') },
            ]}
          />
        </div>
        <UploadStatus state={upload.state} onDismiss={upload.dismiss} onChoose={choose} />
        {view === 'resumes' ? (
          <ResumeList highlightedId={highlightedId} onNew={highlight} firstSteps={buttons} />
        ) : (
          <Suspense>
            <JobSearch place="dashboard" />
          </Suspense>
        )}
      </Page>
    </div>
  )
}

/** A newly added resume is marked for 300 ms (specification §2). */
function useHighlight(): [string | null, (id: string) => void] {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    const timer = setTimeout(() => setId(null), rhythms.newResumeHighlight)
    return () => clearTimeout(timer)
  }, [id])
  return [id, setId]
}
