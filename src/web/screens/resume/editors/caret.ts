/** Where the caret stands in a field, and how to put it somewhere. Struck text does not count. */

export type CaretPlace = {
  /** UTF-16 units of the field's text before the caret, and before the selection's other end. */
  start: number
  end: number
  /** Nothing of the field is above, or below, the line the caret stands on. */
  onFirstLine: boolean
  onLastLine: boolean
}

export function fieldText(field: Element): string {
  return textNodesOf(field)
    .map((node) => node.data)
    .join('')
}

export function caretIn(field: HTMLElement): CaretPlace | null {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!field.contains(range.startContainer) || !field.contains(range.endContainer)) return null
  return {
    start: offsetOf(field, range.startContainer, range.startOffset),
    end: offsetOf(field, range.endContainer, range.endOffset),
    ...linesAround(field, range),
  }
}

/** Puts the caret before the text's unit `offset`; at its end where that is more than there is. */
export function placeCaret(field: HTMLElement, offset = Number.POSITIVE_INFINITY): void {
  const selection = getSelection()
  if (!selection) return
  let left = offset
  for (const node of textNodesOf(field)) {
    if (left <= node.length) {
      selection.collapse(node, left)
      return
    }
    left -= node.length
  }
  selection.selectAllChildren(field)
  selection.collapseToEnd()
}

function textNodesOf(field: Element): Text[] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('del')) nodes.push(node)
  return nodes
}

function offsetOf(field: HTMLElement, container: Node, offset: number): number {
  const before = document.createRange()
  before.setStart(field, 0)
  before.setEnd(container, offset)
  let units = 0
  for (const node of textNodesOf(field)) {
    if (!before.intersectsNode(node)) break
    units += node === container ? offset : node.length
  }
  return units
}

function linesAround(field: HTMLElement, range: Range) {
  const lines = [...field.getClientRects()]
  const caret = range.getClientRects()[0]
  const first = lines[0]
  const last = lines.at(-1)
  if (!caret || !first || !last) return { onFirstLine: true, onLastLine: true }
  // A block is one rectangle however many lines it has; half a line tells them apart.
  const half = caret.height / 2
  return {
    onFirstLine: caret.top - first.top < half,
    onLastLine: last.bottom - caret.bottom < half,
  }
}
