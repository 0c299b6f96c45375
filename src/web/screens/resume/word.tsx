/** A word of the row over the sheet, which may give way to its icon (use-room.ts). */
import type { ReactNode } from 'react'

import type { Weight } from './use-room.ts'

export function Word({
  weight,
  icon,
  children,
}: {
  /** Less weight gives way earlier. */
  weight: Weight
  /** What stands in its place, where the button has no icon beside it anyway. */
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      {icon && (
        <span data-word-icon aria-hidden className="[&>svg]:size-4">
          {icon}
        </span>
      )}
      <span data-word={weight}>{children}</span>
    </>
  )
}
