/** The parts of a letter as they are written. */
import { useTranslation } from 'react-i18next'

import type { Letter } from '#domain/letter/letter.ts'

import { TextAreaField, TextField } from '../../ui/field.tsx'

const lines = ['recipient', 'subject', 'greeting'] as const

export function LetterFields({
  letter,
  onChange,
}: {
  letter: Letter
  onChange: (part: keyof Letter, text: string) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      {lines.map((name) => (
        <TextField
          key={name}
          label={t(`resume.letter.${name}`)}
          maxLength={2000}
          value={letter[name]}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
      <TextAreaField
        label={t('resume.letter.body')}
        hint={t('resume.letter.bodyHint')}
        rows={14}
        maxLength={12_000}
        value={letter.body}
        onChange={(event) => onChange('body', event.target.value)}
      />
      <TextField
        label={t('resume.letter.closing')}
        maxLength={2000}
        value={letter.closing}
        onChange={(event) => onChange('closing', event.target.value)}
      />
    </>
  )
}
