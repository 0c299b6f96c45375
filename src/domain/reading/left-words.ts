/** The words of a line of the file that the resume says already, and those it does not say. */
import { fold } from '#domain/language/fold.ts'

export type LeftWords = { text: string; isSaid: boolean }

/**
 * The line in runs of words said and not said. A word is said where the resume has it, or has the
 * beginning of it: `Sept 2022` of a file is `Sep 2022` on paper.
 */
export function leftWords(line: string, resumeText: string): LeftWords[] {
  const said = new Set(wordsOf(resumeText))
  const begins = new Set([...said].map((word) => word.slice(0, 3)))
  const isSaid = (piece: string) =>
    wordsOf(piece).every(
      (word) =>
        said.has(word) || (word.length <= 4 && word.length > 2 && begins.has(word.slice(0, 3))),
    )
  const runs: LeftWords[] = []
  for (const text of line.split(/(?<=\s)/)) {
    const last = runs.at(-1)
    const one = { text, isSaid: isSaid(text) }
    if (last && (last.isSaid === one.isSaid || wordsOf(text).length === 0)) last.text += text
    else runs.push(one)
  }
  return runs
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
