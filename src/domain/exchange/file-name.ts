/** What a resume is called outside the product: "Ana Silva – Backend Engineer – Acme". */

type Named = {
  contact_info: { name: string }
  job_title: string
  company_name: string
}

/** The document's title, made of what is known of the person and the job. */
export function titleOf(resume: Named): string {
  const parts = [resume.contact_info.name, resume.job_title, resume.company_name]
  const title = parts
    .map((part) => part.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean)
    .join(' – ')
  return title === '' ? 'Resume' : title
}

/** The title as a name that every file system takes. `extension` has no dot. */
export function fileNameOf(title: string, extension: string): string {
  return `${fileStemOf(title)}.${extension}`
}

/** The name without its end: what a browser proposes for a print. */
export function fileStemOf(title: string): string {
  const safe = title
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  // File systems count bytes, of which a letter may have four.
  const short = [...safe]
    .slice(0, 60)
    .join('')
    .replace(/[. –]+$/, '')
  return short === '' ? 'Resume' : short
}
