/** The button that opens a job where it was posted, in a tab of its own. */
import { useMutation } from '@tanstack/react-query'

import { ExternalLink } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'

export function OriginalPost({ jobId, durationMs }: { jobId: string; durationMs: number }) {
  const { t } = useTranslation()
  const tell = useTell()
  const openLink = useMutation({
    mutationFn: () => callApi('originalLink', { query: { job_identifier: jobId } }),
    onError: (error) => {
      const text = tell.sentence('jobLink', error)
      if (text === t('failures.jobLinkNotFound'))
        tell.say('info', text, toastDurations.jobLinkNotFound)
      else tell.failure('jobLink', error, durationMs)
    },
  })

  const openOriginal = () => {
    if (!jobId) return tell.say('error', t('failures.jobIdMissing'), durationMs)
    // Opened at the click, so that no blocker takes it for a pop-up; filled when the answer is there.
    const tab = window.open('', '_blank')
    openLink.mutate(undefined, {
      onSuccess: ({ url }) => {
        const address = safeAddress(url)
        if (tab && address) {
          tab.opener = null
          tab.location.replace(address)
          return
        }
        tab?.close()
        if (!address)
          tell.say('info', t('failures.jobLinkNotFound'), toastDurations.jobLinkNotFound)
      },
      onError: () => tab?.close(),
    })
  }

  return (
    <Button
      look="quiet"
      size="small"
      busy={openLink.isPending}
      icon={<ExternalLink className="size-4" aria-hidden />}
      onClick={openOriginal}
    >
      {t('jobs.original')}
    </Button>
  )
}

/** Only web addresses are opened. */
function safeAddress(url: string): string | null {
  const address = URL.parse(url)
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}
