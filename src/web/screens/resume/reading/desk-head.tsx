/** How much is done at the desk, and what goes from one thing to another or answers many at once. */
import { keysInWords } from '../../../i18n/keys-in-words.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LateMenu } from '../../../frame/late-menu.tsx'
import type { MenuAction } from '../../../frame/screen-menus.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChevronDown, ChevronUp, Ellipsis, Undo2, X } from '../../../ui/icons.tsx'
import { modifierKey } from '../../../ui/modifier-key.ts'

export function DeskHead({
  done,
  most,
  canUndo,
  atOnce,
  onUndo,
  onStep,
  onClose,
}: {
  /** How many of all that there were. */
  done: number
  most: number
  canUndo: boolean
  /** What can be done with all lines that are left; none with the last of them. */
  atOnce: readonly MenuAction[]
  onUndo: () => void
  onStep: (by: number) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <div className="reading-head">
      <progress max={most} value={done} aria-label={t('resume.reading.progress')} />
      <span className="tabular">
        <span>{t('resume.reading.answered')} </span>
        {t('resume.review.place', { number: done, count: most })}
      </span>
      {canUndo && (
        <IconButton
          name={t('resume.reading.undo')}
          keys={keysInWords(`${modifierKey}+Z`, t)}
          icon={<Undo2 />}
          onClick={onUndo}
        />
      )}
      {most - done > 1 && (
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
      {atOnce.length > 0 && (
        <LateMenu
          align="end"
          actions={atOnce}
          trigger={<IconButton name={t('resume.reading.atOnce')} icon={<Ellipsis />} />}
        />
      )}
      {/* The last word at the desk closes it too. */}
      {done < most && <IconButton name={t('app.close')} icon={<X />} onClick={onClose} />}
    </div>
  )
}
