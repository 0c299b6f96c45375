/** The marks that items of a list begin with: bullets, numbers, letters, arrows, ticks, pictures. */
export const marker =
  /^\s*(?:(?:(?:[-=]{1,2}>|>>|[-*•·●▪◦‣–—+>✓✔✗✘➢➤►▶▸▹→⇒➔➜➝➞➡»›❯❖◆◇✦✧■□▫◾◼◻★☆⭐🔹🔸🔷🔶👉✅☑✴∙⁃¤◉○⚫⚪🟢🟡🔵🟠🟣])\uFE0F?|\(?\d{1,2}[.)/]|[a-z][.)]|o(?=\s+\p{Lu}))\s+|[-•·–](?=\p{L}))+/u

/** Whether the line that begins at `at` is an item of a list. */
export const startsWithMark = (text: string, at: number): boolean =>
  marker.test(text.slice(at, at + 12))

/**
 * The text with one mark for whatever sign stands before lines that follow each other ("🐟 …", "~ …",
 * "❗ …"), in as many units, so that places stay. A picture before one line alone is no mark.
 */
export function withKnownMarks(text: string): string {
  if (!signed.test(text)) return text
  const rows = text.split('\n')
  const signs = rows.map((row) =>
    beginsWithLetter.test(row) || startsWithMark(row, 0) ? undefined : leading.exec(row)?.[1],
  )
  const near = (at: number, step: number): string | undefined => {
    const next = at + step
    return rows[next]?.trim() === '' ? signs[next + step] : signs[next]
  }
  return rows
    .map((row, at) => {
      const sign = signs[at]
      if (sign === undefined || (near(at, 1) !== sign && near(at, -1) !== sign)) return row
      return row.replace(sign, () => '•'.padEnd(sign.length))
    })
    .join('\n')
}

const leading =
  /^\s*([\p{So}\p{Sm}\p{Extended_Pictographic}][\p{So}\p{Sm}\p{Extended_Pictographic}\uFE0F\u200D\p{Emoji_Modifier}]*)\s+\S/u
/** Signs that may stand as marks; most texts have none. */
const signed = /[~=\u{2190}-\u{1faff}]/u

/**
 * The rows without the marks of those that alone bear theirs and are followed by a list with another:
 * such a line heads the list. The mark becomes blanks.
 */
export function withoutLoneMarks(rows: readonly string[]): readonly string[] {
  const written = rows.flatMap((row, at) =>
    row.trim() === '' ? [] : [{ row, at, sign: signOf(row) }],
  )
  const alone = new Set(
    written.flatMap(({ at, sign }, i) => {
      const next = written[i + 1]?.sign ?? null
      const isAlone = sign !== null && next !== null && next !== sign
      return isAlone && written[i - 1]?.sign !== sign ? [at] : []
    }),
  )
  if (alone.size === 0) return rows
  return rows.map((row, at) =>
    alone.has(at) ? row.replace(marker, (lead) => ' '.repeat(lead.length)) : row,
  )
}

/** The mark of a row, numbers and letters being one each. */
const signOf = (row: string): string | null =>
  beginsWithLetter.test(row)
    ? null
    : (marker
        .exec(row)?.[0]
        .trim()
        .replace(/\d+/g, '1')
        .replace(/^\(?[a-z](?=[.)])/, 'a') ?? null)

const beginsWithLetter = /^\p{L}{2}/u
