/**
 * The keyboard on the sheet: one set of listeners on the element that holds it, which read what a
 * key means (keys) and carry it out (act). Also what the browser asks for by other ways than keys:
 * a phone's Enter, undo from a menu, paste and drop.
 */
import { valueAt } from '#domain/resume/pointer.ts'

import type { Draft } from '../draft.ts'
import { addItemAfter, breakLine, join, paste, removeEntry, shift, split } from './act.ts'
import { caretIn, fieldText, placeCaret } from './caret.ts'
import type { Intention } from './keys.ts'
import { fieldKind, readKey } from './keys.ts'

/** Listens until the signal says otherwise. `onLeftOut`: so many pasted entries found no room. */
export function listenToSheet(
  sheet: HTMLElement,
  draft: Draft,
  onLeftOut: (count: number) => void,
  signal: AbortSignal,
): void {
  /** What the field held when it was entered, for Esc. */
  let entered: { path: string; text: string } | null = null

  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => sheet.addEventListener(name, listener, { signal })

  on('focusin', (event) => {
    const field = fieldOf(event.target)
    entered = field && { path: pathOf(field), text: textOf(draft, pathOf(field)) }
  })

  on('keydown', (event) => {
    if (event.isComposing) return
    const field = fieldOf(event.target)
    if (field ? pressInField(field, event) : pressOnItem(event)) event.preventDefault()
  })

  on('beforeinput', (event) => {
    const field = fieldOf(event.target)
    if (!field || event.isComposing) return
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault()
      if (event.inputType === 'historyUndo') draft.undo()
      else draft.redo()
    } else if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') {
      // Where no key was told, as on a phone.
      event.preventDefault()
      press(field, readKey(plainEnter, fieldKind(pathOf(field)), noCaret, isEmpty(field)))
    } else if (event.inputType === 'insertFromDrop') {
      event.preventDefault()
    }
  })

  on('paste', (event) => {
    const field = fieldOf(event.target)
    const text = event.clipboardData?.getData('text/plain')
    const caret = field && caretIn(field)
    if (!field || !caret || text === undefined) return
    event.preventDefault()
    const path = pathOf(field)
    if (typeof valueAt(draft.state().resume, path) === 'string') {
      const leftOut = paste(draft, path, fieldKind(path), text, caret)
      if (leftOut > 0) onLeftOut(leftOut)
    } else document.execCommand('insertText', false, text.replaceAll(/\s+/g, ' '))
  })

  function pressInField(field: HTMLElement, event: KeyboardEvent): boolean {
    const caret = caretIn(field)
    const length = fieldText(field).length
    const place = {
      atStart: caret?.start === 0 && caret.end === 0,
      atEnd: caret?.start === length && caret.end === length,
      onFirstLine: caret?.onFirstLine ?? true,
      onLastLine: caret?.onLastLine ?? true,
    }
    return press(field, readKey(pressOf(event), fieldKind(pathOf(field)), place, isEmpty(field)))
  }

  function press(field: HTMLElement, intention: Intention | null): boolean {
    if (!intention) return false
    const path = pathOf(field)
    const caret = caretIn(field) ?? { start: 0, end: 0 }
    switch (intention.kind) {
      case 'go':
        return go(sheet, field, intention.to, intention.caret)
      case 'split':
        split(draft, path, caret.start, caret.end)
        return true
      case 'break':
        breakLine(draft, path, caret.start, caret.end)
        return true
      case 'join':
        return (
          join(draft, path, fieldKind(path)) ||
          (fieldKind(path) === 'word' && go(sheet, field, 'previous', 'end'))
        )
      case 'shift':
        shift(draft, path, intention.by, intention.what, caret.start)
        return true
      case 'add-item':
        return addItemAfter(draft, path)
      case 'escape':
        escape(field)
        return true
      default:
        return true
    }
  }

  /** Esc takes back what was typed in this field; a second one steps out to the item. */
  function escape(field: HTMLElement): void {
    const path = pathOf(field)
    if (entered && entered.path === path && textOf(draft, path) !== entered.text)
      draft.apply({ kind: 'set-text', path, value: entered.text }, { path })
    else field.closest<HTMLElement>('[data-item]')?.focus()
  }

  /** An item that has the focus itself: arrows walk, Alt+arrows move it, Enter goes in. */
  function pressOnItem(event: KeyboardEvent): boolean {
    const item = event.target
    if (!(item instanceof HTMLElement) || item.dataset['item'] === undefined) return false
    const path = item.dataset['item']
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0 && event.altKey) return shift(draft, path, by, 'item') || true
    if (by !== 0) return focusNeighbour(sheet, item, by)
    if (event.key === 'Enter') return enter(item)
    if (event.key === 'Delete' || event.key === 'Backspace') return removeEntry(draft, path)
    return false
  }
}

