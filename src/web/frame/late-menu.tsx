/** The menu for screens that are there before anybody opens one: loaded when its button is reached for. */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cloneElement, Suspense, useEffect, useId, useRef, useState } from 'react'

import type { MenuProps } from '../ui/menu.tsx'
import { late } from './late.tsx'
import { putMenu, type MenuAction } from './screen-menus.ts'

const load = () => import('../ui/menu.tsx')
const Menu = late(async () => (await load()).Menu)
const MenuItem = late(async () => (await load()).MenuItem)

export function LateMenu({
  trigger,
  actions,
  waitsUntilClosed = false,
  children,
  ...rest
}: Omit<MenuProps, 'trigger' | 'opensAtOnce' | 'children' | 'onClosed'> & {
  trigger: ReactElement<ComponentProps<'button'>>
  actions: readonly MenuAction[]
  /** What is chosen is done once the menu is gone: it takes the focus elsewhere. */
  waitsUntilClosed?: boolean
  /** What is said below them. */
  children?: ReactNode
}) {
  const [asked, setAsked] = useState(false)
  const chosen = useRef<MenuAction | null>(null)
  const mark = useId()
  useEffect(() => putMenu(mark, actions), [mark, actions])
  const marked = { 'data-menu': mark, 'aria-haspopup': 'menu' } as const
  if (!asked)
    return cloneElement(trigger, {
      ...marked,
      onPointerEnter: () => void load().catch(() => undefined),
      onFocus: () => void load().catch(() => undefined),
      onClick: () => setAsked(true),
    })
  const button = cloneElement(trigger, marked)
  return (
    <Suspense fallback={button}>
      <Menu
        {...rest}
        trigger={button}
        opensAtOnce
        onMissing={() => setAsked(false)}
        onClosed={() => {
          chosen.current?.onSelect()
          chosen.current = null
        }}
      >
        <Suspense>
          {actions.map((action) => (
            <MenuItem
              key={action.key}
              disabled={action.disabled ?? false}
              danger={action.danger ?? false}
              onSelect={() => {
                if (waitsUntilClosed) chosen.current = action
                else action.onSelect()
              }}
            >
              {action.label}
            </MenuItem>
          ))}
          {children}
        </Suspense>
      </Menu>
    </Suspense>
  )
}
