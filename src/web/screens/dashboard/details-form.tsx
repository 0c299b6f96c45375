/** Editing a card's company, title and date in place: Enter saves, Esc cancels. */
import { useState } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { dayForField } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { takeFocus, useEscape } from '../../ui/focus.ts'
import { isDateText, parseCreatedDate } from './created-date.ts'

export type Details = { company_name: string; job_title: string; created_at?: string }

export function DetailsForm({
  resume,
  busy,
  onSave,
  onCancel,
}: {
  resume: Resume
  busy: boolean
  onSave: (details: Details) => void
  onCancel: () => void
}) {
  const { t, i18n } = useTranslation()
  const [company, setCompany] = useState(resume.company_name)
  const [title, setTitle] = useState(resume.job_title)
  const [date, setDate] = useState(() => dayForField(resume.created_at))

  const form = useEscape<HTMLFormElement>(onCancel)
  const save = () => {
    const created = parseCreatedDate(date, resume.created_at, i18n.language)
    if (!isDateText(date, i18n.language)) {
      // oxlint-disable-next-line no-console -- specification §5: text that is no date is only warned of.
      console.warn('the creation date is not a date and was not saved')
    }
    onSave({
      company_name: company.trim(),
      job_title: title.trim(),
      ...(created === null ? {} : { created_at: created }),
    })
  }

  return (
    <form
      ref={form}
      className="grid gap-3"
      aria-label={t('dashboard.card.edit')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) save()
      }}
    >
      <TextField
        label={t('dashboard.card.company')}
        value={company}
        maxLength={2000}
        ref={takeFocus}
        onChange={(event) => setCompany(event.target.value)}
      />
      <TextField
        label={t('dashboard.card.title')}
        value={title}
        maxLength={2000}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={t('dashboard.card.created')}
        value={date}
        placeholder="2026-01-31"
        onChange={(event) => setDate(event.target.value)}
      />
      <div className="flex gap-2">
        <Button look="primary" size="small" type="submit" busy={busy}>
          {t('app.save')}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}
