/** What can be done with the resume: tailor, save, translate, and take it out as a file. */
import { Printer, Save, Sparkles } from '../../ui/icons.tsx'
import { keysInWords } from '../../i18n/keys-in-words.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { modifierKey } from '../../ui/modifier-key.ts'
import { join } from '../../ui/join.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { Draft, DraftState } from './draft.ts'
import { ExportMenu } from './export-menu.tsx'
import { TranslateMenu } from './translate-menu.tsx'
import { Word } from './word.tsx'

/** What is made from the resume; on a phone a row of three that share its width. */
const quiet =
  'px-2! min-w-9 max-sm:grow max-sm:border max-sm:border-line max-sm:bg-surface max-sm:px-1.5!'

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
    <div className="editor-actions flex shrink-0 items-center gap-1 max-sm:w-full max-sm:flex-wrap max-sm:gap-1.5">
      <TranslateMenu draft={draft} language={resume.resume_language} className={quiet} />
      <div className="flex items-center max-sm:contents">
        <Tooltip text={t('resume.bar.export')}>
          <Button
            look="quiet"
            className={join(quiet, 'sm:rounded-r-none')}
            data-words={t('resume.otherWords.print')}
            icon={<Printer className="size-4 max-sm:hidden" aria-hidden />}
            onClick={onExport}
          >
            <Word weight={6}>{t('resume.bar.export')}</Word>
          </Button>
        </Tooltip>
        <ExportMenu draft={draft} className={quiet} />
      </div>
      <Tooltip text={`${t('resume.bar.save')} (${keysInWords(`${modifierKey}+S`, t)})`}>
        <Button
          look={status.kind === 'saved' ? 'quiet' : 'plain'}
          className="px-2! min-w-9 max-sm:-order-1 max-sm:grow max-sm:basis-[30%] sm:ml-1"
          icon={<Save className="size-4" aria-hidden />}
          busy={status.kind === 'saving'}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={onSave}
        >
          <Word weight={7}>{t('resume.bar.save')}</Word>
        </Button>
      </Tooltip>
      <Tooltip text={t('resume.bar.tailor')}>
        <Button
          look="primary"
          className="px-2.5! max-sm:-order-2 max-sm:grow max-sm:basis-3/5"
          icon={<Sparkles className="size-4" aria-hidden />}
          busy={isTailoring}
          data-words={t('resume.otherWords.tailor')}
          onClick={onTailor}
        >
          <Word weight={8}>{isTailoring ? t('tailoring.working') : t('resume.bar.tailor')}</Word>
        </Button>
      </Tooltip>
    </div>
  )
}
