/** The menu for screens that are there before anybody opens one: loaded when its button is reached for. */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cloneElement, Suspense, useEffect, useId, useRef, useState } from 'react'

import type { MenuProps } from '../ui/menu.tsx'
import { late } from './late.tsx'
import { putMenu, type MenuAction } from './screen-menus.ts'

/** Menu and items are one part: a menu that is there before its items is an empty strip. */
const ActionMenu = late(async () => {
  const { Menu, MenuItem } = await import('../ui/menu.tsx')
  return function ActionMenu({ actions, onChoose, children, ...rest }: ActionMenuProps) {
    return (
      <Menu {...rest} opensAtOnce>
        {actions.map((action) => (
          <MenuItem
            key={action.key}
            disabled={action.disabled ?? false}
            danger={action.danger ?? false}
            onSelect={() => onChoose(action)}
          >
            {action.label}
          </MenuItem>
        ))}
        {children}
      </Menu>
    )
  }
})

type ActionMenuProps = MenuProps & {
  actions: readonly MenuAction[]
  onChoose: (action: MenuAction) => void
}

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
      onPointerEnter: () => void ActionMenu.preload(),
      onFocus: () => void ActionMenu.preload(),
      onClick: () => setAsked(true),
    })
  const button = cloneElement(trigger, marked)
  return (
    <Suspense fallback={button}>
      <ActionMenu
        {...rest}
        trigger={button}
        actions={actions}
        onMissing={() => setAsked(false)}
        onChoose={(action) => {
          if (waitsUntilClosed) chosen.current = action
          else action.onSelect()
        }}
        onClosed={() => {
          chosen.current?.onSelect()
          chosen.current = null
        }}
      >
        {children}
      </ActionMenu>
    </Suspense>
  )
}
