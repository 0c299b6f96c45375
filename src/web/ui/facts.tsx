/** Short facts in a row, with a point between those that stand on one line: none begins or ends a line. */
import type { ReactNode } from 'react'

export function Facts({ children }: { children: readonly ReactNode[] }) {
  const facts = children.filter((fact) => fact !== null && fact !== false && fact !== '')
  return (
    // The point of the first of each line falls outside, and is cut off.
    <span className="block overflow-x-clip">
      <span className="-ml-4 flex flex-wrap items-center">
        {facts.map((fact, i) => (
          // What a fact is follows from its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className="relative min-w-0 pl-4 break-words">
            {i > 0 && (
              <span aria-hidden className="absolute left-0 w-4 text-center">
                {' · '}
              </span>
            )}
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
