/** One line that found no place, and where it may go: where it stands in the file, elsewhere, or away. */
import { goalOf } from '#domain/reading/coming-places.ts'
import type { LeftWords } from '#domain/reading/left-words.ts'
import type { LineKind, LinePlace } from '#domain/reading/place-line.ts'
import { isHeadline } from '#domain/reading/detail-lines.ts'
import { lineKinds } from '#domain/reading/place-line.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { Key } from './key.tsx'
import { kindName } from './kind-names.ts'
import { keyOf } from './kind-keys.ts'

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
  /** Null where it is about the file itself: then it is to be left out. */
  place: LinePlace | null
  resume: Resume
  onKind: (kind: LineKind) => void
  onDrop: () => void
}) {
  const { t } = useTranslation()
  const hasKeys = useMedia('(pointer: fine)')
  const nameOf = (kind: LineKind) =>
    kind === 'contact' ? t('resume.reading.contact') : kindName(kind, resume.resume_language)
  const others = lineKinds.map((kind) => ({
    value: kind,
    label: [hasKeys && keyOf(kind), nameOf(kind)].filter(Boolean).join('  '),
  }))
  const goal = useGoal(line, place, resume)
  const leaveOut = (
    <Button look={place === null ? 'primary' : 'plain'} onClick={onDrop}>
      {t('resume.reading.settled')}
      <Key>{place === null ? '↵' : 'Del'}</Key>
    </Button>
  )
  return (
    // Read aloud as the focus comes to its heading.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={`${t('resume.reading.left')}: ${line}`}>
      <div className="reading-ask">
        <p>{t('resume.reading.left')}</p>
        <h2 data-first tabIndex={-1} className="reading-words">
          {words.map((run, n) =>
            // A run has no identity but its place.
            // oxlint-disable-next-line react/no-array-index-key
            run.isSaid ? run.text : [<b key={n}>{run.text.trimEnd()}</b>, ' '],
          )}
        </h2>
        {place === null && <p>{t('resume.reading.aboutFile')}</p>}
      </div>
      <div className="reading-answers">
        {place !== null && (
          <Button look="primary" onClick={() => onKind(place.kind)}>
            <span>{goal}</span>
            <Key>↵</Key>
          </Button>
        )}
        {leaveOut}
        <Select
          look="quiet"
          aria-label={t('resume.reading.elsewhereFor', { line })}
          value=""
          options={[{ value: '', label: t('resume.reading.elsewhere') }, ...others]}
          onChange={(kind) => {
            const found = lineKinds.find((one) => one === kind)
            if (found) onKind(found)
          }}
        />
      </div>
    </div>
  )
}

/** What the line would go into: an entry by its name, or a section, as one more entry of it. */
function useGoal(line: string, place: LinePlace | null, resume: Resume): string {
  const { t } = useTranslation()
  if (place === null) return ''
  const { entry, isPost } = goalOf(resume, line, place)
  if (entry !== '') return t('resume.reading.intoEntry', { entry })
  const section =
    place.kind === 'contact'
      ? t(isHeadline(line, resume) ? 'resume.fields.headline' : 'resume.reading.contact')
      : (place.kind === 'other' && place.title) || kindName(place.kind, resume.resume_language)
  return t(isPost ? 'resume.reading.asEntry' : 'resume.reading.into', { place: section })
}
