/**
 * The sheet: a resume on paper of true size, in one of the two layouts, with its pages. The text is
 * one flow laid over the pages; where a page ends the flow steps over the gap (use-pages). Print
 * drops the pages and breaks the same flow at the same places (print.css).
 */
import type { CSSProperties } from 'react'
import { useMemo, useRef } from 'react'

import { printedIn } from '#domain/exchange/printed.ts'
import type { Language } from '#domain/language/languages.ts'
import { columnsOf } from '#domain/resume/columns.ts'
import { designOf } from '#domain/resume/designs.ts'
import type { Editable } from '#domain/resume/edit.ts'
import { measuresOf } from '#domain/resume/look.ts'
import type { Placed } from '#domain/resume/sections/placed.ts'
import { placedInOrder } from '#domain/resume/sections/placed.ts'

import { Masthead } from './masthead.tsx'
import './paper.css'
import './print.css'
import { Section } from './sections.tsx'
import { sheetStyles } from './sheet-styles.ts'
import type { Surface } from './surface.tsx'
import { PrintedContext, SurfaceContext, plainSurface } from './surface.tsx'
import { usePages } from './use-pages.ts'

export type SheetProps = {
  resume: Editable
  language: Language
  /** The address of the person's photo; it stands on the sheet where the look says so. */
  photo?: string | null
  surface?: Surface
  /** A readable column without pages, for narrow screens; print is not changed by it. */
  reflow?: boolean
  /** The accessible name of the document. */
  label: string
}

export function Sheet({
  resume,
  language,
  photo = null,
  surface = plainSurface,
  reflow = false,
  label,
}: SheetProps) {
  const flow = useRef<HTMLElement>(null)
  const design = designOf(resume.layout, resume.design)
  const measuresAt = (step: number) => measuresOf(design, resume.look, step)
  const { paper, look } = resume
  const chosen = look.tightness === 0 ? null : look.tightness
  const { pages, turned, step } = usePages(flow, {
    paper,
    layout: design.layout,
    step: chosen,
    measuresAt,
    reflow,
  })
  const placed = columnsOf(resume.layout, placedInOrder(resume))
  const columns = withTurned(placed, turned)
  const { name } = resume.contact_info
  const printed = useMemo(() => printedIn(resume, language), [resume, language])
  return (
    <SurfaceContext value={surface}>
      <PrintedContext value={printed}>
        <div
          className="sheet"
          data-layout={resume.layout}
          data-head={design.head}
          data-headings={design.headings}
          data-dates={design.dates}
          data-organization={design.organization}
          data-tinted={design.isTinted || undefined}
          data-paper={resume.paper}
          data-reflow={reflow || undefined}
          lang={language}
          style={sheetStyles(measuresAt(step))}
        >
          <div className="sheet-pages" aria-hidden="true">
            {Array.from({ length: pages }, (_, i) => (
              <div key={i} className="sheet-page" style={styleOfPage(i)}>
                {i > 0 && (
                  <span className="running">{[name, i + 1].filter(Boolean).join(' · ')}</span>
                )}
              </div>
            ))}
          </div>
          <article className="sheet-flow" ref={flow} aria-label={label}>
            <Masthead
              contact={resume.contact_info}
              media={resume.media}
              photo={resume.look.photo ? photo : null}
            />
            <div className="columns">
              {columns.map((sections, i) => (
                <div key={i === 0 ? 'main' : 'side'} className="column" data-column={i}>
                  <div className="panel">
                    {sections.map((section) => (
                      <Section
                        key={section.key}
                        section={section}
                        design={design}
                        language={language}
                        isNarrow={i === 1}
                        slimAt={placed[1]?.indexOf(section) ?? -1}
                      />
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </article>
        </div>
      </PrintedContext>
    </SurfaceContext>
  )
}

/** Of the slim column, those that are `turned` stand below the others in the wide one. */
function withTurned([main = [], side]: Placed[][], turned: readonly string[]): Placed[][] {
  if (side === undefined) return [main]
  const isTurned = ({ key }: Placed) => turned.includes(key)
  return [[...main, ...side.filter(isTurned)], side.filter((one) => !isTurned(one))]
}

const styleOfPage = (page: number) => ({ '--page': page }) as CSSProperties
