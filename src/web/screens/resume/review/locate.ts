/** Where a change is marked on the sheet, and which change a mark belongs to. */
import type { Change } from '#domain/edits/changes.ts'

/** Its marks, the first of them first; none where it is out of sight. */
export function locate(sheet: ParentNode, change: Change, ordinal: number): HTMLElement[] {
  const { kind, path, origin } = change
  if (kind === 'words') {
    const field = fieldOf(sheet, path)
    const groups = field ? groupsIn(field) : []
    return groups[ordinal] ?? groups[0] ?? []
  }
  if (kind === 'removed') return all(sheet, `[data-gone="${CSS.escape(origin ?? '')}"]`)
  if (kind === 'order') return movedIn(sheet, path)
  const item = sheet.querySelector<HTMLElement>(`[data-item="${CSS.escape(path)}"]`)
  if (item) return [item]
  const field = fieldOf(sheet, path)
  if (!field) return all(sheet, `.field[data-path^="${CSS.escape(path)}/"] ins`).slice(0, 1)
  const marks = all(field, 'ins')
  return marks.length > 0 ? marks : [field]
}

/** The field of a text that waits for an answer. */
export function locateText(sheet: ParentNode, path: string): HTMLElement[] {
  return [fieldOf(sheet, path)].filter((field) => field !== null)
}

/** Locations are one text with commas: their field has the path of the list. */
function fieldOf(sheet: ParentNode, path: string): HTMLElement | null {
  const at = (place: string) =>
    sheet.querySelector<HTMLElement>(`.field[data-path="${CSS.escape(place)}"]`)
  return at(path) ?? at(path.slice(0, path.lastIndexOf('/')))
}

/** Marks with no text between them are one change. */
function groupsIn(field: HTMLElement): HTMLElement[][] {
  const groups: HTMLElement[][] = []
  let isOpen = false
  for (const node of field.childNodes) {
    const isMark = node instanceof HTMLElement && node.matches('ins, del')
    if (isMark && isOpen) groups.at(-1)?.push(node)
    else if (isMark) groups.push([node])
    isOpen = isMark
  }
  return groups
}

function movedIn(sheet: ParentNode, list: string): HTMLElement[] {
  if (list === '/section_order') return all(sheet, '.section-head[data-moved]')
  return all(sheet, '[data-moved]').filter((element) => {
    const own = element.dataset['item'] ?? element.dataset['path']
    const path = own ?? element.querySelector<HTMLElement>('.field')?.dataset['path'] ?? ''
    return path.startsWith(`${list}/`) && /^\d+$/.test(path.slice(list.length + 1))
  })
}

function all(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)]
}
