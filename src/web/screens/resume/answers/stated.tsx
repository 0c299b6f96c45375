/** What the person has stated to have, each with its day, and the way to take it back. */
import type { StatementAnswer } from '#contract/statements.ts'

import { Check, Undo2 } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { formatDay } from '../../../i18n/dates.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

export function Stated({
  statements,
  onWithdraw,
}: {
  statements: readonly StatementAnswer[]
  onWithdraw: (id: string) => void
}) {
  const { t, i18n } = useTranslation()
  const stated = statements.filter(({ withdrawn_at }) => withdrawn_at === null)
  if (stated.length === 0) return null
  return (
    <>
      <h4 className="mb-1 text-caption font-medium text-ink-soft">{t('resume.match.stated')}</h4>
      <ul className="mb-3 grid gap-1">
        {stated.map(({ id, skill, stated_at }) => (
          <li key={id} className="flex items-center gap-1">
            <Check className="size-3.5 shrink-0 text-good" aria-hidden />
            <span className="min-w-0 grow wrap-anywhere">{skill}</span>
            <time className="shrink-0 text-caption text-ink-soft" dateTime={stated_at}>
              {formatDay(stated_at, i18n.language)}
            </time>
            <IconButton
              name={t('resume.match.withdraw', { skill })}
              icon={<Undo2 />}
              onClick={() => onWithdraw(id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
