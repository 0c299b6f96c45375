/** What can be done to an item or a line, beside it: move, add to, remove. */
import type { ReactNode } from 'react'

import { blankNestedProject } from '#domain/resume/blank.ts'
import { valueAt } from '#domain/resume/pointer.ts'

import { ArrowDown, ArrowUp, ListPlus, X } from '../../../ui/icons.tsx'
import { keysInWords } from '../../../i18n/keys-in-words.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useDraft, useDraftState } from '../use-draft.ts'
import { removeEntry, shift } from './act.ts'
import { ToolButton } from './tools.tsx'

export function Tools({ side, children }: { side: 'start' | 'end'; children: ReactNode }) {
  return (
    <div className="tools" data-side={side}>
      {children}
    </div>
  )
}

export function MoveTools({ path, what }: { path: string; what: 'entry' | 'item' }) {
  const { t } = useTranslation()
  const draft = useDraft()
  const shiftKey = what === 'item' ? 'Shift+' : ''
  return (
    <>
      <ToolButton
        name={t('resume.editor.up')}
        keys={keysInWords(`Alt+${shiftKey}↑`, t)}
        icon={<ArrowUp />}
        onPress={() => shift(draft, path, -1, what)}
      />
      <ToolButton
        name={t('resume.editor.down')}
        keys={keysInWords(`Alt+${shiftKey}↓`, t)}
        icon={<ArrowDown />}
        onPress={() => shift(draft, path, 1, what)}
      />
    </>
  )
}

export function RemoveTool({ path }: { path: string }) {
  const { t } = useTranslation()
  const draft = useDraft()
  return (
    <ToolButton
      name={t('resume.editor.remove')}
      icon={<X />}
      onPress={() => removeEntry(draft, path)}
    />
  )
}

export function ProjectTool({ path }: { path: string }) {
  const { t } = useTranslation()
  const draft = useDraft()
  const { resume } = useDraftState(draft)
  if (valueAt(resume, path) !== null) return null
  return (
    <ToolButton
      name={t('resume.editor.addProject')}
      icon={<ListPlus />}
      onPress={() =>
        draft.apply({ kind: 'set-project', path, value: blankNestedProject }, { path })
      }
    />
  )
}
