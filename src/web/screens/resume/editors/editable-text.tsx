/**
 * One text of the sheet as a field, edited where it will be printed. The element's text belongs to
 * the browser while somebody types (so that input methods, spelling and screen readers work) and is
 * written by hand only where it differs from the draft: after undo, after a paste, with Show Edits.
 */
import type { FocusEvent } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

import type { Segment } from '#domain/edits/words.ts'
import { markedNodes } from '#web/paper/marked-text.ts'
import type { TextProps } from '#web/paper/surface.tsx'
import { endingOf } from '#web/paper/surface.tsx'
import type { WordPart } from '#web/paper/whole-words.ts'
import { linkParts, wordParts } from '#web/paper/whole-words.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { useDraft } from '../use-draft.ts'
import { caretIn, fieldText, placeCaret } from './caret.ts'
import { fieldNumber } from './field-number.ts'
import { fieldKind } from './keys.ts'

type EditableProps = TextProps & {
  /** What stands there while nobody edits it, where that is spelt otherwise. */
  resting?: string
  /** It stays spelt so until something is typed: a date is not rewritten by being looked at. */
  keepsSpelling?: boolean
  /** What Show Edits marks in it. */
  segments?: readonly Segment[] | undefined
  /** It stood elsewhere in its list. */
  moved?: boolean
  /** What typing does. */
  onType: (text: string) => void
  /** Whether what is written says the same as `value`, though it is spelt otherwise. */
  sameAs?: (written: string) => boolean
}

export function EditableText({
  path,
  value,
  field,
  as = 'inline',
  link = false,
  ending = endingOf(as),
  empty,
  resting,
  keepsSpelling = false,
  segments,
  moved = false,
  onType,
  sameAs,
}: EditableProps) {
  const { t } = useTranslation()
  const draft = useDraft()
  const element = useRef<HTMLSpanElement>(null)
  const pointing = useRef(false)
  const [editing, setEditing] = useState(false)
  const [typed, setTyped] = useState(false)
  const kind = fieldKind(path)
  const marked = editing ? undefined : segments
  const isAsTyped = editing && (typed || !keepsSpelling)
  const shown = isAsTyped ? value : (resting ?? value)

  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    if (editing && sameAs?.(fieldText(node))) return
    if (marked) write(node, shown, markedNodes(marked))
    else if (editing) writeTyped(node, shown)
    else rest(node, shown, link ? linkParts(shown) : wordParts(shown, ending))
  }, [shown, marked, editing, link, sameAs, ending])

  const number = fieldNumber(path)
  const name = t(`resume.fields.${field}`)

  /** A click first places the caret, in the text as it is shown; then the marks may go. */
  function startPointing(node: HTMLElement) {
    pointing.current = true
    const listening = new AbortController()
    const stop = () => {
      listening.abort()
      pointing.current = false
      if (document.activeElement === node) setEditing(true)
    }
    window.addEventListener('pointerup', stop, { signal: listening.signal })
    window.addEventListener('pointercancel', stop, { signal: listening.signal })
  }

  function leave(event: FocusEvent<HTMLSpanElement>) {
    setEditing(false)
    setTyped(false)
    const next = event.relatedTarget
    const nextPath = next instanceof HTMLElement ? next.dataset['path'] : undefined
    const caret = next instanceof HTMLElement ? caretIn(next)?.start : undefined
    draft.leave(
      path,
      nextPath === undefined
        ? undefined
        : { path: nextPath, ...(caret === undefined ? {} : { caret }) },
    )
  }

  return (
    <span
      ref={element}
      // A field of the browser cannot flow within a line; the keys of this one are in sheet-events.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="textbox"
      tabIndex={0}
      contentEditable="plaintext-only"
      aria-label={number === null ? name : t('resume.editor.numbered', { name, number })}
      aria-multiline={kind === 'text'}
      spellCheck
      className={as === 'block' ? 'text text-block field' : 'text field'}
      data-path={path}
      data-placeholder={empty ?? name}
      data-moved={moved || undefined}
      onPointerDown={(event) => startPointing(event.currentTarget)}
      onFocus={() => {
        if (!pointing.current) setEditing(true)
      }}
      onInput={(event) => {
        // What is typed into a word that is kept whole must wrap: it is whole again when left.
        event.currentTarget.dataset['typed'] = ''
        setTyped(true)
        const text = fieldText(event.currentTarget)
        onType(kind === 'text' ? text : text.replaceAll('\n', ' '))
      }}
      onBlur={leave}
    />
  )
}

/** While somebody edits it the text is the browser's, and is written only where it differs. */
function writeTyped(node: HTMLElement, text: string): void {
  const asIs = node.querySelector('ins, del') === null && fieldText(node) === text
  if (!asIs) write(node, text, text === '' ? [] : [text])
}

/** At rest its words are kept whole as on paper, so that its lines break as they print. */
function rest(node: HTMLElement, text: string, parts: readonly WordPart[]): void {
  delete node.dataset['typed']
  const nodes = parts.map((part) => {
    if (part.keeps === null) return document.createTextNode(part.text)
    const word = document.createElement('span')
    word.className = part.keeps
    word.textContent = part.text
    return word
  })
  const written = [...node.childNodes].filter((one) => one.nodeName !== 'BR')
  const asIs =
    written.length === nodes.length && nodes.every((one, i) => one.isEqualNode(written[i] ?? null))
  if (!asIs) write(node, text, nodes)
}

function write(node: HTMLElement, text: string, nodes: readonly (Node | string)[]): void {
  const caret = document.activeElement === node ? caretIn(node) : null
  node.replaceChildren(...nodes)
  // A line that has just been begun is only seen when something stands on it.
  if (text.endsWith('\n')) node.append(document.createElement('br'))
  if (caret) placeCaret(node, Math.min(caret.start, text.length))
}
