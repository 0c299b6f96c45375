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
  lines.forEach((line, i) => {
    for (const run of line.runs) {
      if (run.link !== null && /^https?:/i.test(run.link)) addresses.push({ url: run.link, line })
    }
    const text = line.text.replace(email, ' ')
    for (const match of text.matchAll(address)) {
      const goesOn = /[/-]$/.test(match[0]) && text.trimEnd().endsWith(match[0])
      const url = goesOn ? match[0] + restOfAddress(line, lines[i + 1]) : match[0]
      addresses.push({ url, line })
    }
  })
  for (const link of links)
    if (/linkedin\.com\/|github\.com\/[^/]+\/?$|gitlab\.com\/[^/]+\/?$/i.test(link.url))
      addresses.push({ url: link.url, line: null })
  const bySeriousness = addresses.toSorted(
    (a, b) => Number(social.test(a.url)) - Number(social.test(b.url)),
  )
  for (const { url, line } of bySeriousness) {
    const clean = withoutTracking(url.replace(/(?<![),.;])[),.;]+$/, ''))
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

/** Behind the "?" of a profile's address stands who sent the visitor. */
const withoutTracking = (url: string): string =>
  /linkedin\.|github\./i.test(url) ? (url.split(/[?#]/)[0] ?? url) : url

/** A narrow column breaks "linkedin.com/in/ana-lopez" at its hyphen. */
function restOfAddress(line: Line, below: Line | undefined): string {
  if (below === undefined || below.block !== line.block || Math.abs(below.x - line.x) > 2) return ''
  return /^[\p{L}\p{N}%-]+(?=\s|$)/u.exec(below.text)?.[0] ?? ''
}

const social =
  /(?:facebook|fb|twitter|x|instagram|google|youtube|tiktok|stackoverflow|quora|xing|medium)\.(?:com|co)\b/i
