/**
 * Step 8: the head of a resume and its contact section → name, e-mail, phone, places, links.
 * Links come from the file's link areas first, then from printed addresses.
 */
import type { ContactInfo, Media } from '#domain/resume/resume.ts'
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/all.ts'
import { findPhoneNumbersInText } from 'libphonenumber-js'
import { sectionOfHeading } from './heading-words.ts'
import type { LinkArea } from './items.ts'
import { degreeScore, employerScore, placeScore, roleScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import { textOfRuns } from './lines.ts'

export interface ReadContact {
  contact: ContactInfo
  media: Media
  /** Lines that gave something. */
  used: Set<Line>
  /** What the person calls themselves below the name ("Senior Nurse"). */
  title: string
}

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u

export function readContact(
  head: readonly Line[],
  contactLines: readonly Line[],
  linkLines: readonly Line[],
  links: readonly LinkArea[],
): ReadContact {
  const used = new Set<Line>()
  const all = [...head, ...contactLines, ...linkLines]
  const parts = [...head, ...contactLines].flatMap((line) =>
    partsOfLine(line).map((text) => ({ text, line })),
  )
  const take = (found: { text: string; line: Line } | undefined): string => {
    if (found === undefined) return ''
    used.add(found.line)
    return found.text
  }
  const mail = all
    .map((line) => ({ text: email.exec(line.text)?.[0] ?? '', line }))
    .find(({ text }) => text !== '')
  const linkedMail =
    links
      .find((link) => link.url.startsWith('mailto:'))
      ?.url.slice(7)
      .split('?')[0] ?? ''
  const phone = take(phoneOf(all))
  const named = nameOf(head, contactLines)
  if (named !== null) used.add(named.line)
  const places = placesOf(parts, named?.line)
  for (const place of places) used.add(place.line)
  return {
    contact: {
      name: named?.name ?? '',
      email: take(mail) || linkedMail,
      phone,
      possible_work_locations: [...new Set(places.map((place) => place.text))].slice(0, 3),
    },
    media: mediaOf(all, links, used),
    used,
    title: titleOf(head, named?.line),
  }
}

/**
 * The parts of a contact line: between bars, dots, tabs; labels in front removed. Addresses and
 * numbers are cut out first, since people part them from the town by a comma or a mere space.
 */
function partsOfLine(line: Line): string[] {
  const label = labelled(line.text)
  return (label?.rest ?? line.text)
    .replace(email, ' | ')
    .replace(address, ' | ')
    .replace(nationalNumber, (number) => (number.replace(/\D/g, '').length >= 8 ? ' | ' : number))
    .split(/\t|\s*[|•·●▪⋅◆∙]\s*|\s+[–—]\s+|\s{2,}|\s+,\s+|\s+\/\s+|\s*;\s+/u)
    .map((part) => part.replace(/^[\s,;:/(]+|[\s,;:/(]+$/g, ''))
    .filter((part) => part !== '' && !notPlaces.has(fold(part)))
}

const notPlaces = new Set(
  'mobile mobil mobiel movil portable handy tel telefon telefoon telefono telefone phone home work linkedin github company personal portfolio blog website web xing twitter email e-mail mail'.split(
    ' ',
  ),
)

const locationLabels = new Set(phrases.flatMap((p) => p.labels.location))
const personalLabels = new Set(phrases.flatMap((p) => p.labels.personal))

function labelled(text: string): { label: string; rest: string } | null {
  const match = /^([\p{L}\s./&-]{2,28}?)\s*(?::|\t)\s*(.+)$/u.exec(text)
  return match === null ? null : { label: fold(match[1] ?? ''), rest: match[2] ?? '' }
}

function phoneOf(lines: readonly Line[]): { text: string; line: Line } | undefined {
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ' | ').replace(email, ' ')
    const label = labelled(line.text)
    if (label !== null && personalLabels.has(label.label)) continue
    const international = findPhoneNumbersInText(text).find(({ number }) => number.isPossible())
    if (international !== undefined) {
      const found = text.slice(international.startsAt, international.endsAt)
      return { text: withOpening(text, found, international.startsAt), line }
    }
    // `findPhoneNumbersInText` needs a country for national numbers; a plain shape is enough here.
    for (const [national] of text.matchAll(nationalNumber)) {
      const digits = national.replace(/\D/g, '')
      if (digits.length >= 8 && digits.length <= 15 && !isDateLike(national)) {
        return { text: national.trim().replace(/[.\-/]$/, ''), line }
      }
    }
  }
  return undefined
}

const nationalNumber =
  /(?<![\p{L}\d/.-])\(?\+?\d{1,5}\)?(?:[\s./-]{0,2}\(?\d{1,5}\)?){2,7}(?![\p{L}\d/@])/gu

/** "(+82) 10-…": the bracket before the plus belongs to the number. */
const withOpening = (text: string, found: string, at: number): string =>
  text.charAt(at - 1) === '(' && found.includes(')') ? `(${found}` : found

const isDateLike = (text: string): boolean =>
  /^\s*\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\s*$/.test(text) ||
  /(?:19|20)\d\d\s*[–-]\s*(?:19|20)\d\d/.test(text)

const nameLabels = new Set([
  'name',
  'nom',
  'nombre',
  'nome',
  'naam',
  'vor- und nachname',
  'full name',
  'nombre y apellidos',
  'nome completo',
  'nom et prenom',
  'volledige naam',
  'vollstandiger name',
])

function nameOf(
  head: readonly Line[],
  contactLines: readonly Line[],
): { name: string; line: Line } | null {
  for (const line of [...contactLines, ...head]) {
    const label = labelled(line.text)
    if (label !== null && nameLabels.has(label.label) && isNameLike(label.rest))
      return { name: tidyName(label.rest), line }
  }
  const near = [...head, ...contactLines.slice(0, 3)].filter((line) => line.page === 0)
  const candidates = near
    .flatMap((line, i) =>
      [cutTitle(line), ...line.text.split('\t')]
        .map(tidyName)
        .filter(isNameLike)
        .slice(0, 1)
        .map((text) => ({ line, text, score: nameScore(text, line, i, near) })),
    )
    .toSorted((a, b) => b.score - a.score)
  const best = candidates[0]
  if (best === undefined) return null
  return { name: withSecondLine(best, head), line: best.line }
}

/** "Jane Roe | Nurse", "Jane Roe, RN": the name is what comes first, in the largest type. */
function cutTitle(line: Line): string {
  const [first] = line.runs
  const cut = line.text.split(/\t|\s[|·•–—]\s/)[0] ?? ''
  // Smaller type after the name is a title; small capitals inside a word are not.
  const least = (first?.size ?? 0) * 0.68
  const end = line.runs.findIndex((run, i) => i > 0 && run.before !== 'none' && run.size < least)
  if (end > 0) return textOfRuns(line.runs.slice(0, end)).split('\t')[0] ?? ''
  return cut
}

function tidyName(text: string): string {
  const collapsed = /^(?:\p{Lu}\s){3,}/u.test(`${text} `)
    ? text
        .split(/\s{2,}/)
        .map((part) => part.replace(/\s/g, ''))
        .join(' ')
    : text
  return collapsed
    .replace(/,\s*(?:MD|PhD|RN|MBA|CPA|PE|PMP|MSc|BSc|BSN|LL\.?M\.?)\.?\b.*$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/[,:|]+$/, '')
    .trim()
}

function isNameLike(text: string): boolean {
  const words = text.split(' ')
  if (words.length < 1 || words.length > 6 || text.length < 4 || text.length > 50) return false
  if (/[\d@:/•|_+&!?]/.test(text) || sectionOfHeading(text) !== null) return false
  return words.every(
    (word) =>
      /^[\p{Lu}(“"'’][\p{L}.'’()“”"-]*$/u.test(word) ||
      /^(?:de|da|do|dos|das|del|della|van|von|der|den|di|du|la|le|el|y|e|zu|zur|ter|ten|te|bin|al|op|het|’t|d['’]\p{Lu}\p{L}+)$/u.test(
        word,
      ),
  )
}

function nameScore(text: string, line: Line, index: number, head: readonly Line[]): number {
  const largest = Math.max(...head.map((other) => other.size))
  const words = text.split(' ').length
  let score = (line.size / largest) * 6 - index * 0.25
  if (words >= 2 && words <= 4) score += 1.5
  if (words === 1) score -= 1.5
  score -= 1.6 * roleScore(text) + 1.5 * employerScore(text) + 1.5 * degreeScore(text)
  if (line.bold) score += 0.4
  return score
}

/** An address may stand beside the name on the same line. */
const firstCell = (line: Line): string => line.text.split('\t')[0] ?? ''

/** A given name and a family name set on two lines in one size. */
function withSecondLine(best: { line: Line; text: string }, head: readonly Line[]): string {
  const at = head.indexOf(best.line)
  const [above, below] = [head[at - 1], head[at + 1]]
  const isPart = (line: Line | undefined): boolean =>
    line !== undefined &&
    Math.abs(line.size - best.line.size) < 1.2 &&
    line.size > 15 &&
    isNameLike(firstCell(line)) &&
    firstCell(line).split(' ').length <= 2 &&
    roleScore(firstCell(line)) === 0 &&
    line.block === best.line.block
  if (best.text.split(' ').length > 2) return best.text
  if (below !== undefined && isPart(below)) return `${best.text} ${tidyName(firstCell(below))}`
  if (above !== undefined && isPart(above)) return `${tidyName(firstCell(above))} ${best.text}`
  return best.text
}

function titleOf(head: readonly Line[], name: Line | undefined): string {
  const at = name === undefined ? -1 : head.indexOf(name)
  const next = head[at + 1]
  return at >= 0 && next !== undefined && roleScore(next.text) > 0 && next.text.length < 70
    ? next.text.replaceAll('\t', ' ')
    : ''
}

function placesOf(
  parts: readonly { text: string; line: Line }[],
  name: Line | undefined,
): { text: string; line: Line }[] {
  const labels = parts.filter(({ line }) => {
    const label = labelled(line.text)
    return label !== null && locationLabels.has(label.label)
  })
  const fromLabel = labels[0]
  if (fromLabel !== undefined)
    return [
      {
        text: tidyPlace(labelled(fromLabel.line.text)?.rest ?? fromLabel.text),
        line: fromLabel.line,
      },
    ]
  const scored = parts
    .filter(
      ({ text, line }) =>
        line !== name && !isPersonal(line) && !email.test(text) && !/^\+?[\d\s()./-]+$/.test(text),
    )
    .map(({ text, line }) => ({
      text: text.replace(/^[,\s]+|[,\s]+$/g, ''),
      line,
      score: placeWeight(text, line),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const best = scored[0]
  return best === undefined ? [] : [{ text: tidyPlace(best.text), line: best.line }]
}

const isPersonal = (line: Line): boolean => {
  const label = labelled(line.text)
  return label !== null && personalLabels.has(label.label)
}

/** A doubtful place counts only on a line with other contact details. */
function placeWeight(text: string, line: Line): number {
  const score = placeScore(text)
  if (score === 0 || (roleScore(text) > 0 && score < 3)) return 0
  if (score >= 2) return score + 1
  const isContactLine =
    email.test(line.text) ||
    /\d{3}.*\d{3}/.test(line.text) ||
    /linkedin|github|\.com\b/i.test(line.text)
  const isAlone = partsOfLine(line).length === 1
  return isContactLine ? 2 : isAlone && line.size < 13 && !line.bold ? 1 : 0
}

/** "Musterweg 4, 10115 Berlin" keeps its town. */
function tidyPlace(text: string): string {
  const town = /(?:^|,\s*|\s)((?:[A-Z]-)?\d{4,5}\s+\p{Lu}[\p{L}\s.-]+)$/u.exec(text)
  const clean = text.replace(/\t/g, ', ').trim()
  return town !== null && town[1] !== undefined && clean.includes(',')
    ? town[1].replace(/^(?:[A-Z]-)?\d{4,5}\s+/, '')
    : clean
}

function mediaOf(lines: readonly Line[], links: readonly LinkArea[], used: Set<Line>): Media {
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

const address =
  /(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:com|org|net|io|dev|app|de|es|fr|pt|nl|br|eu|me|ai|co|at|ch|be|uk|us|info|example|design|tech|online|site|blog|xyz|page|edu|pro|cat|in|cc|to)(?:\.[a-z]{2})?(?:\/[^\s|,;)]*)?(?![\p{L}\p{N}@])/giu
