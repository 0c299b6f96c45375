/** What is rarer than writing: layout and page, translation, files, history. A row that is opened by its button. */
import type { ReactNode } from 'react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ChevronDown, History, Palette } from '../../ui/icons.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { Draft, DraftState } from './draft.ts'
import { focusPath } from './editors/sheet-events.ts'
import { ExportMenu } from './export-menu.tsx'
import { LookPanel } from './late-parts.ts'
import type { ModeEvent } from './modes.ts'
import { TranslateMenu } from './translate-menu.tsx'

export type ToolsProps = {
  draft: Draft
  state: DraftState
  onMode: (event: ModeEvent) => void
}

export const toolsId = 'editor-tools'

export function ToolsRow({
  draft,
  state,
  isOpen,
  onMode,
  children,
}: ToolsProps & {
  isOpen: boolean
  /** What stands in the row over the sheet where that has room for it. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div
      id={toolsId}
      // What cannot be seen is found by the palette, which opens it.
      data-folded
      hidden={!isOpen}
      className="editor-tools"
    >
      {children}
      <Segments
        name={t('resume.bar.layout')}
        value={state.resume.layout}
        options={(['ats-vanilla', 'two-column'] as const).map((value) => ({
          value,
          words: t(`resume.otherWords.${value === 'two-column' ? 'twoColumns' : 'oneColumn'}`),
          label: t(`resume.bar.${value === 'two-column' ? 'twoColumn' : 'atsVanilla'}`),
        }))}
        onChange={(value) => draft.apply({ kind: 'set-layout', value })}
      />
      <PageButton draft={draft} state={state} onMode={onMode} />
      <TranslateMenu draft={draft} language={state.resume.resume_language} />
      <ExportMenu draft={draft} />
      <Button
        size="small"
        look="quiet"
        icon={<History className="size-4" aria-hidden />}
        title="H"
        data-words={t('resume.otherWords.history')}
        onClick={() => onMode('open-history')}
      >
        {t('resume.history.title')}
      </Button>
    </div>
  )
}

function PageButton({ draft, state, onMode }: ToolsProps) {
  const { t } = useTranslation()
  const page = useRef<HTMLButtonElement>(null)
  const [showsLook, setShowsLook] = useState(false)
  // A press on the button closes an open panel as any press outside does: it must not open it again.
  const wasOpen = useRef(false)
  return (
    <>
      <Button
        ref={page}
        size="small"
        look="quiet"
        className="aria-expanded:bg-hover"
        icon={<Palette className="size-4" aria-hidden />}
        data-words={t('resume.otherWords.look')}
        aria-haspopup="dialog"
        aria-expanded={showsLook}
        onPointerDown={() => {
          wasOpen.current = showsLook
        }}
        onClick={() => {
          setShowsLook(!showsLook && !wasOpen.current)
          wasOpen.current = false
        }}
      >
        {t('resume.look.title')}
        <ChevronDown className="size-3.5" aria-hidden />
      </Button>
      {showsLook && (
        <Suspense>
          <LookPanel
            draft={draft}
            state={state}
            anchor={page}
            onClose={() => setShowsLook(false)}
            onGo={(path) => {
              flushSync(() => {
                setShowsLook(false)
                onMode('edit')
              })
              const table = document.querySelector<HTMLElement>('.editor-table')
              if (table) focusPath(table, path)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
