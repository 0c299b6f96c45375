/**
 * The JSON text of resumes that were answered lately, so that it need not be read, opened and written anew
 * for every answer. A text is of one state of its resume: whoever uses it asks the database first which
 * state that has now.
 */
interface KeptText {
  state: string
  bytes: Buffer
}

export interface KeptTexts {
  /** The text of this state of a resume. */
  find(id: string, state: string): Buffer | undefined
  has(id: string): boolean
  keep(id: string, text: KeptText): void
}

/** Some thousand resumes. */
const usualBytes = 16 * 1024 * 1024

export function createKeptTexts(mostBytes = usualBytes): KeptTexts {
  // In the order of their last use.
  const texts = new Map<string, KeptText>()
  let bytes = 0

  const drop = (id: string): void => {
    bytes -= texts.get(id)?.bytes.length ?? 0
    texts.delete(id)
  }

  return {
    find(id, state) {
      const text = texts.get(id)
      if (text === undefined || text.state !== state) return undefined
      texts.delete(id)
      texts.set(id, text)
      return text.bytes
    },
    has: (id) => texts.has(id),
    keep(id, text) {
      drop(id)
      if (text.bytes.length > mostBytes / 2) return
      texts.set(id, text)
      bytes += text.bytes.length
      for (const oldest of texts.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
