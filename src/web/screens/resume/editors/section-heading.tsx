/** The heading of a section with its tools: add an item, move the whole section. */
import { use } from 'react'

import { moveSectionBy } from '#domain/resume/moves.ts'
import { isFurtherKey } from '#domain/resume/sections/further.ts'
import { isPlacedList } from '#domain/resume/sections/placed.ts'
import type { HeadingProps } from '#web/paper/surface.tsx'

import { ArrowDown, ArrowUp, Plus, X } from '../../../ui/icons.tsx'
import { keysInWords } from '../../../i18n/keys-in-words.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useDraft, useDraftState } from '../use-draft.ts'
import { addItemAtEnd, columnOf, removeSection } from './act.ts'
import { ComparisonContext, hasMoved } from './comparison-context.ts'
import { ToolButton } from './tools.tsx'

export function Heading({ section, children }: HeadingProps) {
  const { t } = useTranslation()
  const draft = useDraft()
  const { resume } = useDraftState(draft)
  const { key } = section
  const column = columnOf(resume, key)
  const list = isPlacedList(section) ? section : null
  const isEmpty = section.form === 'text' ? section.text === '' : section.items.length === 0
  const comparison = use(ComparisonContext)
  const place = resume.section_order.indexOf(key)
  const move = (by: -1 | 1) => {
    const held = document.activeElement
    draft.apply(moveSectionBy(resume, key, by, column))
    // Moving its section took the focus from the button that was pressed.
    requestAnimationFrame(() => {
      if (held instanceof HTMLElement) held.focus()
    })
  }
  return (
    <div
      className="section-head"
      data-block="heading"
      data-empty={isEmpty || undefined}
      data-moved={hasMoved(comparison, `/section_order/${place}`) || undefined}
      role="presentation"
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (by === 0 || !event.altKey) return
        event.preventDefault()
        move(by)
      }}
    >
      {children}
      <div className="section-tools" data-section-tools={key}>
        {list && (
          <ToolButton
            name={t(`resume.add.${list.of}`)}
            icon={<Plus />}
            onPress={() => addItemAtEnd(draft, list)}
            tabbable
            labelled={isEmpty}
          />
        )}
        <ToolButton
          name={t('resume.editor.sectionUp')}
          keys={keysInWords('Alt+PageUp', t)}
          icon={<ArrowUp />}
          onPress={() => move(-1)}
          disabled={column[0] === key}
          tabbable={list === null && column[0] !== key}
        />
        <ToolButton
          name={t('resume.editor.sectionDown')}
          keys={keysInWords('Alt+PageDown', t)}
          icon={<ArrowDown />}
          onPress={() => move(1)}
          disabled={column.at(-1) === key}
          tabbable={list === null && column[0] === key}
        />
        {isFurtherKey(key) && (
          <ToolButton
            name={t('resume.editor.removeSection')}
            icon={<X />}
            onPress={() => removeSection(draft, key)}
          />
        )}
      </div>
    </div>
  )
}
