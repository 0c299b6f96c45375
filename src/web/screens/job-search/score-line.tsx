import { useTranslation } from '../../i18n/use-translation.ts'
import { bandOf } from '../../messages/bands.ts'
import { ScoreBadge } from '../../ui/score-badge.tsx'

/** A score with what it stands for. */
export function ScoreLine({ score }: { score: number }) {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2 text-small text-ink-soft">
      <ScoreBadge score={score} band={bandOf(score)} name={t('jobs.score')} />
      {t(`bands.${bandOf(score)}`)}
    </p>
  )
}
