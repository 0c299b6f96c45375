/** What an e-mail proposes: the application, its new status and a day, each to be changed or left. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import type { MailAnswer } from '#contract/mails.ts'
import { proposedStatus } from '#domain/applications/proposed-status.ts'
import type { DateKind } from '#domain/resume/date-kinds.ts'
import { jobStatuses, type JobStatus } from '#domain/resume/status.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadDates } from '../../api/application-queries.ts'
import { rememberResume, resumesQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { MailSaid } from './mail-said.tsx'
import { whenOf } from './next-dates.tsx'
import { headingOf } from './order.ts'

type Choice = JobStatus | 'unchanged'

export function MailProposal({
  mail,
  onOther,
  onDone,
}: {
  mail: MailAnswer
  onOther: () => void
  onDone: () => void
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const applications = (useQuery(resumesQuery).data ?? []).filter(({ is_base }) => !is_base)
  const [id, setId] = useState(mail.resume_id ?? '')
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [keepsDate, setKeepsDate] = useState(mail.date !== null)
  const [day, setDay] = useState(mail.date?.day ?? '')
  const [time, setTime] = useState(mail.date?.time ?? '')
  const application = applications.find((one) => one.id === id)
  const proposed = proposedStatus(mail.news, application?.job_status ?? 'created')
  const status = chosen ?? proposed ?? 'unchanged'
  const hasDate = keepsDate && day !== ''
  const apply = useMutation({
    mutationFn: async () => {
      const params = { id }
      // The status first: to set it again changes nothing, while a date would be added twice.
      if (status !== 'unchanged')
        rememberResume(await callApi('saveResume', { params, body: { job_status: status } }))
      if (!hasDate) return
      const date = {
        kind: kindOf(mail),
        day,
        time: time === '' ? null : time,
        note: mail.subject.slice(0, 500),
      }
      await callApi('addDate', { params, body: date })
    },
    onSuccess: () => {
      tell.done(t('dashboard.mail.applied'))
      onDone()
    },
    onError: (error) => tell.failure('status', error),
    onSettled: () => reloadDates(),
  })
  const canApply = application !== undefined && (hasDate || status !== 'unchanged')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canApply && !apply.isPending) apply.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <MailSaid mail={mail} />
      <label className="grid gap-1.5 text-small font-medium">
        {t('dashboard.mail.application')}
        <Select
          value={id}
          options={[
            { value: '', label: t('dashboard.mail.noApplication') },
            ...applications.map((one) => ({
              value: one.id,
              label: headingOf(one) || t('dashboard.card.untitled'),
            })),
          ]}
          onChange={(next) => {
            setId(next)
            setChosen(null)
          }}
        />
      </label>
      <label className="grid gap-1.5 text-small font-medium">
        {t('dashboard.mail.status')}
        <Select
          value={status}
          options={[
            { value: 'unchanged', label: t('dashboard.mail.unchanged') },
            ...jobStatuses.map((value) => ({
              value: value as Choice,
              label: t(`status.${value}`),
            })),
          ]}
          onChange={setChosen}
        />
      </label>
      <Checkbox label={t('dashboard.mail.date')} checked={keepsDate} onChange={setKeepsDate} />
      {keepsDate && (
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label={t('dashboard.dates.day')}
            // The field is written in the browser's order of day and month; this is not to be misread.
            hint={day === '' ? undefined : whenOf({ day, time: null }, i18n.language)}
            type="date"
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
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onOther}>
          {t('dashboard.mail.other')}
        </Button>
        <Button type="submit" look="primary" busy={apply.isPending} disabled={!canApply}>
          {t('dashboard.mail.apply')}
        </Button>
      </div>
    </form>
  )
}

function kindOf({ date, news }: MailAnswer): DateKind {
  if (date?.is_deadline === true) return 'deadline'
  return news === 'interview' ? 'interview' : 'other'
}
