/** The history of a letter, in the place of its form. Loaded when opened. */
import { diffWords } from '#domain/edits/words.ts'
import type { Letter } from '#domain/letter/letter.ts'
import { letterFields } from '#domain/letter/merge-letters.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { MarkedWords } from '../marked-words.tsx'
import { countChanges } from './count-changes.ts'
import { historyOfLetter } from './histories.ts'
import { Differences, HistoryFrame } from './history-frame.tsx'

export function LetterHistory({
  resumeId,
  onRestore,
  onClose,
}: {
  resumeId: string
  onRestore: (version: number) => Promise<boolean>
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <HistoryFrame
      history={historyOfLetter(resumeId)}
      partName={(field) => t(`resume.letter.${field}`)}
      renderPage={(letter, before) => <LetterState letter={letter} before={before} />}
      onRestore={onRestore}
      onClose={onClose}
    />
  )
}

function LetterState({ letter, before }: { letter: Letter; before: Letter | null }) {
  const { t } = useTranslation()
  const parts = letterFields.map((field) => {
    const said = letter[field]
    return { field, segments: diffWords(before === null ? said : before[field], said) }
  })
  const count = countChanges(parts.map(({ segments }) => segments))
  return (
    <>
      <Differences count={before === null ? null : count} />
      <article aria-label={t('resume.letter.title')} className="letter-page">
        {parts.map(
          ({ field, segments }) =>
            segments.length > 0 && (
              <p key={field} data-field={field}>
                <MarkedWords segments={segments} />
              </p>
            ),
        )}
      </article>
    </>
  )
}
