import { use, type ComponentProps, type MouseEvent } from 'react'

import { join } from '../ui/join.ts'
import { go, matchPath } from './address.ts'
import { Routing } from './routing.ts'

/** A link to a screen of the app. Whoever points at it has the screen fetched. */
export function Link({
  to,
  hereClass,
  className,
  children,
  onClick,
  onFocus,
  onPointerEnter,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; hereClass?: string }) {
  const { address, fetchScreen } = use(Routing)
  const isHere = matchPath(to, address.pathname) !== null
  return (
    <a
      {...rest}
      href={to}
      aria-current={isHere ? 'page' : undefined}
      className={join(className, isHere && hereClass)}
      onFocus={(event) => {
        onFocus?.(event)
        fetchScreen(to)
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        fetchScreen(to)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}

/** A press that asks for no other tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
