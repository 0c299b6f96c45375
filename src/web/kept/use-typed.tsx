/** A form's unsaved text, kept on this device; and what was kept there before, offered above it. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useTranslation } from '../i18n/use-translation.ts'
import { readToken } from '../api/session.ts'
import { formatMoment } from '../i18n/dates.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { dropCopy } from './sealed-copies.ts'
import type { Kept, Typed } from './typed.ts'
import { keepTyped } from './typed.ts'

/** While the server does not give the key that opens what was kept. */
const lookAgainMs = 5_000

export interface TypedForm<T> {
  /** Above the form: what was kept and is not there now; null where there is nothing. */
  offer: ReactNode
  /** The text is saved, or the person has given it up. */
  letGo: () => void
  /** A saved text that another one takes the place of: offered from now on. */
  putAside: (value: T) => Promise<void>
}

export function useTyped<T>(
  about: string,
  {
    value,
    saved,
    isOurs,
    onTake,
  }: {
    value: T
    saved: T
    /** Whether what was kept has the form's shape. */
    isOurs: (kept: unknown) => kept is T
    onTake: (kept: T) => void
  },
): TypedForm<T> {
  const typed = useRef<Typed>(null)
  const [offered, setOffered] = useState<Kept | null>(null)
  const shown = wordsOf(saved)
  const isUnsaved = wordsOf(value) !== shown

  const look = useCallback(
    async (store: Typed): Promise<boolean> => {
      const found = await store.find((kept) => isOurs(kept) && wordsOf(kept) !== shown)
      if (found === 'later') return false
      if (typed.current === store) setOffered(found)
      return true
    },
    [isOurs, shown],
  )

  // One for as long as the form is open; it outlives no form.
  useEffect(() => {
    const store = keepTyped(about, Date.now)
    typed.current = store
    return () => {
      typed.current = null
      store.end()
    }
  }, [about])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookOn = async () => {
      const store = typed.current
      if (store && !(await look(store))) timer = setTimeout(() => void lookOn(), lookAgainMs)
    }
    void lookOn()
    return () => clearTimeout(timer)
  }, [look])

  useEffect(() => {
    typed.current?.set(isUnsaved ? value : undefined)
  }, [value, isUnsaved])

  useEffect(() => {
    if (!isUnsaved) return undefined
    const token = readToken()
    const ask = (event: BeforeUnloadEvent) => {
      // Once the session has ended nobody may stay; what was typed is kept sealed.
      if (readToken() === token) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  const settle = async (kept: Kept) => {
    setOffered(null)
    await dropCopy(kept.key).catch(() => {})
    if (typed.current) await look(typed.current)
  }
  const putAside = async (replaced: T) => {
    const kept = await typed.current?.putAside(replaced)
    if (kept) setOffered((present) => present ?? kept)
  }
  const take = async (kept: Kept) => {
    if (isOurs(kept.value)) onTake(kept.value)
    if (isUnsaved) await typed.current?.putAside(value)
    await settle(kept)
  }
  const isNews = offered !== null && wordsOf(offered.value) !== wordsOf(value)
  return {
    offer: isNews && (
      <Offer
        at={offered.at}
        onTake={() => void take(offered)}
        onDiscard={() => void settle(offered)}
      />
    ),
    letGo: () => typed.current?.set(undefined),
    putAside,
  }
}

/** What a text or a form's fields say, in whatever order the fields come. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function Offer({
  at,
  onTake,
  onDiscard,
}: {
  at: number
  onTake: () => void
  onDiscard: () => void
}) {
  const { t, i18n } = useTranslation()
  const time = formatMoment(new Date(at).toISOString(), i18n.language)
  return (
    <Notice
      title={t('kept.title', { time })}
      actions={
        <>
          <Button size="small" look="primary" onClick={onTake}>
            {t('kept.restore')}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t('kept.discard')}
          </Button>
        </>
      }
    />
  )
}
