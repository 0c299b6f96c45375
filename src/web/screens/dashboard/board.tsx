/**
 * The resumes by application status: seven columns between which cards are dragged, moved with
 * Alt and an arrow, or, with a thumb, sent by the card's own menu. All three are the same call as
 * the status of the list. Long columns show their first cards and offer the rest; the keyboard goes
 * on into what was not shown yet.
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import type { JobStatus } from '#domain/resume/status.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { BoardCard, cardPartId, type CardPart } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { cardBeside, columnsOf, isArrow, neighbour } from './board-places.ts'
import { Segments } from '../../ui/segments.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { headingOf } from './order.ts'
import { useStatus } from './use-status.ts'

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
  const [asked, setAsked] = useState<Partial<Record<JobStatus, number>>>({})
  const followed = useRef<{ id: string; status: JobStatus; part: CardPart } | null>(null)
  const columns = columnsOf(resumes)
  const isPhone = useMedia('(max-width: 39.99rem)')
  const [chosen, setChosen] = useState<JobStatus | null>(null)
  const current = chosen ?? columns.find((column) => column.resumes.length > 0)?.status ?? 'created'
  const inSight = isPhone ? columns.filter(({ status: one }) => one === current) : columns

  // A moved card is drawn anew in its column, another may not be drawn yet: the keyboard follows.
  useEffect(() => {
    const wanted = followed.current
    if (!wanted) return
    const arrived = resumes.find((resume) => resume.id === wanted.id)?.job_status === wanted.status
    if (!arrived) return
    document.getElementById(cardPartId(wanted.part, wanted.id))?.focus()
    followed.current = null
  })

  /** Gives the keyboard to a card of a column, which shows as many cards as that takes. */
  const follow = ({ id }: Resume, to: JobStatus, part: CardPart = 'link') => {
    followed.current = { id, status: to, part }
    const there = resumes.filter((one) => one.id === id || one.job_status === to)
    const reached = there.findIndex((one) => one.id === id) + 1
    const steps = Math.ceil(reached / cardsAtATime)
    setAsked({ ...asked, [to]: Math.max(asked[to] ?? 0, steps * cardsAtATime) })
  }
  const move = (resume: Resume | undefined, to: JobStatus, part?: CardPart) => {
    if (!resume || resume.job_status === to) return
    if (part) follow(resume, to, part)
    const name = headingOf(resume) || t('dashboard.card.untitled')
    setSaid(t('dashboard.board.moved', { name, status: t(`status.${to}`) }))
    const onError = () => {
      if (part) follow(resume, resume.job_status, part)
      setSaid('')
    }
    status.mutate({ resume, status: to }, { onError })
  }
  const heard = (event: KeyboardEvent, resume: Resume) => {
    if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!event.altKey) {
      const id = cardBeside(columns, resume.id, event.key)
      const next = resumes.find((one) => one.id === id)
      if (next) follow(next, next.job_status)
      return
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return
    const to = neighbour(resume.job_status, event.key === 'ArrowLeft' ? -1 : 1)
    if (to !== null) move(resume, to, 'link')
  }

  return (
    <>
      {/* Seen in the sheet of keys. */}
      <p id={keysId} className="sr-only">
        {t('dashboard.board.keys')}
      </p>
      <output className="sr-only">{said}</output>
      {isPhone && (
        <div className="fade-sideways -mx-4 mb-3 overflow-x-auto px-4">
          <Segments
            name={t('status.label')}
            value={current}
            options={columns.map(({ status: value, resumes: all }) => ({
              value,
              label: `${t(`status.${value}`)} ${all.length}`,
            }))}
            onChange={setChosen}
          />
        </div>
      )}
      <section
        aria-label={t('dashboard.board.name')}
        aria-describedby={keysId}
        className="fade-sideways -mx-4 flex [scroll-snap-type:x_proximity] scroll-px-4 gap-2 overflow-x-auto px-4 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8"
      >
        {inSight.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            isNamedAbove={isPhone}
            step={cardsAtATime}
            shown={asked[column.status] ?? cardsAtATime}
            onMore={() => {
              // The button may be gone then: the keyboard goes on with the first card it brought.
              const first = column.resumes[asked[column.status] ?? cardsAtATime]
              if (first) follow(first, column.status)
            }}
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
                onStatus={(to) => move(resume, to, 'status')}
              />
            )}
          </BoardColumn>
        ))}
      </section>
    </>
  )
}
