/** A kept search as a feed: its address for a program that reads news. */
import { useMutation } from '@tanstack/react-query'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadSavedSearches } from '../../api/queries.ts'
import { SecretAddress } from '../../frame/secret-address.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { Dialog } from '../../ui/dialog.tsx'

export function SearchFeed({
  id,
  name,
  exists,
  onClose,
}: {
  id: string
  name: string
  exists: boolean
  onClose: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const settled = {
    onError: (error: unknown) => tell.failure('save', error),
    onSettled: () => reloadSavedSearches(),
  }
  const make = useMutation({
    mutationFn: () => callApi('makeSearchFeed', { params: { id } }),
    ...settled,
  })
  const end = useMutation({
    mutationFn: () => callApi('removeSearchFeed', { params: { id } }),
    onSuccess: () => {
      make.reset()
      tell.done(t('feed.ended'))
    },
    ...settled,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('jobs.saved.feedTitle')}
      closeName={t('app.close')}
      size="medium"
    >
      <p className="mb-1 truncate text-small font-medium">{name}</p>
      <p className="mb-4 text-small text-ink-soft">{t('jobs.saved.feedText')}</p>
      <SecretAddress
        address={make.data?.address ?? null}
        exists={exists}
        busy={make.isPending || end.isPending}
        onMake={() => make.mutate()}
        onEnd={() => end.mutate()}
      />
    </Dialog>
  )
}
