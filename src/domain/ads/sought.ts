/**
 * Who a sentence says is sought: "Wir suchen eine Köchin", "we are after a full-time waiter",
 * "vaga para operador", in six languages.
 */
import { fold } from '#domain/language/fold.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'

export interface Sought {
  start: number
  end: number
  /** How sure it is that this is a title: 1 for the words around it, 3 with an occupation. */
  sure: number
}

const tail = String.raw`[*_"“„]*((?:\p{L}|\(|\.(?=\p{Lu}))(?:[^.,;:!?\n]|[.:](?=\p{L})){2,110})`
const sentenceEnd = /(?<!\d)[.;:!?\n](?=\s|$)/u

interface Pattern {
  /** Who seeks. */
  cue: RegExp
  /** What stands before who is sought, wherever it comes in the rest of the sentence. */
  article: RegExp
  /** The words name a title even where no occupation is known. */
  isSure: boolean
  /** Titles begin with a capital. */
  isGreat: boolean
}

const pattern = (cue: string, article: string, isSure: boolean, isGreat: boolean): Pattern => ({
  cue: new RegExp(`(?<!\\p{L})(?:${cue})(?![\\p{L}-])`, 'giu'),
  article: new RegExp(`\\s(?:${article}|\\d{1,2})\\s+(?=\\p{L}|\\(|\\.\\p{Lu})`, 'giu'),
  isSure,
  isGreat,
})

/** So far behind who seeks stands who is sought. */
const furthest = 150
/** In one line, by one pattern. */
const mostCues = 4
/** Between who seeks and who is sought, where no known occupation proves that it is somebody. */
const nearest = 45

const german = String.raw`eine?n?(?:[*/:(_]-?\s?[nr]\)?)?(?:\/(?:eine?n?))?|ein:en|mehrere|zwei|drei|weitere`
const english = String.raw`an?|our next|our new|one|two|several|another`
const french = String.raw`(?:d['’])?une?(?:[·(./]e\)?)?|(?:d['’])?une? ou (?:d['’])?une|un\/une|(?:son|sa)(?: future?| prochaine?)?|notre futur(?:\(e\)|e)?|notre prochaine?|plusieurs|deux`
const spanish = String.raw`una?(?:\/a)?|uno\/a|unos|unas|nuestr[oa](?:\/a)?(?: nuev[oa](?:\/a)?| próxim[oa](?:\/a)?)?|dos|varios`
const portuguese = String.raw`uma?(?:\(a\)|\/a|\/uma)?|uns|umas|nossa próxima|nosso próximo|dois|duas|vários`
const dutch = 'een|onze nieuwe|jouw|twee|meerdere|enkele'

const patterns: readonly Pattern[] = [
  pattern('such(?:e|en|t)|brauch(?:en|t)|stell(?:en|t)|besetzen|vergeben', german, true, true),
  pattern('such(?:e|en|t)|stelle|position|dich|sie|verstärkung|unterstützung', 'als', false, true),
  pattern(
    String.raw`looking for|looking to (?:hire|appoint|recruit)|seek(?:s|ing)?|to hire|hiring|recruiting(?: for)?|requires?|need|after|appoint|recruit|searching for|opening for|opportunity for|opportunity has arisen for|vacancy for`,
    english,
    true,
    true,
  ),
  pattern(
    'position of|role of|post of|join us|join our|you to be|work',
    'as an?|as our|an?|our next',
    false,
    true,
  ),
  pattern(
    String.raw`(?:re)?cherch(?:e|ons|ent)|recrut(?:e|ons|ent)|embauch(?:e|ons)|engag(?:e|eons)|besoin|recherche`,
    french,
    true,
    false,
  ),
  pattern('poste|tant|rejoignez-nous|qualité', 'de|que|comme|d', false, false),
  pattern(
    String.raw`busca(?:mos|n)?|necesita(?:mos)?|precisa(?:mos)?|selecciona(?:mos)?|incorpora(?:r|mos)?|contrata(?:r|mos)?|requiere|solicita|encontrar`,
    `${spanish}|a ${spanish}`,
    true,
    false,
  ),
  pattern('puesto|plaza|vacante|únete|unirte', 'de|como', false, false),
  pattern(
    String.raw`procura(?:mos)?|buscamos|precisa(?:mos|-se)?|contrata(?:mos|-se)?|seleciona(?:mos)?|recruta(?:mos|r|-se)?|admit(?:e|imos|e-se)`,
    portuguese,
    true,
    false,
  ),
  pattern('vagas?|função|cargo|oportunidade|concurso|recrutamento', 'de|para|como', false, false),
  pattern('zoek(?:en|t)?|op zoek naar|gezocht|gevraagd|vacature', dutch, true, false),
  pattern('functie|plek|vacature', 'van|voor', false, false),
  pattern('zien|zoeken|jou|werken|slag|versterken|team', 'als', false, false),
  pattern('zitten:|slag:|beginnen:|starten:', 'als', false, false),
]
/** "Se busca camarero", "Contrata auxiliar": no article, so the occupation has to be known. */
const bare = new RegExp(
  String.raw`(?<!\p{L})(?:(?:busca|necesita|precisa|solicita|selecciona|contrata|incorpora|requiere)(?:mos|n)?|(?:contrata|procura|precisa|admite|recruta)(?:-se)?(?: de)?|(?:contrata|selecciona|busca|recruta|admiti|seleciona)ndo|(?:contratar|recrutar|procuramos)|recrut(?:e|ons)|(?:re)?cherch(?:e|ons)|suchen(?: wir)?|sucht|zoek(?:en|t)?(?: wij| we)?|hiring|looking for|seeking)\s+${tail}`,
  'iu',
)

