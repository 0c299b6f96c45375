/**
 * A history: the saved states of a document beside the page, the chosen one on it, with what differs
 * from another marked by word. A state can be named and brought back.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'

import type { SummaryOf } from '#contract/history.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus, useEscape } from '../../../ui/focus.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { History } from './histories.ts'
import { listQuery, reloadHistory, stateQuery } from './histories.ts'
import './history.css'
import { momentOf } from './moment.ts'
import { StateList } from './state-list.tsx'

/** What the chosen state is held against: the one saved before it, nothing, or a version. */
type Against = 'before' | 'nothing' | `${number}`

export function HistoryFrame<State, Part extends string>({
  history,
  partName,
  renderPage,
  onRestore,
  onClose,
}: {
  history: History<State, Part>
  partName: (part: Part) => string
  /** Draws a state, marked with what differs from the other where one is given. */
  renderPage: (state: State, before: State | null) => ReactNode
  /** Brings a state back; false where something is to be settled first. */
  onRestore: (version: number) => Promise<boolean>
  onClose: () => void
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const list = useQuery(listQuery(history))
  const [chosen, setChosen] = useState<number | null>(null)
  const [against, setAgainst] = useState<Against>('before')
  const screen = useEscape<HTMLElement>(onClose)

  const states = list.data ?? []
  const at = Math.max(
    0,
    states.findIndex(({ version }) => version === chosen),
  )
  const state = states[at]
  const base =
    against === 'before'
      ? states[at + 1]
      : states.find(({ version }) => version === Number(against))
  const restore = useMutation({
    mutationFn: onRestore,
    onSuccess: (isBack) => {
      void reloadHistory(history)
      if (isBack) tell.done(t('resume.history.restored'))
      onClose()
    },
    onError: (error) => tell.failure('save', error),
  })
  const otherLabel = (other: SummaryOf<Part>) =>
    t('resume.history.with', { state: other.name ?? momentOf(other.saved_at, i18n.language) })

  return (
    <section ref={screen} className="history" aria-label={t('resume.history.title')}>
      <div className="history-list">
        <header className="mb-3 flex items-center justify-between gap-3">
          <h2 ref={takeFocus} tabIndex={-1} className="text-body font-semibold">
            {t('resume.history.title')}
          </h2>
          <Button size="small" onClick={onClose}>
            {t('resume.history.close')}
          </Button>
        </header>
        {state && states.length > 1 && (
          <Select
            look="small"
            className="mb-3 w-full"
            aria-label={t('resume.history.compare')}
            value={against}
            options={[
              { value: 'before', label: t('resume.history.withBefore') },
              { value: 'nothing', label: t('resume.history.withNothing') },
              ...states
                .filter(({ version }) => version !== state.version)
                .map((other) => ({
                  value: `${other.version}` as const,
                  label: otherLabel(other),
                })),
            ]}
            onChange={setAgainst}
          />
        )}
        {list.isPending && <Spinner name={t('app.loading')} />}
        {list.isError && <Notice kind="bad" title={tell.sentence('load', list.error)} />}
        <StateList
          history={history}
          states={states}
          partName={partName}
          chosen={state?.version ?? null}
          onChoose={setChosen}
          isRestoring={restore.isPending}
          onRestore={(version) => restore.mutate(version)}
        />
      </div>
      <div className="history-sheet">
        {state && (
          <StatePage history={history} state={state} base={base ?? null} renderPage={renderPage} />
        )}
      </div>
    </section>
  )
}

function StatePage<State, Part extends string>({
  history,
  state,
  base,
  renderPage,
}: {
  history: History<State, Part>
  state: SummaryOf<Part>
  base: SummaryOf<Part> | null
  renderPage: (state: State, before: State | null) => ReactNode
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const shown = useQuery(stateQuery(history, state.version))
  const other = useQuery({
    ...stateQuery(history, (base ?? state).version),
    enabled: base !== null,
  })
  const error = shown.error ?? other.error
  if (error) return <Notice kind="bad" title={tell.sentence('load', error)} />
  if (shown.data === undefined || (base !== null && other.data === undefined))
    return <Spinner name={t('app.loading')} className="mx-auto my-20 size-5" />
  return renderPage(shown.data, base === null ? null : (other.data ?? null))
}

/** In how many places the page differs from the one it is held against; null: from none. */
export function Differences({ count }: { count: number | null }) {
  const { t } = useTranslation()
  if (count === null) return null
  return (
    <output className="mb-3 block text-center text-caption text-ink-soft tabular">
      {count === 0 ? t('resume.history.same') : t('resume.history.differences', { count })}
    </output>
  )
}
