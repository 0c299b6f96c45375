/**
 * What is asked: on the screen it stands in the address, where Back and a reload find it; in the
 * dashboard's view, whose address is that of the resumes, in the view itself.
 */
import { useMemo, useState } from 'react'

import { paths } from '../../paths.ts'
import { go } from '../../routing/address.ts'
import { useAddress } from '../../routing/routing.ts'
import { readAsked, writeAsked, type Asked } from './asked.ts'
import type { Place } from './missing.ts'

/** `step: false` takes the place of the last question, so that Back does not stop at it. */
type Ask = (change: Partial<Asked>, step?: boolean) => void

export function useAsked(place: Place): readonly [Asked, Ask] {
  const { search } = useAddress()
  const [inView, setInView] = useState('')
  const text = place === 'screen' ? search : inView
  // One object a question: the form follows it when it is another.
  const asked = useMemo(() => readAsked(text), [text])
  const ask: Ask = (change, step = true) => {
    const next = writeAsked({ ...asked, ...change })
    if (place === 'dashboard') setInView(next)
    else if (next !== writeAsked(asked)) go(`${paths.jobSearch}${next}`, { step })
  }
  return [asked, ask]
}
