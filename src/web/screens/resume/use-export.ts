/** The resume as a file, made of what is seen and handed to the person. */
import { useMutation } from '@tanstack/react-query'

import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import type { ExportFormat } from '#domain/exchange/formats.ts'
import { fileKinds } from '#domain/exchange/formats.ts'
import { resumeLines } from '#domain/resume/text.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { downloadApi } from '../../api/client.ts'
import { useTell } from '../../frame/use-tell.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { Draft } from './draft.ts'
import { tellUndrawn } from './tell-undrawn.ts'
import { useTellTemplate } from './use-tell-template.ts'

export function useExport(draft: Draft) {
  const { t } = useTranslation()
  const tell = useTell()
  const tellTemplate = useTellTemplate(draft)
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      // The file says what is seen.
      const saved = await draft.save()
      if (saved.kind !== 'saved') throw saved.error
      const { resume } = draft.state()
      await tellTemplate()
      const bytes = await downloadApi('exportResume', {
        params: { id: resume.id },
        query: { format },
      })
      saveFile(fileNameOf(titleOf(resume), fileKinds[format].extension), bytes)
      if (format !== 'pdf') return
      const texts = resumeLines(resume).map(({ text }) => text)
      await tellUndrawn(texts, (letters) => {
        const lacking = t('resume.download.undrawn', { letters })
        tell.say('warning', `${lacking} ${t('resume.download.printInstead')}`)
      })
    },
    onError: (error) => tell.failure('exportResume', error),
  })
}
