/** The settings of a person's own model: tried as they stand, kept when saved. A key is only typed. */
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { ModelProvider } from '#contract/model-providers.ts'
import { modelProviders, usualAddresses } from '#contract/model-providers.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { modelQuery, queryClient } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'

export interface ModelFields {
  provider: ModelProvider
  /** Empty: the provider's own. */
  address: string
  model: string
  /** Empty: the one that is kept, if any. */
  key: string
}

const names = { anthropic: 'Anthropic', google: 'Google', ollama: 'Ollama' }

const settingsOf = ({ provider, address, model, key }: ModelFields) => ({
  provider,
  base_url: address.trim() || null,
  model: model.trim(),
  ...(key.trim() !== '' && { key: key.trim() }),
})

export function ModelForm({
  begin,
  hasKey,
  onSaved,
}: {
  begin: ModelFields
  hasKey: boolean
  onSaved: () => void
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const providerId = useId()
  const [fields, setFields] = useState(begin)
  const set = (changed: Partial<ModelFields>) => {
    setFields({ ...fields, ...changed })
    test.reset()
    save.reset()
  }
  const test = useMutation({
    mutationFn: () => callApi('testModel', { body: { settings: settingsOf(fields) } }),
  })
  const save = useMutation({
    mutationFn: () => callApi('setModel', { body: settingsOf(fields) }),
    onSuccess: (own) => {
      queryClient.setQueryData(modelQuery.queryKey, own)
      onSaved()
      tell.done(t('profile.ownModel.saved'))
    },
  })
  const failed = save.error ?? test.error
  const isEmpty = fields.model.trim() === ''
  return (
    <form
      className="grid gap-4"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !save.isPending) save.mutate()
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="grid gap-1.5">
          <label htmlFor={providerId} className="text-small font-medium">
            {t('profile.ownModel.provider')}
          </label>
          <Select
            id={providerId}
            value={fields.provider}
            options={modelProviders.map((value) => ({
              value,
              label:
                value === 'openai-compatible' ? t('profile.ownModel.compatible') : names[value],
            }))}
            onChange={(provider) => set({ provider })}
          />
        </div>
        <TextField
          label={t('profile.ownModel.model')}
          value={fields.model}
          maxLength={200}
          spellCheck={false}
          onChange={(event) => set({ model: event.target.value })}
        />
        <TextField
          label={t('profile.ownModel.address')}
          hint={t('profile.ownModel.addressHint')}
          type="url"
          inputMode="url"
          placeholder={usualAddresses[fields.provider]}
          maxLength={500}
          value={fields.address}
          onChange={(event) => set({ address: event.target.value })}
        />
        <TextField
          label={t('profile.ownModel.key')}
          hint={t(hasKey ? 'profile.ownModel.keyKept' : 'profile.ownModel.keyHint')}
          type="password"
          autoComplete="new-password"
          maxLength={500}
          value={fields.key}
          onChange={(event) => set({ key: event.target.value })}
        />
      </div>
      {test.data && (
        <Notice
          kind="good"
          title={t('profile.ownModel.answered', {
            answer: test.data.answer,
            seconds: (Math.ceil(test.data.ms / 100) / 10).toLocaleString(i18n.language, {
              maximumFractionDigits: 1,
            }),
          })}
        />
      )}
      {failed && <Notice kind="bad" title={tell.reason(failed) ?? tell.sentence('save', failed)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={save.isPending} disabled={isEmpty}>
          {t('app.save')}
        </Button>
        <Button busy={test.isPending} disabled={isEmpty} onClick={() => test.mutate()}>
          {t('profile.ownModel.test')}
        </Button>
      </div>
    </form>
  )
}
