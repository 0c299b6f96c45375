/** The path of the field on the sheet that has the focus, null for none. */
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

export function useFieldInSight(table: RefObject<HTMLElement | null>): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const sheet = table.current
    if (!sheet) return undefined
    const controller = new AbortController()
    sheet.addEventListener(
      'focusin',
      ({ target }) => {
        const field = target instanceof Element ? target.closest('[data-path]') : null
        setPath(field?.getAttribute('data-path') ?? null)
      },
      { signal: controller.signal },
    )
    return () => controller.abort()
  }, [table])
  return path
}
