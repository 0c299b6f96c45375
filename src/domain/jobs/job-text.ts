/** A job's fields as one text with headings that reading a job knows, so that spans have a text. */
import type { JobDetail } from './job.ts'

type Told = Pick<
  JobDetail,
  | 'job_title'
  | 'company_name'
  | 'job_location'
  | 'company_description'
  | 'job_duties_and_responsibilities'
  | 'required_qualifications'
  | 'preferred_qualifications'
  | 'job_benefits'
  | 'keywords'
>

export function jobText(detail: Told): string {
  const sections: [string, readonly string[]][] = [
    ['Responsibilities', detail.job_duties_and_responsibilities],
    ['Required qualifications', detail.required_qualifications],
    ['Preferred qualifications', detail.preferred_qualifications],
    ['Keywords', detail.keywords],
    ['Benefits', detail.job_benefits],
    ['About the company', [detail.company_description]],
  ]
  const head = [
    detail.job_title.trim(),
    detail.company_name.trim() === '' ? '' : `Company: ${detail.company_name.trim()}`,
    detail.job_location.trim() === '' ? '' : `Location: ${detail.job_location.trim()}`,
  ].filter((line) => line !== '')
  const blocks = sections.flatMap(([heading, entries]) => {
    const lines = entries.map((line) => line.trim()).filter((line) => line !== '')
    if (lines.length === 0) return []
    const listed = heading.startsWith('About') ? lines : lines.map((line) => `- ${line}`)
    return [[`${heading}:`, ...listed].join('\n')]
  })
  return [head.join('\n'), ...blocks].filter((block) => block !== '').join('\n\n')
}
