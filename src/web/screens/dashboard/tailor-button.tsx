/** From the card straight to where the resume's job is pasted. */
import { useNavigate } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Resume } from '#domain/resume/resume.ts'

import { askToTailor } from '../../frame/errand.ts'
import { resumePath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'

export function TailorButton({ resume, heading }: { resume: Resume; heading: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = t('dashboard.card.tailor')
  return (
    <Button
      size="small"
      aria-label={`${name}: ${heading}`}
      icon={<Sparkles className="size-3.5 text-accent" aria-hidden />}
      onClick={() => {
        askToTailor(resume.id)
        void navigate({ to: resumePath(resume.id) })
      }}
    >
      {name}
    </Button>
  )
}
