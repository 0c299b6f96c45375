/** The picture of the landing page in the words of one language, part by part. */
import type { Segment } from '#domain/edits/words.ts'

import type { Translate } from '../../i18n/translate.ts'
import type { Piece } from '../../i18n/piece.ts'
import { bandOf } from '../../messages/bands.ts'
import type { Picture, Reason } from './picture.ts'

/** What the page's script reads from `/pictures/{language}.json`. */
export type PictureParts = Record<
  | 'caption'
  | 'role'
  | 'dates'
  | 'summary'
  | 'lines'
  | 'skills'
  | 'asks'
  | 'scores'
  | 'reasons'
  | 'line',
  Piece[]
>

export function partsOf(picture: Picture, t: Translate): PictureParts {
  const { before, after } = picture
  return {
    caption: [said('span', t('landing.picture.caption', { before, after }))],
    role: [said('span', picture.role)],
    dates: [said('span', picture.dates)],
    summary: marked(picture.summary),
    lines: picture.lines.map((line) => ({ tag: 'li', inside: marked(line) })),
    skills: picture.skills.flatMap((skill, n) => [
      ...(n > 0 ? [said('span', ', ')] : []),
      ...marked(skill),
    ]),
    asks: picture.asks.map(({ text, isShown }) => ({
      tag: 'li',
      className: 'flex items-baseline gap-2.5',
      inside: [
        {
          tag: 'span',
          className: isShown ? 'w-3 font-medium text-good' : 'w-3 text-ink-faint',
          inside: isShown ? '✓' : '–',
        },
        said('span', text, isShown ? undefined : 'text-ink-soft'),
      ],
    })),
    scores: [
      said('del', String(before), 'text-small text-ink-faint'),
      said('span', String(after), `text-heading font-semibold ${scoreLooks[bandOf(after)]}`),
      said('span', t(`bands.${bandOf(after)}`), 'text-small text-ink-soft'),
    ],
    reasons: picture.reasons.map((reason) => reasonRow(reason, t)),
    // The line that was rewritten, as the example of Show Edits.
    line: marked(picture.lines.find((line) => line.some(({ kind }) => kind === 'removed')) ?? []),
  }
}

const scoreLooks = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' } as const

const markLooks = {
  same: undefined,
  added: 'rounded-xs bg-added-soft text-added decoration-added underline-offset-2',
  removed: 'text-removed decoration-removed',
} as const
const markTags = { same: 'span', added: 'ins', removed: 'del' } as const

/** Changes with only a space between them are read as one: first all that went, then what came. */
function marked(segments: readonly Segment[]): Piece[] {
  const runs: Segment[] = []
  let gone = ''
  let come = ''
  const close = () => {
    const gap = gone !== '' && come !== '' && !/\s$/.test(gone) ? ' ' : ''
    if (gone !== '') runs.push({ kind: 'removed', text: gone })
    if (gap !== '') runs.push({ kind: 'same', text: gap })
    if (come !== '') runs.push({ kind: 'added', text: come.trimEnd() })
    if (/\s$/.test(come)) runs.push({ kind: 'same', text: ' ' })
    gone = come = ''
  }
  for (const { kind, text } of segments) {
    if (kind === 'removed') gone += text
    else if (kind === 'added') come += text
    else if (text.trim() === '' && gone !== '' && come !== '')
      [gone, come] = [gone + text, come + text]
    else {
      close()
      runs.push({ kind, text })
    }
  }
  close()
  return runs.map(({ kind, text }) => said(markTags[kind], text, markLooks[kind]))
}

function reasonRow({ kind, text, points, count }: Reason, t: Translate): Piece {
  const name =
    kind === 'base'
      ? t('resume.match.base')
      : kind === 'rest'
        ? t('resume.match.rest', { count })
        : text
  const look =
    kind !== 'requirement' ? 'text-ink-soft' : points < 0 ? 'text-poor' : 'font-medium text-good'
  return {
    tag: 'div',
    className: 'flex justify-between gap-3',
    inside: [
      said('dt', name, 'min-w-0 text-ink-soft'),
      said('dd', signed(points, kind === 'base'), `tabular shrink-0 ${look}`),
    ],
  }
}

/** With a real minus; what a sum begins with needs no sign. */
function signed(points: number, isFirst: boolean): string {
  if (points < 0) return `−${-points}`
  return isFirst ? String(points) : `+${points}`
}

function said(tag: string, inside: string, className?: string): Piece {
  return { tag, inside, ...(className === undefined ? {} : { className }) }
}
