/** Whether new jobs of a kept search are mailed: pressed where they are. */
import { useMutation } from '@tanstack/react-query'
import { Mail } from '../../ui/icons.tsx'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

import type { Language } from '#domain/language/languages.ts'
import { isLanguage } from '#domain/language/languages.ts'

import { callApi } from '../../api/client.ts'
import { reloadSavedSearches } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export function SearchMail({
  id,
  name,
  mailedIn,
}: {
  id: string
  name: string
  /** Null: it is not mailed. */
  mailedIn: Language | null
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const settled = {
    onError: (error: unknown) => tell.failure('save', error),
    onSettled: () => reloadSavedSearches(),
  }
  const want = useMutation({
    mutationFn: () => callApi('mailSearch', { params: { id }, body: { language } }),
    onSuccess: () => tell.done(t('jobs.saved.mailed')),
    ...settled,
  })
  const stop = useMutation({
    mutationFn: () => callApi('stopSearchMail', { params: { id } }),
    onSuccess: () => tell.done(t('jobs.saved.mailStopped')),
    ...settled,
  })
  const isStale = mailedIn !== null && mailedIn !== language
  // Mail follows the interface into another language; where that fails, the next visit tries again.
  useEffect(() => {
    if (!isStale) return
    void callApi('mailSearch', { params: { id }, body: { language } }).catch(() => {})
  }, [isStale, id, language])
  return (
    <IconButton
      name={t('jobs.saved.mail', { name })}
      icon={<Mail />}
      aria-pressed={mailedIn !== null}
      busy={want.isPending || stop.isPending}
      onClick={() => (mailedIn === null ? want : stop).mutate()}
    />
  )
}
