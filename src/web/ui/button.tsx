/** The button in its four weights. While `busy` it keeps its width and refuses a second press. */
import type { ComponentProps, ReactNode } from 'react'

import { join } from './join.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger'

const looks: Record<ButtonLook, string> = {
  primary:
    'bg-accent text-on-accent shadow-low enabled:hover:bg-accent-strong aria-disabled:hover:bg-accent disabled:bg-sunken disabled:text-ink-soft disabled:shadow-none',
  plain: 'border border-edge bg-surface text-ink shadow-low hover:bg-hover',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger:
    'bg-danger text-on-danger shadow-low hover:bg-danger-strong aria-disabled:hover:bg-danger',
}

const sizes = {
  small: 'h-8 gap-1.5 px-2.5 text-small pointer-coarse:text-body',
  medium: 'h-9 gap-2 px-3.5 text-small pointer-coarse:text-body',
  large: 'h-11 gap-2 px-5 text-body',
}

export function buttonClass(look: ButtonLook = 'plain', size: keyof typeof sizes = 'medium') {
  return join(
    'tap inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap select-none',
    'transition-colors disabled:opacity-50 aria-disabled:opacity-60',
    looks[look],
    sizes[size],
  )
}

export function Button({
  look = 'plain',
  size = 'medium',
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & {
  look?: ButtonLook
  size?: keyof typeof sizes
  busy?: boolean
  icon?: ReactNode
}) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={join(buttonClass(look, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
