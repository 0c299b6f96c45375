import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

import { TooltipLayer } from './tooltip.tsx'

/** Around the whole app: the controls add no <style> elements, which the page's policy refuses. */
export function ControlPolicy({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      {children}
      <TooltipLayer />
    </CSPProvider>
  )
}
