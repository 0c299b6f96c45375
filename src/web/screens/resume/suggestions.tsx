/** What to look at in the resume as it stands: findings with their places; the person applies what can be applied. */
import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useDraft } from './use-draft.ts'

export function Suggestions({
  resumeId,
  version,
  onShow,
}: {
  resumeId: string
  /** Of the saved resume: another one has other findings. */
  version: number
  onShow: (path: string) => void
}) {
  const { t } = useTranslation()
  const draft = useDraft()
  const move = async (path: string) => {
    // The words of six languages are loaded when they are asked for.
    const { moveLanguages } = await import('#domain/suggestions/languages.ts')
    const made = moveLanguages(draft.state().resume, path, crypto.randomUUID())
    if (made) draft.apply(made)
  }
  const { data, isError } = useQuery({
    queryKey: ['resume', resumeId, 'suggestions', version],
    queryFn: ({ signal }) => callApi('suggestionsOfResume', { params: { id: resumeId }, signal }),
  })
  if (isError) return <p className="text-ink-soft">{t('resume.suggest.failed')}</p>
  if (!data) return <Spinner />
  if (data.suggestions.length === 0)
    return <p className="text-ink-soft">{t('resume.suggest.none')}</p>
  return (
    <ul className="grid gap-1" data-suggestions>
      {data.suggestions.map(({ kind, path, values, words }) => (
        <li key={`${kind} ${path} ${words}`}>
          <button
            type="button"
            className="w-full rounded-md px-2 py-1.5 text-left wrap-anywhere hover:bg-sunken"
            onClick={() => onShow(path)}
          >
            {t(`suggestions.${kind}`, { ...values, words })}
          </button>
          {kind === 'languages_among_skills' && (
            <Button look="quiet" onClick={() => void move(path)}>
              {t('resume.suggest.moveLanguages')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
