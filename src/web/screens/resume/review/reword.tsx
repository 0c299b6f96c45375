/** A line that waits, in the person's own words: they are checked before they are taken. */
import { useEffect, useRef, useState } from 'react'

import type { Language } from '#domain/language/languages.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/field.tsx'

export function Reword({
  text,
  language,
  isBusy,
  onTake,
  onCancel,
}: {
  text: string
  /** Of the resume. */
  language: Language
  isBusy: boolean
  onTake: (value: string) => void
  onCancel: () => void
}) {
  const { t } = useTranslation()
  const [value, setValue] = useState(text)
  const form = useRef<HTMLFormElement>(null)
  const isNew = value.trim() !== '' && value.trim() !== text
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew && !isBusy) onTake(value.trim())
      }}
    >
      <TextAreaField
        label={t('resume.review.ownWords')}
        value={value}
        lang={language}
        rows={3}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            onCancel()
          }
          // A line has no lines.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            form.current?.requestSubmit()
          }
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" look="primary" busy={isBusy} disabled={!isNew}>
          {t('resume.review.take')}
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}
