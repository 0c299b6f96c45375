/** Cards, rows or a board: a choice that this browser keeps, like the width of the sidebar, and that names nobody. */
import { useState } from 'react'

export const layouts = ['list', 'rows', 'board'] as const
export type Layout = (typeof layouts)[number]

const layoutKey = 'lapelLayout'
/** Earlier versions kept a choice for each person, under their address. */
const namedPrefix = 'lapelLayout:'

export function useLayout(): [layout: Layout, change: (layout: Layout) => void] {
  const [chosen, setChosen] = useState(keptLayout)
  const change = (layout: Layout) => {
    setChosen(layout)
    try {
      localStorage.setItem(layoutKey, layout)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return [chosen, change]
}

function keptLayout(): Layout {
  try {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(namedPrefix))) {
      localStorage.setItem(layoutKey, localStorage.getItem(name) ?? '')
      localStorage.removeItem(name)
    }
    const kept = localStorage.getItem(layoutKey)
    return layouts.find((layout) => layout === kept) ?? 'list'
  } catch {
    return 'list'
  }
}
