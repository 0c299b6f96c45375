/** A day of an application: what it is, when, and a word about it. */
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import type { ApplicationDate } from '#contract/applications.ts'
import { dateKinds, type DateKind } from '#domain/resume/date-kinds.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadDates } from '../../api/application-queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

export function DateForm({
  resumeId,
  date,
  onDone,
  onCancel,
}: {
  resumeId: string
  /** Null for one more. */
  date: ApplicationDate | null
  onDone: () => void
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const [kind, setKind] = useState<DateKind>(date?.kind ?? 'interview')
  const [day, setDay] = useState(date?.day ?? '')
  const [time, setTime] = useState(date?.time ?? '')
  const [note, setNote] = useState(date?.note ?? '')
  const save = useMutation({
    mutationFn: () => {
      const body = { kind, day, time: time === '' ? null : time, note }
      return date === null
        ? callApi('addDate', { params: { id: resumeId }, body })
        : callApi('saveDate', { params: { id: resumeId, date: date.id }, body })
    },
    onSuccess: onDone,
    onError: (error) => tell.failure('save', error),
    onSettled: () => reloadDates(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '' && !save.isPending) save.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,11fr)_minmax(0,9fr)] items-end gap-3 sm:grid-cols-[4fr_3fr_3fr]">
        <label className="grid gap-1.5 text-small font-medium max-sm:col-span-2">
          {t('dashboard.dates.kind')}
          <Select
            value={kind}
            options={dateKinds.map((value) => ({
              value,
              label: t(`dashboard.dates.kinds.${value}`),
            }))}
            onChange={setKind}
          />
        </label>
        <TextField
          label={t('dashboard.dates.day')}
          type="date"
          required
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label={t('dashboard.dates.time')}
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <TextField
        label={t('dashboard.dates.note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          busy={save.isPending}
          disabled={day === ''}
        >
          {t(date === null ? 'dashboard.dates.add' : 'dashboard.dates.save')}
        </Button>
        {onCancel && (
          <Button look="quiet" size="small" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
