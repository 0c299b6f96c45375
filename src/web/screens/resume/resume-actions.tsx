/** What is done with the resume: taken out as a PDF, tailored. */
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Printer, Sparkles } from '../../ui/icons.tsx'

export type ResumeActionsProps = {
  isTailoring: boolean
  onTailor: () => void
  onExport: () => void
}

export function ResumeActions({ isTailoring, onTailor, onExport }: ResumeActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<Printer className="size-4" aria-hidden />}
        data-words={t('resume.otherWords.print')}
        onClick={onExport}
      >
        {t('resume.bar.export')}
      </Button>
      <Button
        size="small"
        look="primary"
        className="editor-tailor"
        icon={<Sparkles className="size-4" aria-hidden />}
        busy={isTailoring}
        data-words={t('resume.otherWords.tailor')}
        onClick={onTailor}
      >
        {isTailoring ? t('tailoring.working') : t('resume.bar.tailor')}
      </Button>
    </>
  )
}
