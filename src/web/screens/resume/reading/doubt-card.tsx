/** A field that was read with little certainty, until it is changed or found right. */
import type { Doubt } from '#domain/reading/doubts.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'

export function DoubtCard({
  doubt: { path, words, offers },
  resume,
  onShow,
  onPut,
  onRight,
}: {
  doubt: Doubt
  resume: Resume
  /** To where it is corrected on the sheet. */
  onShow: (path: string) => void
  /** Puts words into a field of the entry. */
  onPut: (path: string, words: string) => void
  onRight: () => void
}) {
  const { t } = useTranslation()
  const { fields, rest } = partsOf(valueAt(resume, path))
  const said = words === '' ? t(missing(path)) : shortened(words)
  return (
    // Read aloud with its first button, as the focus comes to it.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={`${t('resume.reading.doubts')}: ${said}`}>
      <h2>{t('resume.reading.doubts')}</h2>
      {fields.length === 0 ? (
        <p className="reading-words">
          <b>{said}</b>
        </p>
      ) : (
        <dl className="reading-fields">
          {fields.map(({ field, text }) => (
            <div key={field}>
              <dt>{t(`resume.fields.${field}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {fields.length > 0 && rest !== '' && <p className="reading-keys">{shortened(rest)}</p>}
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
        <Button onClick={() => onShow(path)}>
          {t(words === '' ? 'resume.reading.enter' : 'resume.reading.wrong')}
        </Button>
      </div>
    </div>
  )
}

const missing = (path: string) =>
  path.endsWith('/name') ? ('resume.reading.noName' as const) : ('resume.reading.noEmail' as const)

/** What an entry says in fields that have a name, in the order in which they are read; and all else it says. */
function partsOf(entry: unknown) {
  const said = typeof entry === 'object' && entry !== null ? new Map(Object.entries(entry)) : null
  const fields = named.flatMap((field) => {
    const text: unknown = said?.get(field)
    said?.delete(field)
    return typeof text === 'string' && text !== '' ? [{ field, text }] : []
  })
  const rest = valuesOf([...(said?.values() ?? [])]).filter((text) => text !== '')
  return { fields, rest: rest.join(' · ') }
}

const named = [
  'role',
  'company',
  'degree',
  'university',
  'location',
  'from_date',
  'to_date',
] as const
const isNamed = (field: string): field is (typeof named)[number] =>
  named.some((one) => one === field)

const longest = 160
const shortened = (words: string): string =>
  words.length <= longest ? words : `${words.slice(0, longest).trimEnd()} …`
