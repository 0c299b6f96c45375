/** Fewer pages on request, what came of it, and the way back. */
import { useMutation } from '@tanstack/react-query'

import { closest } from '#domain/resume/look.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { useTell } from '../../../frame/use-tell.ts'
import { Button } from '../../../ui/button.tsx'
import type { Draft } from '../draft.ts'
import { fitDraft } from './fit.ts'
import { TextsToShorten } from './texts-to-shorten.tsx'

export function FitPart({
  draft,
  tightness,
  onGo,
}: {
  draft: Draft
  tightness: number
  onGo: (path: string) => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const fit = useMutation({
    mutationFn: () => fitDraft(draft),
    onError: (error) => tell.failure('exportResume', error),
  })
  const outcome = fit.data
  return (
    <div className="grid gap-2">
      <label className="grid gap-1.5 font-medium">
        {t('resume.look.closeness')}
        <input
          type="range"
          min={0}
          max={closest}
          value={tightness}
          className="w-full accent-accent pointer-coarse:min-h-8"
          onChange={(event) => {
            fit.reset()
            draft.apply({ kind: 'set-look', value: { tightness: event.target.valueAsNumber } })
          }}
        />
        <span aria-hidden className="flex justify-between text-caption font-normal text-ink-soft">
          <span>{t('resume.look.normal')}</span>
          <span>{t('resume.look.closest')}</span>
        </span>
      </label>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" busy={fit.isPending} onClick={() => fit.mutate()}>
          {t('resume.look.fit')}
        </Button>
        {tightness > 0 && (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              fit.reset()
              draft.apply({ kind: 'set-look', value: { tightness: 0 } })
            }}
          >
            {t('resume.look.normal')}
          </Button>
        )}
      </div>
      <output className="text-ink-soft empty:hidden">
        {outcome?.kind === 'fits' && t('resume.look.fits')}
        {outcome?.kind === 'fitted' && t('resume.look.fitted', { count: outcome.pages })}
        {outcome?.kind === 'too-long' && (
          <>
            {t('resume.look.tooLong', { count: outcome.pages })}{' '}
            {outcome.lines > 0 && t('resume.look.shorten', { count: outcome.lines })}
          </>
        )}
      </output>
      {outcome?.kind === 'too-long' && (
        <TextsToShorten draft={draft} texts={outcome.texts} onGo={onGo} />
      )}
    </div>
  )
}
