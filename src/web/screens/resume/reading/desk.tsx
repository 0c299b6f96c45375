/**
 * The desk of an import: one thing of the file at a time with what can be done about it, and its place on
 * the page of the file. What is done with gives way to the next; the last one gives way to a word of it.
 */
import { useMutation } from '@tanstack/react-query'
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { CheckedReading, ReadingAnswer } from '#contract/readings.ts'
import type { Doubt } from '#domain/reading/doubts.ts'
import { toPlainText } from '#domain/exchange/plain-text.ts'
import type { LineKind } from '#domain/reading/place-line.ts'
import { placeOfLine, withLine } from '#domain/reading/place-line.ts'
import { readAlike } from '#domain/reading/read-alike.ts'
import { editableOf } from '#domain/resume/edit.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { ChevronDown, ChevronUp, CircleCheck, ListChecks, X } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { callApi } from '../../../api/client.ts'
import { queryClient, readingQuery } from '../../../api/queries.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDraft } from '../use-draft.ts'
import { DoubtCard } from './doubt-card.tsx'
import { FileHeadings } from './file-headings.tsx'
import { FilePages } from './file-pages.tsx'
import { fileSeen } from './file-seen.ts'
import { kindAt } from './kind-keys.ts'
import { leftWords } from './left-words.ts'
import { LineCard } from './line-card.tsx'
import './reading.css'

const nowhere = { pages: [], sections: [] }

