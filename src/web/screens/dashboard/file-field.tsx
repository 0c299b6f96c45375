/** The hidden field behind the buttons that bring a file in, one for each door. */
import type { RefObject } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { accepted, type Door } from './doors.ts'

export function FileField({
  ref,
  door,
  onFile,
}: {
  ref: RefObject<HTMLInputElement | null>
  door: Door
  onFile: (file: File | undefined, door: Door) => void
}) {
  const { t } = useTranslation()
  return (
    <input
      ref={ref}
      type="file"
      accept={accepted[door]}
      hidden
      aria-label={t(door === 'upload' ? 'dashboard.upload.field' : 'dashboard.import.field')}
      onChange={(event) => {
        onFile(event.target.files?.[0], door)
        event.target.value = '' // The same file may be chosen again after a refusal.
      }}
    />
  )
}
