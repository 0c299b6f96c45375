/** The menu for screens that are there before anybody opens one: loaded when its button is reached for. */
import type { ComponentProps, ReactElement } from 'react'
import { cloneElement, lazy, Suspense, useState } from 'react'

import type { MenuProps } from './menu.tsx'

const load = () => import('./menu.tsx')
const Menu = lazy(async () => ({ default: (await load()).Menu }))

export const LateMenuItem = lazy(async () => ({ default: (await load()).MenuItem }))

export function LateMenu({
  trigger,
  ...rest
}: Omit<MenuProps, 'trigger' | 'opensAtOnce'> & {
  trigger: ReactElement<ComponentProps<'button'>>
}) {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return cloneElement(trigger, {
      'aria-haspopup': 'menu',
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onClick: () => setAsked(true),
    })
  return (
    <Suspense fallback={trigger}>
      <Menu {...rest} trigger={trigger} opensAtOnce />
    </Suspense>
  )
}
