/** The resume as a file: one item for each form that it leaves the product in. */
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { fileNameOf, titleOf } from '#domain/exchange/file-name.ts'
import type { ExportFormat } from '#domain/exchange/formats.ts'
import { exportFormats, fileKinds } from '#domain/exchange/formats.ts'
import { resumeLines } from '#domain/resume/text.ts'

import { downloadApi } from '../../api/client.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { LateMenu, LateMenuItem } from '../../frame/late-menu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { Draft } from './draft.ts'
import { tellUndrawn } from './tell-undrawn.ts'

/** Called the same in every language. */
const names: Partial<Record<ExportFormat, string>> = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  md: 'Markdown',
  'json-resume': 'JSON Resume',
}

export function ExportMenu({ draft, className }: { draft: Draft; className: string }) {
  const { t } = useTranslation()
  const tell = useTell()
  const download = useMutation({
    mutationFn: async (format: ExportFormat) => {
      // The file says what is seen.
      const saved = await draft.save()
      if (saved.kind !== 'saved') throw saved.error
      const { resume } = draft.state()
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
  return (
    <LateMenu
      align="end"
      trigger={
        <Button
          look="quiet"
          className={className}
          icon={<Download className="size-4 max-sm:hidden" aria-hidden />}
          busy={download.isPending}
        >
          {t('resume.download.title')}
        </Button>
      }
    >
      {exportFormats.map((format) => (
        <LateMenuItem
          key={format}
          disabled={download.isPending}
          onSelect={() => download.mutate(format)}
        >
          {names[format] ?? t('resume.download.txt')}
        </LateMenuItem>
      ))}
    </LateMenu>
  )
}
