/** What is kept of one person of an application. */
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import type { Contact } from '#contract/contacts.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadContacts } from '../../api/application-queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'

const empty = { name: '', role: '', email: '', phone: '', note: '' }
const lines = [
  ['name', 'text'],
  ['role', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
] as const

export function ContactForm({
  resumeId,
  contact,
  onDone,
}: {
  resumeId: string
  /** Null for one more. */
  contact: Contact | null
  onDone: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const [said, setSaid] = useState({ ...empty, ...contact })
  const { name, role, email, phone, note } = said
  const save = useMutation({
    mutationFn: () => {
      const body = { name, role, email, phone, note }
      return contact === null
        ? callApi('addContact', { params: { id: resumeId }, body })
        : callApi('saveContact', { params: { id: resumeId, contact: contact.id }, body })
    },
    onSuccess: onDone,
    onError: (error) => tell.failure('save', error),
    onSettled: () => reloadContacts(resumeId),
  })
  const isEmpty = `${name}${role}${email}${phone}`.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !save.isPending) save.mutate()
  }
  return (
    <form
      onSubmit={submit}
      className="grid gap-3"
      aria-label={t(contact === null ? 'dashboard.contacts.add' : 'dashboard.contacts.edit')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {lines.map(([field, type]) => (
          <TextField
            key={field}
            label={t(`dashboard.contacts.${field}`)}
            type={type}
            autoComplete="off"
            maxLength={200}
            value={said[field]}
            onChange={(event) => setSaid({ ...said, [field]: event.target.value })}
          />
        ))}
      </div>
      <TextAreaField
        label={t('dashboard.contacts.note')}
        maxLength={2_000}
        value={note}
        onChange={(event) => setSaid({ ...said, note: event.target.value })}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="small" busy={save.isPending} disabled={isEmpty}>
          {t('dashboard.contacts.save')}
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}
