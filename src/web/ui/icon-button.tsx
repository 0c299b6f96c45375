/** A button that shows only an icon; its name is read aloud and shown as a tooltip. */
import type { ComponentProps, ReactNode } from 'react'

import { join } from './join.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

export function IconButton({
  name,
  keys,
  icon,
  look = 'quiet',
  busy = false,
  className,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'name' | 'children'> & {
  name: string
  /** The keyboard shortcut, shown beside the name. */
  keys?: string
  icon: ReactNode
  look?: 'quiet' | 'danger'
  busy?: boolean
}) {
  return (
    <Tooltip text={keys ? `${name} (${keys})` : name}>
      <button
        type="button"
        {...rest}
        aria-label={name}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onClick}
        className={join(
          'tap grid size-8 shrink-0 place-items-center rounded-md text-ink-soft transition-colors [&_svg]:size-4',
          'disabled:opacity-40 aria-pressed:text-accent',
          look === 'danger'
            ? 'hover:bg-danger-soft hover:text-danger'
            : 'hover:bg-hover hover:text-ink',
          className,
        )}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  )
}
