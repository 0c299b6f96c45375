/** What was sent with one application and when, to open as it was; and keeping what is there now. */
import { useMutation, useQuery } from '@tanstack/react-query'

import type { SentCopy } from '#contract/sent-copies.ts'
import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { Download, Send } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi, downloadApi } from '../../api/client.ts'
import { reloadSent, sentQuery } from '../../api/application-queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { formatMoment } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Part } from '../../ui/part.tsx'

type Wanted = { copy: SentCopy; what: 'resume' | 'letter' }

export function SentPart({ resume }: { resume: Resume }) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const params = { id: resume.id }
  const copies = useQuery(sentQuery(resume.id)).data
  const keep = useMutation({
    mutationFn: () => callApi('keepSentCopy', { params }),
    onSuccess: () => tell.done(t('dashboard.sent.kept')),
    onError: (error) => tell.failure('save', error),
    onSettled: () => reloadSent(resume.id),
  })
  const open = useMutation({
    mutationFn: async ({ copy, what }: Wanted) => {
      const query = { format: 'pdf' } as const
      const bytes =
        what === 'resume'
          ? await downloadApi('exportResume', {
              params,
              query: { ...query, version: copy.version },
            })
          : await downloadApi('exportLetter', {
              params,
              query: { ...query, sent_at: copy.sent_at },
            })
      const day = copy.sent_at.slice(0, 10)
      const title = what === 'resume' ? titleOf(resume) : t('dashboard.sent.letter')
      saveFile(fileNameOf(`${title} ${day}`, 'pdf'), bytes)
    },
    onError: (error) => tell.failure('exportResume', error),
  })
  return (
    <Part title={t('dashboard.sent.title')}>
      {copies?.length === 0 && (
        <p className="mb-2 text-small text-ink-soft">{t('dashboard.sent.none')}</p>
      )}
      <ul className="mb-2 divide-y divide-line">
        {copies?.map((copy) => (
          <li key={copy.sent_at} className="flex flex-wrap items-center gap-2 py-1.5 text-small">
            <time dateTime={copy.sent_at} className="tabular min-w-0 grow">
              {formatMoment(copy.sent_at, i18n.language)}
            </time>
            {(['resume', 'letter'] as const)
              .filter((what) => what === 'resume' || copy.letter !== null)
              .map((what) => (
                <Button
                  key={what}
                  look="quiet"
                  size="small"
                  icon={<Download className="size-4" aria-hidden />}
                  busy={
                    open.isPending && open.variables.copy === copy && open.variables.what === what
                  }
                  onClick={() => open.mutate({ copy, what })}
                >
                  {t(`dashboard.sent.${what}`)}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        icon={<Send className="size-4" aria-hidden />}
        busy={keep.isPending}
        onClick={() => keep.mutate()}
      >
        {t('dashboard.sent.button')}
      </Button>
    </Part>
  )
}
