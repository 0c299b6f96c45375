/** The pictures of first pages that were drawn lately, so that a list is not drawn anew each time. */
export interface Pictures {
  /** SVG bytes by the tag of what they show; undefined where they are not kept any more. */
  find(tag: string): Buffer | undefined
  keep(tag: string, svg: Buffer): void
}

/** Those asked for last, in at most this many bytes: some three hundred pages. */
export function createPictures(mostBytes = 32 * 1024 * 1024): Pictures {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  const drop = (tag: string): Buffer | undefined => {
    const svg = kept.get(tag)
    if (svg !== undefined && kept.delete(tag)) bytes -= svg.length
    return svg
  }
  const keep = (tag: string, svg: Buffer): void => {
    drop(tag)
    kept.set(tag, svg)
    bytes += svg.length
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }
  return {
    find(tag) {
      const svg = drop(tag)
      if (svg !== undefined) keep(tag, svg)
      return svg
    },
    keep,
  }
}
