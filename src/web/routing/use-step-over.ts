import { useEffect, useEffectEvent } from 'react'

import { stepOver } from './address.ts'

/** Has Back close what lies over the whole screen while it is open. */
export function useStepOver(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(() => onClose())
  useEffect(() => (isOpen ? stepOver(() => close()) : undefined), [isOpen])
}
