/** One upload after another: which file, how it stands, and the sentence where it was refused. */
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import type { Resume } from '#domain/resume/resume.ts'

import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'
import { rememberResume } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'processing'; file: string }
  | { kind: 'done'; file: string; resume: Resume }
  | { kind: 'refused'; file: string; reason: string }

export function useUpload(onNew: (id: string) => void) {
  const { t } = useTranslation()
  const tell = useTell()
  const upload = useMutation({
    mutationFn: (file: File) => {
      // The one rule that is known before sending: .pdf only (specification §5).
      if (!/\.pdf$/i.test(file.name))
        throw new ProblemError({
          status: 415,
          code: 'pdf_not_pdf',
          detail: t('problems.pdf_not_pdf'),
        })
      const body = new FormData()
      body.append('file', file, file.name)
      return callApi('uploadResume', { body })
    },
    onSuccess: (resume) => {
      rememberResume(resume)
      onNew(resume.id)
    },
  })
  const file = upload.variables?.name ?? ''
  const state: UploadState = upload.isPending
    ? { kind: 'processing', file }
    : upload.isSuccess
      ? { kind: 'done', file, resume: upload.data }
      : upload.isError
        ? { kind: 'refused', file, reason: tell.sentence('upload', upload.error) }
        : { kind: 'idle' }
  return { state, start: (file: File) => upload.mutate(file), dismiss: () => upload.reset() }
}
