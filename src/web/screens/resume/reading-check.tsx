/**
 * What to check after an upload: what was read with little certainty, underlined on the sheet until it
 * is changed or found right, and the lines of the file that found no place.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { doubtsOf, type Doubt } from '#domain/reading/doubts.ts'
import { isHardlyResume } from '#domain/reading/hardly-resume.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { callApi } from '../../api/client.ts'
import { queryClient, readingQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { underline } from './lights.ts'
import { noteText } from './note-text.ts'

export function ReadingCheck({
  resume,
  table,
  onShow,
}: {
  resume: Resume
  table: RefObject<HTMLElement | null>
  onShow: (path: string) => void
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const [isOpen, setIsOpen] = useState(false)
  const { data: reading } = useQuery(readingQuery(resume.id))
  const doubts = reading ? doubtsOf(reading.confidence, resume) : []
  const lines = reading?.unplaced ?? []
  const places = doubts.map(({ path }) => path).join(' ')

  useEffect(() => {
    if (table.current) underline(table.current, places === '' ? [] : places.split(' '))
    return () => underline(document, [])
    // Edits draw fields anew, so the lines under them follow each change of the resume.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table, places, resume])

  const settle = useMutation({
    mutationFn: (body: { checked?: string[]; settled?: string[] }) =>
      callApi('checkReading', { params: { id: resume.id }, body }),
    onSuccess: (rest) => queryClient.setQueryData(readingQuery(resume.id).queryKey, rest),
    onError: (error) => tell.failure('save', error),
  })

  const count = doubts.length + lines.length
  const isHardly = reading?.is_hardly_resume === true && isHardlyResume(resume)
  const notes = reading?.notes ?? []
  if (count + notes.length === 0 && !isHardly) return null
  return (
    <Notice
      title={
        isHardly
          ? t('dashboard.upload.hardly')
          : t('resume.reading.title', { count: count + notes.length })
      }
      actions={
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('app.close') : t('resume.reading.open')}
        </Button>
      }
    >
      {isHardly && <p>{t('dashboard.upload.hardlyText')}</p>}
      {t(doubts.length > 0 ? 'resume.reading.text' : 'resume.reading.textLeft')}
      {notes.map((note) => (
        <p key={note.about + note.is}>{noteText(note, t, i18n.language)}</p>
      ))}
      {reading?.is_cut && <p>{t('resume.reading.cut')}</p>}
      {reading?.labelled_by && <p>{t('resume.reading.labelled', reading.labelled_by)}</p>}
      {isOpen && (
        <div className="mt-3 grid gap-4 text-ink" data-reading>
          {doubts.length > 0 && (
            <Doubts
              doubts={doubts}
              onShow={onShow}
              onRight={(readAs) => settle.mutate({ checked: [readAs] })}
            />
          )}
          {lines.length > 0 && (
            <LeftOver lines={lines} onSettled={(settled) => settle.mutate({ settled })} />
          )}
        </div>
      )}
    </Notice>
  )
}

function Doubts({
  doubts,
  onShow,
  onRight,
}: {
  doubts: readonly Doubt[]
  onShow: (path: string) => void
  onRight: (readAs: string) => void
}) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-1">
      <h3 className="font-medium">{t('resume.reading.doubts')}</h3>
      <ul className="grid gap-1">
        {doubts.map(({ readAs, path, words }) => (
          <li key={readAs} className="flex items-start justify-between gap-2">
            <button
              type="button"
              className="-mx-2 min-h-8 pointer-coarse:min-h-11 min-w-0 rounded-md px-2 py-1 text-left wrap-anywhere hover:bg-hover"
              onClick={() => onShow(path)}
            >
              {words === '' ? t(missing(path)) : shortened(words)}
            </button>
            <Button size="small" look="quiet" onClick={() => onRight(readAs)}>
              <Check aria-hidden className="size-4" />
              {t(words === '' ? 'resume.reading.notNeeded' : 'resume.reading.right')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LeftOver({
  lines,
  onSettled,
}: {
  lines: readonly string[]
  onSettled: (lines: string[]) => void
}) {
  const { t } = useTranslation()
  const canCopy = typeof navigator.clipboard === 'object'
  return (
    <section className="grid gap-1">
      <h3 className="font-medium">{t('resume.reading.left')}</h3>
      <p className="text-ink-soft">{t('resume.reading.leftText')}</p>
      <ul className="grid gap-1">
        {[...new Set(lines)].map((line) => (
          <li key={line} className="flex flex-wrap items-start justify-between gap-x-2">
            <span className="min-w-0 grow basis-48 py-1 wrap-anywhere">{line}</span>
            <span className="flex shrink-0 gap-1">
              {canCopy && (
                <Button
                  size="small"
                  look="quiet"
                  onClick={() => void navigator.clipboard.writeText(line)}
                >
                  <Copy aria-hidden className="size-4" />
                  {t('resume.reading.copy')}
                </Button>
              )}
              <Button size="small" look="quiet" onClick={() => onSettled([line])}>
                {t('resume.reading.settled')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <Button size="small" className="justify-self-start" onClick={() => onSettled([...lines])}>
          {t('resume.reading.settledAll')}
        </Button>
      )}
    </section>
  )
}

const missing = (path: string) =>
  path.endsWith('/name') ? ('resume.reading.noName' as const) : ('resume.reading.noEmail' as const)

const longest = 160
const shortened = (words: string): string =>
  words.length <= longest ? words : `${words.slice(0, longest).trimEnd()} …`
