/**
 * The small buttons beside what they act on, seen while it is hovered or holds the focus. They take
 * no room on the sheet and no stop of the Tab key: each has its keys, named in its tooltip.
 */
import type { ReactNode } from 'react'

export function ToolButton({
  name,
  keys,
  icon,
  onPress,
  disabled = false,
  tabbable = false,
  labelled = false,
}: {
  name: string
  keys?: string
  icon: ReactNode
  onPress: () => void
  disabled?: boolean
  tabbable?: boolean
  /** Its name is read beside it, where there is nothing else to see. */
  labelled?: boolean
}) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      tabIndex={tabbable ? 0 : -1}
      disabled={disabled}
      // The field keeps the focus and the caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon}
      {labelled && <span className="tool-name">{name}</span>}
    </button>
  )
}
