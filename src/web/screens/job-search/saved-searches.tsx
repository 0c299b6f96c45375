/** The searches that somebody keeps: each a press away, with how many jobs are new; and keeping this one. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Bookmark, Rss, X } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadSavedSearches, savedSearchesQuery } from '../../api/queries.ts'
import { readSettings } from '../../frame/settings.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SearchFeed } from './search-feed.tsx'
import { SearchMail } from './search-mail.tsx'
import { filterGroups, isOpenSearch, radii, type Filters } from './filters.ts'

export function SavedSearches({
  filters,
  onOpen,
}: {
  filters: Filters
  onOpen: (filters: Filters) => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const saved = useQuery(savedSearchesQuery)
  const settled = {
    onError: () => tell.say('error', t('jobs.saved.failed')),
    onSettled: () => reloadSavedSearches(),
  }
  const keep = useMutation({
    mutationFn: () => callApi('saveSearch', { body: filters }),
    onSuccess: () => tell.done(t('jobs.saved.done')),
    ...settled,
  })
  const see = useMutation({
    mutationFn: (id: string) => callApi('seeSavedSearch', { params: { id } }),
    onSettled: () => reloadSavedSearches(),
  })
  const remove = useMutation({
    mutationFn: (id: string) => callApi('removeSavedSearch', { params: { id } }),
    onSuccess: () => tell.done(t('jobs.saved.removed')),
    ...settled,
  })
  const nameOf = ({ job_title, location, ...rest }: Filters) =>
    [job_title, location, ...labelsOf(rest).map((label) => t(label))]
      .filter((part) => part.trim() !== '')
      .join(' · ')
  const [fed, setFed] = useState<string | null>(null)
  const searches = (saved.data ?? []).map(({ query, ...kept }) => {
    const radius_km = radii.find((km) => km === query.radius_km) ?? null
    return { ...kept, filters: { ...query, radius_km } }
  })

  const wanted = nameOf(filters)
  const isSaved = searches.some((search) => nameOf(search.filters) === wanted)

  return (
    <div className="flex min-w-0 items-center gap-2 empty:hidden max-sm:shrink-0 sm:flex-1 sm:basis-80 sm:flex-wrap">
      {!isOpenSearch(filters) && !isSaved && (
        <Button
          size="small"
          look="quiet"
          className="-ml-2.5"
          busy={keep.isPending}
          icon={<Bookmark className="size-4" aria-hidden />}
          onClick={() => keep.mutate()}
        >
          {t('jobs.saved.save')}
        </Button>
      )}
      {saved.isError && <Notice kind="bad" title={t('jobs.saved.failed')} />}
      {searches.length > 0 && (
        <span aria-hidden className="shrink-0 text-small text-ink-soft">
          {t('jobs.saved.list')}
        </span>
      )}
      {searches.length > 0 && (
        <ul aria-label={t('jobs.saved.list')} className="contents">
          {searches.map((search) => (
            <li
              key={search.id}
              className="flex min-w-0 shrink-0 items-center rounded-md border border-line bg-surface"
            >
              <Button
                size="small"
                look="quiet"
                // A long search is cut off; its whole name stands in those of the marks beside it.
                className="max-w-44 min-w-0 shrink! sm:max-w-72"
                title={nameOf(search.filters)}
                onClick={() => {
                  onOpen(search.filters)
                  see.mutate(search.id)
                }}
              >
                <span className="truncate">{nameOf(search.filters)}</span>
                {search.new_count > 0 && (
                  <span className="rounded-full bg-accent-soft px-1.5 text-caption text-accent">
                    {t('jobs.saved.fresh', { count: search.new_count })}
                  </span>
                )}
              </Button>
              <IconButton
                name={t('jobs.saved.feed', { name: nameOf(search.filters) })}
                icon={<Rss className={search.has_feed ? 'text-accent' : undefined} />}
                onClick={() => setFed(search.id)}
              />
              {readSettings().mail && (
                <SearchMail
                  id={search.id}
                  name={nameOf(search.filters)}
                  mailedIn={search.mail_language}
                />
              )}
              <IconButton
                name={t('jobs.saved.remove', { name: nameOf(search.filters) })}
                icon={<X />}
                onClick={() => remove.mutate(search.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {searches
        .filter(({ id }) => id === fed)
        .map(({ id, has_feed, filters: kept }) => (
          <SearchFeed
            key={id}
            id={id}
            name={nameOf(kept)}
            exists={has_feed}
            onClose={() => setFed(null)}
          />
        ))}
    </div>
  )
}

/** The boxes that are ticked, in the order of the form. */
const labelsOf = (boxes: Pick<Filters, (typeof filterGroups)[number]['field']>) =>
  filterGroups.flatMap(({ field, options }) => {
    const chosen: readonly string[] = boxes[field]
    return options.flatMap(({ value, label }) => (chosen.includes(value) ? [label] : []))
  })
