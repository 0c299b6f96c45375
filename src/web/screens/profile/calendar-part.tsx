/** The days of all applications in the person's own calendar: as an address it reads, or as a file. */
import { useMutation, useQuery } from '@tanstack/react-query'

import { CalendarDays } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi, downloadApi } from '../../api/client.ts'
import { queryClient } from '../../api/queries.ts'
import { SecretAddress } from '../../frame/secret-address.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { formatDay } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Part } from './part.tsx'
import { calendarQuery } from './profile-queries.ts'

export function CalendarPart() {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const madeAt = useQuery(calendarQuery).data?.made_at ?? null
  const settled = {
    onError: (error: unknown) => tell.failure('save', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarQuery.queryKey }),
  }
  const make = useMutation({ mutationFn: () => callApi('makeCalendar'), ...settled })
  const end = useMutation({
    mutationFn: () => callApi('removeCalendar'),
    onSuccess: () => {
      make.reset()
      tell.done(t('feed.ended'))
    },
    ...settled,
  })
  const download = useMutation({
    mutationFn: () => downloadApi('calendarFile', {}),
    onSuccess: (file) => saveFile('lapel.ics', file),
    onError: (error) => tell.failure('save', error),
  })
  return (
    <Part
      id="calendar"
      title={t('profile.calendar.title')}
      beside={
        <Button
          size="small"
          busy={download.isPending}
          icon={<CalendarDays className="size-4" aria-hidden />}
          onClick={() => download.mutate()}
        >
          {t('profile.calendar.file')}
        </Button>
      }
    >
      <p className="mb-4 max-w-prose text-small text-ink-soft">
        {t('profile.calendar.text')}
        {madeAt !== null && <> {t('feed.since', { date: formatDay(madeAt, i18n.language) })}</>}
      </p>
      <SecretAddress
        address={make.data?.address ?? null}
        exists={madeAt !== null}
        busy={make.isPending || end.isPending}
        onMake={() => make.mutate()}
        onEnd={() => end.mutate()}
      />
    </Part>
  )
}
