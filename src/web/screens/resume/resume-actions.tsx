/** What can be done with the resume: tailor, save, translate, and take it out as a file. */
import { Printer, Save, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from '../../ui/button.tsx'
import { modifierKey } from '../../ui/modifier-key.ts'
import type { Draft, DraftState } from './draft.ts'
import { ExportMenu } from './export-menu.tsx'
import { TranslateMenu } from './translate-menu.tsx'

/** What is made from the resume; on a phone a row of words that share its width. */
const quiet = 'max-lg:px-2 max-sm:grow max-sm:px-1.5'

export type ResumeActionsProps = {
  draft: Draft
  state: DraftState
  isTailoring: boolean
  onTailor: () => void
  onSave: () => void
  onExport: () => void
}

export function ResumeActions({
  draft,
  state: { resume, status },
  isTailoring,
  onTailor,
  onSave,
  onExport,
}: ResumeActionsProps) {
  const { t } = useTranslation()
  return (
    // On a phone first what changes the resume, below it what is made from it.
    <div className="flex flex-wrap items-center gap-1.5 max-sm:w-full max-sm:gap-x-0">
      <TranslateMenu draft={draft} language={resume.resume_language} className={quiet} />
      <Button
        look="quiet"
        className={quiet}
        icon={<Printer className="size-4 max-sm:hidden" aria-hidden />}
        onClick={onExport}
      >
        {t('resume.bar.export')}
      </Button>
      <ExportMenu draft={draft} className={quiet} />
      <Button
        className="max-sm:-order-1 max-sm:ml-1.5 max-lg:px-2 max-sm:grow"
        icon={<Save className="size-4" aria-hidden />}
        busy={status.kind === 'saving'}
        title={`${modifierKey}+S`}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={onSave}
      >
        {t('resume.bar.save')}
      </Button>
      <Button
        look="primary"
        className="max-sm:-order-2 max-sm:basis-[55%] max-sm:px-2"
        icon={<Sparkles className="size-4" aria-hidden />}
        busy={isTailoring}
        onClick={onTailor}
      >
        {isTailoring ? t('tailoring.working') : t('resume.bar.tailor')}
      </Button>
    </div>
  )
}
