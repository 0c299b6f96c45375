/**
 * What the desk shows on the sheet: the entry that is asked about, and a line that has no place yet where
 * it would come to stand. Both are marked as they are in the file, and brought into sight beside it.
 */
import type { RefObject } from 'react'
import { useEffect, useMemo } from 'react'

import type { LinePlace } from '#domain/reading/place-line.ts'
import { withLine } from '#domain/reading/place-line.ts'
import { comingPlaces } from '#domain/reading/coming-places.ts'
import type { Resume } from '#domain/resume/resume.ts'

/** The resume as it would become. */
export type Preview = (resume: Resume) => Resume

export function useOnSheet(
  table: RefObject<HTMLElement | null>,
  resume: Resume,
  asked: string | null,
  line: string | undefined,
  place: LinePlace | null,
  onPreview: (preview: Preview | null) => void,
): void {
  // The same place is the same preview, however often it is worked out.
  const key = place && JSON.stringify(place)
  const preview = useMemo(
    () =>
      line === undefined || key === null
        ? null
        : (now: Resume) => withLine(now, line, JSON.parse(key) as LinePlace),
    [line, key],
  )
  useEffect(() => {
    onPreview(preview)
    return () => onPreview(null)
  }, [preview, onPreview])

  const coming =
    line === undefined || place === null ? '' : comingPlaces(resume, line, place).join(' ')
  useEffect(() => {
    const stage = table.current?.querySelector<HTMLElement>('.stage')
    if (!stage) return undefined
    let isSeen = false
    const mark = () => {
      unmark(stage)
      const [first] = [
        ...setMarks(stage, asked === null ? [] : [asked], 'asked'),
        ...setMarks(stage, coming === '' ? [] : coming.split(' '), 'coming'),
      ]
      const height = table.current?.querySelector('.reading-desk')?.clientHeight ?? 0
      table.current?.style.setProperty('--desk', `${height}px`)
      if (first && !isSeen) requestAnimationFrame(() => bringNear(first))
      isSeen ||= first !== undefined
    }
    // Each edit may draw parts of it anew.
    const observer = new MutationObserver(mark)
    observer.observe(stage, { childList: true, subtree: true })
    mark()
    return () => {
      observer.disconnect()
      unmark(stage)
    }
  }, [table, asked, coming])
}

function setMarks(
  stage: HTMLElement,
  paths: readonly string[],
  name: 'asked' | 'coming',
): HTMLElement[] {
  const found = paths.flatMap((path) => {
    const at = CSS.escape(path)
    const item = stage.querySelector<HTMLElement>(`[data-item="${at}"]`)
    if (item) return [item]
    const all = (place: string) =>
      [
        ...stage.querySelectorAll<HTMLElement>(`[data-path="${place}"], [data-path^="${place}/"]`),
      ].filter((field) => !field.closest('h2'))
    const own = all(at)
    // A list of words stands in one field.
    const fields = own.length > 0 ? own : all(CSS.escape(path.replace(/\/\d+$/, '')))
    return [
      ...new Set(fields.map((field) => field.closest<HTMLElement>('.line, [data-item]') ?? field)),
    ]
  })
  for (const element of found) {
    element.dataset[name] = ''
    // Not there yet: nobody can write in it.
    if (name === 'coming') element.inert = true
  }
  return found
}

function unmark(stage: HTMLElement): void {
  for (const element of stage.querySelectorAll<HTMLElement>('[data-asked], [data-coming]')) {
    if (element.dataset['coming'] !== undefined) element.inert = false
    delete element.dataset['asked']
    delete element.dataset['coming']
  }
}

/** Where the sheet is seen with the desk. */
function bringNear(element: HTMLElement): void {
  if (matchMedia('(min-width: 40rem)').matches) element.scrollIntoView({ block: 'nearest' })
}
