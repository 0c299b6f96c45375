/**
 * What one line asks for beside skills: years, a degree, languages, certificates. Places are given
 * in the line; the caller moves them into the job's text.
 */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { once } from '#domain/language/remembered.ts'
import { findSkills } from '#domain/skills/find.ts'
import { languageCodes } from '#domain/skills/language-codes.ts'
import { lexicon } from '#domain/skills/lexicon.ts'
import { kindsBefore } from './employer-words.ts'
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
  /(?<![\p{L}\p{N}.,$€£])(\d{1,2}|[a-z]{2,7})(?:[.,]\d)?\s*(?:\+|\(\d{1,2}\)|(?:-|–|to|bis|a|à|tot|ou|or|oder|y|o)\s*(\d{1,2})\s*\+?)?\s*(?:\+\s*)?-?(?:or more |plus |volle |full |vollen )?(?:years?|yrs?\.?|jahren?|jahre|ans?|annees|anos?|jaar|jaren|(months?|mths?|monaten?|monate?|mois|meses|maanden?))(?![\p{L}\p{N}])(?:['’]s?)?/gu

/** Looked for first: a line without a unit, or without a number, names no years. */
const unitCue =
  /year|yrs?(?!\p{L})|jahr|jaa?r|annees|(?:anos?|ans?)(?![\p{L}\p{N}])|month|mth|monat|mois|meses|maand/u
const amountCue = new RegExp(
  String.raw`\d|(?<!\p{L})(?:${Object.keys(numberWords).join('|')})`,
  'u',
)

/** One line is looked through for several things, one after the other. */
let folded: { line: string; text: string } = { line: '', text: '' }

function foldLine(line: string): string {
  if (folded.line !== line) folded = { line, text: foldKeepingPlaces(line) }
  return folded.text
}

/** Months are spoken of for much else: contracts, trials, courses. */
const ofPractice =
  /^(?!.*\b(?:contract|contrat|contrato|probation\w*|probezeit|befrist\w*|cdd|essai|prueba|proeftijd|temporary|interim)\b).*(?:experien|erfahrung|praxis|ervaring|experiencia|vivencia|at least|minimum|mindestens|mind\.|au moins|al menos|minimo|pelo menos|minimaal|minstens|similar|keeping|working|prior|previous)/u

/** Children's ages, and how long the employer has been there. */
const ofOthers =
  /\b(?:kinder|kindern|children|kids|criancas|ninos|enfants|kinderen|aged|ages|alter von|seit|depuis|desde hace|llevamos|sinds|bestaat)\b[^.;]{0,14}$/u

/** Years of experience that a line names (months as parts of one); an age or a company's history is none. */
export function yearsIn(line: string): (Span & { years: number })[] {
  const text = foldLine(line)
  const found: (Span & { years: number })[] = []
  if (!(unitCue.test(text) && amountCue.test(text))) return found
  for (const match of matchesOf(years, text)) {
    const said = match[1] ?? ''
    const amount = /^\d/.test(said) ? Number(said) : (numberWords[said] ?? 0)
    const isMonths = match[3] !== undefined
    if (amount < 1 || amount > 40 || (isMonths && !ofPractice.test(text))) continue
    const start = match.index
    const end = start + match[0].length
    const after = text.slice(end, end + 12)
    if (/^\s*(?:old|alt|of age|d'age|de edad|de idade|oud)(?![\p{L}])/u.test(after)) continue
    if (ofOthers.test(text.slice(Math.max(0, start - 30), start))) continue
    found.push({ years: isMonths ? Math.round((amount / 12) * 100) / 100 : amount, start, end })
  }
  return found
}

const degrees: readonly (readonly [1 | 2 | 3 | 4, RegExp])[] = [
  [4, /(?<![\p{L}])(?:ph\.? ?d\.?|doctorate|doctoral|doctor of|dphil|(?:abgeschlossene|laufende|mit) promotion|promotion(?= (?:im bereich|in der|zum dr|erwunscht|von vorteil))|promoviert\w*|doktorgrad|doktortitel|doctorat|these de doctorat|doctorado|doutorado|doutoramento|gepromoveerd|doctoraat|dr\.)(?![\p{L}])/gu],
  [3, /(?<![\p{L}])(?:master['’]?s?(?: degree)?|m\.? ?sc\.?|m\.eng|mba|ms degree|bs\/ms|msc|masterabschluss|masterstudium|diplom|magister|bac ?\+ ?5|ecole d'ingenieurs?|diplome d'ingenieur|ingenieur diplome|maestria|mestrado|pos-graduacao|licenciatura superior|universitair|wo-niveau|wo-opleiding|wo-diploma|doctoraal|(?:erstes |zweites |beide |1\. |2\. )?(?:juristisches? )?staatsexam(?:en|ina)|postgraduate|posgrado|postgrado|pos graduacao|mestre|diplome d'etat d'architecte|dscg|grande ecole)(?![\p{L}])/gu],
  [2, /(?<![\p{L}])(?:bachelor['’]?s?(?: degree)?|b\.? ?sc\.?|b\.?a\.? degree|b\.eng|bs\/ba|bs degree|bs in|ba in|bsc|undergraduate degree|university degree|college degree|degree in|4-year degree|four-year degree|degree|hochschulabschluss|hochschulstudium|studium|fachhochschulstudium|studienabschluss|universitatsabschluss|abgeschlossenes studium|bac ?\+ ?[34]|licence(?= (?:en|pro|professionnelle|universitaire)(?![a-z]))|diplome universitaire|grado en|grado universitario|titulacion universitaria|licenciatura|licenciado|licenciada|carrera universitaria|titulo universitario|graduacao|ensino superior|tecnologo|formacao superior|curso superior|bacharelado|superior completo|hbo|hbo-niveau|hbo-opleiding|hbo-diploma|afgeronde hbo|law degree|llb|pgce|dcg|diplomatura|contador publico|ingenieria|licenciatura em|graduado en (?!eso|educacion secundaria)|graduada en|bachelor of|curso superior de|pedagogia completa|pedagogia)(?![\p{L}])/gu],
  [1, /(?<![\p{L}])(?:high school(?: diploma)?|ged|apprenticeship|vocational (?:training|qualification)|associate['’]?s? degree|diploma|ausbildung|berufsausbildung|abitur|mittlere reife|fachabitur|lehre|abgeschlossene ausbildung|bac ?\+ ?2|bac pro|baccalaureat|cap|bep|bts|dut|formacion profesional|fp|ciclo formativo|bachillerato|grado medio|grado superior|ensino medio|ensino secundario|12\.?o ano|curso tecnico|formacao profissional|mbo[ -]?\d(?: diploma)?|mbo|mbo-niveau|mbo-opleiding|vmbo|vmbo-diploma|mbo-diploma|havo|gcses?|a-levels?|nvq(?: level)? ?\d?|svq(?: level)? ?\d?|btec|hnc|hnd|leaving cert(?:ificate)?|nz certificate|certificate (?:iii|iv)|technicians ireland diploma|ged|lehrabschluss|gesellenbrief|meister(?:brief|titel|prufung)?|(?:haupt|real)schulabschluss|schulabschluss|verwaltungslehrgang|examen (?:als|in)|staatlich (?:anerkannt|gepruft)[a-z*:/]*|(?:kaufmannische |handwerkliche |technische )?lehre|bp|brevet professionnel|bac professionnel|cess|titre professionnel|diplome d'etat|niveau bac|eso|graduado en eso|graduado escolar|graduado en educacion secundaria|educacion secundaria|secundaria|preparatoria|bachiller|tecnico superior|tecnico en|tecnicatura|ensino fundamental|9\.? ?[o.º]* ?ano|tecnico em|curso profissional|escolaridade obrigatoria|vapro(?: [a-z])?|getuigschrift|7de jaar|syntra[a-z-]*)(?![\p{L}])/gu],
] // prettier-ignore

/** Any of them, tried first: most lines name none. Letters of ASCII tell enough, and soon. */
const anyDegree = new RegExp(
  degrees.map(([, { source }]) => source.replaceAll('[\\p{L}]', '[a-z]')).join('|'),
)

/** Degrees a line names, with their level: 1 vocational, 2 bachelor, 3 master, 4 doctorate. */
export function degreesIn(line: string): (Span & { level: 1 | 2 | 3 | 4 })[] {
  const text = foldLine(line)
  const found: (Span & { level: 1 | 2 | 3 | 4 })[] = []
  if (!anyDegree.test(text)) return found
  for (const [level, pattern] of degrees) {
    for (const match of matchesOf(pattern, text)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      if (found.some((other) => start < other.end && other.start < end)) continue
      if (/scrum|web|post|head|brew|task/.test(text.slice(Math.max(0, start - 6), start))) continue
      found.push({ level, start, end })
    }
  }
  return found
    .toSorted((a, b) => a.start - b.start)
    .map((one, i, all) => {
      const next = all[i + 1]?.start ?? line.length
      const named = line.slice(one.start, Math.min(endOfDegree(line, one.end), next))
      const bare = named.replace(
        /(?:[\s,/]+(?:or|oder|ou|o|of|and|und|et|y|e|en|bzw\.?))?[\s,/]+$/iu,
        '',
      )
      return { ...one, end: Math.max(one.end, one.start + bare.length) }
    })
    .filter(({ start, end }) => !namesEmployer(line.slice(start, end)))
}

/** "MBO Utrecht en Anne Frank Stichting": names that end with a kind of employer are no subject. */
function namesEmployer(named: string): boolean {
  const names = named.split(/\s+/).filter((word, i) => i > 0 && /^\p{Lu}/u.test(word))
  return names.length > 2 && kinds().has(foldKeepingPlaces(names.at(-1) ?? ''))
}

const kinds = once(() => new Set(kindsBefore))

/** With what it is in: "Degree in Accounting or Finance", "BTS électrotechnique", "Ausbildung als Koch". */
function endOfDegree(line: string, end: number): number {
  const subject = /(?:in|en|em|of|als)$/iu.test(line.slice(0, end)) ? bareSubject : ledSubject
  subject.lastIndex = end
  return end + (subject.exec(line)?.[0].length ?? 0)
}

const more = String.raw`(?:\s+(?:(?:de|der|und|and|or|oder|en|y|e|et|in|do|da|del|des|of|ou|o)\s+|&\s+)?\p{Lu}[\p{L}*:&/+-]*){0,4}`
const bareSubject = new RegExp(String.raw`\s+[\p{L}*:&/+-]+${more}`, 'uy')
const ledSubject = new RegExp(
  String.raw`\s+(?:(?:in|en|em|als|zum|zur|zur/zum|zum/zur|im|of|richting|de|du|des)\s+(?:(?:der|la|le|het|de)\s+)?[\p{L}*:&/+-]+|\p{Lu}[\p{L}*:&/+-]+)${more}`,
  'uy',
)

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
