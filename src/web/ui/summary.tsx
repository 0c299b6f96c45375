/** What opens a `<details>`: with the product's chevron in place of the browser's own marker. */
import type { ReactNode } from 'react'

import { ChevronRight } from './icons.tsx'
import { join } from './join.ts'

export function Summary({
  className,
  words,
  children,
}: {
  className?: string
  /** What else it is called by those who look for it. */
  words?: string
  children: ReactNode
}) {
  return (
    <summary
      data-words={words}
      className={join(
        'flex cursor-pointer list-none items-center gap-1.5 pointer-coarse:py-3 [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <ChevronRight
        className="size-4 shrink-0 text-ink-soft transition-transform [[open]>summary>&]:rotate-90"
        aria-hidden
      />
      <span className="min-w-0">{children}</span>
    </summary>
  )
}
