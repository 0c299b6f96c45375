/**
 * Dates in a Word file: it shows them as the sheet does, and keeps beside the document how the person wrote
 * them, as properties of the file: of each date that is shown otherwise, in order, what was written. Read
 * back here, the person's own words return, unless a date was changed meanwhile.
 */
import { readXml } from '../reading/xml.ts'
import type { Field, Paragraph, Run } from './paragraphs.ts'

const isDate = (field: Field): boolean => field === 'from' || field === 'to' || field === 'date'

/** What was written for each date that is shown, in order. */
type Written = Map<string, string[]>

export const datesPart = 'docProps/custom.xml'

const mark = 'lapel date: '
const between = '\n'

export function withPrintedDates(
  paragraphs: readonly Paragraph[],
  print: (date: string) => string,
): { paragraphs: Paragraph[]; properties: Record<string, string> } {
  const written: Written = new Map()
  const shown = (run: Run): Run => {
    if (!isDate(run.field)) return run
    const text = print(run.text)
    written.set(text, [...(written.get(text) ?? []), run.text])
    return { ...run, text }
  }
  const all = paragraphs.map((one) => ({ ...one, runs: one.runs.map(shown) }))
  const others = [...written].filter(([text, ways]) => ways.some((way) => way !== text))
  const properties = others.map(([text, ways]) => {
    const [first = ''] = ways
    const isOne = ways.every((way) => way === first)
    return [`${mark}${text}`, isOne ? first : ways.join(between)] as const
  })
  return { paragraphs: all, properties: Object.fromEntries(properties) }
}

/** `custom`: the part of that name; empty where the file has none. */
export function withWrittenDates(paragraphs: readonly Paragraph[], custom: string): Paragraph[] {
  const written = writtenIn(custom)
  if (written.size === 0) return [...paragraphs]
  const asWritten = (run: Run): Run => {
    const ways = isDate(run.field) ? written.get(run.text) : undefined
    if (ways === undefined) return run
    const [text = run.text] = ways
    if (ways.length > 1) ways.shift()
    return { ...run, text }
  }
  return paragraphs.map((one) => ({ ...one, runs: one.runs.map(asWritten) }))
}

function writtenIn(custom: string): Written {
  const written: Written = new Map()
  let shown: string | null = null
  for (const { kind, text, attributes } of readXml(custom)) {
    if (kind === 'open' && text === 'property') {
      const name = attributes['name'] ?? ''
      shown = name.startsWith(mark) ? name.slice(mark.length) : null
    } else if (kind === 'text' && shown !== null && text.trim() !== '') {
      written.set(shown, text.split(between))
      shown = null
    }
  }
  return written
}
