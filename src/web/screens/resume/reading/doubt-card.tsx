/** A field or entry that was read with little certainty, why, and what can be done about it. */
import { printedIn } from '#domain/exchange/printed.ts'
import type { Doubt } from '#domain/reading/doubts.ts'
import { valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { sections } from '#domain/resume/sections.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { CircleAlert } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Key } from './key.tsx'
import { kindName } from './kind-names.ts'

export function DoubtCard({
  doubt: { path, words, offers, reasons },
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
  const { t, i18n } = useTranslation()
  const asked = new Set(reasons.map(({ field }) => field))
  const { fields, points } = partsOf(valueAt(resume, path), asked)
  const { date } = printedIn(resume, resume.resume_language)
  const section = sections.find(({ field }) => path.startsWith(`/${field}/`))
  const about = section && kindName(section.key, i18n.language)
  const nameOf = (field: string) => (isNamed(field) ? t(`resume.fields.${field}`) : '')
  const why = reasons.map(({ about: what, field, words: said }) =>
    t(`resume.reading.why.${what}`, { field: nameOf(field), words: shortened(said) }),
  )
  const isMissing = words === ''
  if (isMissing) why.push(t(missing(path)))
  else if (why.length === 0) why.push(t('resume.reading.unclear'))
  return (
    // Read aloud as the focus comes to its heading.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={[t('resume.reading.doubts'), ...why].join(': ')}>
      <div className="reading-ask">
        <h2 data-first tabIndex={-1}>
          {[t('resume.reading.doubts'), about].filter(Boolean).join(' · ')}
        </h2>
        <ul className="reading-why">
          {why.map((text) => (
            <li key={text}>
              <CircleAlert aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        {fields.length === 0 && !isMissing && <p className="reading-words">{shortened(words)}</p>}
        {fields.length > 0 && (
          <dl className="reading-fields">
            {fields.map(({ field, text }) => (
              <div key={field} data-asked={asked.has(field) || undefined}>
                <dt>{nameOf(field)}</dt>
                <dd>
                  {text === '' ? (
                    <i>{t('resume.reading.notFound')}</i>
                  ) : field.endsWith('_date') ? (
                    date(text)
                  ) : (
                    text
                  )}
                </dd>
              </div>
            ))}
            {points.length > 0 && (
              <div data-asked={asked.has('description') || undefined}>
                <dt>{t('resume.reading.points')}</dt>
                <dd>
                  {points.slice(0, 2).map(shortened).join(' · ')}
                  {points.length > 2 && ` · +${points.length - 2}`}
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
      <div className="reading-answers">
        {offers.length > 0 && (
          <div className="reading-offers">
            <span>{t('resume.reading.which')}</span>
            {offers.map((offer, n) => (
              <Button
                key={offer.field + offer.words}
                size="small"
                onClick={() => onPut(`${path}/${offer.field}`, offer.words)}
              >
                <Key>{String(n + 1)}</Key>
                <span className="truncate">
                  {t('resume.reading.isField', { field: nameOf(offer.field), words: offer.words })}
                </span>
              </Button>
            ))}
          </div>
        )}
        <Button
          look="primary"
          onClick={() => onShow(isMissing ? path : fieldOf({ path, reasons }))}
        >
          {t(isMissing ? 'resume.reading.enter' : 'resume.reading.wrong')}
          <Key>↵</Key>
        </Button>
        <Button onClick={onRight}>
          {t(isMissing ? 'resume.reading.notNeeded' : 'resume.reading.right')}
          <Key>Y</Key>
        </Button>
      </div>
    </div>
  )
}

/** The field that is meant, to begin with. */
export function fieldOf({ path, reasons: [first] }: Pick<Doubt, 'path' | 'reasons'>): string {
  return first === undefined || first.field === 'description' ? path : `${path}/${first.field}`
}

const missing = (path: string) =>
  path.endsWith('/name') ? ('resume.reading.noName' as const) : ('resume.reading.noEmail' as const)

/** What an entry says in fields that have a name, and those that are asked about; and its points. */
function partsOf(entry: unknown, asked: ReadonlySet<string>) {
  const said = typeof entry === 'object' && entry !== null ? new Map(Object.entries(entry)) : null
  const fields = named.flatMap((field) => {
    const text: unknown = said?.get(field)
    said?.delete(field)
    return typeof text === 'string' && (text !== '' || asked.has(field)) ? [{ field, text }] : []
  })
  return { fields, points: valuesOf([...(said?.values() ?? [])]).filter((text) => text !== '') }
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

const longest = 120
const shortened = (words: string): string =>
  words.length <= longest ? words : `${words.slice(0, longest).trimEnd()} …`
