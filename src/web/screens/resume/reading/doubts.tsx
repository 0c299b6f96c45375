/** Fields that were read with little certainty, until they are changed or found right. */
import type { Doubt } from '#domain/reading/doubts.ts'

import { Check } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'

export function Doubts({
  doubts,
  onShow,
  onPut,
  onRight,
}: {
  doubts: readonly Doubt[]
  onShow: (path: string) => void
  /** Puts words into a field of the entry. */
  onPut: (path: string, words: string) => void
  onRight: (readAs: string) => void
}) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-1">
      <h2 className="font-medium">{t('resume.reading.doubts')}</h2>
      <ul className="grid gap-1">
        {doubts.map(({ readAs, path, words, offers }) => (
          <li key={readAs} className="flex items-start justify-between gap-2">
            <button
              type="button"
              className="-mx-2 min-h-8 pointer-coarse:min-h-11 min-w-0 rounded-md px-2 py-1 text-left wrap-anywhere hover:bg-hover"
              onClick={() => onShow(path)}
            >
              {words === '' ? t(missing(path)) : shortened(words)}
            </button>
            <span className="flex flex-wrap justify-end gap-1">
              {offers.length > 0 && (
                <span className="py-1 text-ink-soft">{t('resume.reading.which')}</span>
              )}
              {offers.map((offer) => (
                <Button
                  key={offer.field + offer.words}
                  size="small"
                  onClick={() => onPut(`${path}/${offer.field}`, offer.words)}
                >
                  <span className="max-w-64 truncate">
                    {t('resume.reading.isField', {
                      field: isNamed(offer.field) ? t(`resume.fields.${offer.field}`) : '',
                      words: offer.words,
                    })}
                  </span>
                </Button>
              ))}
              <Button size="small" look="quiet" data-first onClick={() => onRight(readAs)}>
                <Check aria-hidden className="size-4" />
                {t(words === '' ? 'resume.reading.notNeeded' : 'resume.reading.right')}
              </Button>
              {words !== '' && (
                // To where it is corrected on the sheet.
                <Button size="small" look="quiet" onClick={() => onShow(path)}>
                  {t('resume.reading.wrong')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const missing = (path: string) =>
  path.endsWith('/name') ? ('resume.reading.noName' as const) : ('resume.reading.noEmail' as const)

const named = ['role', 'company', 'degree', 'university'] as const
const isNamed = (field: string): field is (typeof named)[number] =>
  named.some((one) => one === field)

const longest = 160
const shortened = (words: string): string =>
  words.length <= longest ? words : `${words.slice(0, longest).trimEnd()} …`
