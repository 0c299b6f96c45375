/**
 * Stands where a screen broke or could not be fetched. The frame around it stays, and so does whatever
 * was saved or sealed on this device.
 */
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

export function FailedScreen() {
  const { t } = useTranslation()
  return (
    <section
      role="alert"
      className="mx-auto grid min-h-[60dvh] max-w-prose content-center justify-items-center px-4 py-16 text-center"
    >
      <title>{`${t('failed.title')} · Lapel`}</title>
      <p aria-hidden className="mb-6 h-px w-24 border-t-2 border-dashed border-danger" />
      <h1 className="text-heading font-semibold">{t('failed.title')}</h1>
      <p className="mt-3 mb-8 text-ink-soft">{t('failed.text')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('failed.reload')}
        </Button>
        <a href={paths.dashboard} className={buttonClass()}>
          {t('notFound.resumes')}
        </a>
      </div>
    </section>
  )
}
