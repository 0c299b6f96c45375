/**
 * Step 8: the head of a resume and its contact section → name, e-mail, phone, places, links.
 * Links come from the file's link areas first, then from printed addresses.
 */
import type { ContactInfo, Media } from '#domain/resume/resume.ts'
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'
import { address, email, labelled } from './contact-marks.ts'
import { isFormLabel } from './field-labels.ts'
import { sectionOfHeading } from './heading-words.ts'
import type { LinkArea } from './items.ts'
import { placeScore, roleScore } from './lexicon.ts'
import type { Line } from './lines.ts'
import { nameOf } from './name.ts'
import { isPersonal, nationalNumber, phoneOf } from './phone.ts'
import { mediaOf } from './profile-links.ts'

export interface ReadContact {
  contact: ContactInfo
  media: Media
  /** Lines that gave something. */
  used: Set<Line>
}

export function readContact(
  allOfHead: readonly Line[],
  allOfContact: readonly Line[],
  linkLines: readonly Line[],
  links: readonly LinkArea[],
): ReadContact {
  const used = new Set<Line>()
  const head = allOfHead.filter(mayBeContact)
  const contactLines = allOfContact.filter(mayBeContact)
  const all = [...head, ...contactLines, ...linkLines.filter(mayBeContact)]
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
  // A running head repeats the name.
  const isName = (text: string): boolean => named !== null && fold(text) === fold(named.name)
  const places = placesOf(
    parts.filter(({ text }) => !isName(text)),
    named?.line,
  ).filter(({ text }) => sectionOfHeading(text) === null && !isFormLabel(text))
  for (const place of places) used.add(place.line)
  return {
    contact: {
      name: named?.name ?? '',
      headline: titleOf(head, named?.line),
      email: take(mail) || linkedMail,
      phone,
      possible_work_locations: [...new Set(places.map((place) => place.text))].slice(0, 3),
    },
    media: mediaOf(all, links, used),
    used,
  }
}

/** A longer line is a text, and nobody's address. */
const mayBeContact = ({ text }: Line): boolean => text.length <= 1_000

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
    .map((part) => part.replace(/^[\s,;:/()–—\p{So}-]+|[\s,;:/(–—-]+$/gu, ''))
    .map((part) => (part.includes('(') ? part : part.replace(/\)$/, '')))
    .filter((part) => part !== '' && !notPlaces.has(fold(part).replace(/\.$/, '')))
    .flatMap((part) => [part, ...townAtEnd(part)])
}

const notPlaces = new Set(
  'mobile mobil mobiel movil portable handy tel telefon telefoon telefono telefone phone home work linkedin github company personal portfolio blog website web xing twitter orcid researchgate skype email e-mail mail'.split(
    ' ',
  ),
)

const locationLabels = new Set(phrases.flatMap((p) => p.labels.location))

/** What the person calls themselves below the name ("Senior Nurse"). */
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
    // A street alone says no place.
    return (
      label !== null && locationLabels.has(label.label) && !/^[^,]*\s\d+\p{L}?$/u.test(label.rest)
    )
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
  return scored.slice(0, 1).map((best) => ({ ...best, text: tidyPlace(best.text) }))
}

/** The town at the end of an address: "Musterweg 4, 10115 Berlin". */
function townAtEnd(part: string): string[] {
  const cells = part.split(/,\s*/)
  const last = cells.at(-1) ?? ''
  return cells.length > 1 && /^\d{4,5}(?:-\d{3})?\s\p{Lu}/u.test(last) ? [last] : []
}

/** "Uberlândia/MG", the town and its state. */
const townAndState = /^\p{Lu}\p{Ll}+(?: \p{L}+){0,3}\/[A-Z]{2}$/u

/** The line has contact details, whatever else stands in it. */
const isDetails = (line: Line): boolean =>
  email.test(line.text) ||
  /\d{3}.*\d{3}/.test(line.text) ||
  /linkedin|github|\.com\b/i.test(line.text)

/** A doubtful place counts only on a line with other contact details. */
function placeWeight(text: string, line: Line): number {
  if (townAndState.test(text)) return 3
  const score = placeScore(
    text.replace(/(?<=^[^,]+, \p{Lu}\S+) (?:and|und|et|en) (?=\p{Lu})/iu, ' '),
  )
  if (score === 0 || (roleScore(text) > 0 && score < 3)) return 0
  if (score >= 2) return score + 1
  if (isDetails(line)) return 2
  return partsOfLine(line).length === 1 && line.size < 13 && !line.bold ? 1 : 0
}

/** "Musterweg 4, 10115 Berlin" keeps its town. */
function tidyPlace(text: string): string {
  const town = /(?:^|,\s*|\s)((?:[A-Z]-)?\d{4,5}\s+\p{Lu}[\p{L}\s.-]+)$/u.exec(text)
  const clean = text.replace(/\t/g, ', ').trim()
  return town?.[1] !== undefined && clean.includes(',')
    ? town[1].replace(/^(?:[A-Z]-)?\d{4,5}\s+(?:[A-Z]{2}\s+(?=\p{Lu}))?/u, '')
    : clean
}
