/**
 * Step 8: the head of a resume and its contact section → name, e-mail, phone, places, links.
 * Links come from the file's link areas first, then from printed addresses.
 */
import type { ContactInfo, Media } from '#domain/resume/resume.ts'
import { fold } from '#domain/language/fold.ts'
import { phrases } from '#domain/language/phrases/phrases.ts'
import { placesApart } from '#domain/resume/places.ts'
import { address, email, labelled } from './contact-marks.ts'
import { isFormLabel } from './field-labels.ts'
import { sectionOfHeading } from './heading-words.ts'
import type { LinkArea } from './items.ts'
import { isCountry, placeScore, roleScore } from './lexicon.ts'
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
        (line !== name || isDetails(line)) &&
        !isPersonal(line) &&
        !email.test(text) &&
        !/^\+?[\d\s()./-]+$/.test(text),
    )
    .map(({ text, line }) => ({
      text: text.replace(/^[,\s]+|[,\s]+$/g, ''),
      line,
      score: placeWeight(text, line),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const best = townAbove(scored[0], scored)
  return best === undefined ? [] : (placesBeside(best) ?? [{ ...best, text: tidyPlace(best.text) }])
}

type Scored = { text: string; line: Line; score: number }

/** "5020 Salzburg" above "Österreich", each on a line of its own: the town says more. */
function townAbove(best: Scored | undefined, scored: readonly Scored[]): Scored | undefined {
  if (best === undefined || !isCountry(best.text)) return best
  const isDirectlyAbove = ({ line }: Scored): boolean =>
    line.page === best.line.page &&
    Math.abs(best.line.y - line.y - best.line.gapAbove * best.line.size) < 1
  return scored.find((one) => one !== best && isDirectlyAbove(one) && !isCountry(one.text)) ?? best
}

/**
 * The town at the end of an address: "Department of Biology, Dundee, United Kingdom", "Calle Mayor
 * 14, Soria".
 */
function townAtEnd(part: string): string[] {
  const cells = part.split(/,\s*/)
  const [street = ''] = cells
  const country = cells.slice(-2).join(', ')
  const last = cells.at(-1) ?? ''
  if (cells.length > 1 && /^\d{4,5}(?:-\d{3})?\s\p{Lu}/u.test(last)) return [last]
  if (cells.length > 2 && placeScore(part) === 0 && placeScore(country) === 3) return [country]
  const isAddress = cells.length > 1 && /\p{L}\s\d{1,4}\p{L}?$/u.test(street)
  return isAddress && placeScore(last) === 1 ? [last] : []
}

/** "Uberlândia/MG", the town and its state. */
const townAndState = /^\p{Lu}\p{Ll}+(?: \p{L}+){0,3}\/[A-Z]{2}$/u

/** "Lisboa / Porto": whoever names one place among several names the others. */
function placesBeside({ text, line }: { text: string; line: Line }) {
  const run = line.text.split(/\t|\s[|·•]\s/).find((part) => part.includes(text))
  const places = run?.split(placesApart).map((part) => part.trim()) ?? []
  const isList = places.length > 1 && places.every((place) => /^\p{L}[^@\d]{1,59}$/u.test(place))
  return isList && places.includes(text) ? places.map((place) => ({ text: place, line })) : null
}

/** The line has contact details, whatever else stands in it. */
const isDetails = (line: Line): boolean =>
  email.test(line.text) ||
  /\d{3}.*\d{3}/.test(line.text) ||
  /linkedin|github|\.com\b/i.test(line.text)

/** "34 ans, permis B", "33 anos, casada": what people say of themselves beside their town. */
const aboutPerson =
  /\b\d\d\s(?:ans|años|anos|jahre|jaar|years)\b|\b(?:permis|rijbewijs|führerschein|carnet de conducir|carta de condução|geboren|geb\.|né|née|born|nacid[oa]|nascid[oa])/iu

/** A doubtful place counts only on a line with other contact details. */
function placeWeight(text: string, line: Line): number {
  if (townAndState.test(text)) return 3
  const score = placeScore(
    text.replace(/(?<=^[^,]+, \p{Lu}\S+) (?:and|und|et|en) (?=\p{Lu})/iu, ' '),
  )
  if (score === 0 || (roleScore(text) > 0 && score < 3)) return 0
  if (score >= 2) return score + 1
  if (isDetails(line) || aboutPerson.test(line.text)) return 2
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
