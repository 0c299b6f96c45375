import { cleanJobText } from '#domain/jobs/clean-text.ts'
import { titledText } from '#domain/jobs/titled-text.ts'
import { readJob } from '#domain/ads/requirements.ts'
import { bodyWords } from '#domain/job-search/body-words.ts'
import type { Want } from '#domain/scoring/want.ts'
import { wantsOf } from '#domain/scoring/wants.ts'

/** The words of a job's text that its title lacks, and the skills it wants with their weights. */
export function readJobForIndex(title: string, text: string): { words: string[]; wants: Want[] } {
  return {
    words: bodyWords(title, text),
    wants: wantsOf(readJob(cleanJobText(titledText(title, text)))),
  }
}
