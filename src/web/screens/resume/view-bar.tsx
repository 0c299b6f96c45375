/** How the sheet is seen: edited or only viewed, with its changes; and the steps back and forth. */
import { keysInWords } from '../../i18n/keys-in-words.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { GitCompareArrows, Redo2, Save, Undo2 } from '../../ui/icons.tsx'
import { modifierKey } from '../../ui/modifier-key.ts'
import { Segments } from '../../ui/segments.tsx'
import type { Draft, DraftState } from './draft.ts'
import type { EditorView, ModeEvent } from './modes.ts'

/** The changes of a resume that was made from another. */
export type EditsShown = {
  shown: boolean
  count: number | null
  onToggle: () => void
}

/** Back, forth, and saved at once: marks in a row; on a phone what saves says so in words. */
export function Steps({
  draft,
  state: { canUndo, canRedo, status },
  isPhone,
  onSave,
}: {
  draft: Draft
  state: DraftState
  isPhone: boolean
  onSave: () => void
}) {
  const { t } = useTranslation()
  const name = t('resume.bar.save')
  const save = { busy: status.kind === 'saving', onClick: onSave }
  return (
    <>
      {isPhone && (
        <Button size="small" icon={<Save className="size-4" aria-hidden />} {...save}>
          {name}
        </Button>
      )}
      <div className="flex shrink-0">
        <IconButton
          name={t('resume.editor.undo')}
          keys={keysInWords(`${modifierKey}+Z`, t)}
          icon={<Undo2 />}
          disabled={!canUndo}
          onClick={() => draft.undo()}
        />
        <IconButton
          name={t('resume.editor.redo')}
          keys={keysInWords(`${modifierKey}+Shift+Z`, t)}
          icon={<Redo2 />}
          disabled={!canRedo}
          onClick={() => draft.redo()}
        />
        {!isPhone && (
          <IconButton
            name={name}
            keys={keysInWords(`${modifierKey}+S`, t)}
            icon={<Save />}
            aria-keyshortcuts="Control+S Meta+S"
            {...save}
          />
        )}
      </div>
    </>
  )
}

export function ModeChoice({
  choice,
  onMode,
}: {
  choice: EditorView['choice']
  onMode: (event: ModeEvent) => void
}) {
  const { t } = useTranslation()
  return (
    <Segments
      name={t('resume.bar.mode')}
      value={choice}
      options={[
        { value: 'edit', label: t('resume.bar.edit') },
        { value: 'view', label: t('resume.bar.view') },
      ]}
      onChange={onMode}
    />
  )
}

export function EditsButton({ shown, count, onToggle }: EditsShown) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        size="small"
        look="quiet"
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
        icon={<GitCompareArrows className="size-4" aria-hidden />}
        data-words={t('resume.otherWords.edits')}
        aria-pressed={shown}
        onClick={onToggle}
      >
        {shown ? t('resume.bar.hideEdits') : t('resume.bar.showEdits')}
      </Button>
      {shown && count !== null && (
        <output className="sr-only">
          {count === 0 ? t('resume.bar.noEdits') : t('resume.bar.editsCount', { count })}
        </output>
      )}
    </>
  )
}
