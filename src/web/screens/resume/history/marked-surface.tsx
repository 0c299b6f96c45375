/**
 * The surface of a saved state: nothing to write in, the marks of what differs. It draws the boxes
 * of Edit mode, so that a text that is gone has a place to be struck through in.
 */
import { use } from 'react'

import { placesApart } from '#domain/resume/places.ts'
import type {
  GoneProps,
  ItemProps,
  LineProps,
  Surface,
  TextProps,
  WordsProps,
} from '#web/paper/surface.tsx'
import { endingOf, KeptWords, usePrinted } from '#web/paper/surface.tsx'
import { linkParts, wordParts } from '#web/paper/whole-words.ts'

import { ComparisonContext, hasMoved } from '../editors/comparison-context.ts'
import { goneAt, goneWords, textSegments, wordSegments } from '../editors/word-segments.ts'
import { MarkedWords } from '../marked-words.tsx'
import '../marks.css'

function Text(props: TextProps) {
  const { path, value, field, as = 'inline', link = false, ending } = props
  const printed = usePrinted()
  const shown = printed({ value, field, link })
  const comparison = use(ComparisonContext)
  const segments = textSegments(comparison, props, printed)
  return (
    <span
      className={as === 'block' ? 'text text-block field' : 'text field'}
      data-moved={hasMoved(comparison, path) || undefined}
    >
      {segments ? (
        <MarkedWords segments={segments} />
      ) : (
        <KeptWords parts={link ? linkParts(shown) : wordParts(shown, ending ?? endingOf(as))} />
      )}
    </span>
  )
}

function Words({ path, values }: WordsProps) {
  const comparison = use(ComparisonContext)
  const segments = comparison ? wordSegments(comparison, path, values) : undefined
  return (
    <span className="text field">
      {segments ? (
        <MarkedWords segments={segments} />
      ) : (
        <KeptWords parts={wordParts(values.join(placesApart), 'none')} />
      )}
    </span>
  )
}

function Item({ list, index, children }: ItemProps) {
  const path = `${list}/${index}`
  const moved = hasMoved(use(ComparisonContext), path)
  return (
    <div className="entry" data-item={path} data-moved={moved || undefined}>
      {children}
    </div>
  )
}

function Line({ list, index, children }: LineProps) {
  const moved = hasMoved(use(ComparisonContext), `${list}/${index}`)
  return (
    <li className="line" data-block="line" data-moved={moved || undefined}>
      {children}
    </li>
  )
}

function Gone({ list, before, as }: GoneProps) {
  const printed = usePrinted()
  const gone = goneAt(use(ComparisonContext), list, before)
  return gone.map(({ path, texts }) => {
    const words = (
      <MarkedWords segments={[{ kind: 'removed', text: goneWords(texts, ' · ', printed) }]} />
    )
    if (as === 'word') return <span key={path}>{words} </span>
    if (as === 'line')
      return (
        <li key={path} className="line gone" data-block="line">
          {words}
        </li>
      )
    return (
      <div key={path} className="entry gone">
        <p className="paragraph" data-block="entry">
          {words}
        </p>
      </div>
    )
  })
}

export const markedSurface: Surface = {
  Text,
  Words,
  Item,
  Nested: ({ children }) => <div className="nested">{children}</div>,
  Line,
  Heading: ({ children }) => (
    <div className="section-head" data-block="heading">
      {children}
    </div>
  ),
  Gone,
  AfterWords: () => null,
  showsEmpty: true,
}
