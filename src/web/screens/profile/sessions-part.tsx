/** Where the person is signed in, and the end of any of it but here (logging out is in the menu). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { Monitor, Smartphone } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { NotLoaded } from '../../frame/not-loaded.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { formatAgo, formatDay } from '../../i18n/dates.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Part, WaitingLines } from './part.tsx'
import { sessionsQuery, type SignedInSession } from './profile-queries.ts'

export function SessionsPart() {
  const { t } = useTranslation()
  const tell = useTell()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(sessionsQuery)
  const others = data?.filter((one) => !one.is_current) ?? []

  /** Without an id all but this one. */
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? callApi('endOtherSessionsOfMe') : callApi('endSessionOfMe', { params: { id } }),
    onSuccess: async (_, id) => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      heading.current?.focus() // the button that was pressed is gone
      const said = id === null ? 'profile.sessions.othersEnded' : 'profile.sessions.ended'
      tell.done(t(said), toastDurations.profile)
    },
    onError: (failure) => {
      void refetch() // it may have ended by itself meanwhile
      tell.failure('endSession', failure, toastDurations.profile)
    },
  })

  return (
    <Part
      id="sessions"
      title={t('profile.sessions.title')}
      headingRef={heading}
      beside={
        others.length > 0 && (
          <Button
            size="small"
            busy={end.isPending && end.variables === null}
            onClick={() => end.mutate(null)}
          >
            {t('profile.sessions.endOthers')}
          </Button>
        )
      }
    >
      {isPending && <WaitingLines count={2} name={t('app.loading')} />}
      {error && <NotLoaded error={error} onAgain={() => void refetch()} />}
      {data && (
        <ul className="divide-y divide-line">
          {data.toSorted(hereFirst).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={dataUpdatedAt}
              ending={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {data && others.length === 0 && (
        <p className="mt-2 text-small text-ink-soft">{t('profile.sessions.only')}</p>
      )}
    </Part>
  )
}

const hereFirst = (a: SignedInSession, b: SignedInSession) =>
  Number(b.is_current) - Number(a.is_current)

/** Closer than this is now: the server notes a use at most once a minute. */
const nowMs = 2 * 60_000

function SessionRow({
  session,
  now,
  ending,
  onEnd,
}: {
  session: SignedInSession
  now: number
  ending: boolean
  onEnd: () => void
}) {
  const { t, i18n } = useTranslation()
  // The server's 'Firefox on Windows', without the English between.
  const device = session.user_agent?.replace(' on ', ' · ') ?? t('profile.sessions.unknown')
  const Picture = /iPhone|Android/.test(session.user_agent ?? '') ? Smartphone : Monitor
  const isActive = session.is_current || now - Date.parse(session.last_seen_at) < nowMs
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Picture aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-words">{device}</span>
          {session.is_current && (
            <span className="rounded-full bg-accent-soft px-2 py-px text-caption font-medium text-accent">
              {t('profile.sessions.here')}
            </span>
          )}
        </p>
        <p className="text-small text-ink-soft">
          {isActive
            ? t('profile.sessions.now')
            : t('profile.sessions.seen', {
                when: formatAgo(session.last_seen_at, now, i18n.language),
              })}
          {' · '}
          {t('profile.sessions.since', { date: formatDay(session.created_at, i18n.language) })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          busy={ending}
          aria-label={t('profile.sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}
