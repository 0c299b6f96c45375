/** What came as data, such as JSON Resume, says itself what is what: nothing of it is in doubt. */
import { detectLanguage } from '../language/detect.ts'
import type { Reading } from '../reading/read-resume.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { valuesOf } from '../resume/values-of.ts'

export function readingOfData(
  given: ResumeContent,
  left: readonly string[] = [],
): Omit<Reading, 'explain'> {
  const resume = keptIn(given)
  const unplaced = left.map(keptText)
  const language = detectLanguage(valuesOf({ ...resume, section_order: [] }).join('\n'))
  return { resume, language, confidence: [], unplaced, isCut: false, notes: [] }
}

/** Signs that nobody sees and no database keeps. */
const keptText = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')

const keptIn = (resume: ResumeContent): ResumeContent =>
  // The same shape: only texts change.
  JSON.parse(JSON.stringify(resume), (_, value: unknown) =>
    typeof value === 'string' ? keptText(value) : value,
  ) as ResumeContent
