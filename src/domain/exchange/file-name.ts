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
    // What joins letters of Persian and parts of a picture stays.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Co}\p{Cs}]+|(?![\u200c\u200d])\p{Cf}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const short = shortened(safe).replace(/(?<![. –])[. –]+$/, '')
  if (short === '') return 'Resume'
  // Names that Windows keeps for its devices.
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short} – Resume` : short
}

const mostLetters = 100
/** File systems count bytes, of which a letter may have many; the end and a number of copies need some. */
const mostBytes = 230

/** Person, job and company stay recognizable: the longest of them loses its last words, never its first. */
function shortened(title: string): string {
  const all = title.split(' – ')
  // Who writes dashes without end loses those in the middle.
  const few = all.length > 6 ? [...all.slice(0, 5), ...all.slice(-1)] : all
  const parts = few.map((part) => clustersOf(part, mostLetters))
  const isTooLong = (): boolean => {
    const whole = parts.map((part) => part.join('')).join(' – ')
    return clustersOf(whole, mostLetters + 1).length > mostLetters || bytesOf(whole) > mostBytes
  }
  while (isTooLong()) {
    const lengths = parts.map((part) => part.length)
    const longest = lengths.lastIndexOf(Math.max(...lengths))
    const part = parts[longest] ?? []
    const lastSpace = part.lastIndexOf(' ')
    parts[longest] = part.slice(0, lastSpace > 0 ? lastSpace : part.length - 1)
  }
  return parts.map((part) => part.join('').replace(/(?<![ &,])[ &,]+$/, '')).join(' – ')
}

/** The first `most` of what is read as one letter, its accents with it; none is cut in two. */
function clustersOf(text: string, most: number): string[] {
  const clusters: string[] = []
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (clusters.length === most) break
    clusters.push(segment)
  }
  return clusters
}

const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '%').length
