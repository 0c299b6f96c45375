/** Whether the face of a sheet is there to be drawn with: drawn without it, every line would move when it comes. */
import { useEffect, useState } from 'react'

/** What a sheet begins with; other cuts are rare in it. */
const cuts = ['400', '600', 'italic 400'] as const

/** Over a slow network the text is worth more than its face. */
const longestWaitMs = 1_000

export function useFaces(family: string): boolean {
  const fonts = cuts.map((cut) => `${cut} 1rem '${family}'`)
  // Once drawn, a sheet stays while it is set in another face.
  const [isDrawn, setIsDrawn] = useState(() => fonts.every((font) => document.fonts.check(font)))
  useEffect(() => {
    if (isDrawn) return undefined
    const timer = setTimeout(() => setIsDrawn(true), longestWaitMs)
    void Promise.allSettled(fonts.map((font) => document.fonts.load(font))).then(() =>
      setIsDrawn(true),
    )
    return () => clearTimeout(timer)
  })
  return isDrawn
}
