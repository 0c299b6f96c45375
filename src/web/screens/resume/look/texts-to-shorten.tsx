/** The texts to shorten so that a resume takes a page less, and by how much; a press goes to one. */
import { valueAt } from '#domain/resume/pointer.ts'
import type { Shortening } from '#domain/resume/shorten.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Draft } from '../draft.ts'
import { textOf } from '../text-of.ts'

/** More of them is a task for another day. */
const most = 8

export function TextsToShorten({
  draft,
  texts,
  onGo,
}: {
  draft: Draft
  texts: readonly Shortening[]
  onGo: (path: string) => void
}) {
  const { t } = useTranslation()
  if (texts.length === 0) return null
  const { resume } = draft.state()
  return (
    <div className="grid gap-1">
      <p className="font-medium">{t('resume.look.shortenThese')}</p>
      <ul className="-mx-2 grid" data-shorten>
        {texts.slice(0, most).map(({ path, words, goes }) => (
          <li key={path}>
            <button
              type="button"
              className="w-full rounded-md px-2 py-1.5 text-left hover:bg-sunken pointer-coarse:min-h-11"
              onClick={() => onGo(path)}
            >
              <span className="line-clamp-2">{textOf(valueAt(resume, path))}</span>
              <span className="text-ink-soft">
                {goes ? t('resume.look.goes') : t('resume.look.loses', { count: words })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
