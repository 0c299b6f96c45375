/** The headings of the file, and what each was taken for. Another choice reads what stands below it again. */
import type { CheckedReading } from '#contract/readings.ts'
import type { SeenFile } from '#domain/reading/seen-file.ts'
import type { BlockKind } from '#domain/reading/read-block.ts'
import { editableOf } from '#domain/resume/edit.ts'
import { sectionKeys } from '#domain/resume/sections.ts'
import { furtherKinds } from '#domain/resume/sections/further.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Select } from '../../../ui/select.tsx'
import { Summary } from '../../../ui/summary.tsx'
import { useDraft } from '../use-draft.ts'
import { kindName } from './kind-names.ts'

type Kind = CheckedReading['kinds'][number]['kind']

export function FileHeadings({
  seen,
  onKind,
}: {
  seen: SeenFile
  onKind: (section: number, kind: Kind) => void
}) {
  const { t, i18n } = useTranslation()
  const draft = useDraft()
  const options = [...sectionKeys, ...furtherKinds].map((key) => ({
    value: key === 'work_experience' ? ('work' as const) : key,
    label: kindName(key, i18n.language),
  }))
  const headed = seen.sections
    .map((section, index) => ({ section, index }))
    .filter(({ section }) => section.headingLine !== null && section.lines.length > 0)

  const readAs = async (index: number, kind: BlockKind) => {
    const section = seen.sections[index]
    if (section === undefined) return
    const { withBlockAs } = await import('#domain/reading/read-block.ts')
    const { resume } = draft.state()
    const next = withBlockAs(resume, section, kind, resume.resume_language)
    draft.apply({ kind: 'replace', value: editableOf(next) })
    onKind(index, kind)
  }

  if (headed.length === 0) return null
  return (
    <details>
      <Summary>{t('resume.reading.headings')}</Summary>
      <p>{t('resume.reading.headingsText')}</p>
      <ul>
        {headed.map(({ section, index }) => (
          <li key={index}>
            <span>{section.heading}</span>
            <Select
              look="small"
              aria-label={t('resume.reading.headingIs', { heading: section.heading })}
              value={kindIn(section.kind)}
              options={[...others(section.kind, t('resume.reading.contact')), ...options]}
              onChange={(kind) => {
                if (kind !== 'contact') void readAs(index, kind)
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What stands with the person's own details is told as one. */
const kindIn = (kind: Kind): BlockKind | 'contact' =>
  kind === 'head' || kind === 'links' || kind === 'title' ? 'contact' : kind

const others = (kind: Kind, contact: string) =>
  kindIn(kind) === 'contact' ? [{ value: 'contact' as const, label: contact }] : []
