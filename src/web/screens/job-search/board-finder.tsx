/** From the address of a careers page, or the name of a known employer, to a board that can be followed. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { AnswerOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { reloadBoards } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { boardsNamed } from './known-boards.ts'
import { inLine } from '../../ui/in-line.ts'

type Found = AnswerOf<Calls['findBoard']>

export function BoardFinder({ known }: { known: AnswerOf<Calls['listBoards']>['known'] }) {
  const { t } = useTranslation()
  const tell = useTell()
  const [address, setAddress] = useState('')
  const find = useMutation({
    mutationFn: () => callApi('findBoard', { body: { address: address.trim() } }),
  })
  const follow = useMutation({
    mutationFn: (body: { source: string; name: string }) => callApi('followBoard', { body }),
    onSuccess: ({ name }) => {
      tell.done(t('jobs.boards.followed', { name }))
      setAddress('')
      find.reset()
    },
    onSettled: () => reloadBoards(),
  })
  const failed = find.error ?? follow.error
  const named = boardsNamed(known, address)
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (address.trim().length > 2 && !find.isPending) find.mutate()
      }}
    >
      <TextField
        label={t('jobs.boards.address')}
        hint={t('jobs.boards.text')}
        value={address}
        maxLength={2_000}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setAddress(event.target.value)
          if (!find.isIdle) find.reset()
        }}
      />
      {named.length > 0 && (
        <ul aria-label={t('jobs.boards.known')} className="flex flex-wrap gap-2">
          {named.map(({ name, source, city }) => (
            <li key={source}>
              <Button size="small" onClick={() => follow.mutate({ source, name })}>
                {inLine([name, city])}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button type="submit" busy={find.isPending} disabled={address.trim().length < 3}>
          {find.isPending ? t('jobs.boards.finding') : t('jobs.boards.find')}
        </Button>
      </div>
      {failed !== null && (
        <Notice kind="bad" title={tell.reason(failed) ?? t('jobs.boards.failed')} />
      )}
      {find.data !== undefined && (
        <FoundBoard
          board={find.data}
          isBusy={follow.isPending}
          onFollow={({ source, name }) => follow.mutate({ source, name })}
        />
      )}
    </form>
  )
}

function FoundBoard({
  board,
  isBusy,
  onFollow,
}: {
  board: Found
  isBusy: boolean
  onFollow: (board: Found) => void
}) {
  const { t } = useTranslation()
  const { name, system, job_count: count, has_more, titles, is_followed } = board
  const size = has_more
    ? t('jobs.boards.more', { count })
    : count === 0
      ? t('jobs.boards.empty')
      : t('jobs.sources.jobs', { count })
  return (
    <output className="grid gap-2 rounded-md border border-line p-3">
      <p className="font-medium break-words">{t('jobs.boards.found', { name, system })}</p>
      <p className="text-small text-ink-soft">{inLine([size, ...titles])}</p>
      {is_followed ? (
        <p className="text-small">{t('jobs.boards.already')}</p>
      ) : (
        <div>
          <Button look="primary" busy={isBusy} onClick={() => onFollow(board)}>
            {t('jobs.boards.follow')}
          </Button>
        </div>
      )}
    </output>
  )
}
