/** Below the sheet: a section more, of a kind that the person chooses. */
import { isLanguage } from '#domain/language/languages.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'
import { listLimits } from '#domain/resume/limits.ts'
import { furtherKinds } from '#domain/resume/sections/further.ts'

import { Plus } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LateMenu } from '../../../frame/late-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDraft, useDraftState } from '../use-draft.ts'
import { addSectionAtEnd } from './act.ts'

export function AddSection() {
  const { t, i18n } = useTranslation()
  const draft = useDraft()
  const { resume } = useDraftState(draft)
  const titles = sectionTitles[isLanguage(i18n.language) ? i18n.language : 'en']
  if (resume.further_sections.length >= listLimits.sections) return null
  return (
    <div className="add-section">
      <LateMenu
        align="center"
        // The focus goes into the new section.
        waitsUntilClosed
        actions={furtherKinds.map((kind) => ({
          key: kind,
          label: titles[kind],
          onSelect: () => addSectionAtEnd(draft, kind),
        }))}
        trigger={
          <Button
            look="quiet"
            data-words={t('resume.otherWords.section')}
            icon={<Plus className="size-4" aria-hidden />}
          >
            {t('resume.add.section')}
          </Button>
        }
      />
    </div>
  )
}
