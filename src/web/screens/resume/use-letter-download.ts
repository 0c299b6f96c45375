/** A letter as a file, alone or with its resume behind it, under a name of its own. */
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../i18n/use-translation.ts'

import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import { fileKinds } from '#domain/exchange/formats.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { downloadApi } from '../../api/client.ts'
import { useTell } from '../../frame/use-tell.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { LetterFormat } from './letter-downloads.tsx'
import { tellUndrawn } from './tell-undrawn.ts'

/** `save` tells whether what is seen is kept: the file says what is seen. */
export function useLetterDownload(resume: Resume, letter: Letter, save: () => Promise<boolean>) {
  const { t } = useTranslation()
  const tell = useTell()
  return useMutation({
    mutationFn: async (format: LetterFormat) => {
      if (!(await save())) return
      const query = { format, paper: resume.paper }
      const bytes = await downloadApi('exportLetter', { params: { id: resume.id }, query })
      const named = t(format === 'application' ? 'resume.letter.fileOfBoth' : 'resume.letter.title')
      const title = titleOf({ ...resume, job_title: named })
      const { extension } = fileKinds[format === 'application' ? 'pdf' : format]
      saveFile(fileNameOf(title, extension), bytes)
      if (format !== 'pdf' && format !== 'application') return
      await tellUndrawn([resume.contact_info.name, ...Object.values(letter)], (letters) =>
        tell.say('warning', t('resume.download.undrawn', { letters })),
      )
    },
    onError: (error) => tell.failure('exportResume', error),
  })
}
