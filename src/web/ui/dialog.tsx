/** A modal: title, what it says, and its buttons in one row. Esc and the scrim close it. */
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'

import { X } from './icons.tsx'
import { join } from './join.ts'

const widths = {
  small: 'max-w-md',
  medium: 'max-w-xl',
  large: 'max-w-3xl',
}

export function Dialog({
  open,
  onClose,
  title,
  language,
  closeName,
  children,
  actions,
  size = 'small',
  isOnlyRead = false,
  initialFocus,
}: {
  open: boolean
  onClose: () => void
  title: string
  /** Of the title, where it is not that of the screen. */
  language?: string
  /** What the cross in the corner is called. */
  closeName: string
  children: ReactNode
  actions?: ReactNode
  size?: keyof typeof widths
  /** Nothing in it takes the keyboard, which then scrolls what is read. */
  isOnlyRead?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 grid grid-cols-1 grid-rows-1 place-items-end overflow-y-auto sm:place-items-center sm:p-6">
          <Base.Popup
            initialFocus={initialFocus}
            className={join(
              // On a phone a sheet from edge to edge: what is read at length takes all of it.
              'flex max-h-full w-full flex-col border-line bg-raised shadow-over transition duration-150 ease-settle max-sm:border-t sm:rounded-lg sm:border',
              size === 'large' ? 'max-sm:min-h-full' : 'max-sm:rounded-t-lg',
              'data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
              widths[size],
            )}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-4">
              <Base.Title lang={language} className="text-title font-semibold">
                {title}
              </Base.Title>
              <Base.Close
                aria-label={closeName}
                className="tap -mr-2 grid size-8 pointer-coarse:-my-2 place-items-center rounded-md text-ink hover:bg-hover"
              >
                <X className="size-5" aria-hidden />
              </Base.Close>
            </header>
            <div
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
              tabIndex={isOnlyRead ? 0 : undefined}
              className="fade-below min-h-0 overflow-y-auto px-5 pt-2 pb-5"
            >
              {children}
            </div>
            {actions && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
                {actions}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The sentence a dialog is about, tied to it for screen readers. */
export function DialogText({ children }: { children: ReactNode }) {
  return <Base.Description className="text-small text-ink-soft">{children}</Base.Description>
}
