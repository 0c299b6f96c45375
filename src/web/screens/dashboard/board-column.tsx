/** One status of the board. Empty, it is a strip with its name upright that still takes what is dropped on it. */
import { useId, useState, type ReactNode } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { draggedId, isCardDrag } from './board-card.tsx'
import type { Column } from './board-places.ts'

export function BoardColumn({
  column: { status, resumes },
  isNamedAbove,
  shown,
  step,
  onMore,
  onDrop,
  children,
}: {
  column: Column
  /** The choice of the column says its status. */
  isNamedAbove: boolean
  /** How many cards are drawn, and how many more each time they are asked for. */
  shown: number
  step: number
  onMore: () => void
  onDrop: (resumeId: string) => void
  children: (resume: Resume) => ReactNode
}) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const headingId = useId()
  const isEmpty = resumes.length === 0
  const rest = resumes.length - shown
  return (
    // Dragging is one of three ways; the others are keys and the card's own menu.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={headingId}
      onDragOver={(event) => {
        if (!isCardDrag(event.dataTransfer)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        setIsOver(false)
        const id = draggedId(event.dataTransfer)
        if (id === null) return
        event.preventDefault()
        onDrop(id)
      }}
      className={join(
        'relative flex min-h-64 snap-start flex-col rounded-lg border p-2 transition-colors',
        isEmpty && !isNamedAbove
          ? 'w-10 shrink-0'
          : 'min-w-44 flex-[1_0_15rem] sm:max-w-80 sm:basis-0 xl:min-w-38',
        isOver ? 'border-accent bg-accent-soft' : 'border-transparent bg-sunken',
      )}
    >
      <h2
        id={headingId}
        className={
          isNamedAbove
            ? 'sr-only'
            : join(
                'flex gap-2 text-small font-medium',
                isEmpty
                  ? 'self-center py-1.5 text-ink-soft [writing-mode:vertical-rl]'
                  : 'justify-between px-1.5 pt-1 pb-2',
              )
        }
      >
        <span className="min-w-0 truncate" title={t(`status.${status}`)}>
          {t(`status.${status}`)}
        </span>
        <span className="tabular font-normal text-ink-soft [writing-mode:horizontal-tb]">
          {resumes.length}
        </span>
      </h2>
      {!isEmpty && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {resumes.slice(0, shown).map((resume) => (
            <li key={resume.id}>{children(resume)}</li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button look="quiet" size="small" className="mt-2" onClick={onMore}>
          {t('dashboard.board.more', { count: Math.min(rest, step) })}
        </Button>
      )}
    </section>
  )
}
