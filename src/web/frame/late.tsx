/**
 * A part of a screen that is loaded when it is first shown. Where it cannot be fetched the screen
 * around it stays: what can be closed is closed again and says why, anything else says so in its
 * place; the next time it is tried anew.
 */
import type { ComponentType } from 'react'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { callApi } from '../api/client.ts'
import { NetworkError, OldPageError } from '../api/errors.ts'
import { Button } from '../ui/button.tsx'
import { useTell } from './use-tell.ts'

type Closable = {
  /** Absent where the part is drawn only while it is open. */
  open?: boolean
  onClose?: () => void
  /** In place of `onClose`, for parts that cannot be closed from outside. */
  onMissing?: () => void
}

/** Stands in a `Suspense`, as what React's own `lazy` gives does. */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & Pick<Closable, 'onMissing'>> {
  let asked: Promise<ComponentType<P> | NetworkError | OldPageError> | null = null
  const ask = () => (asked ??= load().catch(whyMissing))
  const askAgain = () => {
    asked = null
    return ask()
  }
  return function Late(props: P & Closable) {
    const [{ part, attempt }, setState] = useState(() => ({ part: ask(), attempt: 0 }))
    const Part = use(part)
    if (!(Part instanceof Error)) return <Part {...props} />
    const closable: Closable = props
    return (
      <Missing
        key={attempt}
        why={Part}
        open={closable.open ?? true}
        onClose={closable.onMissing ?? closable.onClose}
        onLeft={() => (asked = null)}
        onAgain={() => setState({ part: askAgain(), attempt: attempt + 1 })}
      />
    )
  }
}

/**
 * A server that answers and yet has not the part is a newer one than the page, whose parts have other
 * names: to try anew would never help.
 */
async function whyMissing(): Promise<NetworkError | OldPageError> {
  try {
    await callApi('health')
    return new OldPageError()
  } catch {
    return new NetworkError()
  }
}

function Missing({
  why,
  open,
  onClose,
  onLeft,
  onAgain,
}: {
  why: NetworkError | OldPageError
  open: boolean
  onClose: (() => void) | undefined
  onLeft: () => void
  onAgain: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const wasTold = useRef(false)
  const give = useEffectEvent((isOpen: boolean) => {
    if (!onClose || !isOpen) return
    if (wasTold.current) return onAgain()
    wasTold.current = true
    tell.failure('load', why)
    onClose()
  })
  const leave = useEffectEvent(() => onLeft())
  useEffect(() => give(open), [open])
  useEffect(() => () => leave(), [])
  if (onClose) return null
  return (
    <output className="flex flex-wrap items-center gap-2 py-2 text-small text-ink-soft">
      {tell.sentence('load', why)}
      {why instanceof OldPageError ? (
        <Button size="small" onClick={() => window.location.reload()}>
          {t('failed.reload')}
        </Button>
      ) : (
        <Button size="small" onClick={onAgain}>
          {t('app.tryAgain')}
        </Button>
      )}
    </output>
  )
}
