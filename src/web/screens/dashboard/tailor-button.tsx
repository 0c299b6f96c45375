/** From the list straight to where the resume's job is pasted. */

import type { Resume } from '#domain/resume/resume.ts'

import { Sparkles } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { askToTailor } from '../../frame/errand.ts'
import { resumePath } from '../../paths.ts'
import { go } from '../../routing/address.ts'
import { Button } from '../../ui/button.tsx'

export function tailor({ id }: Resume): void {
  askToTailor(id)
  go(resumePath(id))
}

/** What was turned down is seldom tailored again: it is offered in the menu. */
export const isClosed = ({ job_status: status }: Resume): boolean => status === 'rejected'

export function TailorButton({ resume }: { resume: Resume }) {
  const { t } = useTranslation()
  return (
    <Button
      size="small"
      icon={<Sparkles className="size-3.5 text-accent max-sm:hidden" aria-hidden />}
      onClick={() => tailor(resume)}
    >
      {t('dashboard.card.tailor')}
    </Button>
  )
}
