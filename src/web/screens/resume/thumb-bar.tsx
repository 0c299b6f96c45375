/** On phones, what is wanted most, where the thumb is: the sheet, how it meets its job, sending it. */
import type { ReactNode, RefObject } from 'react'
import { useEffect, useState } from 'react'

import { GitCompareArrows, PenLine, Send, Target } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Draft } from './draft.ts'
import './thumb-bar.css'
import { shareOrSave, useExport } from './use-export.ts'

export function ThumbBar({
  draft,
  side,
  edits,
  onEdit,
  onMatch,
}: {
  draft: Draft
  /** What stands below the sheet. */
  side: RefObject<HTMLElement | null>
  /** Null where the resume was not made from another. */
  edits: { shown: boolean; onToggle: () => void } | null
  onEdit: () => void
  onMatch: () => void
}) {
  const { t } = useTranslation()
  const isAtMatch = useCrossesMiddle(side)
  const send = useExport(draft, shareOrSave)
  return (
    <nav className="thumb-bar" aria-label={t('resume.title')}>
      <Thumb icon={<PenLine />} isCurrent={!isAtMatch} onPress={onEdit}>
        {t('resume.bar.edit')}
      </Thumb>
      {edits && (
        <Thumb icon={<GitCompareArrows />} isPressed={edits.shown} onPress={edits.onToggle}>
          {edits.shown ? t('resume.bar.hideEdits') : t('resume.bar.showEdits')}
        </Thumb>
      )}
      <Thumb icon={<Target />} isCurrent={isAtMatch} onPress={onMatch}>
        {t('resume.match.title')}
      </Thumb>
      <Thumb
        icon={send.isPending ? <Spinner /> : <Send />}
        isBusy={send.isPending}
        onPress={() => send.mutate('pdf')}
      >
        {t('resume.bar.send')}
      </Thumb>
    </nav>
  )
}

function Thumb({
  icon,
  isCurrent = false,
  isPressed,
  isBusy = false,
  onPress,
  children,
}: {
  icon: ReactNode
  isCurrent?: boolean
  isPressed?: boolean
  isBusy?: boolean
  onPress: () => void
  children: string
}) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      aria-pressed={isPressed}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {icon}
      <span>{children}</span>
    </button>
  )
}

/** Whether an element lies across the middle of the window: it is what is being looked at. */
function useCrossesMiddle(element: RefObject<HTMLElement | null>): boolean {
  const [crosses, setCrosses] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => setCrosses(seen.at(-1)?.isIntersecting === true),
      { rootMargin: '-50% 0px' },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return crosses
}
