/**
 * What to check after an upload: fields read with little certainty, lines that found no place, headings
 * that were taken for others. Opened, it stands beside the sheet with the pages of the file.
 */
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'

import type { ReadingAnswer } from '#contract/readings.ts'
import { doubtsOf } from '#domain/reading/doubts.ts'
import { isHardlyResume } from '#domain/reading/hardly-resume.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { readingQuery } from '../../../api/queries.ts'
import { late } from '../../../frame/late.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { underline } from '../lights.ts'
import { noteText } from '../note-text.ts'
import type { Preview } from './preview.ts'
import { useHalfTyped } from './use-half-typed.ts'
import { useStillLeft } from './use-still-left.ts'

const Desk = late(async () => (await import('./desk.tsx')).Desk)

export interface Checked {
  resume: Resume
  table: RefObject<HTMLElement | null>
  onPreview: (preview: Preview | null) => void
  onShow: (path: string) => void
}

export function ReadingCheck(props: Checked) {
  const { data: reading } = useQuery(readingQuery(props.resume.id))
  return reading ? <FileCheck {...props} reading={reading} /> : null
}

function FileCheck({
  resume,
  table,
  reading,
  onPreview,
  onShow,
}: Checked & { reading: ReadingAnswer }) {
  const { t, i18n } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [isLater, setIsLater] = useState(false)
  const now = useDeferredValue(resume)
  const doubts = useMemo(() => doubtsOf(reading.confidence, now), [reading, now])
  const halfTyped = useHalfTyped(resume.id, doubts)
  const lines = useStillLeft(reading.unplaced, now)
  const places = doubts.map(({ path }) => path).join(' ')

  useEffect(() => {
    // Opened, the desk marks the one that it asks about.
    if (table.current) underline(table.current, places === '' || isOpen ? [] : places.split(' '))
    return () => underline(document, [])
    // Edits draw fields anew, so the lines under them follow each change of the resume.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table, places, resume, isOpen])

  if (lines === null || isLater) return null
  const isHardly = reading.is_hardly_resume && isHardlyResume(resume)
  const count = doubts.length + lines.length
  const about = [
    isHardly && t('dashboard.upload.hardlyText'),
    ...reading.notes.map((note) => noteText(note, t, i18n.language)),
    reading.is_cut && t('resume.reading.cut'),
    reading.labelled_by && t('resume.reading.labelled', reading.labelled_by),
  ].filter((text) => typeof text === 'string')
  // By whom its lines were sorted is said with what is to be checked.
  if (count + reading.notes.length === 0 && !isHardly && !isOpen) return null
  return (
    <>
      {(!isOpen || about.length > 0) && (
        <Notice
          title={
            isHardly
              ? t('dashboard.upload.hardly')
              : !isOpen && count > 0 && t('resume.reading.title', { count })
          }
          actions={
            !isOpen && (
              <>
                <Button
                  size="small"
                  look="primary"
                  aria-expanded={false}
                  onClick={() => setIsOpen(true)}
                >
                  {t('resume.reading.open')}
                </Button>
                <Button size="small" look="quiet" onClick={() => setIsLater(true)}>
                  {t('resume.reading.later')}
                </Button>
              </>
            )
          }
        >
          {/* Opened, each thing says itself what it is. */}
          {!isOpen &&
            [
              lines.length > 0 && t('resume.reading.lines', { count: lines.length }),
              doubts.length > 0 && t('resume.reading.entries', { count: doubts.length }),
            ].map((text) => text !== false && <p key={text}>{text}</p>)}
          {about.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {isOpen && (
        <Suspense>
          <Desk
            resume={now}
            reading={reading}
            doubts={doubts}
            lines={lines}
            table={table}
            halfTyped={halfTyped}
            onPreview={onPreview}
            onShow={onShow}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
