/** What is sent of an application, as a file for the device's own ways of sending or as a download. */
import { useMutation } from '@tanstack/react-query'

import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import { resumeLines } from '#domain/resume/text.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { downloadApi } from '../../api/client.ts'
import { isAbort } from '../../api/errors.ts'
import { useTell } from '../../frame/use-tell.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { Draft } from './draft.ts'
import { tellUndrawn } from './tell-undrawn.ts'
import { useTellTemplate } from './use-tell-template.ts'

export type Sendable = 'resume' | 'letter' | 'both'

export type Handing = 'share' | 'download'

/** Whether this browser hands PDFs on to other programs. */
export function canShareFiles(): boolean {
  const file = new File([], 'resume.pdf', { type: 'application/pdf' })
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

export function useSend(draft: Draft) {
  const { t } = useTranslation()
  const tell = useTell()
  const tellTemplate = useTellTemplate(draft)
  return useMutation({
    mutationFn: async ({ what, by }: { what: Sendable; by: Handing }) => {
      // The file says what is seen.
      const saved = await draft.save()
      if (saved.kind !== 'saved') throw saved.error
      const { resume } = draft.state()
      if (what !== 'letter') await tellTemplate()
      const params = { id: resume.id }
      const bytes =
        what === 'resume'
          ? await downloadApi('exportResume', { params, query: { format: 'pdf' } })
          : await downloadApi('exportLetter', {
              params,
              query: { format: what === 'both' ? 'application' : 'pdf', paper: resume.paper },
            })
      const isLetter = what === 'letter'
      const title = isLetter ? { ...resume, job_title: t('resume.letter.title') } : resume
      const name = fileNameOf(titleOf(title), 'pdf')
      const handed = by === 'share' ? await share(name, bytes) : download(name, bytes)
      const texts = isLetter ? [] : resumeLines(resume).map(({ text }) => text)
      await tellUndrawn(texts, (letters) =>
        tell.say('warning', t('resume.download.undrawn', { letters })),
      )
      return { handed, name }
    },
    onError: (error) => tell.failure('exportResume', error),
  })
}

/** Downloaded where the browser refuses, for instance because the press was too long ago. */
async function share(name: string, bytes: Blob): Promise<'shared' | 'downloaded' | 'left'> {
  try {
    await navigator.share({ files: [new File([bytes], name, { type: bytes.type })] })
    return 'shared'
  } catch (error) {
    // The person thought better of it.
    return isAbort(error) ? 'left' : download(name, bytes)
  }
}

function download(name: string, bytes: Blob): 'downloaded' {
  saveFile(name, bytes)
  return 'downloaded'
}
