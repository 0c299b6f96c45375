/** A menu under a button: items, links, a choice of one. */
import { Menu as Base } from '@base-ui/react/menu'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'

import { Check, ChevronRight } from './icons.tsx'
import { join } from './join.ts'

const row =
  'flex min-h-9 w-full pointer-coarse:min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-small select-none outline-none data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0'

const popup =
  'max-h-(--available-height) max-w-(--available-width) min-w-52 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-over outline-none transition duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0'

/**
 * A menu that grows while it is open never widens the page: a phone would show all of it smaller, and
 * take the wider one for its window.
 */
const inWindow = { positionMethod: 'fixed', className: 'z-50 outline-none' } as const

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  /** Opened already by the press for which it was loaded. */
  opensAtOnce?: boolean
  onOpen?: () => void
  /** It is gone, and the focus is back where it was. */
  onClosed?: () => void
}

export function Menu({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  opensAtOnce = false,
  onOpen,
  onClosed,
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [main, setMain] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const change = (next: boolean) => {
    // What belongs to the main part stands in it, for those who walk by landmarks.
    setMain(button.current?.closest('main') ?? null)
    setOpen(next)
    if (next) onOpen?.()
  }
  const begin = useEffectEvent(() => {
    if (opensAtOnce) change(true)
  })
  useEffect(() => begin(), [])
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={change}
      onOpenChangeComplete={(open) => {
        if (!open) requestAnimationFrame(() => onClosed?.())
      }}
    >
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal container={main ?? undefined}>
        <Base.Positioner {...inWindow} side={side} align={align} sideOffset={6}>
          <Base.Popup className={popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuItem({
  icon,
  onSelect,
  disabled,
  danger = false,
  children,
}: {
  icon?: ReactNode
  onSelect: () => void
  disabled?: boolean
  danger?: boolean
  children: ReactNode
}) {
  return (
    <Base.Item
      disabled={disabled ?? false}
      onClick={onSelect}
      className={join(row, 'data-disabled:opacity-50', danger ? 'text-danger' : 'text-ink')}
    >
      {icon}
      {children}
    </Base.Item>
  )
}

/** An item that goes somewhere; `render` may be the router's link. */
export function MenuLink({
  href,
  icon,
  render,
  children,
}: {
  href?: string
  icon?: ReactNode
  render?: ReactElement
  children: ReactNode
}) {
  return (
    <Base.LinkItem
      {...(href === undefined ? {} : { href })}
      {...(render === undefined ? {} : { render })}
      closeOnClick
      className={join(row, 'text-ink')}
    >
      {icon}
      {children}
    </Base.LinkItem>
  )
}

/** A choice of one, folded into an item that shows the present one. */
export function MenuChoice<T extends string>({
  icon,
  name,
  value,
  options,
  onChange,
}: {
  icon?: ReactNode
  name: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={join(row, 'text-ink')}>
        {icon}
        {name}
        <span className="ml-auto pl-4 text-ink-faint">
          {options.find((option) => option.value === value)?.label}
        </span>
        <ChevronRight className="text-ink-faint" aria-hidden />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner {...inWindow} sideOffset={4} alignOffset={-4}>
          <Base.Popup className={popup}>
            <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)}>
              {options.map((option) => (
                <Base.RadioItem
                  key={option.value}
                  value={option.value}
                  className={join(row, 'justify-between text-ink')}
                >
                  {option.label}
                  <Base.RadioItemIndicator>
                    <Check className="text-accent" aria-hidden />
                  </Base.RadioItemIndicator>
                </Base.RadioItem>
              ))}
            </Base.RadioGroup>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-1 my-1 h-px bg-line" />
}
