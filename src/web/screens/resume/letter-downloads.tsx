/** The formats in which a letter can be downloaded. */
import { Download } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'

const formats = ['application', 'pdf', 'docx', 'md', 'txt'] as const
/** Called the same in every language. */
const names = { pdf: 'PDF', docx: 'Word (.docx)', md: 'Markdown' }

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
    <Menu
      align="end"
      trigger={
        <Button look="quiet" busy={isPending} icon={<Download className="size-4" aria-hidden />}>
          {t('resume.download.title')}
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} disabled={isDisabled} onSelect={() => onDownload(format)}>
          {format === 'txt'
            ? t('resume.download.txt')
            : format === 'application'
              ? t('resume.letter.application')
              : names[format]}
        </MenuItem>
      ))}
    </Menu>
  )
}
