/**
 * From the bytes of an answer to its events: server-sent events, one JSON a line, or one JSON in
 * all from a service that does not stream. What is none of these is no answer of a model.
 */
import { ModelFailure } from './failure.ts'

export interface Frames {
  feed(bytes: Uint8Array): void
  end(): void
}

export function createFrames(onEvent: (event: unknown) => void): Frames {
  const decoder = new TextDecoder()
  let pending = ''
  /** Lines that are no event of their own: parts of one large JSON, or a page. */
  let rest = ''

  const takeLine = (line: string): void => {
    if (rest === '' && /^(?:event|id|retry)?:|^(?:event|id|retry)$/.test(line)) return
    const data = /^data: ?/.exec(line)
    if (rest === '' && data !== null) {
      const text = line.slice(data[0].length).trim()
      if (text !== '' && text !== '[DONE]') onEvent(parse(text))
      return
    }
    const text = line.trim()
    if (rest === '' && text.startsWith('{') && text.endsWith('}')) onEvent(parse(text))
    else if (text !== '') rest += `${line}\n`
  }

  return {
    feed(bytes) {
      const lines = (pending + decoder.decode(bytes, { stream: true })).split(/\r?\n/)
      pending = lines.pop() ?? ''
      for (const line of lines) takeLine(line)
    },
    end() {
      takeLine(pending + decoder.decode())
      if (rest === '') return
      const whole = parse(rest)
      for (const event of Array.isArray(whole) ? whole : [whole]) onEvent(event)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelFailure('nonsense')
  }
}
