/** Everything of the person as one file, and such a file taken back in. */
import { useMutation } from '@tanstack/react-query'
import { useRef, type ChangeEvent, type ReactNode } from 'react'

import { Download, Upload } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { reloadResumes } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NotAnExport, readExport } from './export-file.ts'
import { KeptBytes } from './kept-bytes.tsx'
import { Part } from './part.tsx'
import { saveFile } from '../../ui/save-file.ts'

export function DataPart() {
  const { t } = useTranslation()
  const tell = useTell()
  const chooser = useRef<HTMLInputElement>(null)

  const download = useMutation({
    mutationFn: () => callApi('exportAccount'),
    onSuccess: (document) =>
      saveFile(
        `lapel-export-${document.exported_at.slice(0, 10)}.json`,
        new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
      ),
    onError: (error) => tell.failure('exportAccount', error, toastDurations.profile),
  })
  const bringBack = useMutation({
    mutationFn: bringBackFrom,
    onSettled: () => reloadResumes(),
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = '' // the same file can be chosen again
    if (file) bringBack.mutate(file)
  }
  const file = bringBack.variables?.name ?? ''

  return (
    <Part id="data" title={t('profile.data.title')}>
      <div className="grid gap-5">
        <KeptBytes />
        <Offer text={t('profile.data.exportText')}>
          <Button
            icon={<Download aria-hidden className="size-4" />}
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('profile.data.export')}
          </Button>
        </Offer>
        <Offer text={t('profile.data.importText')}>
          <Button
            icon={<Upload aria-hidden className="size-4" />}
            busy={bringBack.isPending}
            onClick={() => chooser.current?.click()}
          >
            {t('profile.data.import')}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={t('profile.data.import')}
            onChange={choose}
          />
        </Offer>
        {bringBack.isPending && (
          <output className="text-small break-words text-ink-soft">
            {t('profile.data.importing', { file })}
          </output>
        )}
        {bringBack.data && (
          <Notice kind="good" title={t('profile.data.done')}>
            {t('profile.data.added', { count: bringBack.data.added })}{' '}
            {bringBack.data.there > 0 && t('profile.data.there', { count: bringBack.data.there })}
          </Notice>
        )}
        {bringBack.error && (
          <Notice kind="bad" title={t('profile.data.refused', { file })}>
            <ReasonOfRefusal error={bringBack.error} />
          </Notice>
        )}
      </div>
    </Part>
  )
}

/** Part after part. Where one fails, those before it stay, and the same file brings the rest later. */
async function bringBackFrom(file: File): Promise<{ added: number; there: number }> {
  const sum = { added: 0, there: 0 }
  for (const { body, named } of await readExport(file)) {
    const { added, already_there } = await callApi('importAccount', { body })
    sum.added += added
    sum.there += already_there - named
  }
  return sum
}

function ReasonOfRefusal({ error }: { error: Error }) {
  const { t } = useTranslation()
  const tell = useTell()
  if (error instanceof NotAnExport) return t(`profile.data.${error.reason}`)
  // JSON that is no export of ours, in the server's opinion.
  if (error instanceof ProblemError && error.code === 'bad_request') {
    return t('profile.data.notExport')
  }
  return tell.sentence('importAccount', error)
}

function Offer({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <p className="max-w-sm min-w-0 text-small text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
