/** Who is signed in. The menu behind it is loaded when somebody reaches for it. */
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'

import { ChevronsUpDown } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { userQuery } from '../api/queries.ts'
import { join } from '../ui/join.ts'
import { initialsOf } from './initials.ts'
import { late } from './late.tsx'

const load = () => import('./account-menu.tsx')
const AccountMenu = late(async () => (await load()).AccountMenu)

export function UserMenu({ collapsed = false }: { collapsed?: boolean }) {
  const { t } = useTranslation()
  const { data } = useQuery(userQuery)
  const [asked, setAsked] = useState(false)
  const name = data?.name ?? data?.email ?? ''

  const reach = asked
    ? {}
    : {
        onPointerEnter: () => void load().catch(() => undefined),
        onFocus: () => void load().catch(() => undefined),
        onClick: () => setAsked(true),
      }
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      {...reach}
      className={join(
        'flex items-center gap-2.5 rounded-md p-1.5 text-left transition-colors hover:bg-hover',
        collapsed ? 'justify-center' : 'w-full',
      )}
    >
      <span className="sr-only">{t('frame.userMenu', { name })}</span>
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-caption font-semibold text-accent"
      >
        {initialsOf(data?.name ?? null, data?.email ?? null)}
      </span>
      {!collapsed && (
        <>
          <span aria-hidden className="min-w-0 grow truncate text-small font-medium">
            {name}
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
        </>
      )}
    </button>
  )

  if (asked)
    return (
      <Suspense fallback={button}>
        <AccountMenu trigger={button} onMissing={() => setAsked(false)} />
      </Suspense>
    )
  return button
}
