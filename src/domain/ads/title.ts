/**
 * The title of a job. A labelled line says it; otherwise every line at the head of an ad, and every
 * sentence that says who is sought, is a candidate: the mark of gender that only titles bear, a word
 * that names an occupation and the words around it decide. A slogan, a place, a date or the
 * employer's name is no title, and no title is better than a wrong one.
 */
import { fold } from '#domain/language/fold.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import { plainLine } from './plain-line.ts'
import type { PlainLine } from './plain-line.ts'
import type { Finding, Span } from './reading.ts'
import type { JobLine } from './sections.ts'
import { endOfTitle, namesSomebody, soughtIn } from './sought.ts'

const titleLabel =
  /^[^\p{L}]*(?:job ?title|title|position(?: title)?|role|job|vacancy|post|stelle|stellenbezeichnung|stellentitel|berufsbezeichnung|beruf|tatigkeit|poste(?: a pourvoir)?|intitule(?: du poste)?|titre(?: du poste)?|metier|emploi|puesto(?: de trabajo| vacante)?|cargo|vacante|titulo|vaga|funcao|funcion|oferta de empleo|oferta de emprego|functie|functietitel|functienaam|vacature|offre(?: d'emploi)?|oferta)[*_\s]*:[*_\s"']*(?=\S)/u
const titleHeading =
  /^[^\p{L}]*(?:job title|title|position|position title|stellenbezeichnung|intitule du poste|puesto|cargo|functie|vaga)[\s*_:]*$/u
const notTitle =
  /[.?]$|:$|^(?:https?:|www\.|about |about$|over |a propos|uber |sobre |qui (?:est|sommes)|we are|we're|wir |nous |somos|wij |join |hey|hi\b|hallo|moin|hello|hola|ola|oi\b|bonjour|salut|hoi|dear|lieve|beste|liebe|welcome|willkommen|urgent$|dringend$|achtung|on |venez|rejoi|unete|vem |venha|junte|kom |werken|werk |wil je|heb |ben |zit |du |sie |deine?|your |tu |voce|date|datum|ref\b|ref\.|reference|posted|publi|stellenausschreibung|stellenanzeige|stellenangebot|location|standort|lieu|ort|local|lugar|plaats|process?o seletivo|apply|bewirb|bora|envie|do you|are you|bist|hast|te |quer|quieres|buscas|gesucht$|vacature$|vacante$|jobs?$|karriere|career|now hiring|hiring|our |notre |nos |unser|nuestr|noss|onze |my |how |what |why |who |was |wie |warum |wat |waarom |hoe |que |quoi |comment |pourquoi |le poste|la mission|das |como )|(?:^|\s)(?:join us|for you|fur dich|contigo|connosco|conosco|avec nous|met ons|with us)(?:\s|$)/

export function findTitle(
  text: string,
  lines: readonly JobLine[],
  company: Span | null,
): Finding | null {
  for (const [i, line] of lines.slice(0, 60).entries()) {
    const folded = fold(line.text)
    if (titleLabel.test(folded)) {
      const value = labelledValue(text, line)
      if (value !== null) return value
    }
    const next = lines[i + 1]
    if (titleHeading.test(folded) && next !== undefined && next.text.length <= 120) {
      return tailOf(text, next, 0)
    }
  }
  const best = candidates(text, lines, company).toSorted((a, b) => b.weight - a.weight)[0]
  return best === undefined ? null : spoken(text, withoutCompany(text, best.found, company))
}

/** "CHEF DE PARTIE wanted!!!" where the text goes on "for a Chef de Partie": the spoken form. */
function spoken(text: string, title: Finding): Finding {
  if (/\p{Ll}/u.test(title.text) || title.text.length < 5) return title
  const lower = text.toLowerCase()
  const [name = ''] = title.text.split(/\s?[([]/)
  if (lower.length !== text.length) return title
  const start = lower.indexOf(name.toLowerCase(), title.end)
  if (start < 0) return title
  const said = at(text, start, name.length)
  return /\p{Ll}/u.test(said.text) && !/^\p{L}/u.test(text.slice(said.end)) ? said : title
}

/** "Role: Chef | Leeds": what stands behind the colon, to the next field of the same line. */
function labelledValue(text: string, line: JobLine): Finding | null {
  const from = line.text.indexOf(':') + 1
  const bar = line.text.indexOf(' | ', from)
  const value = line.text.slice(0, bar < 0 ? undefined : bar)
  return tailOf(text, { ...line, text: value }, from)
}

interface Candidate {
  found: Finding
  weight: number
}

function candidates(text: string, lines: readonly JobLine[], company: Span | null): Candidate[] {
  const all: Candidate[] = []
  if (lines.length === 1 && lines[0] !== undefined && lines[0].text.length < 60) return all
  const [top] = lines
  const first = top !== undefined && covers(company, top) ? 1 : 0
  let seeks = false
  for (const [i, line] of lines.slice(0, 20).entries()) {
    const plain = plainLine(line.text)
    const place = (from: number, to: number): Finding => {
      const start = plain.placeOf(from)
      return at(text, line.start + start, plain.placeOf(to - 1) + 1 - start)
    }
    const isHead = i < 12
    const late = i > 12 ? 1 : 0.05 * i
    const marked = isHead && lines.length > 1 ? gendered(plain) : null
    if (marked !== null) all.push({ found: place(...marked), weight: 5.2 - late })
    const isTold = line.section === 'other' || line.section === 'about' || i < 8
    const sought = isTold ? soughtIn(plain.text) : null
    if (sought !== null) {
      const { start, end, sure } = sought
      all.push({ found: place(start, end), weight: 2.4 + sure - late })
    }
    if (isHead && marked === null && sought === null && !covers(company, line)) {
      const whole =
        isItem(text, line) && i > 0
          ? null
          : lineTitle(plain, line, i - first, seeks, lines.length > 1)
      if (whole !== null) {
        const [start, end, weight] = whole
        all.push({ found: place(start, end), weight: weight + (seeks ? 1 : 0) - 3 * late })
      }
    }
    if (isHead && covers(company, line)) {
      const [, ...others] = partsOf(plain.text)
      const part = others.find((other) => namesOccupation(other.text))
      if (part !== undefined) all.push({ found: place(part.start, part.end), weight: 4 })
    }
    seeks = endsSeeking.test(plain.text)
  }
  return all
}

/** "… suchen wir in Vollzeit eine", and the title stands on the line below. */
const endsSeeking =
  /(?:\s(?:eine?n?|einen?\/eine?n?|eine\/n|als|a|an|une?|un\(e\)|un\/une|un\/a|una|um|uma|um\(a\)|een|plusieurs|mehrere)|recrut\p{L}*|recherch\p{L}*|such\p{L}*|busca\p{L}*|procura\p{L}*|zoek\p{L}*)\s*[:…]?\s*$/iu

/** Whether a mark of a list stands before the line. */
const isItem = (text: string, { start }: Span): boolean =>
  /^\s*(?:[-•·●▪◦‣+>✓✔➢➤►]|\*(?!\*)|\d+[.)])/u.test(
    text.slice(text.lastIndexOf('\n', start - 1) + 1, start),
  )

/** A head line that is nothing but the employer's name, or begins with it. */
const covers = (company: Span | null, line: JobLine): boolean =>
  company !== null && company.start <= line.start + 4 && company.end > line.start + 4

/** "Comptable (H/F)", "Verpleegkundige (m/v/x)": the mark that only titles bear. */
const genderMark =
  /\s?[([](?:[mwfdhvxi]|gn|div|all genders)(?:\s?[/|,*]\s?(?:[mwfdhvxi-]|gn|div|in))*[)\]]|\s(?:[HFhf]\/[FHfh]|[MVmv]\/[VMvm](?:\/[Xx])?|[mwfd]\/[mwfd]\/[dx])(?![\p{L}/])/iu

function gendered({ text }: PlainLine): [number, number] | null {
  const mark = genderMark.exec(text)
  if (mark === null || mark.index < 3 || /^\s?[([].[)\]]$/u.test(mark[0])) return null
  const lead = leadOf(text)
  const name = text.slice(lead, mark.index)
  const cut = /^.*(?:[!:]\s+|\s[–—|·]\s|\s-\s)(?=\p{L})/u.exec(name)?.[0].length ?? 0
  const from = cut > 0 && (namesOccupation(name.slice(cut)) || !namesOccupation(name)) ? cut : 0
  const own = name.slice(from)
  if (own.trim().length < 3 || own.split(/\s+/).length > 9) return null
  if (/[.!?;]\s/.test(own) || seekingVerb.test(own)) return null
  if (/^\p{Ll}/u.test(own) && !namesOccupation(own)) return null
  // In a sentence that goes on, the mark is no part of the name.
  const end = mark.index + mark[0].length
  return [lead + from, /^\s\p{Ll}/u.test(text.slice(end)) ? mark.index : end]
}

const seekingVerb =
  /(?<!\p{L})(?:recherch\p{L}+|cherch\p{L}+|recrut\p{L}+|such\p{L}{1,3}|zoek\p{L}{0,3}|busca\p{L}*|procura\p{L}*|engag\p{L}+|hiring|looking|join)(?!\p{L})/iu

/** What an ad's first line may say before the title. */
const offerLead =
  /^[^\p{L}\p{N}(]*(?:(?:urgent|dringend|achtung|neu|new|sofort|urgente?)\s*[!:–—-]+\s*)?(?:(?:offre d['’]emploi|recrutement|vacature|oferta de (?:empleo|emprego|trabajo)|vagas?(?: de emprego| aberta)?(?: para| de)?|stellen(?:angebot|anzeige|ausschreibung)|job offer|vacancy|vacante)\s*(?:[:–—!-]|(?=\p{L}))|(?:nous (?:recrutons|recherchons|cherchons|engageons)|on (?:recrute|cherche|engage)|recrute|recherche|wij zoeken|gezocht|gevraagd|se (?:busca|necesita|precisa|solicita)n?|buscamos|necesitamos|wir (?:suchen|brauchen)|gesucht(?: wird)?|(?:precisa|procura|contrata|admite|recruta)-?se|contratamos|precisamos|procuramos|we are (?:hiring|recruiting)|we['’]re hiring|now hiring|hiring|wanted|needed)\s*(?:[:–—!-]+|(?=\p{L})))\s*(?:(?:an?|une?(?:[·(./]e\)?)?|una?(?:\/a)?|uma?|een|eine?n?(?:[*/:(]n\)?)?)\s)?(?=\p{L})/iu

const leadOf = (line: string): number =>
  (offerLead.exec(line) ?? urgent.exec(line) ?? /^[^\p{L}\p{N}(]*/u.exec(line))?.[0].length ?? 0

const urgent = /^[^\p{L}\p{N}(]*(?:urgente?|dringend|achtung|neu|new)\s*[!:–—-]+\s*(?=\p{L})/iu

/** "Koch gesucht", "Doorman wanted for …": what stands before is the title. */
const wanted =
  /^(.{3,70}?)(?:\s\((?:\p{L}[/|]?){2,6}\))?\s+(?:(?:dringend|urgently|ab sofort)\s)?(?:gesucht|wanted|needed|required|gezocht|gevraagd|recherchée?s?|demandée?s?)(?!\p{L})/iu

/** From, to and weight of a title that is a line or a part of one. */
function lineTitle(
  plain: PlainLine,
  line: JobLine,
  i: number,
  seeks: boolean,
  hasMore: boolean,
): [number, number, number] | null {
  const { text } = plain
  if (text.length > 240 || /^!?\[|^<\p{L}/u.test(line.text)) return null
  const lead = leadOf(text)
  const isLed = offerLead.test(text)
  const rest = text.slice(lead)
  const [said = '', call] = wanted.exec(rest) ?? []
  if (call !== undefined && call.split(/\s+/).length <= 7 && namesSomebody(call)) {
    const known = namesOccupation(call)
    // "Python required" asks for Python.
    if (known || /(?:gesucht|wanted|gezocht)$/iu.test(said)) {
      return [lead, lead + call.length, known ? 5 : 3.5]
    }
  }
  if (text.length > 160 || !hasMore) return null
  const bare = rest.replace(
    /[^\p{L}\p{N})*+#]+$/u,
    (end) => /^\s?[.?:]/.exec(end)?.[0].trim() ?? '',
  )
  if (bare.length > 100 || bare.split(/\s+/).length > 12) return null
  if (line.section !== 'other' && !seeks && (i > 7 || line.isHeading)) return null
  const opening = openingOf(rest)
  if (opening !== null && !notTitle.test(fold(opening)) && /[.]$/.test(bare)) {
    return [lead, lead + opening.length, 3.6]
  }
  if (notTitle.test(fold(bare)) || (!isLed && seekingVerb.test(bare))) return null
  const parts = partsOf(bare)
  const named = parts.findIndex((part) => namesOccupation(part.text))
  const somebody = parts.findIndex(({ text: own }) => namesSomebody(own) && !tailNoise.test(own))
  const chosen = named >= 0 ? named : Math.max(somebody, 0)
  const part = parts[chosen]
  if (part === undefined || !/\p{L}{3}/u.test(part.text)) return null
  const next = parts[chosen + 1]
  const isLast = parts.length <= chosen + 2
  const end = next !== undefined && isLast && !tailNoise.test(next.text) ? next.end : part.end
  if (named >= 0) {
    const own = part.text.search(forUs)
    if (own > 2) return [lead + part.start, lead + part.start + own, i === 0 ? 5.1 : 4]
    if (part.text.split(/\s+/).length > 9 || bare.includes(': ')) return null
    return [lead + part.start, lead + end, (isLed ? 5 : 4) + (i === 0 ? 1.1 : 0)]
  }
  if ((i > 0 || line.section !== 'other') && !isLed && !seeks) return null
  if (rest.trimEnd().endsWith('!') || !namesSomebody(part.text) || tailNoise.test(part.text)) {
    return null
  }
  return [lead + part.start, lead + end, 2 + (seeks ? 1 : 0)]
}

/** "Conserje a jornada completa, con incorporación …": an occupation, and then how it is held. */
function openingOf(line: string): string | null {
  const opening = line.slice(0, endOfTitle(line))
  const words = opening.split(/\s+/).length
  return /^\p{Lu}/u.test(opening) &&
    words <= 5 &&
    !/[,.;:!?]/.test(opening) &&
    namesOccupation(opening)
    ? opening
    : null
}

/** "Servicekraft für unser Café": what comes behind the title is the employer's. */
const forUs =
  /\s(?:für|for|pour|para|voor|in|im|zur|at|en|em)\s(?:unser\p{L}*|our|notre|nos|nuestr\p{L}+|noss\p{L}+|onze|ons)(?!\p{L})/iu

/** Segments of a head line that say how long, how much or where, and never what. */
const tailNoise =
  /[€$£%]|\d\s?(?:h|hrs?|hours?|std|uur|stunden|heures|horas|weeks?|k)(?!\p{L})|\d{4,}|^(?:(?:full|part)[ -]?time|vollzeit|teilzeit|unbefristet|befristet|cdi|cdd|intérim|temps (?:plein|complet|partiel)|jornada|tiempo completo|indefinido|tempo (?:inteiro|integral)|clt|remote|hybrid|híbrido|home ?office|on-?site|fulltime|parttime|permanent|temporary|ab sofort|immediate|per direct|inmediat|início|região|region|raum|standort|secteur|provincia|plantão|start|beginn|zum |in |à |en |em |te |\d)/iu

interface Part {
  text: string
  start: number
  end: number
}

function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const gap of line.matchAll(/\s+(?:[|·•–—]|-|\/\/)\s+|!+\s+|\s+(?=\(\d)/gu)) {
    parts.push({ text: line.slice(from, gap.index), start: from, end: gap.index })
    from = gap.index + gap[0].length
  }
  parts.push({ text: line.slice(from), start: from, end: line.length })
  return parts.filter((part) => part.text !== '')
}

/** "Medior developer bij Softwarehuis Delta": without the employer that is named behind it. */
function withoutCompany(text: string, title: Finding, company: Span | null): Finding {
  if (company === null || company.start <= title.start || company.start >= title.end) return title
  const own = text
    .slice(title.start, company.start)
    .replace(/(?:[\s,|·–—@*_(-]|\s(?:bei(?: der| dem)?|at|chez|bij|with|en|na|no|for|für))+$/iu, '')
  return own.length < 3 ? title : at(text, title.start, own.length)
}

function tailOf(text: string, line: Span & { text: string }, from: number): Finding | null {
  const raw = line.text.slice(from)
  const body = raw.replace(/^[\s*_"'“”„]+/u, '')
  const value = body.replace(/(?<![\s*_"'“”])[\s*_"'“”]+$/u, '')
  return value === '' ? null : at(text, line.start + from + raw.length - body.length, value.length)
}

function at(text: string, start: number, length: number): Finding {
  return { start, end: start + length, text: text.slice(start, start + length) }
}
