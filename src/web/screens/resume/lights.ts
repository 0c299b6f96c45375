/** Lights words on the sheet without touching its text, by the browser's own highlights. */
import './lights.css'

export type Place = { path: string; start: number; end: number }

const evidence = 'lapel-evidence'

export function light(root: ParentNode, places: readonly Place[]): void {
  if (!('highlights' in CSS)) return
  const ranges = places.flatMap((place) => rangeOf(root, place) ?? [])
  if (ranges.length === 0) CSS.highlights.delete(evidence)
  else CSS.highlights.set(evidence, new Highlight(...ranges))
}

/** Brings the first of the places into sight, where it is not. */
export function goTo(root: ParentNode, places: readonly Place[]): void {
  const range = places.map((place) => rangeOf(root, place)).find((found) => found !== null)
  if (!range) return
  const { top, bottom } = range.getBoundingClientRect()
  const head = document.querySelector('.editor-head')?.getBoundingClientRect().bottom ?? 0
  const isSeen = top >= Math.max(0, head) && bottom <= window.innerHeight
  if (!isSeen) range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}

const doubt = 'lapel-doubt'

/** Underlines all fields at or below these paths; another call replaces the last. */
export function underline(root: ParentNode, paths: readonly string[]): void {
  if (!('highlights' in CSS)) return
  const ranges = paths.flatMap((path) => {
    const at = CSS.escape(path)
    return [...root.querySelectorAll(`[data-path="${at}"], [data-path^="${at}/"]`)].map((field) => {
      const range = document.createRange()
      range.selectNodeContents(field)
      return range
    })
  })
  if (ranges.length === 0) CSS.highlights.delete(doubt)
  else CSS.highlights.set(doubt, new Highlight(...ranges))
}

function rangeOf(root: ParentNode, { path, start, end }: Place): Range | null {
  const field = root.querySelector(`[data-path="${CSS.escape(path)}"]`)
  if (!field) return null
  const range = document.createRange()
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  let before = 0
  let isOpen = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Struck text is no part of the resume's own.
    if (!(node instanceof Text) || node.parentElement?.closest('del')) continue
    if (!isOpen && start < before + node.length) {
      range.setStart(node, Math.max(0, start - before))
      isOpen = true
    }
    if (isOpen && end <= before + node.length) {
      range.setEnd(node, end - before)
      return range
    }
    before += node.length
  }
  return null
}
