/** A field or entry that was read with little certainty, why, and the field that takes the answer. */
import { useId } from 'react'

import { printedIn } from '#domain/exchange/printed.ts'
import type { Doubt } from '#domain/reading/doubts.ts'
import { blankFurtherItem } from '#domain/resume/blank.ts'
import type { EditorMove } from '#domain/resume/edit.ts'
import { entryPlace } from '#domain/resume/edit.ts'
import { segmentsOf, valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { SectionLabel } from '#domain/resume/sections.ts'
import { isPlacedList, placedAt } from '#domain/resume/sections/placed.ts'
import { valuesOf } from '#domain/resume/values-of.ts'

import { CircleAlert } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Key } from './key.tsx'
import { titleOf } from './kind-names.ts'
import type { Answers } from './use-half-typed.ts'

export function DoubtCard({
  doubt: { path, words, offers, reasons },
  resume,
  typed,
  onType,
  onShow,
  onPut,
  onRight,
}: {
  doubt: Doubt
  resume: Resume
  /** What is typed into its fields and not taken yet. */
  typed: Answers
  onType: (typed: Answers) => void
  /** To where it is corrected on the sheet. */
  onShow: (path: string) => void
  onPut: (moves: readonly EditorMove[]) => void
  onRight: () => void
}) {
  const { t } = useTranslation()
  const mark = useId()
  const own = contactField(path)
  const asked = new Set<string>(own ? [own] : reasons.map(({ field }) => field))
  const placed = placedAt(resume, segmentsOf(path))
  const { rows, points } = partsOf(resume, path, asked)
  const { date } = printedIn(resume, resume.resume_language)
  const nameOf = (field: string) => {
    const row = rows.find((one) => one.field === field)
    // What an entry says at length is shown in one row.
    return t(row ? `resume.fields.${row.label}` : 'resume.reading.points')
  }
  const why = grouped(reasons).map(({ about, fields, words: said }) =>
    t(`resume.reading.why.${about}`, {
      field: fields.map(nameOf).join(' / '),
      words: shortened(said.replaceAll('\n', ' / ')),
    }),
  )
  const isMissing = words === ''
  if (isMissing) why.push(t(missing(path)))
  else if (why.length === 0) why.push(t('resume.reading.unclear'))

  const changes = rows.flatMap(({ at, field, text }): EditorMove[] => {
    const value = typed[field]?.trim() ?? text
    return value === text ? [] : [{ kind: 'set-text', path: at, value }]
  })
  const type = (field: string, text: string, value: string) => {
    const others = Object.entries(typed).filter(([name]) => name !== field)
    onType(Object.fromEntries(value === text ? others : [...others, [field, value]]))
  }
  const lines = reasons.find(({ about }) => about === 'joined')?.words.split('\n') ?? []
  const empty = rows.filter(({ field, text }) => text === '' && asked.has(field))
  const nothing = offers.length > 0 ? 'these' : nothingFor(empty.map(({ field }) => field))
  const period = rows.filter(({ field, kind }) => ends.includes(kind) && !asked.has(field))
  return (
    // Read aloud as the focus comes to its heading.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={[t('resume.reading.doubts'), ...why].join(': ')}>
      <div className="reading-ask">
        <h2 data-first tabIndex={-1}>
          {[t('resume.reading.doubts'), placed && titleOf(placed, resume)]
            .filter(Boolean)
            .join(' · ')}
        </h2>
        <ul className="reading-why">
          {why.map((text) => (
            <li key={text}>
              <CircleAlert aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        {rows.length === 0 && <p className="reading-words">{shortened(words)}</p>}
        <div className="reading-fields">
          {rows
            .filter((row) => !period.includes(row))
            .map(({ at, field, kind, label, text }) => {
              const isAsked = asked.has(field)
              const takesText = isAsked || (reasons.length === 0 && titles.includes(kind))
              return (
                <div key={at} data-asked={isAsked || undefined}>
                  <label htmlFor={takesText ? mark + field : undefined}>
                    {t(`resume.fields.${label}`)}
                  </label>
                  {takesText ? (
                    <textarea
                      id={mark + field}
                      className="tap"
                      rows={1}
                      value={typed[field] ?? text}
                      placeholder={t('resume.reading.notFound')}
                      autoComplete="off"
                      enterKeyHint="done"
                      onChange={(event) => type(field, text, event.target.value)}
                      onKeyDown={(event) => {
                        // A field of one line, however long that is.
                        if (event.key !== 'Enter') return
                        event.preventDefault()
                        if (changes.length > 0) onPut(changes)
                      }}
                    />
                  ) : (
                    <span>{text}</span>
                  )}
                </div>
              )
            })}
          {period.length > 0 && (
            <div>
              <span>{t('resume.fields.date')}</span>
              <span>{period.map(({ text }) => date(text)).join(' – ')}</span>
            </div>
          )}
          {points.length > 0 && (
            <div data-asked={asked.has('description') || undefined}>
              <span>{t('resume.reading.points')}</span>
              <span className="reading-points">
                <span>{points[0]}</span>
                {points.length > 1 && <span>+{points.length - 1}</span>}
              </span>
            </div>
          )}
        </div>
        {offers.length > 0 && (
          <div className="reading-offers">
            <span>{t('resume.reading.which')}</span>
            {offers.map(({ field, words: said }, n) => (
              <Button
                key={field + said}
                size="small"
                onClick={() => onPut([{ kind: 'set-text', path: `${path}/${field}`, value: said }])}
              >
                <Key>{String(n + 1)}</Key>
                <span>{t('resume.reading.isField', { field: nameOf(field), words: said })}</span>
              </Button>
            ))}
          </div>
        )}
      </div>
      <div className="reading-answers">
        {lines.length > 0 && changes.length === 0 && (
          <Button look="primary" onClick={() => onPut(apart(path, lines))}>
            {t('resume.reading.split')}
          </Button>
        )}
        {(changes.length > 0 || empty.length > 0) && (
          <Button look="primary" disabled={changes.length === 0} onClick={() => onPut(changes)}>
            {t('resume.reading.take')}
            <Key>↵</Key>
          </Button>
        )}
        {changes.length === 0 && (
          <Button look={lines.length + empty.length > 0 ? 'plain' : 'primary'} onClick={onRight}>
            {nothing === null ? t('resume.reading.right') : t(`resume.reading.none.${nothing}`)}
            <Key>Y</Key>
          </Button>
        )}
        <Button look="quiet" onClick={() => onShow(fieldOf({ path, reasons }))}>
          {t('resume.reading.onSheet')}
        </Button>
      </div>
    </div>
  )
}

/** What is said of several fields alike is said once. */
function grouped(reasons: Doubt['reasons']) {
  const groups: { about: Doubt['reasons'][number]['about']; fields: string[]; words: string }[] = []
  for (const { about, field, words } of reasons) {
    const same = groups.find((one) => one.about === about && words === '' && one.words === '')
    if (same) same.fields.push(field)
    else groups.push({ about, fields: [field], words })
  }
  return groups
}

/** The field that is meant, to begin with. */
export function fieldOf({ path, reasons: [first] }: Pick<Doubt, 'path' | 'reasons'>): string {
  return first === undefined || first.field === 'description' ? path : `${path}/${first.field}`
}

/** An entry for each of the lines. */
function apart(path: string, [first = '', ...others]: readonly string[]): EditorMove[] {
  const { list, index } = entryPlace(path)
  return [
    { kind: 'set-text', path: `${path}/title`, value: first },
    ...others.map((title, n): EditorMove => {
      return { kind: 'insert', list, index: index + 1 + n, value: { ...blankFurtherItem, title } }
    }),
  ]
}

const missing = (path: string) =>
  path.endsWith('/name') ? ('resume.reading.noName' as const) : ('resume.reading.noEmail' as const)

type Row = {
  /** Where the text stands in the resume. */
  at: string
  field: string
  kind: string
  label: SectionLabel | 'name' | 'email'
  text: string
}

const titles: readonly string[] = ['role', 'degree', 'name', 'certificate', 'organization']
const ends: readonly string[] = ['from', 'to']

const contactField = (path: string) =>
  (['name', 'email'] as const).find((one) => path === `/contact_info/${one}`)

/** What an entry says in fields of one text each, and those that are asked about; and all else it says. */
function partsOf(resume: Resume, path: string, asked: ReadonlySet<string>) {
  const value = valueAt(resume, path)
  const own = contactField(path)
  const placed = placedAt(resume, segmentsOf(path))
  const rows: Row[] = []
  if (own) rows.push({ at: path, field: own, kind: 'name', label: own, text: String(value) })
  if (placed === null || !isPlacedList(placed) || typeof value !== 'object' || value === null)
    return { rows, points: [] }
  const said = new Map<string, unknown>(Object.entries(value))
  for (const [field, declared] of Object.entries(placed.fields)) {
    const text = said.get(field)
    if (declared.kind === 'nested' || typeof text !== 'string') continue
    said.delete(field)
    const { kind, label } = declared
    if (text !== '' || asked.has(field))
      rows.push({ at: `${path}/${field}`, field, kind, label, text })
  }
  return { rows, points: valuesOf([...said.values()]).filter((text) => text !== '') }
}

const named = ['role', 'company', 'degree', 'university'] as const

/** Which words say that there is nothing to be found; null where something was. */
function nothingFor(empty: readonly string[]): (typeof named)[number] | 'it' | null {
  const [first, another] = empty
  if (first === undefined) return null
  return (another === undefined && named.find((one) => one === first)) || 'it'
}

const longest = 120
const shortened = (words: string): string =>
  words.length <= longest ? words : `${words.slice(0, longest).trimEnd()} …`
