/**
 * The resumes in all their states: loading, failed, empty, some, very many; as a list of cards or,
 * where the person likes it better, as a board by application status.
 */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { FilePlus2 } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { resumesQuery } from '../../api/queries.ts'
import { NotLoaded } from '../../frame/not-loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useGrowing } from '../../ui/use-growing.ts'
import { ResumeCard } from './resume-card.tsx'
import { ResumeRow, RowsHead } from './resume-row.tsx'
import type { Layout } from './use-layout.ts'
import { late } from '../../frame/late.tsx'

const Board = late(async () => (await import('./board.tsx')).Board)

type Shown = { highlightedId: string | null; onNew: (id: string) => void }

/** Each on a line of its own. */
type Dense = { isDense: boolean }

/** Cards drawn at first, and each time the end of the list comes near. */
const cardsAtATime = 40

export function ResumeList({
  shown,
  layout,
  highlightedId,
  onNew,
  firstSteps,
}: Shown & {
  /** Those that answer to the filter, in order. */
  shown: readonly Resume[]
  layout: Layout
  /** What an empty list offers. */
  firstSteps: ReactNode
}) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery(resumesQuery)

  if (isPending) return <Shapes name={t('app.loading')} />
  if (!data) return <NotLoaded error={error} onAgain={() => void refetch()} />
  if (data.length === 0 && firstSteps === null) return null
  if (data.length === 0)
    return (
      <EmptyState icon={<FilePlus2 />} title={t('dashboard.empty.title')} actions={firstSteps}>
        <p>{t('dashboard.empty.text')}</p>
      </EmptyState>
    )
  if (shown.length === 0)
    return <p className="py-16 text-center text-ink-soft">{t('dashboard.none')}</p>
  if (layout === 'board') return <Board resumes={shown} highlightedId={highlightedId} />
  return (
    <Cards
      resumes={shown}
      isDense={layout === 'rows'}
      highlightedId={highlightedId}
      onNew={onNew}
    />
  )
}

function Cards({ resumes, ...card }: Shown & Dense & { resumes: readonly Resume[] }) {
  const { t } = useTranslation()
  const [drawn, end] = useGrowing(resumes.length, cardsAtATime)
  const inSight = resumes.slice(0, drawn)
  const bases = inSight.filter((resume) => resume.is_base)
  const others = inSight.filter((resume) => !resume.is_base)
  const areBoth = bases.length > 0 && others.length > 0
  return (
    <>
      {bases.length > 0 && (
        <Group name={t('dashboard.groups.bases')} isNamed={areBoth} resumes={bases} {...card} />
      )}
      {others.length > 0 && (
        <Group
          name={areBoth ? t('dashboard.groups.applications') : t('dashboard.viewResumes')}
          isNamed={areBoth}
          resumes={others}
          {...card}
        />
      )}
      {drawn < resumes.length && <div key={drawn} ref={end} aria-hidden className="h-40" />}
    </>
  )
}

/** Cards beside each other, as high as each other; one that is edited leaves the rest as high as they are. */
function Group({
  name,
  isNamed,
  resumes,
  isDense,
  highlightedId,
  onNew,
}: Shown & Dense & { name: string; isNamed: boolean; resumes: readonly Resume[] }) {
  return (
    <section className="mb-8" data-named={isNamed || undefined}>
      <h2 className={isNamed ? 'mb-3 text-small font-semibold text-ink-soft' : 'sr-only'}>
        {name}
      </h2>
      {isDense ? (
        <div className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
          {resumes.some((resume) => !resume.is_base) && <RowsHead />}
          <ul className="divide-y divide-line">
            {resumes.map((resume) => (
              <li key={resume.id}>
                <ResumeRow
                  resume={resume}
                  highlighted={resume.id === highlightedId}
                  onNew={onNew}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 has-[form]:items-start lg:grid-cols-2">
          {resumes.map((resume) => (
            <li key={resume.id} className="list-item-calm grid min-w-0">
              <ResumeCard resume={resume} highlighted={resume.id === highlightedId} onNew={onNew} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Shapes({ name }: { name: string }) {
  return (
    <output aria-label={name} className="grid gap-4 lg:grid-cols-2">
      {[0, 1, 2, 3].map((n) => (
        <div
          key={n}
          className="grid animate-pulse grid-cols-[auto_1fr] max-sm:grid-cols-[1fr_auto] gap-4 rounded-lg border border-line bg-surface p-4 motion-reduce:animate-none max-sm:gap-3 max-sm:p-3"
        >
          <div className="aspect-[210/297] w-12 rounded-[2px] bg-sunken max-sm:order-last sm:w-22" />
          <div className="flex flex-col gap-2 *:rounded-sm *:bg-sunken">
            <div className="h-5 w-3/5" />
            <div className="h-4 w-2/5" />
            <div className="mt-auto h-8 w-4/5" />
          </div>
        </div>
      ))}
    </output>
  )
}
