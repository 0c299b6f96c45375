/**
 * The desk of an import: one thing of the file at a time with what can be done about it, and its place on
 * the page of the file. What is done with gives way to the next; the last one gives way to a word of it.
 */
import { useMutation } from '@tanstack/react-query'
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useMemo, useRef } from 'react'

import type { CheckedReading, ReadingAnswer } from '#contract/readings.ts'
import type { Doubt } from '#domain/reading/doubts.ts'
import { toPlainText } from '#domain/exchange/plain-text.ts'
import { isOfFileItself } from '#domain/reading/file-itself.ts'
import { leftWords } from '#domain/reading/left-words.ts'
import type { LineKind } from '#domain/reading/place-line.ts'
import { placeOfLine, somewhereIn, withLine } from '#domain/reading/place-line.ts'
import { readAlike } from '#domain/reading/read-alike.ts'
import { withSuggestions } from '#domain/reading/suggested.ts'
import type { SeenFile } from '#domain/reading/seen-file.ts'
import type { EditorMove } from '#domain/resume/edit.ts'
import { editableOf } from '#domain/resume/edit.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { ListChecks } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { callApi } from '../../../api/client.ts'
import { queryClient, readingQuery } from '../../../api/queries.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../use-draft.ts'
import { DeskDone } from './desk-done.tsx'
import { DeskHead } from './desk-head.tsx'
import { DoubtCard, fieldOf } from './doubt-card.tsx'
import { FileHeadings } from './file-headings.tsx'
import { FilePages } from './file-pages.tsx'
import { fileSeen } from './file-seen.ts'
import { kindAt } from './kind-keys.ts'
import { LineCard } from './line-card.tsx'
import type { Preview } from './preview.ts'
import { useOnSheet } from './preview.ts'
import { useAside } from './use-aside.ts'
import { useAtHand } from './use-at-hand.ts'
import type { useHalfTyped } from './use-half-typed.ts'
import './reading.css'

const nowhere = { pages: [], sections: [] }

const linesIn = (seen: SeenFile | null): number =>
  (seen?.sections ?? []).reduce((sum, { lines }) => sum + lines.length, 0)

/** The field of the doubt at hand that is empty, or else its first. */
function firstToFill(desk: HTMLElement | null): HTMLTextAreaElement | undefined {
  const fields = desk?.querySelectorAll<HTMLTextAreaElement>('.reading-fields textarea') ?? []
  return [...fields].find(({ value }) => value === '') ?? fields[0]
}

