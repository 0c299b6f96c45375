/** One line that found no place, and where it may go: where it stands in the file, elsewhere, or away. */
import type { LineKind, LinePlace } from '#domain/reading/place-line.ts'
import { lineKinds } from '#domain/reading/place-line.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { kindName } from './kind-names.ts'
import { keyOf } from './kind-keys.ts'
import type { LeftWords } from './left-words.ts'

export function LineCard({
  line,
  words,
  place,
  resume,
  onKind,
  onDrop,
}: {
  line: string
  words: readonly LeftWords[]
  place: LinePlace
  resume: Resume
  onKind: (kind: LineKind) => void
  onDrop: () => void
}) {
  const { t, i18n } = useTranslation()
  const nameOf = (kind: LineKind) =>
    kind === 'contact' ? t('resume.reading.contact') : kindName(kind, i18n.language)
  const title = place.kind === 'other' && place.title !== '' ? place.title : nameOf(place.kind)
  const owner = ownerOf(place, resume)
  // Put in once more, it would stand there twice.
  const isSaid = words.every((run) => run.isSaid)
  const about = t(isSaid ? 'resume.reading.said' : 'resume.reading.left')
  const isMixed = !isSaid && words.some((run) => run.isSaid)
  const others = lineKinds.map((kind) => ({
    value: kind,
    label: [keyOf(kind), nameOf(kind)].filter(Boolean).join(' '),
  }))
  return (
    // Read aloud with its first button, as the focus comes to it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={`${about}: ${line}`}>
      <h2>{about}</h2>
      <p className="reading-words">
        {words.map((run, n) =>
          // A run has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          run.isSaid ? run.text : <b key={n}>{run.text}</b>,
        )}
      </p>
      <div className="reading-answers">
        {isSaid ? (
          <Button look="primary" data-first onClick={onDrop}>
            {t('resume.reading.settled')}
          </Button>
        ) : (
          <Button look="primary" data-first onClick={() => onKind(place.kind)}>
            <span className="truncate">
              {t('resume.reading.into', { place: [title, owner].filter(Boolean).join(' · ') })}
            </span>
          </Button>
        )}
        <Select
          look="small"
          aria-label={t('resume.reading.elsewhereFor', { line })}
          value=""
          options={[{ value: '', label: t('resume.reading.elsewhere') }, ...others]}
          onChange={(kind) => {
            const found = lineKinds.find((one) => one === kind)
            if (found) onKind(found)
          }}
        />
        {!isSaid && (
          <Button look="quiet" onClick={onDrop}>
            {t('resume.reading.settled')}
          </Button>
        )}
      </div>
      <p className="reading-keys">
        {isMixed && t('resume.reading.leftText')}
        <span className="pointer-coarse:hidden"> {t('resume.reading.leftKeys')}</span>
      </p>
    </div>
  )
}

/** What the entry is called that the line stands below. */
function ownerOf({ kind, below }: LinePlace, resume: Resume): string {
  const [, entry = ''] = /^(\/[a-z_]+\/\d+)/.exec(below) ?? []
  return entry.startsWith(`/${kind}/`) ? (valuesOf(valueAt(resume, entry)).find(Boolean) ?? '') : ''
}
