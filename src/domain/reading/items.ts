/**
 * A PDF as the reader sees it: runs of text with their places, and link areas.
 *
 * Lengths are PDF points. `y` grows downwards from the top of the page and is the baseline of the
 * text; a link's box is given by its top left corner. The items stand in the order in which the
 * file draws them, which is itself evidence of the reading order.
 */
export interface TextItem {
  text: string
  page: number
  x: number
  y: number
  width: number
  /** Height of the type: the font's size on the page. */
  size: number
  bold: boolean
  italic: boolean
  /** Name of the font as the file gives it, subset prefix removed; '' when unknown. */
  font: string
  /** Address of the link area that covers this text, if any. */
  link: string | null
}

export interface PageSize {
  width: number
  height: number
}

export interface LinkArea {
  url: string
  page: number
  x: number
  y: number
  width: number
  height: number
}

export interface PdfDocument {
  pages: PageSize[]
  items: TextItem[]
  links: LinkArea[]
  /** True when pages or characters beyond the limits were left out. */
  truncated: boolean
  /** Text that nobody can see on the page was left out. */
  hasHidden?: boolean
  /** Written line by line, as a word processor keeps it: no columns stand on its pages. */
  isFlow?: boolean
}
