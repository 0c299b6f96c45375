/** A part of a dialog: its heading and what stands below it, with a line between it and the part before. */
import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line not-first-of-type:mt-5 not-first-of-type:border-t not-first-of-type:pt-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
