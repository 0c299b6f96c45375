/** The desk of an import: what is to be done, and beside it the pages of the file with what became of them. */
import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useMemo, useRef, useState } from 'react'

import type { CheckedReading, ReadingAnswer } from '#contract/readings.ts'
import type { Doubt } from '#domain/reading/doubts.ts'
import { readAlike } from '#domain/reading/read-alike.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { ListChecks } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { callApi } from '../../../api/client.ts'
import { queryClient, readingQuery } from '../../../api/queries.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../use-draft.ts'
import { Doubts } from './doubts.tsx'
import { FileHeadings } from './file-headings.tsx'
import { FilePages } from './file-pages.tsx'
import { fileSeen } from './file-seen.ts'
import { LeftLines } from './left-lines.tsx'
import { useNextFocus } from './use-next-focus.ts'
import './reading.css'

export function Desk({
  resume,
  reading,
  doubts,
  lines,
  table,
  onShow,
}: {
  resume: Resume
  reading: ReadingAnswer
  doubts: readonly Doubt[]
  lines: readonly string[]
  table: RefObject<HTMLElement | null>
  onShow: (path: string) => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const draft = useDraft()
  const desk = useRef<HTMLDivElement>(null)
  const leave = useNextFocus(desk, lines.length + doubts.length)
  const [line, setLine] = useState<string | null>(null)
  const settle = useMutation({
    mutationFn: (body: Partial<CheckedReading>) =>
      callApi('checkReading', { params: { id: resume.id }, body }),
    onSuccess: (rest) => queryClient.setQueryData(readingQuery(resume.id).queryKey, rest),
    onError: (error) => tell.failure('save', error),
  })
  const seen = useMemo(() => reading.seen && fileSeen(reading.seen), [reading.seen])
  const alike = readAlike(reading.confidence, resume)
  return (
    <div ref={desk} className="reading-desk" data-reading>
      <div className="reading-lists">
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
        {lines.length > 0 && (
          <LeftLines
            resume={resume}
            seen={seen}
            lines={lines}
            onAt={setLine}
            onLeave={leave}
            onSettled={(settled) => settle.mutate({ settled })}
          />
        )}
        {doubts.length > 0 && (
          <Doubts
            doubts={doubts}
            onShow={onShow}
            onPut={(path, value) => {
              leave()
              draft.apply({ kind: 'set-text', path, value })
            }}
            onRight={(readAs) => {
              leave()
              settle.mutate({ checked: [readAs] })
            }}
          />
        )}
        {lines.length + doubts.length === 0 && (
          <output tabIndex={-1} data-done>
            {t('resume.reading.done')}
          </output>
        )}
      </div>
      {seen && (
        <FilePages
          seen={seen}
          resume={resume}
          left={lines}
          doubts={doubts}
          line={line}
          table={table}
          onShow={onShow}
        />
      )}
      {seen && (
        <div className="reading-lists">
          <FileHeadings
            seen={seen}
            onKind={(section, kind) => settle.mutate({ kinds: [{ section, kind }] })}
          />
        </div>
      )}
    </div>
  )
}
