/**
 * The person's photo and whether this resume shows it: off until somebody switches it on, with what
 * is usual where the resume's language is spoken.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useRef } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { callApi } from '../../../api/client.ts'
import { photoQuery, rememberPhoto } from '../../../api/queries.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import type { Draft } from '../draft.ts'
import { photoSource } from '../use-photo.ts'
import { PhotoRefused, squarePhoto } from './square-photo.ts'

export function PhotoPart({ draft, resume }: { draft: Draft; resume: Resume }) {
  const { t } = useTranslation()
  const tell = useTell()
  const chooser = useRef<HTMLInputElement>(null)
  const { data: photo, error: unread } = useQuery(photoQuery)
  const keep = useMutation({
    mutationFn: async (file: File) =>
      callApi('savePhoto', { body: { jpeg: await squarePhoto(file) } }),
    onSuccess: rememberPhoto,
  })
  const remove = useMutation({
    mutationFn: () => callApi('removePhoto', {}),
    onSuccess: () => rememberPhoto(null),
  })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = '' // The same file may be chosen again after a refusal.
    if (!file) return
    remove.reset()
    keep.mutate(file)
  }
  const error = keep.error ?? remove.error ?? unread
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{t('resume.photo.title')}</legend>
      <div className="flex items-center gap-3">
        {photo && (
          <img
            src={photoSource(photo.jpeg)}
            alt={t('resume.photo.yours')}
            className="size-14 rounded-sm border border-line"
          />
        )}
        <div className="flex flex-wrap gap-1.5">
          <Button
            size="small"
            busy={keep.isPending}
            disabled={photo === undefined}
            onClick={() => chooser.current?.click()}
          >
            {t(photo ? 'resume.photo.replace' : 'resume.photo.add')}
          </Button>
          {photo && (
            <Button
              size="small"
              look="quiet"
              busy={remove.isPending}
              onClick={() => {
                keep.reset()
                remove.mutate()
              }}
            >
              {t('resume.photo.remove')}
            </Button>
          )}
          <input
            ref={chooser}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            hidden
            aria-label={t('resume.photo.add')}
            onChange={choose}
          />
        </div>
      </div>
      {photo && (
        <Checkbox
          label={t('resume.photo.show')}
          checked={resume.look.photo}
          onChange={(shown) => draft.apply({ kind: 'set-look', value: { photo: shown } })}
        />
      )}
      {error && (
        <p role="alert" className="text-danger">
          {error instanceof PhotoRefused
            ? t(`resume.photo.refused.${error.refusal}`)
            : tell.sentence('photo', error)}
        </p>
      )}
      <p className="text-caption text-ink-soft">
        {t(`resume.photo.custom.${resume.resume_language}`)} {t('resume.photo.about')}
      </p>
    </fieldset>
  )
}
