/** List or board: each person's own choice, kept in this browser. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { userQuery } from '../../api/queries.ts'

export type Layout = 'list' | 'board'

export function useLayout(): [layout: Layout, change: (layout: Layout) => void] {
  const person = useQuery(userQuery).data?.email ?? ''
  const [chosen, setChosen] = useState<Layout | null>(null)
  const change = (layout: Layout) => {
    setChosen(layout)
    try {
      localStorage.setItem(keyOf(person), layout)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return [chosen ?? keptFor(person), change]
}

function keptFor(person: string): Layout {
  try {
    return localStorage.getItem(keyOf(person)) === 'board' ? 'board' : 'list'
  } catch {
    return 'list'
  }
}

function keyOf(person: string): string {
  return `lapelLayout:${person}`
}
