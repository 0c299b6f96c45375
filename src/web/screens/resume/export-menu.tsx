/** The resume as a file: one item for each form that it leaves the product in. */
import type { ExportFormat } from '#domain/exchange/formats.ts'
import { exportFormats } from '#domain/exchange/formats.ts'

import { ChevronDown } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
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

export function ExportMenu({ draft, className }: { draft: Draft; className: string }) {
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
          look="quiet"
          // The other forms of what stands beside it.
          className={join(className, 'sm:min-w-6! sm:rounded-l-none sm:px-1!')}
          aria-label={t('resume.download.title')}
          data-words={t('resume.otherWords.download')}
          busy={download.isPending}
        >
          <span className="sm:hidden">{t('resume.download.title')}</span>
          <ChevronDown className="size-3.5 max-sm:hidden" aria-hidden />
        </Button>
      }
    />
  )
}
