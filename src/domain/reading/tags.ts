/** Step 8: skills that stand beside each other with no sign between them, in frames or in columns. */
import type { Line, Run } from './lines.ts'
import { frameGap } from './lines.ts'

/** A line whose pieces stand apart: chips, or columns of skills. */
export function chipText(line: Line): string {
  const isList = /[,;|•·]/u.test(line.text)
  return line.runs
    .map((run, i) => {
      const before = line.runs[i - 1]
      if (before === undefined) return run.text
      const isApart = run.before === 'tab' || run.before === 'wide'
      const opens = isApart || (!isList && isGapOfFrames(before, run))
      return (opens ? '\t' : run.before === 'space' ? ' ' : '') + run.text
    })
    .join('')
}

/**
 * Wider than a letter, as far as words stand apart where all letters are of one width; and no word in
 * small letters, which goes on with a phrase in a line that is stretched to its margins.
 */
function isGapOfFrames(before: Run, { text, x, x1, size }: Run): boolean {
  const letter = (x1 - x + before.x1 - before.x) / (text.length + before.text.length)
  return !/^\p{Ll}/u.test(text) && x - before.x1 > Math.max(frameGap * size, 1.1 * letter)
}
