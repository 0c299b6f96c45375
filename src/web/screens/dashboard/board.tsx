/**
 * The resumes by application status: seven columns between which cards are dragged, moved with
 * Alt and an arrow, or, with a thumb, sent by the card's own choice. All three are the same call as
 * the status of the list. Long columns show their first cards and offer the rest.
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { JobStatus } from '#domain/account/status.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { BoardCard, cardLinkId, draggedId, isCardDrag } from './board-card.tsx'
import { cardBeside, columnsOf, isArrow, neighbour, type Column } from './board-places.ts'
import { headingOf } from './order.ts'
import { useStatus, type Move } from './use-status.ts'

/** Cards a column shows at first, and each time more are asked for. */
const cardsAtATime = 25

export function Board({
  resumes,
  highlightedId,
}: {
  resumes: readonly Resume[]
  highlightedId: string | null
}) {
  const { t } = useTranslation()
  const status = useStatus()
  const keysId = useId()
  const [said, setSaid] = useState('')
  const followed = useRef<Move | null>(null)
  const columns = columnsOf(resumes)

  // A moved card is drawn anew in its column: the keyboard goes with it.
  useEffect(() => {
    const arrived = resumes.find((resume) => resume.id === followed.current?.resume.id)
    if (!arrived || arrived.job_status !== followed.current?.status) return
    document.getElementById(cardLinkId(arrived.id))?.focus()
    followed.current = null
  })

  const move = (resume: Resume | undefined, to: JobStatus | null) => {
    if (!resume || to === null || resume.job_status === to) return
    status.mutate({ resume, status: to })
    const name = headingOf(resume) || t('dashboard.card.untitled')
    setSaid(`${name}: ${t(`status.${to}`)}`)
  }
  const heard = (event: KeyboardEvent, resume: Resume) => {
    if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!event.altKey) {
      const next = cardBeside(columns, resume.id, event.key)
      if (next !== null) document.getElementById(cardLinkId(next))?.focus()
      return
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return
    const to = neighbour(resume.job_status, event.key === 'ArrowLeft' ? -1 : 1)
    if (to !== null) followed.current = { resume, status: to }
    move(resume, to)
  }

  return (
    <>
      <p id={keysId} className="mb-3 hidden text-caption text-ink-faint md:block">
        {t('dashboard.board.keys')}
      </p>
      <output className="sr-only">{said}</output>
      <section
        aria-label={t('dashboard.board.name')}
        aria-describedby={keysId}
        className="-mx-4 flex snap-x scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8"
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            onDrop={(id) =>
              move(
                resumes.find((resume) => resume.id === id),
                column.status,
              )
            }
          >
            {(resume) => (
              <BoardCard
                resume={resume}
                highlighted={resume.id === highlightedId}
                onKeyDown={(event) => heard(event, resume)}
                onStatus={(to) => move(resume, to)}
              />
            )}
          </BoardColumn>
        ))}
      </section>
    </>
  )
}

function BoardColumn({
  column: { status, resumes },
  onDrop,
  children,
}: {
  column: Column
  onDrop: (resumeId: string) => void
  children: (resume: Resume) => React.ReactNode
}) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const [shown, setShown] = useState(cardsAtATime)
  const headingId = useId()
  const rest = resumes.length - shown
  return (
    // Dragging is one of three ways; the others are keys and the card's own choice.
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
        'flex min-h-40 w-60 shrink-0 snap-start flex-col rounded-lg border p-2 transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-transparent bg-sunken',
      )}
    >
      <h2
        id={headingId}
        className="flex justify-between gap-2 px-1.5 pt-1 pb-2 text-small font-medium"
      >
        {t(`status.${status}`)}
        <span className="tabular font-normal text-ink-soft">{resumes.length}</span>
      </h2>
      {resumes.length === 0 ? (
        <p className="px-1.5 text-small text-ink-soft">{t('dashboard.board.none')}</p>
      ) : (
        <ul className="grid gap-2">
          {resumes.slice(0, shown).map((resume) => (
            <li key={resume.id} className="min-w-0">
              {children(resume)}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          onClick={() => setShown(shown + cardsAtATime)}
        >
          {t('dashboard.board.more', { count: Math.min(rest, cardsAtATime) })}
        </Button>
      )}
    </section>
  )
}
