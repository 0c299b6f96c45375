import { useQuery } from '@tanstack/react-query'

import { Coins } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { userQuery } from '../api/queries.ts'
import { join } from '../ui/join.ts'

/** 'Credits: N', where they are counted. Its place is kept until that is known. */
export function CreditsBadge({ collapsed = false }: { collapsed?: boolean }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(userQuery)
  const count = data?.credit_balance ?? null
  if (count === null && !isPending) return null
  return (
    <p
      className={join(
        'tabular flex items-center gap-2 text-small text-ink-soft',
        collapsed ? 'flex-col gap-0.5 text-caption' : 'px-2.5',
        isPending && 'invisible',
      )}
    >
      <Coins aria-hidden className="size-4 shrink-0" />
      {collapsed ? (
        <>
          <span className="sr-only">{t('frame.credits', { count })}</span>
          <span aria-hidden>{count}</span>
        </>
      ) : (
        <span>{t('frame.credits', { count })}</span>
      )}
    </p>
  )
}
