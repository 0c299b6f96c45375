/**
 * XML as plain values, with a real parser and its entities off: a document type is refused, so that
 * nothing grows or is fetched while it is read. References of characters stay as written; reading
 * the text of a job decodes them.
 */
import { XMLParser } from 'fast-xml-parser'

const longest = 30_000_000

/** Undefined where it is no XML. `lists` are the elements that may stand once and mean a list. */
export function readXml(answer: string, lists: readonly string[]): unknown {
  if (answer.length > longest || /<!DOCTYPE|<!ENTITY/i.test(answer)) return undefined
  const parser = new XMLParser({
    processEntities: false,
    htmlEntities: false,
    ignoreAttributes: true,
    parseTagValue: false,
    trimValues: true,
    isArray: (name) => lists.includes(name),
  })
  try {
    return parser.parse(answer, true)
  } catch {
    return undefined
  }
}
