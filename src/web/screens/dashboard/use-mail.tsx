/** The dialog for an e-mail: opened empty, or with one that was dropped. */
import { Suspense, useState, type ReactNode } from 'react'

import { late } from '../../frame/late.tsx'

const MailDialog = late(async () => (await import('./mail-dialog.tsx')).MailDialog)

export function useMail(): { open: (file: File | null) => void; dialog: ReactNode } {
  const [mail, setMail] = useState<{ file: File | null; opened: number } | null>(null)
  const dialog = mail !== null && (
    <Suspense>
      <MailDialog key={mail.opened} file={mail.file} onClose={() => setMail(null)} />
    </Suspense>
  )
  return {
    // A file dropped on the open dialog takes the place of the one before.
    open: (file) => setMail((before) => ({ file, opened: (before?.opened ?? 0) + 1 })),
    dialog,
  }
}
