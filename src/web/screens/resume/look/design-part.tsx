/** The designs of the layout, each as a picture of this very resume. */
import { designNameOf, designsOf } from '#domain/resume/designs.ts'
import { Sheet } from '#web/paper/sheet.tsx'
import { sheetWidthPx } from '#web/paper/use-pages.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Draft, DraftState } from '../draft.ts'
import { Choices } from './choices.tsx'

/** Three stand in a row of the panel. */
const widthPx = 66

export function DesignPart({ draft, resume }: { draft: Draft; resume: DraftState['resume'] }) {
  const { t } = useTranslation()
  const { layout, design, paper } = resume
  const scale = widthPx / sheetWidthPx(paper)
  return (
    <Choices
      name={t('resume.look.design')}
      value={designNameOf(layout, design)}
      options={designsOf(layout).map((value) => ({
        value,
        label: (
          <span className="grid justify-items-center gap-1 py-1.5">
            <span
              aria-hidden
              inert
              className="pointer-events-none block overflow-hidden rounded-sm border border-line bg-white text-start whitespace-normal"
              style={{ width: widthPx, height: widthPx * heights[paper] }}
            >
              <span
                className="block origin-top-left"
                style={{ width: sheetWidthPx(paper), transform: `scale(${scale})` }}
              >
                <Sheet
                  resume={{ ...resume, design: value }}
                  language={resume.resume_language}
                  label=""
                />
              </span>
            </span>
            <span>{t(`resume.look.designs.${value}`)}</span>
          </span>
        ),
      }))}
      onChange={(value) => draft.apply({ kind: 'set-design', value })}
    />
  )
}

/** Of a page, in its widths. */
const heights = { a4: 297 / 210, letter: 279.4 / 215.9 } as const