export function Desk({
  resume,
  reading,
  table,
  halfTyped,
  onPreview,
  onShow,
  onClose,
  ...left
}: {
  resume: Resume
  reading: ReadingAnswer
  doubts: readonly Doubt[]
  lines: readonly string[]
  table: RefObject<HTMLElement | null>
  halfTyped: ReturnType<typeof useHalfTyped>
  /** The sheet is to be seen as it would become. */
  onPreview: (preview: Preview | null) => void
  onShow: (path: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const draft = useDraft()
  const desk = useRef<HTMLElement>(null)
  const seen = useMemo(() => reading.seen && fileSeen(reading.seen), [reading.seen])
  const aside = useAside(resume.id)
  const lines = left.lines.filter((text) => !aside.has(text))
  const doubts = left.doubts.filter(({ readAs }) => !aside.has(readAs))
  const keys = [...lines, ...doubts.map(({ readAs }) => readAs)]
  const { key, index, most, goTo, leave } = useAtHand(desk, keys)
  const line = lines[index]
  const open = doubts[index - lines.length]
  const doubt = open && withSuggestions(open, resume, resume.resume_language)
  const placeOf = (text: string) =>
    isOfFileItself(text, seen ?? nowhere, resume)
      ? null
      : placeOfLine(text, seen ?? nowhere, resume)
  const place = line === undefined ? null : placeOf(line)
  const isOffered = halfTyped.offer !== false
  useEffect(() => {
    // What was offered goes with the button that had the focus.
    if (!isOffered && document.activeElement === document.body)
      desk.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [isOffered])
  useOnSheet(table, resume, doubt?.path ?? null, line, place, onPreview)

  const sayKinds = useMutation({
    mutationFn: (kinds: CheckedReading['kinds']) =>
      callApi('checkReading', { params: { id: resume.id }, body: { kinds } }),
    onSuccess: (rest) => queryClient.setQueryData(readingQuery(resume.id).queryKey, rest),
    onError: (error) => tell.failure('save', error),
  })
  const justPut = useRef<readonly string[]>([])
  const put = (all: readonly string[], kind?: LineKind, settled: readonly string[] = []) => {
    const now = draft.state().resume
    // What was put by the press before is still listed until the resume is seen with it.
    const some = now === resume ? all : all.filter((text) => !justPut.current.includes(text))
    if (some.length + settled.length === 0) return
    justPut.current = some
    leave()
    aside.put({ settled, added: some.length, isEdit: some.length > 0 })
    const next = some.reduce((whole, text) => {
      const found = placeOfLine(text, seen ?? nowhere, whole)
      return withLine(
        whole,
        text,
        kind === undefined || kind === found.kind ? found : somewhereIn(kind),
      )
    }, now)
    if (next !== now) draft.apply({ kind: 'replace', value: editableOf(next) })
  }
  const drop = (settled: readonly string[]) => put([], undefined, settled)
  const check = () => {
    if (doubt === undefined) return
    leave()
    aside.put({ checked: [doubt.readAs] })
  }
  const fill = (moves: readonly EditorMove[]) => {
    leave()
    aside.put({ isEdit: true })
    draft.apply({ kind: 'several', moves })
  }
  const said = useMemo(() => toPlainText(resume, resume.resume_language), [resume])
  const doAll = () => {
    const ofFile = lines.filter((text) => placeOf(text) === null)
    put(
      lines.filter((text) => !ofFile.includes(text)),
      undefined,
      ofFile,
    )
  }
  const step = (by: number) => goTo(keys[(index + by + keys.length) % keys.length] ?? key)
  const undo = () => {
    leave()
    if (aside.undo()) draft.undo()
  }

  const press = (event: KeyboardEvent) => {
    const { target, key: pressed } = event
    if (target instanceof HTMLSelectElement || event.altKey) return
    if (target instanceof HTMLTextAreaElement) {
      if (pressed === 'Escape') desk.current?.querySelector<HTMLElement>('[data-first]')?.focus()
      return
    }
    if (event.ctrlKey || event.metaKey) {
      // Until something was done here, it is the sheet's own.
      if (pressed.toLowerCase() !== 'z' || event.shiftKey || !aside.canUndo) return
      undo()
      event.stopPropagation()
      event.preventDefault()
      return
    }
    // On a button it is the button's.
    const isEnter = pressed === 'Enter' && !(target instanceof HTMLButtonElement)
    const kind = kindAt(pressed)
    if (pressed === 'ArrowDown' || pressed === 'ArrowUp') step(pressed === 'ArrowDown' ? 1 : -1)
    else if (doubt !== undefined) {
      const field = isEnter ? firstToFill(desk.current) : undefined
      if (field) {
        field.focus()
        field.select()
      } else if (isEnter) onShow(fieldOf(doubt))
      else {
        const answer = `[data-key="${CSS.escape(pressed.toLowerCase())}"]`
        const button = desk.current?.querySelector<HTMLElement>(answer)
        if (!button) return
        button.click()
      }
    } else if (line === undefined) return
    else if (pressed === 'Enter' && event.shiftKey) doAll()
    else if (isEnter && place !== null) put([line])
    else if (kind !== null) put([line], kind)
    else if (isEnter || pressed === 'Delete' || pressed === 'Backspace') drop([line])
    else return
    event.preventDefault()
  }

  const isDone = keys.length === 0
  const alike = readAlike(reading.confidence, resume)
  return (
    // The keys are of the buttons within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={desk}
      className="reading-desk"
      data-reading
      aria-label={t('resume.reading.title', { count: most })}
      onKeyDown={press}
    >
      <DeskHead
        done={most - keys.length}
        most={most}
        canUndo={aside.canUndo}
        atOnce={
          lines.length > 1
            ? [
                {
                  key: 'place',
                  label: `${t('resume.reading.placeAll', { count: lines.length })}  ⇧↵`,
                  onSelect: doAll,
                },
                {
                  key: 'settle',
                  label: t('resume.reading.settledAll', { count: lines.length }),
                  onSelect: () => drop(lines),
                },
              ]
            : []
        }
        onUndo={undo}
        onStep={step}
        onClose={onClose}
      />
      {halfTyped.offer}
      <div className="reading-card">
        {alike && (
          <output className="reading-alike">
            <Button
              size="small"
              icon={<ListChecks aria-hidden className="size-4" />}
              onClick={() => draft.apply(alike.move)}
            >
              {t('resume.reading.alike', { count: alike.others.length })}
            </Button>
          </output>
        )}
        {line !== undefined && (
          <LineCard
            key={line}
            line={line}
            words={leftWords(line, said)}
            place={place}
            resume={resume}
            onKind={(kind) => put([line], kind)}
            onDrop={() => drop([line])}
          />
        )}
        {doubt !== undefined && (
          <DoubtCard
            key={doubt.readAs}
            doubt={doubt}
            resume={resume}
            isSeen={Boolean(seen)}
            typed={halfTyped.answersTo(doubt)}
            onType={(answers) => halfTyped.type(doubt, answers)}
            onShow={onShow}
            onPut={fill}
            onRight={check}
          />
        )}
        {isDone && (
          <DeskDone
            resume={resume}
            count={most}
            added={aside.added}
            left={aside.left}
            unasked={linesIn(seen) - reading.unplaced.length}
            onShow={onShow}
            onBack={(text) => {
              leave()
              aside.putBack(text)
            }}
            onFinish={onClose}
            onAgain={
              aside.canLookAgain
                ? () => {
                    leave()
                    aside.clear()
                  }
                : null
            }
          />
        )}
      </div>
      {seen && (
        <FilePages
          seen={seen}
          resume={resume}
          left={lines}
          line={line ?? null}
          about={doubt?.path ?? null}
          table={table}
          onShow={onShow}
          onLine={(text) => goTo(text)}
        />
      )}
      {seen && (
        <FileHeadings
          seen={seen}
          onKind={(section, kind) => sayKinds.mutate([{ section, kind }])}
        />
      )}
    </section>
  )
}
