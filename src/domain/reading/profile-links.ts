/** Step 8: the person's profiles and site, from link areas first, then from printed addresses. */
import type { Media } from '#domain/resume/resume.ts'

import { address, email } from './contact-marks.ts'
import type { LinkArea } from './items.ts'
import type { Line } from './lines.ts'

export function mediaOf(
  lines: readonly Line[],
  links: readonly LinkArea[],
  used: Set<Line>,
): Media {
  const media: Media = { github: '', website: '', linkedin: '' }
  const addresses: { url: string; line: Line | null }[] = []
  for (const line of lines) {
    for (const run of line.runs) {
      if (run.link !== null && /^https?:/i.test(run.link)) addresses.push({ url: run.link, line })
    }
    for (const match of line.text.replace(email, ' ').matchAll(address))
      addresses.push({ url: match[0], line })
  }
  for (const link of links)
    if (/linkedin\.com\/|github\.com\/[^/]+\/?$|gitlab\.com\/[^/]+\/?$/i.test(link.url))
      addresses.push({ url: link.url, line: null })
  const bySeriousness = addresses.toSorted(
    (a, b) => Number(social.test(a.url)) - Number(social.test(b.url)),
  )
  for (const { url, line } of bySeriousness) {
    const clean = url.replace(/[),.;]+$/, '')
    const kind = /linkedin\.|lnkd\.in/i.test(clean)
      ? 'linkedin'
      : /(?:github|gitlab|bitbucket|codeberg)\./i.test(clean) && !/github\.io/i.test(clean)
        ? 'github'
        : 'website'
    if (media[kind] === '') {
      media[kind] = clean
      if (line !== null) used.add(line)
    }
  }
  return media
}

const social =
  /(?:facebook|fb|twitter|x|instagram|google|youtube|tiktok|stackoverflow|quora|xing|medium)\.(?:com|co)\b/i
