/** What came as data, such as JSON Resume, says itself what is what: nothing of it is in doubt. */
import { detectLanguage } from '../language/detect.ts'
import type { Reading } from '../reading/read-resume.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { valuesOf } from '../resume/values-of.ts'

export function readingOfData(
  resume: ResumeContent,
  unplaced: string[] = [],
): Omit<Reading, 'explain'> {
  const language = detectLanguage(valuesOf({ ...resume, section_order: [] }).join('\n'))
  return { resume, language, confidence: [], unplaced }
}
