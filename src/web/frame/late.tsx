/**
 * A part of a screen that is loaded when it is first shown, or before that while nothing else is
 * going on. Where it cannot be fetched the screen around it stays: what can be closed is closed again
 * and says why, anything else says so in its place; the next time it is tried anew.
 */
import type { ComponentType, ReactNode } from 'react'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useTranslation } from '../i18n/use-translation.ts'
import { callApi } from '../api/client.ts'
import { NetworkError, OldPageError } from '../api/errors.ts'
import { Button } from '../ui/button.tsx'
import { fetchWhenIdle } from './fetch-ahead.ts'
import { useTell } from './use-tell.ts'

type Closable = {
  /** Absent where the part is drawn only while it is open. */
  open?: boolean
  onClose?: () => void
  /** In place of `onClose`, for parts that cannot be closed from outside. */
  onMissing?: () => void
}

type LatePart<P> = ((props: P & Pick<Closable, 'onMissing'>) => ReactNode) & {
  /** Fetches it before it is shown; where that fails, it is fetched again when it is. */
  preload: () => Promise<void>
}

/** Stands in a `Suspense`, as what React's own `lazy` gives does. */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isScreen = false } = {},
): LatePart<P> {
  let asked: Promise<ComponentType<P> | NetworkError | OldPageError> | null = null
  // What is there is drawn at once, with what stands around it.
  let fetched: ComponentType<P> | null = null
  const ask = () => (asked ??= load().then((part) => (fetched = part), whyMissing))
  const askAgain = () => {
    asked = null
    return ask()
  }
  const fetchIt = async () => {
    if (!((await ask()) instanceof Error)) return true
    asked = null
    return false
  }
  const preload = async () => void (await fetchIt())
  fetchWhenIdle({ isScreen, fetch: fetchIt })
  return Object.assign(
    function Late(props: P & Closable) {
      const [{ part, attempt }, setState] = useState(() => ({ part: ask(), attempt: 0 }))
      const Part = fetched ?? use(part)
      if (!(Part instanceof Error)) return <Part {...props} />
      // A screen of an older page is the whole page's matter.
      if (isScreen && Part instanceof OldPageError) throw Part
      const closable: Closable = props
      return (
        <Missing
          key={attempt}
          why={Part}
          isScreen={isScreen}
          open={closable.open ?? true}
          onClose={closable.onMissing ?? closable.onClose}
          onLeft={() => (asked = null)}
          onAgain={() => setState({ part: askAgain(), attempt: attempt + 1 })}
        />
      )
    },
    { preload },
  )
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
  isScreen,
  open,
  onClose,
  onLeft,
  onAgain,
}: {
  why: NetworkError | OldPageError
  isScreen: boolean
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
  const size = isScreen ? 'medium' : 'small'
  const look = isScreen ? 'primary' : 'plain'
  const again =
    why instanceof OldPageError ? (
      <Button size={size} look={look} onClick={() => window.location.reload()}>
        {t('failed.reload')}
      </Button>
    ) : (
      <Button size={size} look={look} onClick={onAgain}>
        {t('app.tryAgain')}
      </Button>
    )
  if (isScreen)
    return (
      <section
        role="alert"
        className="mx-auto grid min-h-[60dvh] max-w-prose content-center justify-items-center gap-8 px-4 py-16 text-center"
      >
        <h1 className="text-heading font-semibold">{tell.sentence('load', why)}</h1>
        {again}
      </section>
    )
  return (
    <output className="flex flex-wrap items-center gap-2 py-2 text-small text-ink-soft">
      {tell.sentence('load', why)}
      {again}
    </output>
  )
}
