/** A sentence on the page that is not a toast: it stays until its reason is gone. */
import type { ReactNode } from 'react'

import { CircleAlert, CircleCheck, Info } from './icons.tsx'
import { join } from './join.ts'

const kinds = {
  info: { icon: Info, look: 'border-line bg-surface', mark: 'text-accent' },
  good: { icon: CircleCheck, look: 'border-good/25 bg-good-soft', mark: 'text-good' },
  bad: { icon: CircleAlert, look: 'border-danger/25 bg-danger-soft', mark: 'text-danger' },
}

export function Notice({
  kind = 'info',
  title,
  children,
  actions,
}: {
  kind?: keyof typeof kinds
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  const { icon: Icon, look, mark } = kinds[kind]
  return (
    <div
      role={kind === 'bad' ? 'alert' : 'status'}
      className={join(
        'flex flex-wrap gap-x-3 gap-y-2 rounded-md border px-4 py-3 text-small',
        look,
      )}
    >
      <Icon aria-hidden className={join('mt-0.5 size-4 shrink-0', mark)} />
      <div className="min-w-0 grow basis-48">
        {title && <p className="font-medium break-words">{title}</p>}
        {children && <div className="break-words text-ink-soft">{children}</div>}
      </div>
      {actions && (
        // On the line of the title, which is lower than a button.
        <div className="ml-auto flex items-start gap-2 max-sm:w-full max-sm:flex-wrap max-sm:pl-7 max-sm:*:grow sm:-my-1.5 sm:shrink-0">
          {actions}
        </div>
      )}
    </div>
  )
}
