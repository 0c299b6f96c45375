/** The way back, whose resume for what, and whether it is saved. */
import { ArrowLeft } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { headingOf } from '../dashboard/order.ts'
import type { DraftState } from './draft.ts'
import { SaveStatus } from './save-status.tsx'

export function EditorTitle({ state }: { state: DraftState }) {
  const { t } = useTranslation()
  return (
    <>
      <Tooltip text={t('resume.bar.back')}>
        <Link
          to={paths.dashboard}
          aria-label={t('resume.bar.back')}
          className="tap grid size-8 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden />
        </Link>
      </Tooltip>
      <div className="editor-title">
        <TitleLines state={state} />
      </div>
    </>
  )
}

/** The job, and below it the employer beside what became of the last change. */
export function TitleLines({ state: { resume, status } }: { state: DraftState }) {
  const { t } = useTranslation()
  const heading = headingOf(resume) || t('resume.untitled')
  const [first, ...others] = heading.split(/\s·\s/)
  const rest = others.join(' · ')
  return (
    <>
      <h1
        className="relative max-w-full truncate text-small font-semibold sm:text-body sm:leading-5"
        title={heading}
      >
        {first}
        {rest && <span className="sr-only">{` · ${rest}`}</span>}
      </h1>
      <div className="flex max-w-full items-center gap-x-2 text-caption text-ink-soft">
        {rest && (
          <span aria-hidden className="truncate">
            {rest}
          </span>
        )}
        <SaveStatus status={status} />
      </div>
    </>
  )
}
