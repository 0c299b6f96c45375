/** The bar over the sheet: whose resume for what, whether it is saved, and what can be done. */
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer, Save, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { modifierKey } from '../../ui/modifier-key.ts'
import type { Draft, DraftState } from './draft.ts'
import { ExportMenu } from './export-menu.tsx'
import { SaveStatus } from './save-status.tsx'
import { TranslateMenu } from './translate-menu.tsx'

/** What is made from the resume; on a phone a row of words that share its width. */
const quietInBar = 'max-lg:px-2 max-sm:grow max-sm:px-1.5'

export function TopBar({
  draft,
  state,
  isTailoring,
  onTailor,
  onSave,
  onExport,
}: {
  draft: Draft
  state: DraftState
  isTailoring: boolean
  onTailor: () => void
  onSave: () => void
  onExport: () => void
}) {
  const { t } = useTranslation()
  const { resume, status } = state
  const title = [resume.job_title, resume.company_name].filter((part) => part !== '').join(' · ')
  return (
    // On a phone everything has its words too: the resume's name, below it what changes the resume,
    // and below that what is made from it.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:gap-x-1.5">
      <Link
        to={paths.dashboard}
        className="tap inline-flex h-9 items-center gap-1.5 rounded-md pr-2 text-small max-sm:justify-center max-sm:pr-0 max-sm:pointer-coarse:-ml-3 text-ink-soft transition-colors hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden />
        <span className="max-sm:sr-only">{t('resume.bar.back')}</span>
      </Link>
      <div className="flex min-w-0 grow basis-40 flex-wrap items-center gap-x-3 max-sm:basis-[calc(100%-4rem)] max-sm:justify-between">
        <h1 className="max-w-full min-w-0 truncate text-body font-semibold">
          {title || resume.contact_info.name || t('resume.untitled')}
        </h1>
        <SaveStatus status={status} />
      </div>
      <div className="flex flex-wrap items-center gap-1.5 max-sm:w-full max-sm:gap-x-0">
        <TranslateMenu draft={draft} language={resume.resume_language} className={quietInBar} />
        <Button
          look="quiet"
          className={quietInBar}
          icon={<Printer className="size-4 max-sm:hidden" aria-hidden />}
          onClick={onExport}
        >
          {t('resume.bar.export')}
        </Button>
        <ExportMenu draft={draft} className={quietInBar} />
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
    </div>
  )
}
