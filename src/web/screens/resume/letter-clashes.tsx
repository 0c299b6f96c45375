/** The parts of a letter that were changed in two places at once: both texts, and the choice. */
import { diffWords } from '#domain/edits/words.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterClash } from '#domain/letter/merge-letters.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MarkedWords } from './marked-words.tsx'

export function LetterClashes({
  letter,
  clashes,
  onChoose,
}: {
  letter: Letter
  clashes: readonly LetterClash[]
  onChoose: (clash: LetterClash, side: 'mine' | 'theirs') => void
}) {
  const { t } = useTranslation()
  if (clashes.length === 0) return null
  return (
    <Notice kind="bad" title={t('resume.letter.clashTitle')}>
      <p>{t('resume.letter.clashText')}</p>
      <ul className="mt-3 grid gap-3">
        {clashes.map((clash) => (
          <li key={clash.field} className="grid gap-2 border-t border-line pt-3">
            <p className="font-medium text-ink">{t(`resume.letter.${clash.field}`)}</p>
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
                <p className="min-w-0 grow basis-56 whitespace-pre-line text-ink">
                  <span className="mr-2 text-caption text-ink-faint">
                    {t(`resume.conflict.${side}Label`)}
                  </span>
                  <MarkedWords
                    segments={diffWords(
                      clash.base,
                      side === 'mine' ? letter[clash.field] : clash.theirs,
                    )}
                  />
                </p>
                <Button size="small" className="ml-auto" onClick={() => onChoose(clash, side)}>
                  {t(`resume.conflict.${side}`)}
                </Button>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
