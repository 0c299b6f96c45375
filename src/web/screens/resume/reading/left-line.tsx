/** One line that found no place, and where it may go. */
import type { LineKind, LinePlace } from '#domain/reading/place-line.ts'
import { lineKinds } from '#domain/reading/place-line.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { CornerDownRight, X } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { kindName } from './kind-names.ts'
import { keyOf } from './kind-keys.ts'
import { leftWords } from './left-words.ts'

export function LeftLine({
  line,
  place,
  resume,
  said,
  onAt,
  onKind,
  onDrop,
}: {
  line: string
  place: LinePlace
  resume: Resume
  /** All that the resume says. */
  said: string
  onAt: (line: string | null) => void
  onKind: (kind: LineKind) => void
  onDrop: () => void
}) {
  const { t, i18n } = useTranslation()
  const nameOf = (kind: LineKind) =>
    kind === 'contact' ? t('resume.reading.contact') : kindName(kind, i18n.language)
  const title = place.kind === 'other' && place.title !== '' ? place.title : nameOf(place.kind)
  const owner = ownerOf(place, resume)
  const chosen = { value: '', label: t('resume.reading.elsewhere') }
  const others = lineKinds.map((kind) => ({
    value: kind,
    label: [keyOf(kind), nameOf(kind)].filter(Boolean).join(' '),
  }))
  return (
    // What is pressed are the buttons within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="reading-line"
      onFocus={() => onAt(line)}
      onBlur={() => onAt(null)}
      onPointerEnter={() => onAt(line)}
    >
      <span className="min-w-0 wrap-anywhere text-ink-soft">
        {leftWords(line, said).map(({ text, isSaid }, n) =>
          // A run has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          isSaid ? (
            text
          ) : (
            <b key={n} className="font-medium text-ink">
              {text}
            </b>
          ),
        )}
      </span>
      <span className="flex min-w-0 gap-1">
        <Button
          size="small"
          data-first
          icon={<CornerDownRight aria-hidden className="size-4 shrink-0" />}
          aria-label={t('resume.reading.into', {
            place: [title, owner].filter(Boolean).join(', '),
            line,
          })}
          onClick={() => onKind(place.kind)}
        >
          <span className="truncate">{owner === '' ? title : `${title} · ${owner}`}</span>
        </Button>
        <Select
          look="small"
          className="max-w-32 shrink-0"
          aria-label={t('resume.reading.elsewhereFor', { line })}
          value=""
          options={[chosen, ...others]}
          onChange={(kind) => {
            const found = lineKinds.find((one) => one === kind)
            if (found) onKind(found)
          }}
        />
        <IconButton
          name={t('resume.reading.settled')}
          icon={<X className="size-4" />}
          onClick={onDrop}
        />
      </span>
    </li>
  )
}

/** What the entry is called that the line stands below. */
function ownerOf({ kind, below }: LinePlace, resume: Resume): string {
  const [, entry = ''] = /^(\/[a-z_]+\/\d+)/.exec(below) ?? []
  return entry.startsWith(`/${kind}/`) ? (valuesOf(valueAt(resume, entry)).find(Boolean) ?? '') : ''
}
