/**
 * Whether text of a Word file can be seen on its page: it is not marked as hidden, is no smaller than a
 * grain, and is not white on white. White text counts as seen wherever something may stand behind it:
 * in a table or a text box, on shading, and in a file with drawings or a coloured page.
 */
import type { XmlEvent } from './xml.ts'

export interface Ink {
  isHidden: boolean
  isWhite: boolean
  isShaded: boolean
}

export const plainInk: Ink = { isHidden: false, isWhite: false, isShaded: false }

/** In half points. */
const grain = 4

/** The ink after what one tag says of it. */
export function inkAfter(ink: Ink, { text, attributes }: XmlEvent): Ink {
  const value = attributes['w:val'] ?? ''
  if (text === 'w:vanish') return { ...ink, isHidden: isOn(attributes) }
  if (text === 'w:sz') return { ...ink, isHidden: ink.isHidden || Number(value) <= grain }
  if (text === 'w:color') return { ...ink, isWhite: isWhite(value) }
  if (text === 'w:highlight') return { ...ink, isShaded: value !== 'none' && value !== 'white' }
  if (text !== 'w:shd') return ink
  const fill = attributes['w:fill'] ?? 'auto'
  return { ...ink, isShaded: fill !== 'auto' && !isWhite(fill) }
}

const isWhite = (colour: string): boolean => /^(?:F[89A-F]){3}$/i.test(colour)

export const isOn = (attributes: Readonly<Record<string, string>>): boolean =>
  !/^(?:0|false|off|none)$/.test(attributes['w:val'] ?? '')

/** Follows the tags of a part; `isHidden` speaks of the run that is open. */
export function watchInk(xml: string, styles: ReadonlyMap<string, { ink: Ink }>) {
  const isBare = !/<(?:wp:anchor|v:shape|v:rect|w:background)\b/.test(xml)
  let covers = 0
  let paragraph = plainInk
  let run: Ink | null = null
  return {
    tell(part: XmlEvent): void {
      const { kind, text, attributes } = part
      const isOpen = kind === 'open'
      const styled = styles.get(attributes['w:val'] ?? '')?.ink
      if (text === 'w:tbl' || text === 'w:txbxContent') covers += isOpen ? 1 : -1
      else if (text === 'w:p') paragraph = plainInk
      else if (text === 'w:r') run = isOpen ? paragraph : null
      else if (!isOpen) return
      else if (text === 'w:pStyle') paragraph = styled ?? paragraph
      else if (run !== null) run = text === 'w:rStyle' ? (styled ?? run) : inkAfter(run, part)
      else if (text === 'w:shd') paragraph = inkAfter(paragraph, part)
    },
    isHidden: (): boolean =>
      run !== null &&
      (run.isHidden ||
        (run.isWhite && !run.isShaded && !paragraph.isShaded && isBare && covers === 0)),
  }
}
