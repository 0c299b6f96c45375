/** Words of a table as they are written there: `stem*` by its beginning, `*stem*` anywhere, `*stem` by its end. */
export type WrittenForms = {
  exact: ReadonlySet<string>
  open: readonly string[]
  inside: readonly string[]
  ends: readonly string[]
}

const known = new Map<string, WrittenForms>()

/** One cell of a table, forms parted by spaces; each cell is laid out once. */
export function formsOf(written: string): WrittenForms {
  const made = known.get(written)
  if (made) return made
  const forms = written.split(' ')
  const having = (pattern: RegExp) => forms.flatMap((form) => pattern.exec(form)?.[1] ?? [])
  const laidOut = {
    exact: new Set(forms),
    open: having(/^([^*]+)\*$/u),
    inside: having(/^\*([^*]+)\*$/u),
    ends: having(/^\*([^*]+)$/u),
  }
  known.set(written, laidOut)
  return laidOut
}

export function fitsAny(word: string, { exact, open, inside, ends }: WrittenForms): boolean {
  return (
    exact.has(word) ||
    open.some((stem) => word.startsWith(stem)) ||
    inside.some((part) => word.includes(part)) ||
    ends.some((end) => word.endsWith(end))
  )
}
