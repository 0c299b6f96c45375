/** What became of the last change, in a word and the time. */
import { CircleAlert, CircleCheck, CircleDashed, CloudOff } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { dateRegionOf } from '../../i18n/region.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useOnline } from '../../ui/use-online.ts'
import type { SaveStatus as Status } from './draft.ts'

export function SaveStatus({ status }: { status: Status }) {
  const { t, i18n } = useTranslation()
  // Without a network nothing has gone wrong: what was typed waits on the device.
  const waits = !useOnline() && status.kind === 'failed'
  const bad = !waits && (status.kind === 'failed' || status.kind === 'gone')
  return (
    <output
      data-save={status.kind}
      className={`inline-flex shrink-0 items-center gap-1.5 text-caption whitespace-nowrap tabular ${bad ? 'text-danger' : 'text-ink-soft'} [&_svg]:size-3.5`}
    >
      {status.kind === 'saved' && <CircleCheck aria-hidden className="text-good" />}
      {status.kind === 'unsaved' && <CircleDashed aria-hidden />}
      {status.kind === 'saving' && <Spinner />}
      {bad && <CircleAlert aria-hidden />}
      {waits && <CloudOff aria-hidden />}
      {status.kind === 'saved' && status.at !== null
        ? t('resume.save.savedAt', { time: timeOf(status.at, i18n.language) })
        : t(`resume.save.${waits ? 'waiting' : status.kind}`)}
    </output>
  )
}

export function timeOf(ms: number, language: string): string {
  return new Intl.DateTimeFormat(dateRegionOf(language), {
    hour: '2-digit',
    minute: '2-digit',
  }).format(ms)
}
