/** On phones, what is wanted most, where the thumb is: the sheet, how it meets its job, sending it. */
import type { ReactNode, RefObject } from 'react'
import { Suspense, useEffect, useState } from 'react'

import { GitCompareArrows, PenLine, Send, Target } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Draft } from './draft.ts'
import { SendDialog } from './late-parts.ts'
import './thumb-bar.css'

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
  const [isSending, setIsSending] = useState(false)
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
      <Thumb icon={<Send />} onPress={() => setIsSending(true)}>
        {t('resume.bar.send')}
      </Thumb>
      {isSending && (
        <Suspense>
          <SendDialog draft={draft} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </nav>
  )
}

function Thumb({
  icon,
  isCurrent = false,
  isPressed,
  onPress,
  children,
}: {
  icon: ReactNode
  isCurrent?: boolean
  isPressed?: boolean
  onPress: () => void
  children: string
}) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      aria-pressed={isPressed}
      onClick={onPress}
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
