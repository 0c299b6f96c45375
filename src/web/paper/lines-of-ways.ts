/**
 * The ways to reach somebody on as few lines as they take, of about one length: none is left alone on
 * the last line while another has five. The same stands in Typst for the file to download
 * (`server/print/ways.typ`); a test holds the two against each other.
 */

/** Widths in one unit. Answers which ways begin a line, the first one left out. */
export function turnsBetween(widths: readonly number[], sign: number, room: number): number[] {
  const least = greedy(widths, sign, room)
  if (least.length === 0) return []
  // The shortest line that takes as few of them is as long as one of its runs of ways.
  const lengths = widths.flatMap((_, from) =>
    widths.slice(from).map((_last, more) => lengthOf(widths.slice(from, from + more + 1), sign)),
  )
  const enough = lengths.filter(
    (length) => length <= room && greedy(widths, sign, length).length <= least.length,
  )
  return enough.length === 0 ? least : greedy(widths, sign, Math.min(...enough))
}

/** As many on each line as it has room for; one that is longer has its own. */
function greedy(widths: readonly number[], sign: number, room: number): number[] {
  const turns: number[] = []
  let from = 0
  for (let i = 1; i < widths.length; i++) {
    if (lengthOf(widths.slice(from, i + 1), sign) <= room + rounding) continue
    turns.push(i)
    from = i
  }
  return turns
}

/** Sums of the same parts differ by it. */
const rounding = 0.001

const lengthOf = (widths: readonly number[], sign: number): number =>
  widths.reduce((sum, width) => sum + width, sign * (widths.length - 1))
