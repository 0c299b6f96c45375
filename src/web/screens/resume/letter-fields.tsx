/**
 * A letter on its sheet, in the design of the resume beside it: each part is edited where
 * it is printed. A field grows with its text; on a phone the sheet is as wide as the screen.
 */
import { useTranslation } from '../../i18n/use-translation.ts'
import './letter-sheet.css'
import { useId } from 'react'

import type { Letter } from '#domain/letter/letter.ts'
import { waysFromLetter } from '#domain/letter/letter-page.ts'
import { designOf } from '#domain/resume/designs.ts'
import { measuresOf } from '#domain/resume/look.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { sheetStyles } from '#web/paper/sheet-styles.ts'

const limits: Partial<Record<keyof Letter, number>> = { body: 12_000 }
const longestLine = 2000

export function LetterFields({
  letter,
  resume,
  onChange,
}: {
  letter: Letter
  resume: Resume
  onChange: (part: keyof Letter, text: string) => void
}) {
  const { t } = useTranslation()
  const hint = useId()
  const design = designOf(resume.layout, resume.design)
  const { name, headline } = resume.contact_info
  const ways = waysFromLetter(resume, resume.resume_language).map(({ text }) => text)
  const field = (part: keyof Letter) => (
    <textarea
      className="letter-field"
      data-part={part}
      aria-label={t(`resume.letter.${part}`)}
      aria-describedby={part === 'body' ? hint : undefined}
      placeholder={t(`resume.letter.${part}`)}
      maxLength={limits[part] ?? longestLine}
      rows={1}
      value={letter[part]}
      onChange={(event) => onChange(part, event.target.value)}
      onKeyDown={(event) => {
        // Only the letter itself has more than one line.
        if (event.key === 'Enter' && part !== 'body') event.preventDefault()
      }}
    />
  )
  return (
    <>
      <div
        className="letter-sheet"
        lang={resume.resume_language}
        data-head={design.head}
        data-layout={design.layout}
        data-dates={design.dates}
        data-headings={design.headings}
        data-paper={resume.paper}
        style={sheetStyles(measuresOf(design, resume.look))}
      >
        <div className="letter-head">
          {name !== '' && <p className="letter-name">{name}</p>}
          {headline !== '' && <p className="letter-ways">{headline}</p>}
          <p className="letter-ways">{ways.join(' · ')}</p>
        </div>
        <div className="letter-when">
          {field('recipient')}
          {field('dateline')}
        </div>
        {field('subject')}
        {field('greeting')}
        {field('body')}
        {field('closing')}
        <p className="letter-signed">{name}</p>
      </div>
      <p id={hint} className="text-caption text-ink-soft">
        {t('resume.letter.bodyHint')}
      </p>
    </>
  )
}