/** Puts the focus where the draft wishes it: a field, the first field of an item, or near by. */
export function focusPath(sheet: HTMLElement, path: string, caret?: number): void {
  const field = findField(sheet, path)
  if (field) {
    // The caret follows whoever works on the sheet, and moves nobody who is elsewhere already.
    reveal(field)
    field.focus({ preventScroll: true })
    placeCaret(field, caret)
    field.scrollIntoView({ block: 'nearest' })
    return
  }
  const section = path.split('/')[1] ?? ''
  const head = sheet.querySelector<HTMLElement>(`[data-section-tools="${CSS.escape(section)}"]`)
  head?.querySelector('button')?.focus()
}

/** An empty field is there only while the focus is near it. */
function reveal(field: HTMLElement): void {
  if (field.checkVisibility()) return
  const around = field.closest('[data-item], .masthead')
  const near = [...(around?.querySelectorAll<HTMLElement>('.field') ?? [])]
  near.find((other) => other.checkVisibility())?.focus({ preventScroll: true })
}

function findField(sheet: HTMLElement, path: string): HTMLElement | null {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const exact = sheet.querySelector<HTMLElement>(`.field[data-path="${CSS.escape(at)}"]`)
    if (exact) return exact
    const inside = sheet.querySelector<HTMLElement>(`.field[data-path^="${CSS.escape(at)}/"]`)
    if (inside) return inside
  }
  return null
}

function go(
  sheet: HTMLElement,
  field: HTMLElement,
  to: 'previous' | 'next',
  caret: 'start' | 'end',
): boolean {
  // Empty fields of other items may be out of sight.
  const fields = [...sheet.querySelectorAll<HTMLElement>('.field')].filter((f) =>
    f.checkVisibility(),
  )
  const next = fields[fields.indexOf(field) + (to === 'next' ? 1 : -1)]
  if (!next) return false
  next.focus()
  placeCaret(next, caret === 'start' ? 0 : undefined)
  return true
}

function focusNeighbour(sheet: HTMLElement, item: HTMLElement, by: number): boolean {
  const items = [...sheet.querySelectorAll<HTMLElement>('[data-item]')]
  items[items.indexOf(item) + by]?.focus()
  return true
}

function enter(item: HTMLElement): boolean {
  const first = item.querySelector<HTMLElement>('.field')
  first?.focus()
  if (first) placeCaret(first)
  return first !== null
}

const plainEnter = { key: 'Enter', alt: false, shift: false, mod: false }
const noCaret = { atStart: false, atEnd: false, onFirstLine: false, onLastLine: false }

function pressOf(event: KeyboardEvent) {
  const { key, altKey: alt, shiftKey: shift } = event
  return { key, alt, shift, mod: event.ctrlKey || event.metaKey }
}

function fieldOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>('.field') : null
}

function pathOf(field: HTMLElement): string {
  return field.dataset['path'] ?? ''
}

function isEmpty(field: HTMLElement): boolean {
  return fieldText(field) === ''
}

function textOf(draft: Draft, path: string): string {
  const value = valueAt(draft.state().resume, path)
  return typeof value === 'string' ? value : ''
}
