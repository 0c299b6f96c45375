/**
 * What a page says beside a label of its own: "Standort: Augsburg" in one line, or the label in one
 * element and the value in the next, as lists of terms and rows of tables have it.
 */
import type { Element } from './page.ts'
import { elementsOf, lettersIn, lineOf } from './page.ts'
import type { PageWordUse } from './page-words.ts'
import { isPageWord } from './page-words.ts'

const longestValue = 80

/** The first value that stands beside such a label; null where none does. */
export function labelled(root: Element, use: PageWordUse): string | null {
  for (const element of elementsOf(root)) {
    if (element.isHidden) continue
    const said = inOneLine(element, use) ?? inTheNext(element, use)
    if (said !== null) return said
  }
  return null
}

function inOneLine(element: Element, use: PageWordUse): string | null {
  if (element.children.length > 6 || lettersIn(element) > longestValue * 2) return null
  const line = lineOf(element)
  if (line.length > longestValue * 2) return null
  const [label = '', ...rest] = line.split(/[:：]\s/u)
  return rest.length > 0 && isPageWord(label, use) ? valueOf(rest.join(': ')) : null
}

function inTheNext({ children }: Element, use: PageWordUse): string | null {
  const elements = children.filter((child) => typeof child !== 'string')
  for (const [i, element] of elements.entries()) {
    const next = elements[i + 1]
    const isLabel = lettersIn(element) <= longestValue && isPageWord(lineOf(element), use)
    if (next !== undefined && isLabel)
      return lettersIn(next) > longestValue * 2 ? null : valueOf(lineOf(next))
  }
  return null
}

function valueOf(text: string): string | null {
  const value = text.split(/[|•·]/u)[0]?.trim() ?? ''
  return value === '' || value.length > longestValue ? null : value
}
