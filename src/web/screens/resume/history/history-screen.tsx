/** The history of a resume, in the place of its sheet. Loaded when opened. */
import { useMemo } from 'react'

import { compareResumes } from '#domain/edits/compare.ts'
import { isLanguage } from '#domain/language/languages.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { RevisionPart } from '#domain/resume/revisions.ts'
import { Sheet } from '#web/paper/sheet.tsx'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { callApi } from '../../../api/client.ts'
import { rememberResume } from '../../../api/queries.ts'
import type { Draft } from '../draft.ts'
import { ComparisonContext } from '../editors/comparison-context.ts'
import { Stage } from '../stage.tsx'
import { usePhoto } from '../use-photo.ts'
import { countEdits } from './count-edits.ts'
import { historyOfResume } from './histories.ts'
import { Differences, HistoryFrame } from './history-frame.tsx'
import { markedSurface } from './marked-surface.tsx'

export function HistoryScreen({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const { id } = draft.state().resume
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const partName = (part: RevisionPart) =>
    part === 'contact' || part === 'further' || part === 'order'
      ? t(`resume.history.part.${part}`)
      : part === 'look'
        ? t('resume.look.title')
        : sectionTitles[language][part]
  return (
    <HistoryFrame
      history={historyOfResume(id)}
      partName={partName}
      renderPage={(resume, before) => <StateSheet resume={resume} before={before} />}
      onRestore={async (version) => {
        // What is on the sheet now is a state of its own before another takes its place.
        const saved = await draft.save('person')
        if (saved.kind !== 'saved') throw saved.error
        const params = { id, version: String(version) }
        const resume = await callApi('restoreRevision', { params })
        rememberResume(resume)
        void draft.hear(resume)
        return true
      }}
      onClose={onClose}
    />
  )
}

function StateSheet({ resume, before }: { resume: Resume; before: Resume | null }) {
  const { t } = useTranslation()
  const comparison = useMemo(
    () => (before === null ? null : compareResumes(before, resume, before.resume_language)),
    [resume, before],
  )
  const photo = usePhoto(resume.look.photo)
  const { name } = resume.contact_info
  return (
    <>
      <Differences count={comparison && countEdits(comparison)} />
      <ComparisonContext value={comparison}>
        <Stage paper={resume.paper}>
          {(reflow) => (
            <Sheet
              resume={resume}
              photo={photo}
              language={resume.resume_language}
              surface={markedSurface}
              reflow={reflow}
              label={name === '' ? t('resume.sheetUnnamed') : t('resume.sheet', { name })}
            />
          )}
        </Stage>
      </ComparisonContext>
    </>
  )
}
