/** The question before a translation: what it costs, and whether an engine is there to do it. */
import { useTranslation } from 'react-i18next'

import type { TranslationTarget } from '#contract/translation.ts'
import type { Language } from '#domain/language/languages.ts'

import { Button } from '../../ui/button.tsx'
import { Dialog, DialogText } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

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
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={() => {
        if (!isWorking) onClose()
      }}
      title={t('resume.translate.confirmTitle', { language: t(`language.${target}`) })}
      closeName={t('app.close')}
      actions={
        <>
          <Button onClick={onClose} disabled={isWorking}>
            {t('app.cancel')}
          </Button>
          <Button look="primary" busy={isWorking} onClick={onConfirm}>
            {isWorking ? t('resume.translate.working') : t('app.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <DialogText>{t('resume.translate.confirmText')}</DialogText>
        {engine?.state === 'missing' && (
          <Notice title={t('resume.translate.missing')}>
            {t('resume.translate.run')}
            <code className="block font-mono">{engine.command}</code>
          </Notice>
        )}
        {engine?.state === 'download' && <Notice>{t('resume.translate.download')}</Notice>}
      </div>
    </Dialog>
  )
}
