/**
 * The history of a resume: its saved states beside the sheet, the chosen one on it, with what
 * differs from another marked by word. A state can be named and brought back. Loaded when opened.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { RevisionSummary } from '#contract/resumes.ts'
import { compareResumes } from '#domain/edits/compare.ts'
import { Sheet } from '#web/paper/sheet.tsx'

import { callApi } from '../../../api/client.ts'
import { rememberResume } from '../../../api/queries.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { takeFocus, useEscape } from '../../../ui/focus.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Draft } from '../draft.ts'
import { ComparisonContext } from '../editors/comparison-context.ts'
import { Stage } from '../stage.tsx'
import { usePhoto } from '../use-photo.ts'
import { countEdits } from './count-edits.ts'
import './history.css'
import { historyQuery, reloadHistory, stateQuery } from './history-queries.ts'
import { markedSurface } from './marked-surface.tsx'
import { StateList } from './state-list.tsx'
import { momentOf } from './moment.ts'

/** What the chosen state is held against: the one saved before it, nothing, or a version. */
type Against = 'before' | 'nothing' | `${number}`

export function HistoryScreen({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const { id } = draft.state().resume
  const list = useQuery(historyQuery(id))
  const [chosen, setChosen] = useState<number | null>(null)
  const [against, setAgainst] = useState<Against>('before')
  const screen = useEscape<HTMLElement>(onClose)

  const states = list.data ?? []
  const at = Math.max(
    0,
    states.findIndex(({ version }) => version === chosen),
  )
  const state = states[at]
  const base = against === 'before' ? states[at + 1]?.version : Number(against)
  const restore = useMutation({
    mutationFn: async (version: number) => {
      // What is on the sheet now is a state of its own before another takes its place.
      const saved = await draft.save('person')
      if (saved.kind !== 'saved') throw saved.error
      return callApi('restoreRevision', { params: { id, version: String(version) } })
    },
    onSuccess: (resume) => {
      rememberResume(resume)
      void draft.hear(resume)
      void reloadHistory(id)
      tell.done(t('resume.history.restored'))
      onClose()
    },
    onError: (error) => tell.failure('save', error),
  })
  const otherLabel = (other: RevisionSummary) =>
    t('resume.history.with', { state: other.name ?? momentOf(other.saved_at, i18n.language) })

  return (
    <section ref={screen} className="history" aria-label={t('resume.history.title')}>
      <header className="history-head">
        <h2 ref={takeFocus} tabIndex={-1} className="text-body font-semibold outline-none">
          {t('resume.history.title')}
        </h2>
        {state && states.length > 1 && (
          <Select
            look="small"
            className="min-w-0"
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
        <Button size="small" className="ml-auto" onClick={onClose}>
          {t('resume.history.close')}
        </Button>
      </header>
      <div className="history-sheet">
        {state && <StateSheet id={id} version={state.version} base={base || null} />}
      </div>
      <div className="history-list">
        {list.isPending && <Spinner name={t('app.loading')} />}
        {list.isError && <Notice kind="bad" title={tell.sentence('load', list.error)} />}
        <StateList
          id={id}
          states={states}
          chosen={state?.version ?? null}
          onChoose={setChosen}
          isRestoring={restore.isPending}
          onRestore={(version) => restore.mutate(version)}
        />
      </div>
    </section>
  )
}

function StateSheet({ id, version, base }: { id: string; version: number; base: number | null }) {
  const { t } = useTranslation()
  const tell = useTell()
  const shown = useQuery(stateQuery(id, version))
  const other = useQuery({ ...stateQuery(id, base ?? version), enabled: base !== null })
  const resume = shown.data
  const before = base === null ? undefined : other.data
  const comparison = useMemo(
    () => (resume && before ? compareResumes(before, resume, before.resume_language) : null),
    [resume, before],
  )
  const photo = usePhoto(resume?.look.photo === true)
  const error = shown.error ?? other.error
  if (error) return <Notice kind="bad" title={tell.sentence('load', error)} />
  if (!resume || (base !== null && !before))
    return <Spinner name={t('app.loading')} className="mx-auto my-20 size-5" />
  const count = comparison ? countEdits(comparison) : null
  const { name } = resume.contact_info
  return (
    <>
      <output className="mb-3 block text-center text-caption text-ink-soft tabular">
        {count === null
          ? t('resume.history.plain')
          : count === 0
            ? t('resume.history.same')
            : t('resume.history.differences', { count })}
      </output>
      <ComparisonContext value={comparison}>
        <Stage paper={resume.paper}>
          {(reflow) => (
            <Sheet
              resume={resume}
              photo={photo}
              language={resume.resume_language}
              surface={markedSurface}
              reflow={reflow}
              label={name === '' ? t('resume.sheetUnnamed') : t('resume.sheet', { name })}
            />
          )}
        </Stage>
      </ComparisonContext>
    </>
  )
}
