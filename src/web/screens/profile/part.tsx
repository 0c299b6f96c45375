/** One part of the profile: a named region with its heading and, beside it, what can be done. */
import type { ReactNode, Ref } from 'react'

import { join } from '../../ui/join.ts'

export function Part({
  id,
  title,
  beside,
  danger = false,
  headingRef,
  children,
}: {
  id: string
  title: string
  beside?: ReactNode
  danger?: boolean
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={join(
        'min-w-0 rounded-lg border bg-surface p-5 shadow-low sm:p-6',
        danger ? 'border-danger/35' : 'border-line',
      )}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2
          id={`${id}-title`}
          ref={headingRef}
          tabIndex={-1}
          className="text-title font-semibold outline-none"
        >
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  )
}

/** What stands where lines will stand, while they are on their way. */
export function WaitingLines({ count, name }: { count: number; name: string }) {
  return (
    <output aria-label={name} className="grid gap-3">
      {Array.from({ length: count }, (_, n) => (
        <div
          key={n}
          className="h-5 animate-pulse rounded-sm bg-sunken odd:w-3/4 motion-reduce:animate-none"
        />
      ))}
    </output>
  )
}