const ends =
  /\s+(?:capable|ayant|ter versterking|to|who|with|for|in|at|that|based|starting|mit|für|im|am|ab|zur|zum|bei|aus|der|die|das|und (?:freut|freuen)|pour|dans|avec|afin|au|à|chez|expérimentée?|para|con|com|en|em|na|no|a (?:jornada|tiempo)|que|qui|met|voor|te|op|die|per|dès|desde|hast|has|from|\d)\s|\s*\((?:m|w|f|d|h|x|v)\s*[/|]|\s+(?:[hm]\/[fv])(?!\p{L})|\s*\(\d|\s[–—|-]\s|["“”]/iu

const adjectives =
  /^(?:(?:um\(a\)|un\(e\)|un\/a|d['’]une?(?:\(e\)|·e)?|de|des|ou(?= une)|une?|experienced|qualified|motivated|enthusiastic|reliable|friendly|passionate|full[ -]time|part[ -]time|permanent|talented|skilled|dedicated|ambitious|new|confident|hard-working|inspirational|suitably|highly|exceptional|outstanding|ervaren|enthousiaste|gemotiveerde|gedreven|nieuwe|fulltime|parttime|vriendelijke|ambitieuze|engagierte[nr]?|erfahrene[nr]?|zuverlässige[nr]?|motivierte[nr]?|freundliche[nr]?|and|und|en|,)\s+)+/iu

const someone =
  /^(?:(?:neue|weitere|new|nouve\S+|nuev\S+|nov\S+|nieuwe) )?(?:personnes?|candidat[eo]?s?|profils?|talents?|collaborateurs?(?! en)|collegue?s?|collegas?|iemand|persona|profesional|pessoas?|profissional|somebody|someone|person|people|teams?|equipes?|equipo|equipa|verstarkung|unterstutzung|kollegen|kollegin|mitarbeiter(?:in|innen)?|nachwuchs|standort|stelle|position|role|job|opportunity|career|colleagues?|individuals?|emploi|poste|travail|empleo|trabajo|emprego|vaga|baan|functie|versterking|menschen|leute|dich|sie|you|jou|te|vous|toi|fachkrafte|alguien|alguem|quelqu|perfil|plek|plaats|uitdaging|kans|omgeving|herausforderung|challenge|defi|desafio|reto|aventure|abenteuer|environnement|umgebung|environment|skills|place|solution|losung|neue|partner(?= )|personal|gente|experience|erfahrung)(?![\p{L}-])/u

/** Whether the words may name who is sought, and not anybody. */
export const namesSomebody = (words: string): boolean => {
  const folded = fold(words)
  return !someone.test(folded) && !endsInThing.test(folded)
}

/** "the recruitment team", "our platform unit": an occupation within, and nobody who is sought. */
const endsInThing =
  /(?:^|\s)(?:teams?|unit|department|division|skills|experience|position|student position|abteilung|bereich|gruppe|equipe|equipo|equipa|services?|region|process|projects?|activities|tools?|afdeling|environnement|office|field|industry|licen[cs]e|certificate|diploma|qualification|permit)$/

/** Any of the cues, tried first: most lines seek nobody. Letters of ASCII tell enough, and soon. */
const anyCue = new RegExp(
  patterns
    .map(({ cue: { source } }) =>
      source.replaceAll('[\\p{L}', '[a-z').replaceAll('\\p{L}', '[a-z]'),
    )
    .join('|'),
  'i',
)

export function soughtIn(line: string): Sought | null {
  if (!anyCue.test(line) && !bare.test(line)) return null
  let best: Sought | null = null
  for (const { cue, article, isSure, isGreat } of patterns) {
    cue.lastIndex = 0
    for (let found = cue.exec(line), i = 0; found !== null && i < mostCues; i++) {
      const from = found.index + found[0].length
      const near = line.slice(from, from + furthest)
      const rest = near.slice(0, sentenceEnd.exec(near)?.index ?? near.length)
      article.lastIndex = 0
      for (let hit = article.exec(rest); hit !== null; hit = article.exec(rest)) {
        const at = from + hit.index + hit[0].length
        // "cherche des solutions", "needs the skills": several or a known one is no vacancy.
        const isNamed = /^\p{Lu}\p{L}+\s\p{Lu}/u.test(line.slice(at, at + 40))
        const isFar = hit.index > (isNamed ? 2 * nearest : nearest) || many.test(hit[0])
        const sought = nameAt(line, at, isSure && !isFar, isGreat)
        if (sought !== null && sought.sure > (best?.sure ?? 0)) best = sought
        article.lastIndex = hit.index + 1
      }
      found = cue.exec(line)
    }
  }
  if (best !== null) return best
  const match = bare.exec(line)
  const said = match?.[1]
  if (match === null || said === undefined) return null
  const isNamed = /^\p{Lu}\p{L}+\s(?:de\s)?\p{Lu}/u.test(said)
  return nameAt(line, match.index + match[0].length - said.length, isNamed, false)
}

const many =
  /\s(?:des|the|two|several|another|deux|plusieurs|dos|varios|unos|unas|uns|umas|dois|duas|vários|leur|sa|son|\d+|mehrere|zwei|drei|weitere|twee|meerdere|enkele|jouw)\s/iu

const said = new RegExp(tail, 'uy')

/** The name that begins at a place, without adjectives before it and what follows it. */
function nameAt(line: string, from: number, isSure: boolean, isGreat: boolean): Sought | null {
  said.lastIndex = from
  const match = said.exec(line)
  const whole = match?.[1]
  if (match === null || whole === undefined) return null
  const lead =
    adjectives.exec(whole)?.[0].length ??
    (isGreat ? /^(?:\p{Ll}[\p{L}/-]*\s+){1,4}(?=\p{Lu})/u.exec(whole)?.[0].length : 0) ??
    0
  const rest = whole.slice(lead)
  const cut = rest.slice(0, endOfTitle(rest)).replace(/(?<![\s*_"”“])[\s*_"”“]+$/u, '')
  // "collaborateur en droit social (H/F)": up to the mark, where what is cut off names nobody.
  const name = namesSomebody(cut) ? cut : (toMark.exec(rest)?.[1] ?? cut)
  if (name.length < 3 || name.split(/\s+/).length > 8 || !namesSomebody(name)) return null
  const start = match.index + match[0].length - whole.length + lead
  const known = namesOccupation(name) || marked.test(rest.slice(name.length))
  if (!known && (!isSure || (isGreat && !/^\p{Lu}/u.test(name)))) return null
  return { start, end: start + name.length, sure: known ? 2.6 : 1 }
}

const toMark =
  /^((?:(?!\s(?:für|for|pour|para|voor)\s)[^,.;:!?(]){3,70}?)\s*[([](?:[hmwfv]|gn)\s?[/|]/iu

/** "(m/w/d)", "H/F": what only titles bear. */
const marked = /^\s*[([]?(?:[hmwfv]|gn)\s?[/|]\s?[hmwfvd]/iu

/** Where a title ends and the sentence goes on: "… für unser Haus", "… to join us", "(m/w/d)". */
export const endOfTitle = (words: string): number => ends.exec(`${words} `)?.index ?? words.length
