import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus, useEscape } from '../../ui/focus.ts'

/** The second step of deleting: Confirm, or Cancel and Esc. */
export function DeleteQuestion({
  busy,
  onConfirm,
  onCancel,
}: {
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation()
  const group = useEscape<HTMLFieldSetElement>(onCancel)
  return (
    <fieldset ref={group} className="flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="contents text-small text-ink-soft">
        {t('dashboard.card.deleteQuestion')}
      </legend>
      <Button
        ref={takeFocus}
        look="danger"
        size="small"
        className="ml-1"
        busy={busy}
        onClick={onConfirm}
      >
        {t('app.confirm')}
      </Button>
      <Button look="quiet" size="small" onClick={onCancel}>
        {t('app.cancel')}
      </Button>
    </fieldset>
  )
}
