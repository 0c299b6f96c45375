/** One resume of the list at work: what is open on it, and where the keyboard goes when that is done. */
import { useState, type RefObject } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import type { CardDialog } from './card-dialogs.tsx'
import { useResumeActions } from './use-resume-actions.ts'

type Mode = 'view' | 'edit' | 'confirm-delete'

export type Card = ReturnType<typeof useCard>

type CardRefs = {
  card: RefObject<HTMLElement | null>
  /** What opens the menu. */
  more: RefObject<HTMLButtonElement | null>
}

export function useCard(resume: Resume, { card, more }: CardRefs, onNew: (id: string) => void) {
  const [mode, setMode] = useState<Mode>('view')
  const [dialog, setDialog] = useState<CardDialog | null>(null)
  const actions = useResumeActions(resume, onNew)
  // The form or the question is gone by then; the keyboard goes on where it was.
  const focusSoon = () => requestAnimationFrame(() => more.current?.focus())
  const leave = () => {
    setMode('view')
    focusSoon()
  }
  const remove = () => {
    const beside = linkBeside(card.current)
    void actions.remove.mutateAsync().then(() => beside?.focus(), leave)
  }
  const toggleBase = () =>
    actions.base.mutate(undefined, {
      // The card has gone to its new place in the list, and the browser has dropped the focus.
      onSuccess: focusSoon,
    })
  return { mode, setMode, dialog, setDialog, actions, leave, remove, toggleBase }
}

/** Where the keyboard goes when this card is gone: the next card, else the one before, else the page. */
function linkBeside(card: HTMLElement | null): HTMLElement | null {
  const item = card?.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  return beside?.querySelector('a') ?? document.querySelector<HTMLElement>('#content')
}
