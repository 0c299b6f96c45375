/** How far one is at the desk, and what goes from one thing to another. */
import { keysInWords } from '../../../i18n/keys-in-words.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChevronDown, ChevronUp, Undo2, X } from '../../../ui/icons.tsx'
import { modifierKey } from '../../../ui/modifier-key.ts'

export function DeskHead({
  number,
  most,
  hasOthers,
  canUndo,
  onUndo,
  onStep,
  onClose,
}: {
  /** Of the thing at hand, from 1, among all that there were. */
  number: number
  most: number
  hasOthers: boolean
  canUndo: boolean
  onUndo: () => void
  onStep: (by: number) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <div className="reading-head">
      <progress max={most} value={number} aria-label={t('resume.reading.progress')} />
      <span className="tabular">{t('resume.review.place', { number, count: most })}</span>
      {canUndo && (
        <IconButton
          name={t('resume.reading.undo')}
          keys={keysInWords(`${modifierKey}+Z`, t)}
          icon={<Undo2 />}
          onClick={onUndo}
        />
      )}
      {hasOthers && (
        <>
          <IconButton
            name={t('resume.reading.previous')}
            keys="↑"
            icon={<ChevronUp />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            name={t('resume.reading.next')}
            keys="↓"
            icon={<ChevronDown />}
            onClick={() => onStep(1)}
          />
        </>
      )}
      <IconButton name={t('app.close')} icon={<X />} onClick={onClose} />
    </div>
  )
}
