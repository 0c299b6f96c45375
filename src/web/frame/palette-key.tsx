/** Mod+K, and the buttons that do the same. The palette is loaded when it is first wanted. */
import { Suspense, useEffect, useState } from 'react'
import { late } from './late.tsx'

const load = () => import('./palette.tsx')
const PaletteItself = late(async () => (await load()).Palette)

const asked = new EventTarget()

/** Opens the palette from anywhere in the frame. */
export function openPalette(): void {
  asked.dispatchEvent(new Event('open'))
}

export function PaletteKey() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => {
    const open = () => setState('open')
    const heard = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isOurs || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setState((now) => (now === 'open' ? 'closed' : isOtherDialogOpen() ? now : 'open'))
    }
    asked.addEventListener('open', open)
    document.addEventListener('keydown', heard)
    return () => {
      asked.removeEventListener('open', open)
      document.removeEventListener('keydown', heard)
    }
  }, [])

  if (state === 'never') return null
  return (
    <Suspense>
      <PaletteItself open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
}

/** A question that is being asked is answered first; the palette on its way out asks none. */
function isOtherDialogOpen(): boolean {
  return (
    document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-palette])') !==
    null
  )
}
