/** How this resume was tailored: by whom, why not by the model, and what became of each suggestion. */
import { useMutation, useQuery } from '@tanstack/react-query'

import type { ChangeAnswer } from '#contract/changes.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { changesQuery, tailoringQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { Summary } from '../../ui/summary.tsx'
import type { Draft } from './draft.ts'
import { answerChange } from './review/answers.ts'

export function TailoredBy({
  draft,
  onReview,
}: {
  draft: Draft
  /** Goes through what waits; null while that is being done. */
  onReview: (() => void) | null
}) {
  const { t } = useTranslation()
  const { id } = draft.state().resume
  const { data: record } = useQuery(tailoringQuery(id))
  const { data: changes = [] } = useQuery(changesQuery(id))
  if (!record) return null
  const { done_by, unusable_count, second_opinion: second } = record
  const { model, fallback, is_own: isOwn = false } = done_by
  const texts = changes.filter(({ op }) => op !== 'move')
  const waiting = texts.filter(({ state }) => state === 'waiting').length
  return (
    <section aria-label={t('resume.tailored.how')} className="grid content-start gap-2">
      <h2 className="font-medium">{t('resume.tailored.how')}</h2>
      <p className="text-ink-soft">
        {fallback !== null
          ? t('tailoring.fellBack', { reason: t(`tailoring.failures.${fallback}`) })
          : model !== null
            ? t('tailoring.byModel', { model })
            : t('resume.tailored.byRules')}
        {isOwn && fallback === null && <> {t('tailoring.byOwn')}</>}
      </p>
      {second !== null && model !== null && (
        <p className="text-ink-soft">
          {t('resume.tailored.second', {
            model,
            count: second.settled,
            seconds: Math.ceil(second.ms / 1_000),
          })}
        </p>
      )}
      {waiting > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          {t('resume.tailored.waiting', { count: waiting })}
          {onReview && (
            <Button size="small" onClick={onReview}>
              {t('resume.tailored.review')}
            </Button>
          )}
        </p>
      )}
      <Answered
        draft={draft}
        kind="leftOut"
        changes={texts.filter(({ state }) => state === 'left_out')}
      />
      <Answered
        draft={draft}
        kind="confirmed"
        changes={texts.filter(({ state, grade }) => state === 'accepted' && grade === 'ask')}
      />
      {unusable_count > 0 && (
        <p className="text-ink-soft">{t('resume.tailored.unusable', { count: unusable_count })}</p>
      )}
    </section>
  )
}

/** Answers given before, each of which can be taken back. */
function Answered({
  draft,
  kind,
  changes,
}: {
  draft: Draft
  kind: 'leftOut' | 'confirmed'
  changes: readonly ChangeAnswer[]
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const { mutate, isPending } = useMutation({
    mutationFn: (change: string) => answerChange(draft, change, { state: 'waiting' }),
    onError: (error) => tell.failure('save', error),
  })
  if (changes.length === 0) return null
  return (
    <details>
      <Summary>{t(`resume.tailored.${kind}`, { count: changes.length })}</Summary>
      <ul className="mt-2 grid gap-3">
        {changes.map(({ id, value }) => (
          <li key={id} className="grid justify-items-start gap-1">
            <q className="wrap-anywhere">{String(value)}</q>
            <Button size="small" look="quiet" disabled={isPending} onClick={() => mutate(id)}>
              {t(kind === 'leftOut' ? 'resume.tailored.again' : 'resume.tailored.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
