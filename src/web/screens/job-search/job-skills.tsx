/** The skills that a scored job would like to see in the resume, shown by a press. */
import { useId, useState } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'

export function JobSkills({ skills, isScored }: { skills: readonly string[]; isScored: boolean }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const list = useId()
  return (
    <>
      {isScored && skills.length > 0 && (
        <Button
          look="quiet"
          size="small"
          className="relative mt-2 -ml-2.5"
          aria-expanded={isShown}
          aria-controls={list}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('jobs.hideSkills') : t('jobs.showSkills', { count: skills.length })}
        </Button>
      )}
      <ul
        id={list}
        hidden={!isShown}
        aria-label={t('jobs.skills')}
        className="relative mt-2 flex-wrap gap-1.5 not-[[hidden]]:flex"
      >
        {skills.map((skill) => (
          <li
            key={skill}
            className="rounded-full border border-line bg-sunken px-2.5 py-0.5 text-small"
          >
            {skill}
          </li>
        ))}
      </ul>
    </>
  )
}
