/**
 * Lines of the file that found no place. Each goes where it stands in the file by one key, into any other
 * section by one, and away by one; the focus goes on to the next. What is in the resume is no longer listed.
 */
import type { KeyboardEvent } from 'react'
import { useRef } from 'react'

import { toPlainText } from '#domain/exchange/plain-text.ts'
import type { LineKind, LinePlace } from '#domain/reading/place-line.ts'
import { placeOfLine, withLine } from '#domain/reading/place-line.ts'
import type { SeenFile } from '#domain/reading/seen-file.ts'
import { editableOf } from '#domain/resume/edit.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { Copy } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../use-draft.ts'
import { kindAt } from './kind-keys.ts'
import { LeftLine } from './left-line.tsx'

const nowhere = { pages: [], sections: [] }

export function LeftLines({
  resume,
  seen,
  lines,
  onAt,
  onLeave,
  onSettled,
}: {
  resume: Resume
  seen: SeenFile | null
  lines: readonly string[]
  /** The line that has the focus, or is pointed at. */
  onAt: (line: string | null) => void
  /** Before the row that has the focus is done with. */
  onLeave: () => void
  onSettled: (lines: string[]) => void
}) {
  const { t } = useTranslation()
  const draft = useDraft()
  const list = useRef<HTMLUListElement>(null)
  const placed = lines.map((line) => ({ line, place: placeOfLine(line, seen ?? nowhere, resume) }))

  const said = toPlainText(resume, resume.resume_language)

  const put = (all: readonly { line: string; place: LinePlace }[]) => {
    const now = draft.state().resume
    const next = all.reduce((whole, { line, place }) => withLine(whole, line, place), now)
    draft.apply({ kind: 'replace', value: editableOf(next) })
  }
  const putAt = (index: number, kind: LineKind) => {
    const one = placed[index]
    if (one === undefined) return
    onLeave()
    put([{ ...one, place: { ...one.place, kind } }])
  }
  const drop = (index: number) => {
    onLeave()
    onSettled(lines.slice(index, index + 1))
  }
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const isChoosing = event.target instanceof HTMLSelectElement
    if (isChoosing || event.ctrlKey || event.metaKey || event.altKey) return
    const rows = [...(list.current?.children ?? [])]
    const index = rows.findIndex(
      (row) => event.target instanceof Node && row.contains(event.target),
    )
    const kind = kindAt(event.key)
    const to = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (kind !== null) putAt(index, kind)
    else if (event.key === 'Delete' || event.key === 'Backspace') drop(index)
    else if (to !== 0) rows[index + to]?.querySelector<HTMLElement>('[data-first]')?.focus()
    else return
    event.preventDefault()
  }

  return (
    <section className="group grid gap-1">
      <h2 className="font-medium">{t('resume.reading.left')}</h2>
      <p className="text-ink-soft">{t('resume.reading.leftText')}</p>
      {/* The keys are of the buttons within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className="grid gap-1" onKeyDown={press}>
        {placed.map(({ line, place }, i) => (
          <LeftLine
            key={line}
            line={line}
            place={place}
            resume={resume}
            said={said}
            onAt={onAt}
            onKind={(kind) => putAt(i, kind)}
            onDrop={() => drop(i)}
          />
        ))}
      </ul>
      {/* Told to those who go by keys, below what they go through. */}
      <p className="hidden text-caption text-ink-soft group-has-focus-visible:block">
        {t('resume.reading.leftKeys')}
      </p>
      {lines.length > 1 && (
        <div className="flex flex-wrap gap-1">
          <Button size="small" onClick={() => put(placed)}>
            {t('resume.reading.placeAll')}
          </Button>
          <Button size="small" look="quiet" onClick={() => onSettled([...lines])}>
            {t('resume.reading.settledAll')}
          </Button>
          {typeof navigator.clipboard === 'object' && (
            <Button
              size="small"
              look="quiet"
              icon={<Copy aria-hidden className="size-4" />}
              onClick={() => void navigator.clipboard.writeText(lines.join('\n'))}
            >
              {t('resume.reading.copy')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
