/** A field that was read with little certainty, until it is changed or found right. */
import type { Doubt } from '#domain/reading/doubts.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'

export function DoubtCard({
  doubt: { path, words, offers },
  onShow,
  onPut,
  onRight,
}: {
  doubt: Doubt
  /** To where it is corrected on the sheet. */
  onShow: () => void
  /** Puts words into a field of the entry. */
  onPut: (path: string, words: string) => void
  onRight: () => void
}) {
  const { t } = useTranslation()
  const said = words === '' ? t(missing(path)) : shortened(words)
  return (
    // Read aloud with its first button, as the focus comes to it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={`${t('resume.reading.doubts')}: ${said}`}>
      <h2>{t('resume.reading.doubts')}</h2>
      <p className="reading-words">
        <b>{said}</b>
      </p>
      {offers.length > 0 && (
        <div className="reading-offers">
          <span>{t('resume.reading.which')}</span>
          {offers.map((offer) => (
            <Button
              key={offer.field + offer.words}
              size="small"
              onClick={() => onPut(`${path}/${offer.field}`, offer.words)}
            >
              <span className="truncate">
                {t('resume.reading.isField', {
                  field: isNamed(offer.field) ? t(`resume.fields.${offer.field}`) : '',
                  words: offer.words,
                })}
              </span>
            </Button>
          ))}
        </div>
      )}
      <div className="reading-answers">
        <Button look="primary" data-first onClick={onRight}>
          {t(words === '' ? 'resume.reading.notNeeded' : 'resume.reading.right')}
        </Button>
        <Button onClick={onShow}>
          {t(words === '' ? 'resume.reading.enter' : 'resume.reading.wrong')}
        </Button>
      </div>
    </div>
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
