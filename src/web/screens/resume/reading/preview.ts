/**
 * What the desk shows on the sheet: the entry that is asked about, and a line that has no place yet where
 * it would come to stand. Both are marked as they are in the file, and brought into sight beside it.
 */
import type { RefObject } from 'react'
import { useEffect, useMemo } from 'react'

import type { LinePlace } from '#domain/reading/place-line.ts'
import { withLine } from '#domain/reading/place-line.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { resumeLines } from '#domain/resume/text.ts'

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
  const { kind, title = '', below = '', heads = '' } = place ?? {}
  const preview = useMemo(
    () =>
      line === undefined || kind === undefined
        ? null
        : (now: Resume) => withLine(now, line, { kind, title, below, heads }),
    [line, kind, title, below, heads],
  )
  useEffect(() => {
    onPreview(preview)
    return () => onPreview(null)
  }, [preview, onPreview])

  const coming = preview === null ? '' : newPlaces(resume, preview(resume)).join(' ')
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
      stage.style.setProperty('--desk', `${height}px`)
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

/** Where the second says what the first does not: the whole entry, where that is new. */
function newPlaces(before: Resume, after: Resume): string[] {
  const said = new Map(resumeLines(before).map(({ path, text }) => [path, text]))
  const places = resumeLines(after)
    .filter(({ path, text }) => said.get(path) !== text)
    .map(({ path }) => {
      const parts = path.split('/')
      const at = parts.findIndex(
        (_, n) => valueAt(before, parts.slice(0, n + 1).join('/')) === undefined,
      )
      return at < 0 ? path : parts.slice(0, at + 1).join('/')
    })
  return [...new Set(places)]
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
    const fields = [
      ...stage.querySelectorAll<HTMLElement>(`[data-path="${at}"], [data-path^="${at}/"]`),
    ].filter((field) => !field.closest('h2'))
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
