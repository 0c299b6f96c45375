/** The way back, whose resume for what, and whether it is saved. */
import { ArrowLeft } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { headingOf } from '../dashboard/order.ts'
import type { DraftState } from './draft.ts'
import { SaveStatus } from './save-status.tsx'
import { Word } from './word.tsx'

export function EditorTitle({ state: { resume, status } }: { state: DraftState }) {
  const { t } = useTranslation()
  return (
    <>
      <Tooltip text={t('resume.bar.back')}>
        <Link
          to={paths.dashboard}
          className="tap inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-small text-ink-soft transition-colors hover:bg-hover hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden />
          <Word weight={1}>{t('resume.bar.back')}</Word>
        </Link>
      </Tooltip>
      <div className="editor-title flex items-center gap-x-2.5">
        <h1 className="min-w-0 truncate text-body font-semibold" title={headingOf(resume)}>
          {headingOf(resume) || t('resume.untitled')}
        </h1>
        <SaveStatus status={status} />
      </div>
    </>
  )
}
