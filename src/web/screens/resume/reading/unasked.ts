/** The lines of the file that nobody was asked about. */
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
): ReadonlySet<string> {
  const find = fieldFinder(resume)
  const left = new Set(unplaced)
  const doubted = confidence.filter(isDoubtful).map(({ path }) => path)
  const isAsked = (path: string) => doubted.some((one) => `${path}/`.startsWith(`${one}/`))
  const unasked = sections
    .flatMap(({ kind, lines }) => lines.map((line) => ({ kind, line, text: shownText(line) })))
    .filter(
      ({ kind, line, text }) =>
        !left.has(text) && !line.runs.some((run) => isAsked(find(run.text, line.text, kind))),
    )
  return new Set(unasked.map(({ text }) => text))
}
