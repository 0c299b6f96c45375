/** What was read in an e-mail, in words. */
import type { MailAnswer } from '#contract/mails.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'

export function MailSaid({ mail }: { mail: MailAnswer }) {
  const { t } = useTranslation()
  const { employer, title } = mail
  return (
    <div className="grid gap-2 text-small">
      {(mail.subject !== '' || mail.from !== '') && (
        <p className="wrap-anywhere text-ink-soft">
          {mail.from !== '' && t('dashboard.mail.from', { sender: mail.from })}
          {mail.from !== '' && mail.subject !== '' && ' · '}
          {mail.subject !== '' && <q>{mail.subject}</q>}
        </p>
      )}
      {mail.resume_id === null && employer !== null && (
        <p className="text-ink-soft">{t('dashboard.mail.employer', { employer })}</p>
      )}
      {mail.resume_id === null && title !== null && (
        <p className="text-ink-soft">{t('dashboard.mail.jobTitle', { title })}</p>
      )}
      <Notice>
        {t(
          mail.is_about_application
            ? `dashboard.mail.news.${mail.news}`
            : 'dashboard.mail.notAbout',
        )}
      </Notice>
    </div>
  )
}
