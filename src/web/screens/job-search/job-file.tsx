/** The text of a post in a file, chosen or dropped: for what surrounds it, and the button that chooses one. */
import { useMutation } from '@tanstack/react-query'
import { useRef, type DragEvent } from 'react'

import { FileText } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'

/** What is dropped on an element with `dropped` is read like what is chosen. */
export function useJobFile(onText: (text: string) => void) {
  const read = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.append('file', file)
      return callApi('readJobFile', { body })
    },
    onSuccess: ({ text }) => onText(text),
  })
  const dropped = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      if (file === undefined) return
      event.preventDefault()
      read.mutate(file)
    },
  }
  return { read, dropped }
}

export function JobFileButton({
  isBusy,
  onFile,
}: {
  isBusy: boolean
  onFile: (file: File) => void
}) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button
        size="small"
        busy={isBusy}
        icon={<FileText className="size-4" aria-hidden />}
        onClick={() => field.current?.click()}
      >
        {t('jobs.found.file')}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".pdf,.docx,.txt"
        hidden
        aria-label={t('jobs.found.file')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) onFile(file)
          event.target.value = '' // The same file may be chosen again after a refusal.
        }}
      />
    </div>
  )
}
