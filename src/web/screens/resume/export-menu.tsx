/** The resume as a file: one item for each form that it leaves the product in. */
import type { ExportFormat } from '#domain/exchange/formats.ts'
import { exportFormats } from '#domain/exchange/formats.ts'

import { ChevronDown, Download } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { LateMenu } from '../../frame/late-menu.tsx'
import type { Draft } from './draft.ts'
import { useExport } from './use-export.ts'

/** Called the same in every language. */
const names: Partial<Record<ExportFormat, string>> = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  md: 'Markdown',
  'json-resume': 'JSON Resume',
}

export function ExportMenu({ draft }: { draft: Draft }) {
  const { t } = useTranslation()
  const download = useExport(draft)
  return (
    <LateMenu
      align="end"
      actions={exportFormats.map((format) => ({
        key: format,
        label: names[format] ?? t('resume.download.txt'),
        disabled: download.isPending,
        onSelect: () => download.mutate(format),
      }))}
      trigger={
        <Button
          size="small"
          look="quiet"
          icon={<Download className="size-4" aria-hidden />}
          data-words={t('resume.otherWords.download')}
          busy={download.isPending}
        >
          {t('resume.download.title')}
          <ChevronDown className="size-3.5" aria-hidden />
        </Button>
      }
    />
  )
}
