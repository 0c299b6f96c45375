/** Certificates, licences, registrations, checks and permits that a line names. */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import {
  certificationHints,
  certificationKinds,
  certificationNames,
  registerNames,
} from './certificates.ts'
import { findAll } from '../skills/find.ts'
import type { Span } from './reading.ts'

/** A word of a kind that a name stands before: "ECS Gold Card", "AHPRA registration". */
const named =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}+./&-]*\s+){1,5}(?:[Cc]ertifications?|[Cc]ertificates?|[Cc]ertified|[Ll]icen[cs]es?|[Ll]icensure|[Cc]ards?|[Tt]ickets?|[Rr]egistration|[Rr]egistered|[Aa]ccreditation|[Cc]hecks?|[Pp]ermit|PIN|[Cc]learance)(?![\p{L}])/gu
/** The same words alone, and what they are for. */
const plain =
  /(?<!\p{L})(?:certifications?|certificates?|certified|licen[cs]es?|licensure|zertifikate?|zertifizierung(?:en)?|certificado|certificación|certificação|certificat|certifications?)(?:\s+(?:in|of|for|en|de|als|für|em|as)\s+[\p{L}\p{N}&/-]+(?:\s+\p{Lu}[\p{L}\p{N}&/-]*){0,4})?(?!\p{L})/giu

const names = new RegExp(
  String.raw`(?<![\p{L}\p{N}&-])(?:${certificationNames})(?![\p{L}\p{N}])`,
  'gu',
)
const kinds = new RegExp(String.raw`(?<![\p{L}-])(?:${certificationKinds})(?!\p{L})`, 'giu')
const inRegister = new RegExp(registerNames, 'gu')
const hints = new RegExp(certificationHints)

/** "Certificaat van": what it is of may be no name. */
const openEnd = /\s(?:in|of|for|en|de[lrs]?|d[ao]s?|als|für|em|as|van|voor|pour|para)$/u

/** A licence of what is sold or shared is none of a person, and a book of posts or of customers is no licence. */
const ofThings =
  /software|open.source|creative commons|site|birth|gift|business card|payment|credit card|carteira de (?:trabalho|clientes)/iu
const longestLine = 600

export function certificationsIn(line: string): Span[] {
  if (line.length > longestLine) return []
  const found: Span[] = []
  const patterns = hints.test(foldKeepingPlaces(line))
    ? [names, named, kinds, plain, inRegister]
    : [names]
  for (const pattern of patterns) {
    for (const match of line.matchAll(pattern)) {
      const around = line.slice(Math.max(0, match.index - 16), match.index + match[0].length)
      if (ofThings.test(around) || (pattern === inRegister && namesProgram(match[0]))) continue
      found.push({
        start: match.index,
        end: match.index + match[0].trimEnd().replace(openEnd, '').length,
      })
    }
  }
  return joined(found.toSorted((a, b) => a.start - b.start || b.end - a.end))
}

/** Whether it says that somebody is in a register, by its short name. */
export const saysRegister = (text: string): boolean =>
  [...text.matchAll(inRegister)].some(([said]) => !namesProgram(said))

/** "Registro de pedidos en SAP": a short name that is known is of a program, and no register. */
const namesProgram = (said: string): boolean =>
  findAll(said).some(({ start, end }) => /^\p{Lu}+$/u.test(said.slice(start, end)))

/** What overlaps is one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end)
    else all.push({ ...span })
  }
  return all
}
