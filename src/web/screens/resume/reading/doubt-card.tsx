/** A field or entry that was read with little certainty: what is asked, and the answers, the likeliest first. */
import { Fragment, useId } from 'react'

import type { Doubt } from '#domain/reading/doubts.ts'
import { blankFurtherItem } from '#domain/resume/blank.ts'
import type { EditorMove } from '#domain/resume/edit.ts'
import { entryPlace } from '#domain/resume/edit.ts'
import { segmentsOf, valueAt } from '#domain/resume/pointer.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { SectionLabel } from '#domain/resume/sections.ts'
import { isPlacedList, placedAt } from '#domain/resume/sections/placed.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Key } from './key.tsx'
import { titleOf } from './kind-names.ts'
import type { Answers } from './use-half-typed.ts'

export function DoubtCard({
  doubt: { path, words, offers, reasons },
  resume,
  isSeen,
  typed,
  onType,
  onShow,
  onPut,
  onRight,
}: {
  doubt: Doubt
  resume: Resume
  /** Whether the file is shown beside it. */
  isSeen: boolean
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
  const rows = rowsOf(resume, path, asked)
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
  if (words === '') why.push(t(missing(path)))
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
  const fields = rows.filter(
    ({ field, kind }) => asked.has(field) || (reasons.length === 0 && titles.includes(kind)),
  )
  const empty = fields.filter(({ text }) => text === '')
  const doubted = fields.filter(({ field, text }) =>
    reasons.some((one) => one.about === 'unsure' && one.field === field && text !== ''),
  )
  const nothing = offers.length > 1 ? 'these' : nothingFor(empty.map(({ field }) => field))
  const isTyped = changes.length > 0
  const first = isTyped
    ? 'typed'
    : lines.length > 0
      ? 'split'
      : offers.length > 0
        ? 'offer'
        : // Where nothing is offered, that there is none is no likelier than any answer.
          nothing === null
          ? 'right'
          : 'field'
  const right = (
    <Button look={first === 'right' ? 'primary' : 'plain'} data-key="y" onClick={onRight}>
      {nothing === null ? t('resume.reading.right') : t(`resume.reading.none.${nothing}`)}
      <Key>Y</Key>
    </Button>
  )
  return (
    // Read aloud as the focus comes to its heading.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={[t('resume.reading.doubts'), ...why].join(': ')}>
      <div className="reading-ask">
        <p>
          {[t('resume.reading.doubts'), placed && titleOf(placed, resume)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h2 data-first tabIndex={-1}>
          {why.map((text) => (
            <span key={text}>{text} </span>
          ))}
        </h2>
        {(!isSeen || (rows.length === 0 && words !== '')) && (
          <p className="reading-words">{shortened(words)}</p>
        )}
      </div>
      <div className="reading-answers">
        {!isTyped && lines.length > 0 && (
          <Button look="primary" onClick={() => onPut(apart(path, lines))}>
            {t('resume.reading.split')}
          </Button>
        )}
        {!isTyped &&
          offers.map(({ field, words: said }, n) => (
            <Button
              key={field + said}
              look={n === 0 && first === 'offer' ? 'primary' : 'plain'}
              data-key={n + 1}
              onClick={() => onPut(moved(rows, `${path}/${field}`, said))}
            >
              <span>{t('resume.reading.isField', { field: nameOf(field), words: said })}</span>
              <Key>{String(n + 1)}</Key>
            </Button>
          ))}
        {first === 'right' && right}
        {fields.length > 0 && (
          <div className="reading-fields">
            {fields.map(({ at, field, label, text }) => (
              <Fragment key={at}>
                <label htmlFor={mark + field}>{t(`resume.fields.${label}`)}</label>
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
                    if (isTyped) onPut(changes)
                  }}
                />
              </Fragment>
            ))}
            <Button
              look={isTyped ? 'primary' : 'plain'}
              disabled={!isTyped}
              onClick={() => onPut(changes)}
            >
              {t('resume.reading.take')}
              <Key>↵</Key>
            </Button>
          </div>
        )}
        {first !== 'right' && !isTyped && right}
        {!isTyped && offers.length === 0 && doubted.length > 0 && (
          <Button
            onClick={() =>
              onPut(doubted.map(({ at }) => ({ kind: 'set-text', path: at, value: '' })))
            }
          >
            {t('resume.reading.none.it')}
          </Button>
        )}
        <Button look="quiet" onClick={() => onShow(fieldOf({ path, reasons }))}>
          {t('resume.reading.onSheet')}
        </Button>
      </div>
    </div>
  )
}

/** Words that are put into a field go from the field they stood in. */
const moved = (rows: readonly Row[], to: string, words: string): EditorMove[] => [
  { kind: 'set-text', path: to, value: words },
  ...rows
    .filter(({ at, text }) => at !== to && text === words)
    .map(({ at }): EditorMove => ({ kind: 'set-text', path: at, value: '' })),
]

/** What is asked of several fields alike is asked once. */
function grouped(reasons: Doubt['reasons']) {
  const groups: { about: Asked; fields: string[]; words: string }[] = []
  for (const { about: reason, field, words } of reasons) {
    const about = reason === 'open' ? 'absent' : reason
    const same = groups.find((one) => one.about === about && words === '' && one.words === '')
    if (same) same.fields.push(field)
    else groups.push({ about, fields: [field], words })
  }
  return groups
}

type Asked = Exclude<Doubt['reasons'][number]['about'], 'open'>

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

const contactField = (path: string) =>
  (['name', 'email'] as const).find((one) => path === `/contact_info/${one}`)

/** What an entry says in fields of one text each, and those that are asked about. */
function rowsOf(resume: Resume, path: string, asked: ReadonlySet<string>): Row[] {
  const value = valueAt(resume, path)
  const own = contactField(path)
  if (own) return [{ at: path, field: own, kind: 'name', label: own, text: String(value) }]
  const placed = placedAt(resume, segmentsOf(path))
  if (placed === null || !isPlacedList(placed) || typeof value !== 'object' || value === null)
    return []
  const said = new Map<string, unknown>(Object.entries(value))
  return Object.entries(placed.fields).flatMap(([field, declared]): Row[] => {
    const text = said.get(field)
    if (declared.kind === 'nested' || typeof text !== 'string') return []
    const { kind, label } = declared
    return text !== '' || asked.has(field)
      ? [{ at: `${path}/${field}`, field, kind, label, text }]
      : []
  })
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
