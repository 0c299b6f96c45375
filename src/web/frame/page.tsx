/** The room of a screen inside the frame: its title, what stands beside it, its content. */
import type { ReactNode } from 'react'

import { join } from '../ui/join.ts'

export function Page({
  title,
  hint,
  actions,
  narrow = false,
  children,
}: {
  title: string
  hint?: ReactNode
  actions?: ReactNode
  narrow?: boolean
  children: ReactNode
}) {
  // A title may go on to explain itself; the name is what is looked for.
  const [name, ...explained] = title.split(' - ')
  return (
    <div
      className={join(
        'mx-auto px-4 pt-6 pb-16 sm:px-8 md:pt-10',
        // What is wider than a page, such as the board, asks for the room itself.
        narrow ? 'max-w-prose' : 'max-w-page has-data-wide:max-w-none',
      )}
    >
      <title>{`${name} · Lapel`}</title>
      {/* As high as a button, so that nothing moves when the first one comes. */}
      <header className="mb-6 flex min-h-9 flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
        <div className="min-w-0">
          <h1 className="text-heading font-semibold">
            {name}
            {explained.length > 0 && (
              // A phone has no room for what its person has read before.
              <span className="block text-body font-normal tracking-normal text-ink-soft max-sm:sr-only">
                <span className="sr-only">{' - '}</span>
                {explained.join(' - ')}
              </span>
            )}
          </h1>
          {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
        </div>
        {actions && <div className="flex w-full flex-wrap gap-2 *:grow sm:w-auto">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
