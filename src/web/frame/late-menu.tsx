/** The menu for screens that are there before anybody opens one: loaded when its button is reached for. */
import type { ComponentProps, ReactElement } from 'react'
import { cloneElement, Suspense, useState } from 'react'

import type { MenuProps } from '../ui/menu.tsx'
import { late } from './late.tsx'

const load = () => import('../ui/menu.tsx')
const Menu = late(async () => (await load()).Menu)

export const LateMenuItem = late(async () => (await load()).MenuItem)

export function LateMenu({
  trigger,
  children,
  ...rest
}: Omit<MenuProps, 'trigger' | 'opensAtOnce'> & {
  trigger: ReactElement<ComponentProps<'button'>>
}) {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      onPointerEnter: () => void load().catch(() => undefined),
      onFocus: () => void load().catch(() => undefined),
      onClick: () => setAsked(true),
    })
  return (
    <Suspense fallback={trigger}>
      <Menu {...rest} trigger={trigger} opensAtOnce onMissing={() => setAsked(false)}>
        <Suspense>{children}</Suspense>
      </Menu>
    </Suspense>
  )
}
