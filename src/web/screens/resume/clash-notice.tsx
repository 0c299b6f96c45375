/**
 * Texts that were changed in two places at once: each side with what it changed marked by word, and
 * the choice between them. Loaded when there is one.
 */
import { diffWords } from '#domain/edits/words.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OpenClash, Side } from './clashes.ts'
import type { Draft } from './draft.ts'
import { MarkedWords } from './marked-words.tsx'
import { textOf } from './text-of.ts'

/** So many are shown at once; the rest follow as they are settled. */
const mostShown = 3

export function ClashNotice({ draft, clashes }: { draft: Draft; clashes: readonly OpenClash[] }) {
  const { t } = useTranslation()
  const chooseAll = (side: Side) => {
    for (const { id } of clashes) draft.choose(id, side)
  }
  return (
    <Notice
      kind="bad"
      title={t('resume.conflict.title')}
      actions={
        clashes.length > 1 && (
          <>
            <Button size="small" onClick={() => chooseAll('mine')}>
              {t('resume.conflict.allMine')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {t('resume.conflict.allTheirs')}
            </Button>
          </>
        )
      }
    >
      <p>{t('resume.conflict.text')}</p>
      <ul className="mt-3 grid gap-3">
        {clashes.slice(0, mostShown).map((clash) => (
          <li key={clash.id} className="grid gap-2 border-t border-line pt-3">
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
                <p className="min-w-0 grow basis-56 text-ink">
                  <span className="mr-2 text-caption text-ink-faint">
                    {t(`resume.conflict.${side}Label`)}
                  </span>
                  {clash[side] === null ? (
                    <em className="text-ink-soft">{t('resume.conflict.removed')}</em>
                  ) : (
                    <MarkedWords segments={diffWords(textOf(clash.base), textOf(clash[side]))} />
                  )}
                </p>
                <Button
                  size="small"
                  className="ml-auto"
                  onClick={() => draft.choose(clash.id, side)}
                >
                  {t(`resume.conflict.${side}`)}
                </Button>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {clashes.length > mostShown && (
        <p className="mt-2">{t('resume.conflict.more', { count: clashes.length - mostShown })}</p>
      )}
    </Notice>
  )
}
