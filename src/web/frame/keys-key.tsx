/** `?`, on every screen. The sheet of keys is loaded when it is first wanted. */
import { Suspense, useEffect, useState } from 'react'

import { isTyping } from '../ui/typing.ts'
import { late } from './late.tsx'

const KeysSheet = late(async () => (await import('./keys-sheet.tsx')).KeysSheet)

/** The same as pressing it: whoever has a sheet of keys on this screen shows it. */
export function showKeys(): void {
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }),
  )
}

export function KeysKey() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      // The editor hears it first, at the document, and shows its own.
      if (event.key !== '?' || event.defaultPrevented || isTyping(event.target)) return
      // A question that is being asked is answered first.
      if (document.querySelector(':is([role="dialog"], [role="alertdialog"])') !== null) return
      event.preventDefault()
      setState('open')
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])

  if (state === 'never') return null
  return (
    <Suspense>
      <KeysSheet open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
}
