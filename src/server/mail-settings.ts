/** The settings of mail, a part of the table in config.ts. */
import { z } from 'zod'

import { isSmtpUrl } from './mail/smtp-server.ts'
import { optional, text } from './setting.ts'

export const mailSettings = {
  smtpUrl: optional(
    'SMTP_URL',
    'The server that mail goes through, such as smtps://user:password@mail.example.com or smtp://localhost:25; ?tls=required insists on STARTTLS. Without it there is no mail, and it is not offered.',
    text.refine(
      isSmtpUrl,
      'must be smtp://host or smtps://host, with a port, user:password@ before and ?tls=required behind it where they are wanted',
    ),
  ),
  mailFrom: optional(
    'MAIL_FROM',
    'The address that mail comes from; without it CONTACT_EMAIL, else the user of SMTP_URL where that is an address, else lapel@ the host of PUBLIC_URL.',
    text.pipe(z.email('must be an e-mail address')),
  ),
} as const
