/**
 * The resumes in all their states: loading, failed, empty, some, very many; as a list of cards or,
 * where the person likes it better, as a board by application status.
 */
import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { resumesQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segments } from '../../ui/segments.tsx'
import { answersTo, inOrder } from './order.ts'
import { ResumeCard } from './resume-card.tsx'
import { useLayout } from './use-layout.ts'

const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }))

/** From this many on, a filter stands above the list. */
const manyResumes = 9

export function ResumeList({
  highlightedId,
  onNew,
  firstSteps,
}: {
  highlightedId: string | null
  onNew: (id: string) => void
  /** The buttons that an empty list offers. */
  firstSteps: ReactNode
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const { data, error, isPending, refetch } = useQuery(resumesQuery)
  const [words, setWords] = useState('')
  const [layout, changeLayout] = useLayout()
  const wanted = useDeferredValue(words).trim()

  if (isPending) return <Shapes name={t('app.loading')} />
  if (!data)
    return (
      <Notice
        kind="bad"
        title={t('failures.load')}
        actions={
          <Button size="small" onClick={() => void refetch()}>
            {t('app.tryAgain')}
          </Button>
        }
      >
        {tell.reason(error)}
      </Notice>
    )
  if (data.length === 0)
    return (
      <EmptyState icon={<FilePlus2 />} title={t('dashboard.empty.title')} actions={firstSteps}>
        <p>{t('dashboard.empty.text')}</p>
      </EmptyState>
    )

  const shown = inOrder(data).filter((resume) => wanted === '' || answersTo(resume, wanted))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {data.length >= manyResumes && (
          <>
            <div className="w-full sm:w-80">
              <TextField
                type="search"
                label={t('dashboard.filter')}
                hideLabel
                placeholder={t('dashboard.filter')}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </div>
            <output className="tabular text-small text-ink-soft">
              {t('dashboard.count', { count: shown.length })}
            </output>
          </>
        )}
        <div className="ml-auto">
          <Segments
            name={t('dashboard.layout.name')}
            value={layout}
            onChange={changeLayout}
            options={[
              { value: 'list', label: t('dashboard.layout.list') },
              { value: 'board', label: t('dashboard.layout.board') },
            ]}
          />
        </div>
      </div>
      {shown.length === 0 && (
        <p className="py-10 text-center text-ink-soft">{t('dashboard.none')}</p>
      )}
      {layout === 'board' ? (
        <Suspense>
          <Board resumes={shown} highlightedId={highlightedId} />
        </Suspense>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {shown.map((resume) => (
            <li key={resume.id} className="list-item-calm grid min-w-0">
              <ResumeCard resume={resume} highlighted={resume.id === highlightedId} onNew={onNew} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Shapes({ name }: { name: string }) {
  return (
    <output aria-label={name} className="grid gap-4 lg:grid-cols-2">
      {[0, 1, 2, 3].map((n) => (
        <div key={n} className="h-36 animate-pulse rounded-lg border border-line bg-surface" />
      ))}
    </output>
  )
}
