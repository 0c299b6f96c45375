/**
 * What one line asks for beside skills: years, a degree, languages, certificates. Places are given
 * in the line; the caller moves them into the job's text.
 */
import { foldKeepingPlaces } from '../language/fold.ts'
import { findSkills } from '../skills/find.ts'
import { namedCertificatesIn } from './certificates.ts'
import { languageCodes } from '../skills/language-codes.ts'
import { lexicon } from '../skills/lexicon.ts'
import type { Span } from './reading.ts'

const numberWords: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  ein: 1, einem: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10,
  un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10,
  um: 1, dois: 2, duas: 2, quatro: 4, sete: 7, oito: 8, dez: 10,
  een: 1, twee: 2, drie: 3, vijf: 5, zes: 6, zeven: 7, tien: 10,
} // prettier-ignore

const years =
  /(?<![\p{L}\p{N}.,$€£])(\d{1,2}|[a-z]{2,7})(?:[.,]\d)?\s*(?:\+|\(\d{1,2}\)|(?:-|–|to|bis|a|à|tot|ou|or|oder|y|o)\s*(\d{1,2})\s*\+?)?\s*(?:\+\s*)?-?(?:or more |plus |volle |full |vollen )?(?:years?|yrs?\.?|jahren?|jahre|ans?|annees|anos?|jaar|jaren)(?![\p{L}\p{N}])(?:['’]s?)?/gu

/** One line is looked through for several things, one after the other. */
let folded: { line: string; text: string } = { line: '', text: '' }

function foldLine(line: string): string {
  if (folded.line !== line) folded = { line, text: foldKeepingPlaces(line) }
  return folded.text
}

/** Years of experience that a line names; an age or a company's history is none. */
export function yearsIn(line: string): (Span & { years: number })[] {
  const text = foldLine(line)
  const found: (Span & { years: number })[] = []
  for (const match of text.matchAll(years)) {
    const said = match[1] ?? ''
    const amount = /^\d/.test(said) ? Number(said) : (numberWords[said] ?? 0)
    if (amount < 1 || amount > 40) continue
    const start = match.index
    const end = start + match[0].length
    const after = text.slice(end, end + 12)
    if (/^\s*(?:old|alt|of age|d'age|de edad|de idade|oud)(?![\p{L}])/u.test(after)) continue
    found.push({ years: amount, start, end })
  }
  return experience.test(folded) ? [...found, ...monthsIn(folded)] : found
}

/** "6 months' experience": a contract or a trial period has months too, so the line must say so. */
function monthsIn(folded: string): (Span & { years: number })[] {
  return [...folded.matchAll(months)].flatMap((match) => {
    const said = match[1] ?? ''
    const amount = /^\d/.test(said) ? Number(said) : (numberWords[said] ?? 0)
    if (amount < 1 || amount > 36) return []
    return [{ years: amount / 12, start: match.index, end: match.index + match[0].length }]
  })
}

const months =
  /(?<![\p{L}\p{N}.,$€£])(\d{1,2}|[a-z]{2,7})\s?\+?\s?-?(?:months?|monaten?|mois|meses|maand(?:en)?)(?![\p{L}\p{N}])(?:['’]s?)?/gu

const experience =
  /(?<!\p{L})(?:experienced?|berufserfahrung|erfahrung(?:en)?|berufspraxis|experience|experiencia|werkervaring|ervaring)(?!\p{L})/u

const degrees: readonly (readonly [1 | 2 | 3 | 4, RegExp])[] = [
  [4, /(?<![\p{L}])(?:ph\.? ?d\.?|doctorate|doctoral|doctor of|dphil|promotion|promoviert\w*|doktorgrad|doktortitel|doctorat|these de doctorat|doctorado|doutorado|doutoramento|gepromoveerd|doctoraat|dr\.)(?![\p{L}])/gu],
  [3, /(?<![\p{L}])(?:master['’]?s?(?: degree)?|m\.? ?sc\.?|m\.eng|mba|ms degree|bs\/ms|msc|masterabschluss|masterstudium|diplom|magister|bac ?\+ ?5|ecole d'ingenieurs?|diplome d'ingenieur|ingenieur diplome|maestria|mestrado|pos-graduacao|licenciatura superior|universitair|wo-niveau|wo-opleiding|doctoraal|staatsexamen|postgraduate)(?![\p{L}])/gu],
  [2, /(?<![\p{L}])(?:bachelor['’]?s?(?: degree)?|b\.? ?sc\.?|b\.?a\.? degree|b\.eng|bs\/ba|bs degree|bs in|ba in|bsc|undergraduate degree|university degree|college degree|degree in|4-year degree|four-year degree|degree|hochschulabschluss|hochschulstudium|studium|fachhochschulstudium|studienabschluss|universitatsabschluss|abgeschlossenes studium|bac ?\+ ?[34]|licence|diplome universitaire|grado en|grado universitario|titulacion universitaria|licenciatura|licenciado|licenciada|carrera universitaria|titulo universitario|graduacao|ensino superior|formacao superior|curso superior|bacharelado|superior completo|hbo|hbo-niveau|hbo-opleiding|afgeronde hbo)(?![\p{L}])/gu],
  [1, /(?<![\p{L}])(?:high school(?: diploma)?|ged|apprenticeship|vocational (?:training|qualification)|associate['’]?s? degree|diploma|ausbildung|berufsausbildung|abitur|mittlere reife|fachabitur|lehre|abgeschlossene ausbildung|bac ?\+ ?2|bac pro|baccalaureat|cap|bep|bts|dut|formacion profesional|fp|ciclo formativo|bachillerato|grado medio|grado superior|ensino medio|ensino secundario|12\.?o ano|curso tecnico|formacao profissional|mbo|mbo-niveau|mbo-opleiding|vmbo|havo|gcses?|a-levels?|nvq)(?![\p{L}])/gu],
] // prettier-ignore

/** Degrees a line names, with their level: 1 vocational, 2 bachelor, 3 master, 4 doctorate. */
export function degreesIn(line: string): (Span & { level: 1 | 2 | 3 | 4 })[] {
  const text = foldLine(line)
  const found: (Span & { level: 1 | 2 | 3 | 4 })[] = []
  for (const [level, pattern] of degrees) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      if (found.some((other) => start < other.end && other.start < end)) continue
      if (/scrum|web|post|head|brew|task/.test(text.slice(Math.max(0, start - 6), start))) continue
      found.push({ level, start, end })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

const nativeWords =
  /native|mother tongue|muttersprach|langue maternelle|lengua materna|nativo|nativa|lingua materna|moedertaal|bilingu|zweisprachig/

/** Languages that a line names as spoken, each with the level the line gives. */
export function languagesIn(line: string): (Span & { language: string; level: string | null })[] {
  const level =
    /(?<![\p{L}\p{N}])([ABC][12])(?![\p{L}\p{N}])/u.exec(line)?.[1] ??
    (nativeWords.test(foldLine(line)) ? 'native' : null)
  return findSkills(line)
    .filter((found) => lexicon().get(found.skill)?.trade === 'language')
    .map(({ skill, start, end }) => ({
      language: languageCodes[skill] ?? skill,
      level,
      start,
      end,
    }))
}

/** Whether a stretch of a line names a spoken language, which is asked for by itself. */
export const speaks = (line: string, { start, end }: Span): boolean =>
  languagesIn(line).some((language) => language.start < end && start < language.end)

const certificateWords =
  /(?<![\p{L}])(?:(?:[\p{Lu}][\p{L}\p{N}+./&-]*\s+){0,5}(?:certifications?|certificates?|certified|licen[cs]es?|licensure|zertifikate?|zertifizierung(?:en)?|approbation|führerschein(?:\s+(?:der\s+)?klasse\s+\p{Lu}\p{L}{0,2})?|permis(?:\s+\p{Lu}\p{L}?)?|habilitation(?:\s+électrique)?|carné\s+de\s+conducir|carnet\s+de\s+conducir|carta\s+de\s+condução|carteira\s+de\s+motorista|CNH(?:\s+\p{Lu})?|rijbewijs(?:\s+\p{Lu}{1,2})?|certificaat|certificaten|certificado|certificación|certificação|driver['’]?s?\s+licen[cs]e|driving\s+licen[cs]e)|(?:CPA|CFA|ACCA|PMP|CISSP|CISM|CISA|RN|BLS|ACLS|CPR|CDL|OSHA(?:\s*\d\d)?|HGV|VCA|BIG-registratie|CCNA|CCNP|PRINCE2|ITIL|SHRM-CP|PHR|CSCS|SIA|CACES(?:\s*\d)?|SST|BAFA|HACCP))(?:\s+(?:in|of|for|en|de|als|für)\s+[\p{L}\p{N}&/-]+(?:\s+[\p{Lu}][\p{L}\p{N}&/-]*){0,4})?(?![\p{L}])/giu

/** Certificates and licences that a line names. */
export function certificationsIn(line: string): Span[] {
  if (line.length > 600) return []
  const worded = [...line.matchAll(certificateWords)].map((match) => ({
    start: match.index + (match[0].length - match[0].trimStart().length),
    end: match.index + match[0].trimEnd().length,
  }))
  const taken: Span[] = degreesIn(line)
  const isFree = ({ start, end }: Span) =>
    !taken.some((other) => start < other.end && other.start < end)
  const found = [...worded]
  for (const span of namedCertificatesIn(line)) {
    if (!isFree(span) || found.some((other) => span.start < other.end && other.start < span.end))
      continue
    found.push(span)
  }
  return found.toSorted((a, b) => a.start - b.start)
}
