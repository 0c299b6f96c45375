/** The heading of a section with its tools: add an item, move the whole section. */
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'

import { columnsOf } from '#domain/resume/columns.ts'
import { moveSectionBy } from '#domain/resume/moves.ts'
import { isList, sectionOf } from '#domain/resume/sections.ts'
import type { HeadingProps } from '#web/paper/surface.tsx'

import { useDraft, useDraftState } from '../use-draft.ts'
import { addItemAtEnd } from './act.ts'
import { ComparisonContext, hasMoved } from './comparison-context.ts'
import { ToolButton } from './tools.tsx'

export function Heading({ section, children }: HeadingProps) {
  const { t } = useTranslation()
  const draft = useDraft()
  const { resume } = useDraftState(draft)
  const column = columnsOf(resume.layout, resume.section_order).find((c) => c.includes(section))
  const declared = sectionOf(section)
  const isEmpty = resume[declared.field].length === 0
  const comparison = use(ComparisonContext)
  const place = resume.section_order.indexOf(section)
  const move = (by: -1 | 1) => {
    const held = document.activeElement
    draft.apply(moveSectionBy(resume, section, by, column))
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
      <div className="section-tools" data-section-tools={section}>
        {isList(declared) && (
          <ToolButton
            name={t(`resume.add.${declared.field}`)}
            icon={<Plus />}
            onPress={() => addItemAtEnd(draft, declared.field)}
            tabbable
            labelled={isEmpty}
          />
        )}
        <ToolButton
          name={t('resume.editor.sectionUp')}
          keys="Alt+PageUp"
          icon={<ArrowUp />}
          onPress={() => move(-1)}
          disabled={column?.[0] === section}
          tabbable={!isList(declared) && column?.[0] !== section}
        />
        <ToolButton
          name={t('resume.editor.sectionDown')}
          keys="Alt+PageDown"
          icon={<ArrowDown />}
          onPress={() => move(1)}
          disabled={column?.at(-1) === section}
          tabbable={!isList(declared) && column?.[0] === section}
        />
      </div>
    </div>
  )
}
