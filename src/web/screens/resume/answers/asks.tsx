/**
 * What the job asks for, and the line of the resume that answers each: a press goes to the line, or to the
 * place in the job. What is not there is stated with its where and when ("I do have this"), or is set
 * aside with what one can say of it in truth.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Span } from '#domain/ads/reading.ts'
import type { Answer } from '#domain/answers/answers.ts'
import { isOpen } from '#domain/answers/stated-answers.ts'
import { writingOf } from '#domain/answers/write-answer.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Summary } from '../../../ui/summary.tsx'
import type { Draft } from '../draft.ts'
import type { Place } from '../lights.ts'
import { stateSkill, statementsQuery, withdrawStatement } from '../statements.ts'
import { AskRow } from './ask-row.tsx'
import type { missingOf } from '#domain/scoring/missing.ts'
import { declinedOf, keepDeclined } from './declined.ts'
import type { Stating } from './have-this.tsx'
import { Stated } from './stated.tsx'

export function Asks({
  answers,
  missing: { costs, others },
  draft,
  onJob,
  onLine,
  onLight,
}: {
  answers: readonly Answer[]
  /** To a hundred points. */
  missing: ReturnType<typeof missingOf>
  draft: Draft
  /** Shows where the job asks for it. */
  onJob: (place: Span) => void
  /** To the words on the sheet. */
  onLine: (place: Place) => void
  onLight: (places: readonly Place[]) => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const { id } = draft.state().resume
  const statements = useQuery(statementsQuery).data ?? []
  const [declined, setDeclined] = useState(() => declinedOf(id))
  const onError = (error: unknown) => tell.failure('save', error)
  const withdraw = useMutation({ mutationFn: withdrawStatement, onError })
  const state = useMutation({
    mutationFn: async ({ words, when, where }: Stating) => {
      await stateSkill(words)
      const move = writingOf(draft.state().resume, where, { words, when }, crypto.randomUUID())
      if (move !== null) draft.apply(move)
    },
    onError,
  })
  const decline = (requirement: string, isDeclined: boolean) => {
    const others = declined.filter((one) => one !== requirement)
    setDeclined(keepDeclined(id, isDeclined ? [...others, requirement] : others))
  }
  const costOf = (answer: Answer) => costs.get(answer) ?? 0
  // Where most is missing comes first, the groups alike.
  const shown = answers
    .filter((one) => one.group === 'must' || one.group === 'wish' || costOf(one) > 0)
    .toSorted((a, b) => costOf(b) - costOf(a))
  const sorted = [...new Set(shown.map(({ group }) => group))]
  const first = sorted.flatMap((group) => shown.filter((one) => one.group === group)).find(isOpen)
  const rowOf = (answer: Answer) => (
    <AskRow
      key={`${answer.requirement} ${answer.job.start}`}
      answer={answer}
      cost={costOf(answer)}
      draft={draft}
      isFirst={answer === first}
      isDeclined={declined.includes(answer.requirement)}
      isBusy={state.isPending}
      onJob={onJob}
      onLine={onLine}
      onLight={onLight}
      onDecline={(isDeclined) => decline(answer.requirement, isDeclined)}
      onState={(stating) => state.mutateAsync(stating)}
    />
  )
  return (
    <>
      {shown.length === 0 && <p className="text-ink-soft">{t('resume.match.asksNone')}</p>}
      {sorted.map((group) => {
        const rows = shown.filter((one) => one.group === group)
        const met = rows.filter((one) => one.state === 'shown' && costOf(one) === 0)
        return (
          <section key={group} aria-label={t(`resume.match.group.${group}`)} className="mb-3">
            <h4 className="mb-1 text-caption font-medium text-ink-soft">
              {t(`resume.match.group.${group}`)}
            </h4>
            <ul className="grid">{rows.filter((one) => !met.includes(one)).map(rowOf)}</ul>
            {/* What needs nothing more is counted, and one press away. */}
            {met.length > 0 && (
              <details>
                <Summary className="py-1.5 text-good">
                  {t('resume.answers.met', { count: met.length })}
                </Summary>
                <ul className="grid">{met.map(rowOf)}</ul>
              </details>
            )}
          </section>
        )
      })}
      {others > 0 && (
        <p className="mb-3 text-ink-soft">
          {t('resume.match.kind.other')} · {t('resume.match.costs', { count: others })}
        </p>
      )}
      <Stated statements={statements} onWithdraw={(statement) => withdraw.mutate(statement)} />
    </>
  )
}
