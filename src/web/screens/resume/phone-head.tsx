/** On phones, the one row over the sheet: back, whose resume for what, its score, and the tools. */
import { ArrowLeft, SlidersHorizontal } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import type { DraftState } from './draft.ts'
import { TitleLines } from './editor-title.tsx'
import { MatchButton } from './match-button.tsx'
import { toolsId } from './tools-row.tsx'
import type { MatchState } from './use-match.ts'

const square = 'grid size-11 shrink-0 place-items-center rounded-md text-ink-soft'

export function PhoneHead({
  state,
  match,
  showsTools,
  onTools,
  onMatch,
}: {
  state: DraftState
  match: MatchState
  showsTools: boolean
  /** Null while there is no sheet to use them on. */
  onTools: (() => void) | null
  onMatch: () => void
}) {
  const { t } = useTranslation()
  return (
    <div className="-mx-2 flex items-center gap-1">
      <Link to={paths.dashboard} className={square} aria-label={t('resume.bar.back')}>
        <ArrowLeft className="size-5" aria-hidden />
      </Link>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] justify-items-start">
        <TitleLines state={state} />
      </div>
      <MatchButton
        match={match}
        className="phone-score grid h-11 min-w-11 shrink-0 place-items-center rounded-md px-1 text-[0.6875rem] leading-3 text-ink-soft"
        onMatch={onMatch}
      />
      <IconButton
        className="size-11 aria-expanded:bg-hover [&_svg]:size-5"
        name={t('resume.bar.tools')}
        icon={<SlidersHorizontal />}
        aria-expanded={showsTools}
        aria-controls={toolsId}
        disabled={onTools === null}
        onClick={() => onTools?.()}
      />
    </div>
  )
}
