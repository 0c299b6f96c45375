/** The person's own language model: what is set, servers found on this machine, and its settings. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { modelQuery, queryClient } from '../../api/queries.ts'
import { NotLoaded } from '../../frame/not-loaded.tsx'
import { readSettings } from '../../frame/settings.ts'
import { useTell } from '../../frame/use-tell.ts'
import { formatDay } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import type { ModelFields } from './model-form.tsx'
import { ModelForm } from './model-form.tsx'
import { Part, WaitingLines } from './part.tsx'
import { localModelsQuery } from './profile-queries.ts'

const blank: ModelFields = { provider: 'openai-compatible', address: '', model: '', key: '' }

export function ModelPart() {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: own, error, isPending, refetch } = useQuery(modelQuery)
  const [taken, setTaken] = useState<ModelFields | null>(null)
  /** Each press begins the form anew. */
  const [presses, setPresses] = useState(0)
  const remove = useMutation({
    mutationFn: () => callApi('removeModel'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: modelQuery.queryKey })
      setTaken(null)
      heading.current?.focus() // the button that was pressed is gone
      tell.done(t('profile.ownModel.removed'))
    },
    onError: (failure) => tell.failure('save', failure),
  })
  const stored: ModelFields = own
    ? { provider: own.provider, address: own.base_url ?? '', model: own.model, key: '' }
    : blank
  const shown = taken ?? stored
  return (
    <Part
      id="model"
      title={t('profile.ownModel.title')}
      headingRef={heading}
      beside={
        own && (
          <Button size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('profile.ownModel.remove')}
          </Button>
        )
      }
    >
      <p className="mb-4 max-w-prose text-small text-ink-soft">{t('profile.ownModel.text')}</p>
      {isPending && <WaitingLines count={3} name={t('app.loading')} />}
      {error && <NotLoaded error={error} onAgain={() => void refetch()} />}
      {own && (
        <p className="mb-4 text-small font-medium wrap-anywhere" data-testid="own-model">
          {t('profile.ownModel.inUse', {
            model: own.model,
            date: formatDay(own.made_at, i18n.language),
          })}
        </p>
      )}
      {own !== undefined && (
        <>
          <LocalModels
            onTake={(fields) => {
              setTaken(fields)
              setPresses(presses + 1)
            }}
          />
          <ModelForm
            key={JSON.stringify([shown, own?.made_at, presses])}
            begin={shown}
            hasKey={own?.has_key ?? false}
            onSaved={() => setTaken(null)}
          />
        </>
      )}
    </Part>
  )
}

/** One press fills the form. Nothing is shown where nothing was found. */
function LocalModels({ onTake }: { onTake: (fields: ModelFields) => void }) {
  const { t } = useTranslation()
  const { data: servers = [] } = useQuery({
    ...localModelsQuery,
    enabled: readSettings().local_sign_in,
  })
  if (servers.length === 0) return null
  return (
    <div className="mb-4 grid gap-2">
      <h3 className="text-small font-medium">{t('profile.ownModel.found')}</h3>
      <ul className="flex min-w-0 flex-wrap gap-2">
        {servers.flatMap(({ provider, base_url, models }) =>
          models.map((model) => (
            <li key={base_url + model} className="max-w-full min-w-0">
              <Button
                size="small"
                className="max-w-full"
                onClick={() => onTake({ provider, address: base_url, model, key: '' })}
              >
                <span className="truncate">{model}</span>
              </Button>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
