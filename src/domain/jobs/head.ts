/**
 * The title of a job and who offers it. Both are named only where the text names them: a labelled
 * line ("Position: …", "Company: …"), a front-matter field, or a first line that reads as a title.
 */
import { fold } from '../language/fold.ts'
import type { Finding, Span } from './reading.ts'
import type { JobLine } from './sections.ts'

const titleLabel =
  /^[\s#*_"-]*(?:job ?title|title|position(?: title)?|role|job|vacancy|stelle|stellenbezeichnung|stellentitel|berufsbezeichnung|poste|intitule(?: du poste)?|titre(?: du poste)?|puesto|cargo|vacante|titulo|vaga|funcao|functie|functietitel|vacature)[*_\s]*:[*_\s"']*(?=\S)/
const companyLabel =
  /^[\s#*_"-]*(?:company(?: name)?|employer|organi[sz]ation|hiring organization|unternehmen|firma|arbeitgeber|entreprise|employeur|societe|empresa|empleador|empregador|bedrijf|werkgever|organisatie)[*_\s]*:[*_\s"']*(?=\S)/
const titleHeading =
  /^[\s#*_]*(?:job title|title|position|position title|stellenbezeichnung|intitule du poste|puesto|cargo|functie|vaga)[\s*_:]*$/
const notTitle =
  /[.!?]$|:$|^(?:https?:|www\.|about |about$|over |a propos|uber |sobre |qui est|we are|we're|wir sind|nous |somos|wij zijn|location|standort)/

export function findTitle(text: string, lines: readonly JobLine[]): Finding | null {
  for (const [i, line] of lines.slice(0, 60).entries()) {
    const folded = fold(line.text)
    const label = titleLabel.exec(folded)
    if (label !== null) return tailOf(text, line, line.text.indexOf(':') + 1)
    const next = lines[i + 1]
    if (titleHeading.test(folded) && next !== undefined && next.text.length <= 120) {
      return tailOf(text, next, 0)
    }
  }
  return gendered(text, lines) ?? titleLine(text, lines) ?? sought(text, lines)
}

/** "Comptable (H/F)", "Verpleegkundige (m/v/x)": the mark that only titles bear. */
const genderMark =
  /\s?[([](?:[mwfdhvxi]|gn|div|all genders)(?:\s?[/|,*]\s?(?:[mwfdhvxi]|gn|div|in))+[)\]]|\s(?:[HF]\/[FH]|[MV]\/[VM](?:\/X)?|[mwfd]\/[mwfd]\/[dx])(?![\p{L}/])/iu

function gendered(text: string, lines: readonly JobLine[]): Finding | null {
  if (lines.length === 1) return null
  for (const line of lines.slice(0, 12)) {
    const mark = genderMark.exec(line.text)
    if (mark === null || mark.index < 3) continue
    const lead = offerLead.exec(line.text)?.[0].length ?? 0
    const name = line.text.slice(lead, mark.index)
    if (name.split(/\s+/).length > 9 || /[.!?;]\s/.test(name) || seekingVerb.test(name)) continue
    return at(text, line.start + lead, mark.index + mark[0].length - lead)
  }
  return null
}

const seekingVerb =
  /(?<!\p{L})(?:recherch\p{L}+|cherch\p{L}+|recrut\p{L}+|such\p{L}{1,3}|zoek\p{L}{0,3}|zoek|busca\p{L}*|procura\p{L}*)(?!\p{L})/iu

/** What an ad's first line may say before the title. */
const offerLead =
  /^(?:(?:offre d['’]emploi|recrutement|vacature|oferta de (?:empleo|emprego|trabajo)|vaga(?: de)?|stellenangebot|job offer)\s*[:–—-]?|(?:nous recrutons|on recrute|wij zoeken|gezocht|se busca|wir suchen|gesucht|we are hiring|now hiring)\s*[:–—-])\s+(?=\p{L})/iu

function titleLine(text: string, lines: readonly JobLine[]): Finding | null {
  const [first] = lines
  if (first === undefined || lines.length === 1) return null
  if (first.text.length > 100 || first.section !== 'other') return null
  const words = first.text.split(/\s+/).length
  if (words > 12 || notTitle.test(fold(first.text)) || /^!?\[|^<\p{L}/u.test(first.text))
    return null
  return tailOf(text, first, offerLead.exec(first.text)?.[0].length ?? 0)
}

/** "Wir suchen eine Köchin", "we are looking for a Senior Nurse": who the text says is sought. */
const seeking =
  /(?:[Ll]ooking for|[Ss]eeking|to hire|[Hh]iring|(?:[Ss]uchen|[Ss]ucht)(?:\s[^.;:!?]{0,80}?)?|[Rr]echerch(?:e|ons)|[Cc]herch(?:e|ons)|[Bb]uscamos|[Pp]recisamos|[Pp]rocuramos|[Zz]oeken (?:wij|we)|[Zz]oekt)\s+(?:(?:an?|our next|the|eine?n?(?:[*/:(]\s?n\)?)?|une?(?:[·(./]e\)?)?|unos?|unas?|uma?|een)\s+)[*_"“„]*(?=[\p{Lu}(])([\p{L}(][^.,;:!?\n]{2,90})/u
/** French, Spanish, Portuguese and Dutch write the title small: "nous recherchons un comptable". */
const seekingPlain =
  /(?:[Nn]ous (?:re)?cherchons|[Nn]ous recrutons|[Rr]echerche|[Rr]ecrute|[Bb]uscamos|(?<=\s)busca|[Ss]e busca|[Pp]rocuramos|(?<=\s)procura|[Oo]p zoek naar|[Zz]oek(?:en|t)(?: (?:wij|we))?)\s+(?:(?:dès|pour|per|voor)\s[^.,;:!?\n]{2,60}?[,\s]\s?)?(?:une?(?:[·(./]e\)?)?|son|sa|unos?|unas?|uma?|een|jouw|onze nieuwe)\s+[*_"“„]*([\p{L}][^.,;:!?\n*_]{2,90})/u
const someone =
  /^(?:personnes?|candidate?s?|profil|talents?|collaborateur|collegue|collega|iemand|persona|profesional|pessoa|profissional|somebody|someone|person|people|team|equipe|equipo|equipa)(?!\p{L})/u
const titleEnds =
  /\s+(?:capable|ayant|ter versterking|to|who|with|for|in|at|that|mit|für|im|am|zur|zum|der|die|pour|dans|avec|afin|para|con|com|en|que|qui|met|voor|bij|die)\s|\s*\((?:m|w|f|d|h|x|v)\s*[/|]|\s[–-]\s/iu

function sought(text: string, lines: readonly JobLine[]): Finding | null {
  for (const line of lines.slice(0, 30)) {
    const match = seeking.exec(line.text) ?? seekingPlain.exec(line.text)
    const tail = match?.[1]
    if (match === null || tail === undefined) continue
    const name = tail
      .slice(0, titleEnds.exec(`${tail} `)?.index ?? tail.length)
      .replace(/[\s*_"”“]+$/u, '')
    const words = name.split(/\s+/).length
    if (words > 8 || name.length < 3 || someone.test(fold(name))) continue
    return at(text, line.start + match.index + match[0].length - tail.length, name.length)
  }
  return null
}

const suffix = String.raw`(?:GmbH(?:\s*&\s*Co\.?\s*KG)?|AG|SE|KG|Inc\.?|LLC|Ltd\.?|PLC|S\.?A\.?S?\.?|SARL|S\.?L\.?U?\.?|B\.?V\.?|N\.?V\.?|Lda\.?|Ltda\.?|eG|e\.V\.|Corp\.?)`
const namedWithForm = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[\p{Lu}][\p{L}\p{N}&.'’-]*\s+){1,4}${suffix}(?![\p{L}\p{N}])`,
  'u',
)
const introduced =
  /(?:^|[.!?]\s+)((?:[\p{Lu}][\p{L}\p{N}&'’.-]*)(?:\s+(?:[\p{Lu}][\p{L}\p{N}&'’.-]*|&|of|de)){0,3})\s+(?:is (?:a|an|the|one of|looking|seeking|hiring)|ist (?:ein|eine|der|die|das)|est (?:un|une|le|la)|es una|é uma|is een)(?!\p{L})/u
const notCompany =
  /^(?:le|la|les|l|un|une|el|los|las|el|notre|nos|vous|tu|onze|unser|unsere|nuestra|nossa|dein|mehr|plus|this|it|he|she|there|the|our|who|what|your|if|das|dies|es|die|der|ce|cette|il|elle|esta|este|o|a|dit|het|deze|wir|we|you|as|in|an|here|experience|ihre|deine|ability)$/

export function findCompany(text: string, lines: readonly JobLine[]): Finding | null {
  for (const line of lines.slice(0, 80)) {
    if (companyLabel.test(fold(line.text))) {
      return tailOf(text, line, line.text.indexOf(':') + 1)
    }
  }
  const named = namedCompany(text, lines)
  if (named !== null) return named
  const candidates = lines.filter(
    (line) => line.section === 'about' || line.isHead || line.section === 'other',
  )
  for (const line of candidates.slice(0, 40)) {
    const match = namedWithForm.exec(line.text)
    if (match !== null) return at(text, line.start + match.index, match[0].length)
    const intro = introduced.exec(line.text)
    const name = intro?.[1]
    if (intro !== null && name !== undefined && !notCompany.test(fold(name.split(' ')[0] ?? ''))) {
      return at(text, line.start + intro.index + intro[0].indexOf(name), name.length)
    }
  }
  return null
}

const properName = String.raw`((?:[\p{Lu}\p{N}][\p{L}\p{N}&'’.-]*)(?:\s+(?:[\p{Lu}][\p{L}\p{N}&'’.-]*|&|de|du|des|van|von|of)){0,3}?)`

/** "À propos du Service numérique", "Over Stuurlui", "NAK zoekt een", "wij zijn Eagerly", a logo. */
const companyPatterns: readonly RegExp[] = [
  /^(?:[Aa]bout|[Üü]ber|[ÀàAa] propos (?:de l['’]|de la|du|des|de)|[Oo]ver|[Ss]obre(?: (?:la|el|a|o))?|[Qq]ui est|[Ww]ho is|[Ww]er ist|[Ww]ie is)\s?((?!us$|uns$|nous$|ons$|the |you|the$|nosotros)\p{Lu}[\p{L}\p{N}&'’. -]{1,50})\s?\??$/u,
  /^!\[\[?((?!logo|image|img)[\p{Lu}\p{N}][^\]()]{1,40})\]/u,
  new RegExp(
    String.raw`(?:^|[.!?]\s+|,\s)(?:(?:Le|La|Les|L['’]|De|Het|El|Die|Das|Der)\s?)?${properName}(?:\s\([\p{Lu}\p{N}]{2,8}\))?\s+(?:is op zoek naar|zoekt|recherche|recrute|cherche|busca|procura|sucht|is hiring|is looking for|is seeking)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Ww]ij zijn|[Ww]e are|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Bb]ienvenue chez|[Rr]ejoignez|[Ww]erken bij|[Jj]oin)\s+${properName}(?=[:,.!]|\s(?:een|un|une|eine?|uma?|an?|the|and|et|en|und)\s|$)`,
    'u',
  ),
  /^(?:Le|La|L['’]|The|De|Het|El|Das|Die|Der|O|A)\s?(\p{Lu}[\p{L}&'’-]*(?:\s[\p{L}&'’-]+){0,5})\s\([\p{Lu}]{2,8}\)\s\p{Ll}/u,
]

function namedCompany(text: string, lines: readonly JobLine[]): Finding | null {
  for (const line of lines.slice(0, 30)) {
    for (const pattern of companyPatterns) {
      const match = pattern.exec(line.text)
      const name = match?.[1]
      if (match === null || name === undefined) continue
      if (notCompany.test(fold(name.split(/[\s'’]/)[0] ?? '')) || aboutThing.test(fold(name))) {
        continue
      }
      return at(
        text,
        line.start + match.index + match[0].indexOf(name),
        name.replace(/(?<=\p{L}{4})[.\s]+$|\s+$/u, '').length,
      )
    }
  }
  return null
}

/** What an ad speaks about that is no company. */
const aboutThing =
  /(?<!\p{L})(?:role|team|job|position|company|opportunity|project|programme?|poste?|equipe|entreprise|mission|functie|vacature|bedrijf|puesto|empresa|vaga|stelle|unternehmen|aufgabe|offre|you|us|ons|nous|uns|nosotros|nos)(?!\p{L})/u

function tailOf(text: string, line: Span & { text: string }, from: number): Finding | null {
  const raw = line.text.slice(from)
  const body = raw.replace(/^[\s*_"'“”„]+/u, '')
  const value = body.replace(/[\s*_"'“”]+$/u, '')
  return value === '' ? null : at(text, line.start + from + raw.length - body.length, value.length)
}

function at(text: string, start: number, length: number): Finding {
  return { start, end: start + length, text: text.slice(start, start + length) }
}
