/** The employers whose boards this person follows, and finding one more; nothing where that is not allowed. */
import { useMutation, useQuery } from '@tanstack/react-query'

import { X } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { boardsQuery, reloadBoards } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BoardFinder } from './board-finder.tsx'

export function FollowedBoards() {
  const { t } = useTranslation()
  const tell = useTell()
  const { data, isError } = useQuery(boardsQuery)
  const unfollow = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      callApi('unfollowBoard', { params: { id } }),
    onSuccess: (_, { name }) => tell.done(t('jobs.boards.removed', { name })),
    onError: () => tell.say('error', t('jobs.boards.failed')),
    onSettled: () => reloadBoards(),
  })
  if (isError) return <Notice kind="bad" title={t('jobs.boards.failed')} />
  if (data === undefined || !data.is_allowed) return null
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-labelledby="boards-title">
      <h3 id="boards-title" className="font-medium">
        {t('jobs.boards.title')}
      </h3>
      {data.boards.length > 0 && (
        <ul className="grid gap-1">
          {data.boards.map(({ id, name, system, read_at, job_count }) => (
            <li key={id} className="flex items-center gap-2">
              <span className="min-w-0 grow break-words">
                {t('jobs.boards.found', { name, system })}
                <span className="block text-caption text-ink-faint">
                  {read_at === null
                    ? t('jobs.sources.new')
                    : t('jobs.sources.jobs', { count: job_count })}
                </span>
              </span>
              <IconButton
                name={t('jobs.boards.unfollow', { name })}
                icon={<X />}
                onClick={() => unfollow.mutate({ id, name })}
              />
            </li>
          ))}
        </ul>
      )}
      <BoardFinder known={data.known} />
    </section>
  )
}