export function Desk({
  resume,
  reading,
  doubts,
  lines,
  table,
  onShow,
  onClose,
}: {
  resume: Resume
  reading: ReadingAnswer
  doubts: readonly Doubt[]
  lines: readonly string[]
  table: RefObject<HTMLElement | null>
  onShow: (path: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const draft = useDraft()
  const desk = useRef<HTMLElement>(null)
  const seen = useMemo(() => reading.seen && fileSeen(reading.seen), [reading.seen])
  const keys = [...lines, ...doubts.map(({ readAs }) => readAs)]
  const { key, index, most, goTo, leave } = useAtHand(desk, keys)
  const line = lines[index]
  const doubt = doubts[index - lines.length]
  const place = useMemo(
    () => (line === undefined ? null : placeOfLine(line, seen ?? nowhere, resume)),
    [line, seen, resume],
  )
  const about = doubt?.path ?? place?.below ?? ''
  useEffect(() => {
    if (about !== '') bringNear(table.current, about)
  }, [table, about])

  const settle = useMutation({
    mutationFn: (body: Partial<CheckedReading>) =>
      callApi('checkReading', { params: { id: resume.id }, body }),
    onSuccess: (rest) => queryClient.setQueryData(readingQuery(resume.id).queryKey, rest),
    onError: (error) => tell.failure('save', error),
  })
  const justPut = useRef<readonly string[]>([])
  const put = (all: readonly string[], kind?: LineKind) => {
    const now = draft.state().resume
    // What was put by the press before is still listed until the resume is seen with it.
    const some = now === resume ? all : all.filter((text) => !justPut.current.includes(text))
    if (some.length === 0) return
    justPut.current = some
    leave()
    const next = some.reduce((whole, text) => {
      const found = placeOfLine(text, seen ?? nowhere, resume)
      return withLine(whole, text, kind === undefined ? found : { ...found, kind })
    }, now)
    draft.apply({ kind: 'replace', value: editableOf(next) })
  }
  const drop = (settled: readonly string[]) => {
    leave()
    settle.mutate({ settled: [...settled] })
  }
  const said = useMemo(() => toPlainText(resume, resume.resume_language), [resume])
  const wordsOf = (text: string) => leftWords(text, said)
  const doAll = () => {
    const isSaid = (text: string) => wordsOf(text).every((run) => run.isSaid)
    put(lines.filter((text) => !isSaid(text)))
    const gone = lines.filter(isSaid)
    if (gone.length > 0) drop(gone)
  }
  const step = (by: number) => goTo(keys[(index + by + keys.length) % keys.length] ?? key)

  const press = (event: KeyboardEvent) => {
    const isChoosing = event.target instanceof HTMLSelectElement
    if (isChoosing || event.ctrlKey || event.metaKey || event.altKey) return
    const kind = kindAt(event.key)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      step(event.key === 'ArrowDown' ? 1 : -1)
    else if (line === undefined) return
    else if (event.key === 'Enter' && event.shiftKey) doAll()
    else if (kind !== null) put([line], kind)
    else if (event.key === 'Delete' || event.key === 'Backspace') drop([line])
    else return
    event.preventDefault()
  }

  const alike = readAlike(reading.confidence, resume)
  const isDone = keys.length === 0
  return (
    <section
      ref={desk}
      className="reading-desk"
      data-reading
      aria-label={t('resume.reading.title', { count: most })}
    >
      {!isDone && (
        <div className="reading-head">
          <progress
            max={most}
            value={most - keys.length}
            aria-label={t('resume.reading.progress')}
          />
          <span className="tabular">
            {t('resume.review.place', { number: index + 1, count: keys.length })}
          </span>
          {keys.length > 1 && (
            <>
              <IconButton
                name={t('resume.reading.previous')}
                keys="↑"
                icon={<ChevronUp />}
                onClick={() => step(-1)}
              />
              <IconButton
                name={t('resume.reading.next')}
                keys="↓"
                icon={<ChevronDown />}
                onClick={() => step(1)}
              />
            </>
          )}
          <IconButton name={t('app.close')} icon={<X />} onClick={onClose} />
        </div>
      )}
      {/* The keys are of the buttons within. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="reading-card" onKeyDown={press}>
        {alike && (
          <output>
            <Button
              size="small"
              icon={<ListChecks aria-hidden className="size-4" />}
              onClick={() => draft.apply(alike.move)}
            >
              {t('resume.reading.alike', { count: alike.others.length })}
            </Button>
          </output>
        )}
        {line !== undefined && place !== null && (
          <LineCard
            key={line}
            line={line}
            words={wordsOf(line)}
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
            onShow={onShow}
            onPut={(path, value) => {
              leave()
              draft.apply({ kind: 'set-text', path, value })
            }}
            onRight={() => {
              leave()
              settle.mutate({ checked: [doubt.readAs] })
            }}
          />
        )}
        {line !== undefined && lines.length > 1 && (
          <div className="reading-all">
            <Button size="small" look="quiet" onClick={doAll}>
              {t('resume.reading.placeAll')}
            </Button>
            <Button size="small" look="quiet" onClick={() => drop(lines)}>
              {t('resume.reading.settledAll')}
            </Button>
          </div>
        )}
        {isDone && (
          <div className="reading-done">
            <CircleCheck aria-hidden />
            <output>{t('resume.reading.done')}</output>
            <Button look="primary" data-first onClick={onClose}>
              {t('resume.reading.finish')}
            </Button>
          </div>
        )}
      </div>
      {seen && (
        <>
          <FilePages
            seen={seen}
            resume={resume}
            left={lines}
            doubts={doubts}
            line={line ?? null}
            about={doubt?.path ?? null}
            table={table}
            onShow={onShow}
            onLine={(text) => goTo(text)}
          />
          <FileHeadings
            seen={seen}
            onKind={(section, kind) => settle.mutate({ kinds: [{ section, kind }] })}
          />
        </>
      )}
    </section>
  )
}

/**
 * Which of the things is at hand. One that is gone is followed by the one that takes its place, and one that
 * comes back by undo is at hand again. The focus goes along with what was done here.
 */
function useAtHand(desk: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [at, setAt] = useState({ key: keys[0] ?? '', index: 0 })
  const [most, setMost] = useState(keys.length)
  if (keys.length > most) setMost(keys.length)
  const found = keys.indexOf(at.key)
  const index = found >= 0 ? found : Math.max(0, Math.min(at.index, keys.length - 1))
  const key = keys[index] ?? ''
  const isMine = useRef(true)
  const shown = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (isMine.current) desk.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    isMine.current = false
  })
  const leave = () => {
    isMine.current = true
    setAt({ key, index })
  }
  const goTo = (next: string) => {
    isMine.current = next !== key
    setAt({ key: next, index: Math.max(0, keys.indexOf(next)) })
  }
  return { key, index, most, goTo, leave }
}

/** Where the sheet stands beside the desk, it shows what is spoken of. */
function bringNear(table: HTMLElement | null, path: string): void {
  if (!table || !matchMedia('(min-width: 76rem)').matches) return
  const at = CSS.escape(path)
  table
    .querySelector(`.sheet [data-path="${at}"], .sheet [data-path^="${at}/"]`)
    ?.scrollIntoView({ block: 'nearest' })
}
