/** The formats in which a letter can be downloaded. */
import { Download } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LateMenu } from '../../frame/late-menu.tsx'
import { Button } from '../../ui/button.tsx'

const formats = ['application', 'pdf', 'docx', 'md', 'txt'] as const
/** Called the same in every language. */
const names = { pdf: 'PDF', docx: 'Word (.docx)', md: 'Markdown' }

const words = { txt: 'resume.download.txt', application: 'resume.letter.application' } as const

export type LetterFormat = (typeof formats)[number]

export function LetterDownloads({
  isDisabled,
  isPending,
  onDownload,
}: {
  isDisabled: boolean
  isPending: boolean
  onDownload: (format: LetterFormat) => void
}) {
  const { t } = useTranslation()
  return (
    <LateMenu
      align="end"
      actions={formats.map((format) => ({
        key: format,
        label: format === 'txt' || format === 'application' ? t(words[format]) : names[format],
        disabled: isDisabled,
        onSelect: () => onDownload(format),
      }))}
      trigger={
        <Button look="quiet" busy={isPending} icon={<Download className="size-4" aria-hidden />}>
          {t('resume.download.title')}
        </Button>
      }
    />
  )
}
