/**
 * What a page says beside a label of its own: "Standort: Augsburg" in one line, or the label in one
 * element and the value in the next, as lists of terms and rows of tables have it.
 */
import { leavesOf } from './leaves.ts'
import type { Element } from './page.ts'
import { elementsOf, lettersIn, lineOf } from './page.ts'
import type { PageWordUse } from './page-words.ts'
import { isPageWord } from './page-words.ts'

const longestValue = 80

/** The first value that stands beside such a label; null where none does. */
export function labelled(root: Element, use: PageWordUse): string | null {
  for (const element of elementsOf(root)) {
    if (element.isHidden || isWay(element)) continue
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
  return rest.length > 0 && isLabel(label, use) ? valueOf(rest.join(': ')) : null
}

/** With a word more: "Localidade principal". */
const isLabel = (text: string, use: PageWordUse): boolean =>
  isPageWord(text, use) || isPageWord(text.trim().split(/\s+/u).slice(0, -1).join(' '), use)

/** Ways through a site are called like what they lead to: "Standorte", "Karriere". */
const isWay = ({ name, children }: Element): boolean =>
  name === 'nav' ||
  name === 'a' ||
  (name === 'li' && children.some((child) => typeof child !== 'string' && child.name === 'a'))

function inTheNext({ children }: Element, use: PageWordUse): string | null {
  const elements = children.filter((child) => typeof child !== 'string')
  for (const [i, element] of elements.entries()) {
    const next = elements[i + 1]
    if (isWay(element)) continue
    const isLabel = lettersIn(element) <= longestValue && isPageWord(lineOf(element), use)
    if (next !== undefined && isLabel)
      return lettersIn(next) > longestValue * 2 ? null : valueOf(valueIn(next, use))
  }
  return null
}

/** A title is one line, where more stands in the element below it. */
const valueIn = (element: Element, use: PageWordUse): string =>
  (use === 'title' ? leavesOf([...elementsOf(element)])[0] : undefined) ?? lineOf(element)

function valueOf(text: string): string | null {
  const value = text.split(/[|•·]/u)[0]?.trim() ?? ''
  return value === '' || value.length > longestValue || isPageWord(value, 'general') ? null : value
}
