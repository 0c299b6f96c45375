import { useTranslation } from '../../i18n/use-translation.ts'
import { LegalText } from './legal-text.tsx'

/** Signed-in people read the legal pages inside the frame. */
export function TermsPage() {
  const { t } = useTranslation()
  return (
    <>
      <title>{`${t('legal.terms.title')} · Lapel`}</title>
      <LegalText page="terms" />
    </>
  )
}

export function PrivacyPage() {
  const { t } = useTranslation()
  return (
    <>
      <title>{`${t('legal.privacy.title')} · Lapel`}</title>
      <LegalText page="privacy" />
    </>
  )
}
