/** How many lines of the file nobody was asked about. */
import type { ReadingAnswer } from '#contract/readings.ts'
import { isDoubtful } from '#domain/reading/doubts.ts'
import { fieldFinder } from '#domain/reading/found-fields.ts'
import type { SeenFile } from '#domain/reading/seen-file.ts'
import { shownText } from '#domain/reading/seen-file.ts'
import type { Resume } from '#domain/resume/resume.ts'

export function unaskedLines(
  { sections }: SeenFile,
  { unplaced, confidence }: ReadingAnswer,
  resume: Resume,
): number {
  const find = fieldFinder(resume)
  const left = new Set(unplaced)
  const doubted = confidence.filter(isDoubtful).map(({ path }) => path)
  const isAsked = (path: string) => doubted.some((one) => `${path}/`.startsWith(`${one}/`))
  return sections
    .flatMap(({ kind, lines }) => lines.map((line) => ({ kind, line })))
    .filter(
      ({ kind, line }) =>
        !left.has(shownText(line)) &&
        !line.runs.some((run) => isAsked(find(run.text, line.text, kind))),
    ).length
}
