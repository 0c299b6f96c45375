/** The way between screens on tablets and desktops; it folds to its icons. */

import { PanelLeftClose, PanelLeftOpen } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { Link } from '../routing/link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { join } from '../ui/join.ts'
import { CreditsBadge } from './credits-badge.tsx'
import { Logo } from './logo.tsx'
import { NavLinks } from './nav-links.tsx'
import { PaletteButton } from './palette-button.tsx'
import { UserMenu } from './user-menu.tsx'

export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('frame.sidebar')}
      className={join(
        'sticky top-0 z-20 hidden h-dvh shrink-0 flex-col border-r border-line bg-ground p-3 md:flex print:hidden',
        collapsed ? 'w-15' : 'w-60',
      )}
    >
      <div
        className={join(
          'mb-5 flex items-center gap-1',
          collapsed ? 'flex-col' : 'justify-between pl-1',
        )}
      >
        <Link to={paths.dashboard} className="rounded-md">
          <Logo markOnly={collapsed} />
        </Link>
        <IconButton
          name={collapsed ? t('frame.expand') : t('frame.collapse')}
          icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          aria-expanded={!collapsed}
          onClick={onToggle}
        />
      </div>
      <PaletteButton collapsed={collapsed} />
      <NavLinks collapsed={collapsed} />
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2">
        <CreditsBadge collapsed={collapsed} />
        <UserMenu collapsed={collapsed} />
      </div>
    </aside>
  )
}
