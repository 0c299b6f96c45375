/** One file after another: which, how it stands, and the sentence where it was refused. */
import { useMutation } from '@tanstack/react-query'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { onceFor } from '../../api/once-for.ts'
import { reloadScans, rememberResume } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { fits, refusalOf, type Door } from './doors.ts'

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'processing'; file: string; door: Door }
  | { kind: 'done'; file: string; resume: Resume }
  | { kind: 'refused'; file: string; door: Door; reason: string; again: Sent | null }

export type Sent = { file: File; door: Door }

export function useUpload(onNew: (id: string) => void) {
  const { t } = useTranslation()
  const tell = useTell()
  const upload = useMutation({
    mutationFn: ({ file, door }: Sent) => {
      // The one rule that is known before sending (specification §5).
      if (!fits(door, file.name))
        throw new ProblemError({ status: 415, code: refusalOf(file.name) })
      const body = new FormData()
      body.append('file', file, file.name)
      return onceFor(file, (idempotencyKey) => callApi('uploadResume', { body, idempotencyKey }))
    },
    onSuccess: (resume) => {
      rememberResume(resume)
      onNew(resume.id)
    },
    onError: (error) => (isOfScan(error) ? reloadScans() : undefined),
  })
  const reasonOf = (error: Error, door: Door) =>
    // The server's words for what it cannot read speak of PDFs.
    door === 'import' && error instanceof ProblemError && error.code === 'pdf_not_pdf'
      ? t('dashboard.import.unreadable')
      : tell.sentence('upload', error)
  const file = upload.variables?.file.name ?? ''
  const door = upload.variables?.door ?? 'upload'
  const state: UploadState = upload.isPending
    ? { kind: 'processing', file, door }
    : upload.isSuccess
      ? { kind: 'done', file, resume: upload.data }
      : upload.isError && !isOfScan(upload.error)
        ? {
            kind: 'refused',
            file,
            door,
            reason: reasonOf(upload.error, door),
            again: againWith(upload.variables, upload.error),
          }
        : { kind: 'idle' }
  return { state, start: (sent: Sent) => upload.mutate(sent), dismiss: () => upload.reset() }
}

/** It is read in the background, and stands among the scans from now on. */
const isOfScan = (error: Error): boolean =>
  error instanceof ProblemError && error.code === 'scan_being_read'

/** The same file once more: through the other door if that takes it, or where a failure passes. */
function againWith({ file, door }: Sent, error: Error): Sent | null {
  if (door === 'upload' && fits('import', file.name)) return { file, door: 'import' }
  const passes = !(error instanceof ProblemError) || error.status === 429 || error.status >= 500
  return passes ? { file, door } : null
}
