/** My Resumes: the list and, beside it, the search for jobs; uploading and creating above both. */
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { takeErrands, type Errand } from '../../frame/errand.ts'
import { Page } from '../../frame/page.tsx'
import { Segments } from '../../ui/segments.tsx'
import { doorFor, doorThrough, isMail, type Door } from './doors.ts'
import { FileField } from './file-field.tsx'
import { ListFoot, type FootDialog } from './list-foot.tsx'
import { ListTools } from './list-tools.tsx'
import { ResumeList } from './resume-list.tsx'
import { useCreate } from './use-create.ts'
import { useHighlight } from './use-highlight.ts'
import { useLayout } from './use-layout.ts'
import { useMail } from './use-mail.tsx'
import { useScans } from './use-scans.ts'
import { useShown } from './use-shown.ts'
import { useUpload } from './use-upload.ts'
import { FirstSteps, WaysInTheHead } from './ways-to-begin.tsx'
import { late } from '../../frame/late.tsx'

const JobSearch = late(async () => (await import('../job-search/job-search.tsx')).JobSearch)

const UploadStatus = late(async () => (await import('./upload-status.tsx')).UploadStatus)

const Scans = late(async () => (await import('./scans.tsx')).Scans)

type View = 'resumes' | 'jobs'

export function DashboardPage() {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('resumes')
  const mail = useMail()
  const [footDialog, setFootDialog] = useState<FootDialog | null>(null)
  const [layout, changeLayout] = useLayout()
  const [highlightedId, highlight] = useHighlight()
  const upload = useUpload(highlight)
  const scans = useScans(highlight)
  const uploadInput = useRef<HTMLInputElement>(null)
  const importInput = useRef<HTMLInputElement>(null)
  const create = useCreate(highlight)
  const { resumes, isPending: isListComing, shown, change, ...asked } = useShown(layout)
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
    create.start()
  }
  const obey = useEffectEvent((errand: Errand) => {
    if (errand.kind === 'upload') return receive(errand.file, doorFor(errand.file.name))
    if (errand.kind === 'create') return startFromTemplate()
    setView('resumes')
    if (errand.kind === 'layout') return changeLayout(errand.layout)
    if (errand.what === 'mail') return mail.open(null)
    return setFootDialog(errand.what)
  })
  useEffect(() => takeErrands((errand) => obey(errand)), [])
  const isUploading = upload.state.kind === 'processing'
  const ways = {
    isUploading,
    isCreating: create.isPending,
    onChoose: choose,
    onCreate: startFromTemplate,
  }

  return (
    <div
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        if (isMail(file.name)) mail.open(file)
        else receive(file, doorFor(file.name))
      }}
    >
      <Page
        title={t('dashboard.title')}
        actions={isEmpty ? null : <WaysInTheHead {...ways} isComing={isListComing} />}
      >
        <FileField ref={uploadInput} door="upload" onFile={receive} />
        <FileField ref={importInput} door="import" onFile={receive} />
        <div
          // The board has the room of the whole window, also while it is fetched.
          data-wide={(view === 'resumes' && layout === 'board') || undefined}
          className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-3"
        >
          <Segments
            name={t('dashboard.views')}
            look="line"
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
              view={{ ...asked, layout }}
              onChange={(next) => {
                change(next)
                if (next.layout) changeLayout(next.layout)
              }}
            />
          )}
        </div>
        {upload.state.kind !== 'idle' && (
          <Suspense>
            <UploadStatus
              state={upload.state}
              onDismiss={upload.dismiss}
              onChoose={choose}
              onAgain={upload.start}
            />
          </Suspense>
        )}
        {scans.length > 0 && (
          <Suspense>
            <Scans scans={scans} />
          </Suspense>
        )}
        {mail.dialog}
        {view === 'resumes' ? (
          <Suspense>
            <ResumeList
              shown={shown}
              layout={layout}
              highlightedId={highlightedId}
              onNew={highlight}
              // While the first resume is being read the list is not called empty.
              firstSteps={isUploading ? null : <FirstSteps {...ways} />}
            />
            {!isListComing && (
              <ListFoot
                isEmpty={isEmpty}
                open={footDialog}
                onOpen={setFootDialog}
                onMail={() => mail.open(null)}
              />
            )}
          </Suspense>
        ) : (
          <Suspense>
            <JobSearch place="dashboard" />
          </Suspense>
        )}
      </Page>
    </div>
  )
}
