/** The text inside Markdown: signs behind a backslash and signs by their number. */

/** What the written text says. */
export const unescaped = (written: string): string =>
  written.replace(
    /\\([!-/:-@[-`{-~])|&#(\d{1,7});/g,
    (_, sign: string | undefined, code: string | undefined) =>
      sign ?? String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  )

/** Where a sign stands that no backslash takes its meaning from, last first; -1 for nowhere. */
export function lastUnescaped(written: string, sign: string): number {
  let last = -1
  for (let at = 0; at < written.length; at++) {
    if (written[at] === '\\') at++
    else if (written[at] === sign) last = at
  }
  return last
}

/** The pieces between such signs. */
export function splitAt(written: string, sign: string): string[] {
  const at = lastUnescaped(written, sign)
  if (at < 0) return [written.trim()]
  return [...splitAt(written.slice(0, at), sign), written.slice(at + 1).trim()]
}
