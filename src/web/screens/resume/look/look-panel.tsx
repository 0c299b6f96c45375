/** How the page looks beside its layout: paper, design, face, colour, and how close it is set. */
import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

import { designOf } from '#domain/resume/designs.ts'
import type { Accent, Typeface } from '#domain/resume/look.ts'
import { accentColours, accents, typefaceOf, typefaces } from '#domain/resume/look.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Draft, DraftState } from '../draft.ts'
import { Choices } from './choices.tsx'
import { DesignPart } from './design-part.tsx'
import { FitPart } from './fit-part.tsx'
import { PhotoPart } from './photo-part.tsx'

/** Called the same in every language. */
const names: Readonly<Record<Typeface, string>> = {
  'source-serif': 'Source Serif',
  inter: 'Inter',
  'source-sans': 'Source Sans',
}

const families: Readonly<Record<Typeface, string>> = {
  'source-serif': "'Source Serif 4', Georgia, serif",
  inter: "'Inter', sans-serif",
  'source-sans': "'Source Sans 3', sans-serif",
}

export function LookPanel({
  draft,
  state: { resume },
  anchor,
  onClose,
  onGo,
}: {
  draft: Draft
  state: DraftState
  /** The button that opened it: it stands below its row, at the end, where it covers least of the sheet. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** To a text of the sheet. */
  onGo: (path: string) => void
}) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDialogElement>(null)
  // The browser's own popover: over everything, closed by Esc and by a press outside.
  useLayoutEffect(() => {
    if (!panel.current || !anchor.current) return
    const { bottom } = anchor.current.getBoundingClientRect()
    panel.current.style.setProperty('--below', `${bottom + 8}px`)
    panel.current.showPopover()
    panel.current.focus()
  }, [anchor])
  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-label={t('resume.look.title')}
      tabIndex={-1}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
      className="fixed m-0 grid h-auto w-80 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto border-line bg-raised p-4 text-small whitespace-normal text-ink outline-none max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none sm:inset-[var(--below)_0_0_auto] sm:max-h-none sm:border-t sm:border-l"
    >
      <div className="flex items-center justify-between">
        <p className="text-body font-semibold max-sm:text-title">{t('resume.look.title')}</p>
        <IconButton
          name={t('app.close')}
          icon={<X />}
          onClick={() => panel.current?.hidePopover()}
        />
      </div>
      <label className="flex items-center justify-between gap-3 font-medium">
        {t('resume.bar.paper')}
        <Select
          look="small"
          value={resume.paper}
          options={[
            { value: 'a4', label: t('resume.bar.a4') },
            { value: 'letter', label: t('resume.bar.letter') },
          ]}
          onChange={(value) => draft.apply({ kind: 'set-paper', value })}
        />
      </label>
      <DesignPart draft={draft} resume={resume} />
      <Choices
        name={t('resume.look.typeface')}
        value={typefaceOf(designOf(resume.layout, resume.design), resume.look)}
        options={typefaces.map((value) => ({
          value,
          label: <span style={{ fontFamily: families[value] }}>{names[value]}</span>,
        }))}
        onChange={(typeface) => draft.apply({ kind: 'set-look', value: { typeface } })}
      />
      <Choices
        name={t('resume.look.accent')}
        value={resume.look.accent}
        columns={2}
        options={accents.map((value: Accent) => ({
          value,
          label: (
            <>
              <span
                aria-hidden
                // Ringed by paper, on which it will be seen.
                className="size-4 rounded-full border-2 border-paper ring-1 ring-line-strong"
                style={{ background: accentColours[value].text }}
              />
              {t(`resume.look.accents.${value}`)}
            </>
          ),
        }))}
        onChange={(accent) => draft.apply({ kind: 'set-look', value: { accent } })}
      />
      <PhotoPart draft={draft} resume={resume} />
      <FitPart draft={draft} tightness={resume.look.tightness} onGo={onGo} />
    </dialog>
  )
}
