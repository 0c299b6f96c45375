/** The question before a translation: what it costs, and whether an engine is there to do it. */
import { useQuery } from '@tanstack/react-query'

import type { TranslationTarget } from '#contract/translation.ts'
import type { Language } from '#domain/language/languages.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { modelQuery } from '../../api/queries.ts'
import { languageInSentence } from '../../i18n/language-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Summary } from '../../ui/summary.tsx'

export function TranslateDialog({
  target,
  engine,
  isWorking,
  onClose,
  onConfirm,
}: {
  target: Language
  /** Unknown until the server has told. */
  engine: TranslationTarget | null
  isWorking: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const { t, i18n } = useTranslation()
  const { data: own } = useQuery(modelQuery)
  const isMissing = engine?.state === 'missing'
  const language = languageInSentence(i18n, target)
  return (
    <Dialog
      open
      onClose={() => {
        if (!isWorking) onClose()
      }}
      title={t('resume.translate.confirmTitle', { language })}
      closeName={t('app.close')}
      actions={
        <>
          <Button onClick={onClose} disabled={isWorking}>
            {t('app.cancel')}
          </Button>
          <Button look="primary" busy={isWorking} disabled={isMissing} onClick={onConfirm}>
            {isWorking ? t('resume.translate.working') : t('app.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <DialogText>
          {own
            ? t('resume.translate.confirmOwn', { model: own.model })
            : t('resume.translate.confirmText')}
        </DialogText>
        {isMissing && (
          <Notice title={t('resume.translate.missing')}>
            <p>{t('resume.translate.then')}</p>
            <details className="mt-2">
              <Summary>{t('resume.translate.run')}</Summary>
              <code className="mt-2 block rounded-sm border border-line bg-raised px-2.5 py-1.5 font-mono text-ink select-all">
                {engine.command}
              </code>
            </details>
          </Notice>
        )}
        {engine?.state === 'download' && <Notice>{t('resume.translate.download')}</Notice>}
      </div>
    </Dialog>
  )
}
