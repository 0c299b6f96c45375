/**
 * The surface for Edit mode: fields instead of texts, tools beside items, lines and sections, and
 * the marks of Show Edits. It draws the same boxes as the plain one, so the page stays as printed.
 */
import { use } from 'react'

import { setLocations, words } from '#domain/resume/moves.ts'
import { placesApart } from '#domain/resume/places.ts'
import { nameOfPart, nestedFieldOf } from '#domain/resume/sections/said.ts'
import type {
  AfterListProps,
  GoneProps,
  ItemProps,
  LineProps,
  NestedProps,
  Surface,
  TextProps,
  WordsProps,
} from '#web/paper/surface.tsx'
import { isDate, usePrinted } from '#web/paper/surface.tsx'

import { ListPlus, Plus, X } from '../../../ui/icons.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useDraft } from '../use-draft.ts'
import { addEntry } from './act.ts'
import { ComparisonContext, hasMoved } from './comparison-context.ts'
import { EditableText } from './editable-text.tsx'
import { MoveTools, ProjectTool, RemoveTool, Tools } from './item-tools.tsx'
import { fieldKind } from './keys.ts'
import { Heading } from './section-heading.tsx'
import { ToolButton } from './tools.tsx'
import { goneAt, goneWords, textSegments, wordSegments } from './word-segments.ts'

function Text(props: TextProps) {
  const draft = useDraft()
  const comparison = use(ComparisonContext)
  const { path } = props
  const printed = usePrinted()
  return (
    <EditableText
      {...props}
      resting={printed(props)}
      keepsSpelling={isDate(props.field)}
      segments={textSegments(comparison, props, printed)}
      moved={hasMoved(comparison, path) && fieldKind(path) === 'word'}
      onType={(value) => void draft.apply({ kind: 'set-text', path, value })}
    />
  )
}

function Words({ path, values, field }: WordsProps) {
  const draft = useDraft()
  const comparison = use(ComparisonContext)
  return (
    <EditableText
      path={path}
      // Typed with commas (specification §5), shown as it is printed.
      value={values.join(', ')}
      resting={values.join(placesApart)}
      field={field}
      segments={comparison ? wordSegments(comparison, path, values) : undefined}
      onType={(text) => void draft.apply(setLocations(text))}
      sameAs={(written) => words(written).join('\n') === values.join('\n')}
    />
  )
}

function Item({ list, index, section, children }: ItemProps) {
  const { t } = useTranslation()
  const draft = useDraft()
  const comparison = use(ComparisonContext)
  const path = `${list}/${index}`
  const { fields } = section
  const lines = nameOfPart(fields, 'points')
  const nested = nestedFieldOf(fields)
  return (
    <div
      className="entry"
      data-item={path}
      data-added={comparison?.added[path]}
      data-moved={hasMoved(comparison, path) || undefined}
      tabIndex={-1}
      // No element of HTML is an entry of a list that takes the focus.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={t('resume.editor.item', { number: index + 1 })}
    >
      {children}
      <Tools side="start">
        <MoveTools path={path} what="item" />
        {lines && (
          <ToolButton
            name={t('resume.editor.addLine')}
            icon={<ListPlus />}
            onPress={() => addEntry(draft, `${path}/${lines}`)}
          />
        )}
        {nested && <ProjectTool path={`${path}/${nested.name}`} />}
        <RemoveTool path={path} />
      </Tools>
    </div>
  )
}

function Line({ list, index, children }: LineProps) {
  const comparison = use(ComparisonContext)
  const path = `${list}/${index}`
  return (
    <li className="line" data-block="line" data-moved={hasMoved(comparison, path) || undefined}>
      {children}
      <Tools side="end">
        <MoveTools path={path} what="entry" />
        <RemoveTool path={path} />
      </Tools>
    </li>
  )
}

function Nested({ path, children }: NestedProps) {
  const { t } = useTranslation()
  const draft = useDraft()
  return (
    <div className="nested">
      {children}
      <Tools side="start">
        <ToolButton
          name={t('resume.editor.removeProject')}
          icon={<X />}
          onPress={() => draft.apply({ kind: 'set-project', path, value: null }, { path })}
        />
      </Tools>
    </div>
  )
}

function Gone({ list, before, as }: GoneProps) {
  const comparison = use(ComparisonContext)
  const printed = usePrinted()
  const gone = goneAt(comparison, list, before)
  return gone.map(({ path, texts }) => {
    if (as === 'word')
      return (
        <span key={path}>
          <del data-gone={path}>{texts.join(' ')}</del>{' '}
        </span>
      )
    if (as === 'line')
      return (
        <li key={path} className="line gone" data-block="line">
          <del data-gone={path}>{texts.join(' ')}</del>
        </li>
      )
    return (
      <div key={path} className="entry gone">
        <p className="paragraph" data-block="entry">
          <del data-gone={path}>{goneWords(texts, ' · ', printed)}</del>
        </p>
      </div>
    )
  })
}

function AfterWords({ list, field, empty }: AfterListProps) {
  const { t } = useTranslation()
  const draft = useDraft()
  return (
    <span className="after-words" data-empty={empty || undefined}>
      <ToolButton
        name={t('resume.editor.addWord', { name: t(`resume.fields.${field}`) })}
        icon={<Plus />}
        onPress={() => addEntry(draft, list)}
        tabbable={empty}
      />
    </span>
  )
}

export const editingSurface: Surface = {
  Text,
  Words,
  Item,
  Nested,
  Line,
  Heading,
  Gone,
  AfterWords,
  showsEmpty: true,
}
