/** The saved states, newest first, as a choice of one; the chosen one with what can be done to it. */
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { SummaryOf } from '#contract/history.ts'
import { revisionNameLimit } from '#domain/resume/revisions.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/focus.ts'
import { Pencil } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { History } from './histories.ts'
import { reloadHistory } from './histories.ts'
import { momentOf } from './moment.ts'
import { inLine } from '../../../ui/in-line.ts'

export function StateList<State, Part extends string>({
  history,
  states,
  partName,
  chosen,
  onChoose,
  isRestoring,
  onRestore,
}: {
  history: History<State, Part>
  states: readonly SummaryOf<Part>[]
  partName: (part: Part) => string
  chosen: number | null
  onChoose: (version: number) => void
  isRestoring: boolean
  onRestore: (version: number) => void
}) {
  const { t, i18n } = useTranslation()
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('resume.history.states')}</legend>
      <ol className="grid gap-1">
        {states.map((state, i) => {
          const isChosen = state.version === chosen
          return (
            <li
              key={state.version}
              className={`rounded-md border ${isChosen ? 'border-line bg-surface shadow-low' : 'border-transparent'}`}
            >
              <label className="tap grid cursor-pointer content-center gap-0.5 rounded-md px-3 py-2 text-small hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent">
                <input
                  type="radio"
                  name={group}
                  className="sr-only"
                  checked={isChosen}
                  onChange={() => onChoose(state.version)}
                />
                {state.name !== null && (
                  <span className="font-semibold break-words">{state.name}</span>
                )}
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <time dateTime={state.saved_at} className="tabular">
                    {momentOf(state.saved_at, i18n.language)}
                  </time>
                  <span className="text-caption text-ink-soft">
                    {i === 0 ? `${t('resume.history.now')} · ` : ''}
                    {t(`resume.history.kind.${state.kind}`)}
                  </span>
                </span>
                {state.changed.length > 0 && (
                  <span className="text-caption text-ink-soft">
                    {inLine(state.changed.map(partName))}
                  </span>
                )}
              </label>
              {isChosen && (
                <div className="grid gap-2 px-3 pb-3">
                  <NameForm key={state.name} history={history} state={state} />
                  {i > 0 && (
                    <Button
                      look="primary"
                      size="small"
                      busy={isRestoring}
                      onClick={() => onRestore(state.version)}
                    >
                      {t('resume.history.restore')}
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {states.length === 1 && (
        <p className="px-3 py-4 text-small text-ink-soft">{t('resume.history.first')}</p>
      )}
    </fieldset>
  )
}

function NameForm<State, Part extends string>({
  history,
  state,
}: {
  history: History<State, Part>
  state: SummaryOf<Part>
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const [text, setText] = useState(state.name ?? '')
  const rename = useMutation({
    mutationFn: (name: string) => history.rename(state.version, name === '' ? null : name),
    onSuccess: () => void reloadHistory(history),
    onError: (error) => tell.failure('save', error),
  })
  const [isOpen, setOpen] = useState(false)
  const isNew = text.trim() !== (state.name ?? '')
  if (!isOpen)
    return (
      <Button
        look="quiet"
        size="small"
        className="-ml-2.5 justify-self-start"
        icon={<Pencil className="size-3.5" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('resume.history.name')}
      </Button>
    )
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNew) setOpen(false)
        else if (!rename.isPending) rename.mutate(text.trim())
      }}
    >
      <div className="min-w-0 grow">
        <TextField
          ref={takeFocus}
          label={t('resume.history.name')}
          hideLabel
          placeholder={t('resume.history.name')}
          maxLength={revisionNameLimit}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" busy={rename.isPending}>
        {t('app.save')}
      </Button>
    </form>
  )
}
