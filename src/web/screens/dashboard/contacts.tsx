/** The people of one application: those kept, and a form for one of them or one more. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Contact } from '#contract/contacts.ts'

import { Pencil, Trash2 } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { contactsQuery, reloadContacts } from '../../api/application-queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Part } from '../../ui/part.tsx'
import { ContactForm } from './contact-form.tsx'

export function Contacts({ resumeId }: { resumeId: string }) {
  const { t } = useTranslation()
  const tell = useTell()
  const contacts = useQuery(contactsQuery(resumeId)).data ?? []
  /** One that is changed, or `new`; null where no form is open. */
  const [edited, setEdited] = useState<Contact | 'new' | null>(null)
  const remove = useMutation({
    mutationFn: (contact: string) =>
      callApi('removeContact', { params: { id: resumeId, contact } }),
    onError: (error) => tell.failure('save', error),
    onSettled: () => reloadContacts(resumeId),
  })
  return (
    <Part title={t('dashboard.contacts.title')}>
      {contacts.length > 0 && (
        <ul className="mb-3 divide-y divide-line">
          {contacts.map((contact) => (
            <li key={contact.id} className="flex items-center gap-1 py-2">
              <Person contact={contact} />
              <IconButton
                name={t('dashboard.contacts.change', { who: whoIs(contact) })}
                icon={<Pencil />}
                onClick={() => setEdited(contact)}
              />
              <IconButton
                name={t('dashboard.contacts.remove', { who: whoIs(contact) })}
                look="danger"
                icon={<Trash2 />}
                onClick={() => remove.mutate(contact.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {edited === null ? (
        <Button size="small" onClick={() => setEdited('new')}>
          {t('dashboard.contacts.add')}
        </Button>
      ) : (
        <ContactForm
          key={edited === 'new' ? 'new' : edited.id}
          resumeId={resumeId}
          contact={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      )}
    </Part>
  )
}

const whoIs = ({ name, role, email, phone }: Contact): string => name || role || email || phone

function Person({ contact }: { contact: Contact }) {
  const { role, email, phone, note } = contact
  const who = whoIs(contact)
  return (
    <div className="min-w-0 grow text-small wrap-anywhere">
      <div>
        <Facts>
          {[
            <span key="who" className="font-medium">
              {who}
            </span>,
            role !== who && role,
          ]}
        </Facts>
      </div>
      <p className="flex flex-wrap gap-x-3">
        {email !== '' && <a href={`mailto:${encodeURI(email)}`}>{email}</a>}
        {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      </p>
      {note !== '' && <p className="whitespace-pre-line text-ink-soft">{note}</p>}
    </div>
  )
}
