/**
 * What stands in the menus of the screen, by the mark of the button that opens each, so that the
 * palette offers it without opening one.
 */
export type MenuAction = {
  key: string
  label: string
  /** What else it is called by those who type. */
  words?: string
  disabled?: boolean
  danger?: boolean
  onSelect: () => void
}

const menus = new Map<string, readonly MenuAction[]>()

/** From now on until the returned function is called. */
export function putMenu(mark: string, actions: readonly MenuAction[]): () => void {
  menus.set(mark, actions)
  return () => {
    if (menus.get(mark) === actions) menus.delete(mark)
  }
}

export function menuOf(mark: string): readonly MenuAction[] {
  return menus.get(mark) ?? []
}
