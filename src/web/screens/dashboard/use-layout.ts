/** List or board: a choice that this browser keeps, like the width of the sidebar, and that names nobody. */
import { useState } from 'react'

export type Layout = 'list' | 'board'

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
    return localStorage.getItem(layoutKey) === 'board' ? 'board' : 'list'
  } catch {
    return 'list'
  }
}
