/** My Resumes: the list and, beside it, the search for jobs; uploading and creating above both. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileInput, FilePlus2, FileUp } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { callApi } from '../../api/client.ts'
import { onceFor } from '../../api/once-for.ts'
import { rememberResume, resumesQuery } from '../../api/queries.ts'
import { takeErrands, type Errand } from '../../frame/errand.ts'
import { Page } from '../../frame/page.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { rhythms } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { Segments } from '../../ui/segments.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { accepted, doorFor, doorThrough, type Door } from './doors.ts'
import { ListTools } from './list-tools.tsx'
import { answersTo, inOrder } from './order.ts'
import { ResumeList } from './resume-list.tsx'
import { TrashButton } from './trash-button.tsx'
import { UploadStatus } from './upload-status.tsx'
import { useLayout } from './use-layout.ts'
import { useScans } from './use-scans.ts'
import { useUpload } from './use-upload.ts'
import { late } from '../../frame/late.tsx'

const JobSearch = late(async () => (await import('../job-search/job-search.tsx')).JobSearch)

const Scans = late(async () => (await import('./scans.tsx')).Scans)

type View = 'resumes' | 'jobs'

export function DashboardPage() {
  const { t } = useTranslation()
  const tell = useTell()
  const [view, setView] = useState<View>('resumes')
  const [words, setWords] = useState('')
  const [layout, changeLayout] = useLayout()
  const [highlightedId, highlight] = useHighlight()
  const upload = useUpload(highlight)
  const scans = useScans(highlight)
  const uploadInput = useRef<HTMLInputElement>(null)
  const importInput = useRef<HTMLInputElement>(null)
  const create = useMutation({
    mutationFn: () =>
      onceFor('template', (idempotencyKey) => callApi('createFromTemplate', { idempotencyKey })),
    onSuccess: (resume) => {
      rememberResume(resume)
      highlight(resume.id)
    },
    onError: (error) => tell.failure('template', error),
  })
  const { data: resumes, isPending: isListComing } = useQuery(resumesQuery)
  const wanted = useDeferredValue(words).trim()
  const shown = inOrder(resumes ?? []).filter((one) => wanted === '' || answersTo(one, wanted))
  // An empty list offers the same buttons in its middle.
  const isEmpty = resumes?.length === 0 && view === 'resumes'
  const choose = (door: Door) => (door === 'upload' ? uploadInput : importInput).current?.click()
  const receive = (file: File | undefined, door: Door) => {
    if (!file || upload.state.kind === 'processing') return
    setView('resumes')
    upload.start({ file, door: doorThrough(door, file.name) })
  }
  const startFromTemplate = () => {
    setView('resumes')
    if (!create.isPending) create.mutate()
  }
  const obey = useEffectEvent((errand: Errand) => {
    if (errand.kind === 'upload') return receive(errand.file, doorFor(errand.file.name))
    if (errand.kind === 'create') return startFromTemplate()
    setView('resumes')
    return changeLayout(errand.layout)
  })
  useEffect(() => takeErrands((errand) => obey(errand)), [])
  const buttons = (
    <>
      <Button
        look="primary"
        icon={<FileUp className="size-4" aria-hidden />}
        busy={upload.state.kind === 'processing'}
        onClick={() => choose('upload')}
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
  const firstSteps = (
    <>
      {buttons}
      <p className="mt-3 w-full text-small text-ink-soft">
        {t('dashboard.import.hint')}{' '}
        <button
          type="button"
          onClick={() => choose('import')}
          className="rounded-sm font-medium text-ink underline decoration-accent underline-offset-4"
        >
          {t('dashboard.import.button')}
        </button>
      </p>
    </>
  )

  return (
    <div
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        receive(file, doorFor(file.name))
      }}
    >
      <Page
        title={t('dashboard.title')}
        actions={
          isEmpty ? null : (
            // Until it is known where they belong, nobody may reach for what is about to move.
            <div className={join('contents *:grow sm:*:grow-0', isListComing && 'invisible')}>
              {buttons}
              <Tooltip text={t('dashboard.import.name')}>
                <Button
                  look="quiet"
                  className="px-2.5"
                  aria-label={`${t('dashboard.import.short')}: ${t('dashboard.import.name')}`}
                  icon={<FileInput className="size-4" aria-hidden />}
                  onClick={() => choose('import')}
                >
                  {t('dashboard.import.short')}
                </Button>
              </Tooltip>
            </div>
          )
        }
      >
        <FileField ref={uploadInput} door="upload" onFile={receive} />
        <FileField ref={importInput} door="import" onFile={receive} />
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Segments
            name={t('dashboard.views')}
            value={view}
            onChange={setView}
            options={[
              { value: 'resumes', label: t('dashboard.viewResumes') },
              { value: 'jobs', label: t('dashboard.viewJobs') },
            ]}
          />
          {view === 'resumes' && resumes && !isEmpty && (
            <ListTools
              total={resumes.length}
              shown={shown.length}
              view={{ words, layout }}
              onChange={(change) => {
                if (change.words !== undefined) setWords(change.words)
                if (change.layout) changeLayout(change.layout)
              }}
            />
          )}
        </div>
        <UploadStatus
          state={upload.state}
          onDismiss={upload.dismiss}
          onChoose={choose}
          onAgain={upload.start}
        />
        {scans.length > 0 && (
          <Suspense>
            <Scans scans={scans} />
          </Suspense>
        )}
        {view === 'resumes' ? (
          <>
            <ResumeList
              shown={shown}
              layout={layout}
              highlightedId={highlightedId}
              onNew={highlight}
              // While the first resume is being read the list is not called empty.
              firstSteps={upload.state.kind === 'processing' ? null : firstSteps}
            />
            <TrashButton />
          </>
        ) : (
          <Suspense>
            <JobSearch place="dashboard" />
          </Suspense>
        )}
      </Page>
    </div>
  )
}

function FileField({
  ref,
  door,
  onFile,
}: {
  ref: React.RefObject<HTMLInputElement | null>
  door: Door
  onFile: (file: File | undefined, door: Door) => void
}) {
  const { t } = useTranslation()
  return (
    <input
      ref={ref}
      type="file"
      accept={accepted[door]}
      hidden
      aria-label={t(door === 'upload' ? 'dashboard.upload.field' : 'dashboard.import.field')}
      onChange={(event) => {
        onFile(event.target.files?.[0], door)
        event.target.value = '' // The same file may be chosen again after a refusal.
      }}
    />
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
