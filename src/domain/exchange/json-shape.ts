/**
 * How deep a JSON text is nested and how many values it holds, told by the signs outside its strings
 * before anything is made of it. Very many short values take some twenty times the room of their text,
 * and `JSON.parse` cannot be ended at a limit of memory: it would end the process. So whoever parses a
 * large text of somebody else's looks at its shape first.
 */
interface JsonShape {
  depth: number
  values: number
}

/** What has room in the memory of a task, whatever the values are. */
const mostJsonValues = 1_000_000

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** `text`: as a string, or as its bytes in UTF-8. */
export function jsonShapeOf(text: string | Uint8Array): JsonShape {
  const unitAt =
    typeof text === 'string' ? (at: number) => text.charCodeAt(at) : (at: number) => text[at]
  let open = 0
  let depth = 0
  let values = 1
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const unit = unitAt(at)
    if (isInString) {
      if (unit === backslash) at++
      else if (unit === quote) isInString = false
    } else if (unit === quote) isInString = true
    else if (unit === openList || unit === openObject) {
      open++
      values++
      depth = Math.max(depth, open)
    } else if (unit === closeList || unit === closeObject) open--
    else if (unit === comma) values++
  }
  return { depth, values }
}

/** Throws SyntaxError for what is no JSON or holds more values than a task has room for. */
export function parseJsonInRoom(text: string): unknown {
  if (jsonShapeOf(text).values > mostJsonValues) throw new SyntaxError('It holds too many values.')
  return JSON.parse(text)
}
