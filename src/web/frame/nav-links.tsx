import { Briefcase, FileText, MessageSquare } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { Link } from '../routing/link.tsx'
import { join } from '../ui/join.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { feedbackAddress, readSettings } from './settings.ts'

const row =
  'tap flex h-9 items-center gap-2.5 rounded-md text-small font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink [&_svg]:size-4 [&_svg]:shrink-0'
const here = 'bg-hover text-ink'

/** My Resumes, Find Jobs, Provide Feedback (specification §2, sidebar). */
export function NavLinks({ collapsed, onGo }: { collapsed: boolean; onGo?: () => void }) {
  const { t } = useTranslation()
  const links = [
    { to: paths.dashboard, icon: <FileText aria-hidden />, name: t('frame.myResumes') },
    { to: paths.jobSearch, icon: <Briefcase aria-hidden />, name: t('frame.findJobs') },
  ]
  const look = join(row, collapsed ? 'justify-center' : 'px-2.5')
  return (
    <nav aria-label={t('frame.navigation')}>
      <ul className="grid gap-0.5">
        {links.map(({ to, icon, name }) => (
          <li key={to}>
            <Named name={name} shown={collapsed}>
              <Link to={to} onClick={onGo} className={look} hereClass={here}>
                {icon}
                <span className={collapsed ? 'sr-only' : undefined}>{name}</span>
              </Link>
            </Named>
          </li>
        ))}
        <li>
          <Named name={t('frame.feedback')} shown={collapsed}>
            <a
              href={feedbackAddress(readSettings())}
              target="_blank"
              rel="noopener noreferrer"
              className={look}
            >
              <MessageSquare aria-hidden />
              <span className={collapsed ? 'sr-only' : undefined}>{t('frame.feedback')}</span>
            </a>
          </Named>
        </li>
      </ul>
    </nav>
  )
}

/** Folded, the name is a tooltip; unfolded it stands there already. */
function Named({
  name,
  shown,
  children,
}: {
  name: string
  shown: boolean
  children: React.ReactElement
}) {
  return shown ? (
    <Tooltip text={name} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  )
}
