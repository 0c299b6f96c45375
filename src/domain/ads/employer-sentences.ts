/**
 * How an ad's sentences name the employer, in six languages: "X sucht", "we are X", "à propos de X".
 * The patterns read a plain line (`plainLine`) and take the name as their first group.
 */
import { employerLabels, legalForms } from './employer-words.ts'

const connector = String.raw`(?:&|\+|und|and|et|y|e|en|of|the|de|del|da|do|dos|das|du|des|la|le|les|los|las|van|von|vom|der|den|ter|ten|te|am|an|im|zum|zur|zu|für|for|['’]t|op|aan)`
/** "Dr. ", "J.P. ". What goes on without a gap ("A.B.C") is one word: read in two ways, it took cubic time. */
const before = String.raw`(?:(?:St|Ste|Sta|Sto|Dr|Dra|Prof|Fa|Gebr|Ets|Ing|Dipl|Mr|Sr|(?:\p{Lu}\.){0,3}\p{Lu})\.[\s-]){0,3}`
const word = String.raw`${before}(?:[dlDL]['’])?(?:\p{Lu}|\d(?=\p{Lu}|&))[\p{L}\p{N}\p{M}]*(?:[&'’+.-][\p{L}\p{N}]+){0,8}`
const form = String.raw`(?:${legalForms.join('|')})(?![\p{L}\p{N}])`
const name = String.raw`(${word}(?:,\s${word}(?=\s(?:&|und|et|y|e)\s))?(?:\s(?:${connector}\s){0,2}(?:${word}|\d{1,4}(?!\p{N}))){0,6}(?:,?\s${form}|(?<=\s(?:Asoc|Ass|Cía|Cia|Zn|Co))\.)?)`
const companyNoun = String.raw`(?:company|firm|business|start-?up|fintech|charity|provider|agency|leader|leading|manufacturer|producer|retailer|supplier|consultancy|studio|gastropub|pub|restaurant|bakery|hotel|home|enterprise|organi[sz]ation|school|college|hospital|practice|platform|scale-?up|cooperative|brand|arbeitgeber|employer|employeur|werkgever|unternehmen|betrieb|anbieter|hersteller|agentur|haus|einrichtung|spezialist|dienstleister|marktführer|führende[nr]?|mittelständler|schule|verein|träger|entreprise|groupe|société|cabinet|acteur|établissement|association|pme|maison|leader|filiale|fabricant|empresa|compañía|grupo|líder|despacho|centro|consultora|clínica|indústria|rede|sociedade|plataforma|startup|escola|hospital|bedrijf|kantoor|organisatie|bureau|groep|marktleider|instelling|specialist|zorgorganisatie)`
/** The kind of employer with a small letter: "le groupe Verdier", "de stichting Eemhoek". */
const lowKind = String.raw`(?:restaurant|brasserie|h[oô]tel|groupe|agence|entreprise|société|cabinet|clinique|association|fondation|boulangerie|boucherie|pharmacie|résidence|école|institut|maison|garage|restaurante|grupo|empresa|clínica|colegio|residencia|despacho|fundación|escola|colégio|rede|padaria|loja|escritório|bedrijf|stichting|gemeente|school|bakkerij|slagerij|praktijk|apotheek|zorggroep)`
const sentence = String.raw`(?:^[^\p{L}\p{N}]*|(?<=[.!?:;–—|)])\s+|(?<=[.!?…])\s*)`
const article = String.raw`(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]em|[Tt]he|[Ll]e|[Ll]a|[Ll]es|[Ee]l|Os?|As?|[Dd]e|[Hh]et|[Oo]ur client|[Uu]nser Kunde|[Nn]otre client|[Nn]uestro cliente|[Nn]osso cliente|[Oo]nze opdrachtgever),?\s|[Ll]['’])?`
/** What may be said of an employer between its name and its verb. */
const aside = String.raw`(?:\s\([^)]{1,40}\))?(?:,\s[^.;:!?]{1,110}?,|\s(?:in|aus|à|en|em|te|at|im|near|mit Sitz in)\s\p{Lu}[\p{L}\s./-]{1,40}?)?`

/** "Aktuell suchen wir": the one who acts comes behind the verb, so what stands before is no name. */
const person = String.raw`(?:wir|ich|du|sie|er|es|man|wij|we|ik|je|jij|jullie|ze|nous|vous|on|you|they)(?!\p{L})`
const hires = String.raw`(?:sucht|suchen|stellt|verstärkt|vergibt|bildet|braucht|erweitert|besetzt|(?:is|are) (?:now |currently |actively |urgently )?(?:looking|hiring|seeking|recruiting|searching|after|expanding|on the (?:lookout|hunt))|seeks?|wishes to (?:appoint|recruit)|requires|invites applications|wants|has (?:an?|the) (?:\p{L}+ ){0,2}(?:opening|opportunity|vacancy)|recherche(?:nt)?|recrute(?:nt)?|cherche(?:nt)?|engage(?:nt)?|embauche|engage|renforce|busca|precisa|necesita|selecciona|contrata|incorpora|requiere|amplía|está (?:buscando|seleccionando|contratando|recrutando|selecionando|a (?:recrutar|contratar|procurar)|com vagas?|à procura)|procura|recruta|seleciona|admite|abre|abriu|zoekt|zoeken|is (?:per direct )?op zoek|heeft (?:een |per direct )?(?:plek|vacature)|vraagt|solicita|rijdt)(?!\p{L})(?!\s${person})`
const does = String.raw`(?:is|are|was|has|helps|offers|provides|makes|builds|supports|runs|serves|looks after|operates|designs|delivers|manufactures|develops|specialises|specializes|believes|ist|sind|wurde|gehört|zählt|bietet|entwickelt|fertigt|betreibt|steht|hat|produziert|baut|betreut|beschäftigt|unterstützt|liefert|versorgt|vertreibt|plant|berät|est|accompagne|compte|propose|conçoit|fabrique|développe|intervient|gère|réunit|emploie|es|cuenta|ofrece|lleva|desarrolla|fabrica|gestiona|opera|presta|tiene|é|atua|conta|oferece|desenvolve|produz|está|nasceu|tem|biedt|levert|bouwt|ontwikkelt|heeft|staat|verzorgt|maakt|helpt|ondersteunt|produceert|telt|behoort|begeleidt)(?!\p{L})(?!\s${person})`
const thenWe = String.raw`(?:we|you|wir|suchen|ist|sind|arbeit|erwart|werden|bist|hast|nous|vous|on|llevamos|somos|trabajamos|buscamos|creemos|queremos|nos|estamos|ofrecemos|acreditamos|trabalhamos|procuramos|você|queremos|werk|kan|kannst|findest|gibt|dreht|hebben|ga|kun|krijg|zoeken|zijn|vind|draait|staat)`

const pattern = (source: string): RegExp => new RegExp(source, 'u')

/** Looked for first, since it is short: without it the pattern beside it cannot match. */
const hiring = pattern(`\\s${hires}`)
const doing = pattern(`\\s${does}`)
const being = /\s(?:is|are|ist|sind|gehört|zählt|est|es|é)\s/u

/** How a sentence names who hires, the surest first; a weight each. */
export const sentences: readonly (readonly [kind: string, weight: number, RegExp, RegExp?])[] = [
  ['hires', 6, pattern(`${sentence}${article}${name}${aside}\\s${hires}`), hiring],
  ['hires', 6, pattern(`,\\s${article}${name}${aside}\\s${hires}`), hiring],
  [
    'we',
    5,
    pattern(
      String.raw`(?<!\p{L})(?:[Ww]ir|[Ww]e|[Nn]ous|[Nn]osotros|[Ww]ij)(?:,|['’]re|\s(?:sind|are|sommes|zijn))?\s(?:von der |vom |von |bei der |at |de chez |van )?${article}${name}(?=[,.:!–]|\s(?:aus|in|und|and|et|y|e|en|an?|the|eine?|une?|een|seit|from|à)\s|$)`,
    ),
  ],
  [
    'we',
    5,
    pattern(
      String.raw`(?<!\p{L})(?:[Ss]omos(?: [oa]s?)?|[Jj]e suis|[Bb]ienvenue chez|[Rr]ejoignez|[Rr]ejoins|[Íí]ntegrez|[Jj]oin|[Ww]elcome to|[Ww]illkommen bei(?: der| dem)?|[Ww]erken bij|[Kk]om werken bij|[Úú]nete a|[Jj]unte-se (?:à|ao|a)|[Vv]enha para (?:a |o )?|[Vv]en a|[Bb]em-vind[oa]s? (?:à|ao|a)|[Ww]elkom bij|[Cc]areers? at|[Kk]arriere bei(?: der| dem)?|[Bb]ewerben Sie sich (?:jetzt )?bei(?: der| dem)?)\s${article}${name}(?=\s?[:,.!?–-]|\s(?:as|als|como|comme|and|et|en|und|y|e|um|para|pour|an?|una?|uma|team|today|now|we)(?!\p{L})|$)`,
    ),
  ],
  [
    'at',
    5,
    pattern(
      String.raw`${sentence}(?:[Bb]ei(?: der| dem| den)?|[Aa]t|[Cc]hez|[Ee]n|[Nn][ao]|[Bb]ij)\s${name},?\s${thenWe}`,
    ),
  ],
  [
    'for',
    4,
    pattern(
      String.raw`(?:[Oo]ur client|[Uu]nser(?:en)? Kunden?|[Uu]nsere Mandantin|[Nn]otre client|[Nn]uestro cliente|[Nn]osso cliente|[Oo]nze opdrachtgever|[Oo]n behalf of(?: our client)?|[Ii]m Auftrag der|[Pp]our le compte de|[Nn]amens),?\s${article}${name}(?=[,.]|\s\p{Ll})`,
    ),
  ],
  [
    'signed',
    4,
    pattern(
      String.raw`${sentence}(?:[Ii]hre?|[Dd]eine?|[Ee]ure?|[Yy]our|[Dd]as|[Tt]he|[Ll]['’]|[Hh]et|[Ee]l|[Aa])\s?(?:[Tt]eam|[ée]quipe|equipo|equipa)\s(?:der |des |vom |von |at |of |de la |de |du |da |do |van )${article}${name}[^\p{L}]*$`,
    ),
  ],
  ['signed', 4, pattern(String.raw`^(?:Ihre?|Deine?|Eure?)\s(${name.slice(1, -1)}\s?)[^\p{L}]*$`)],
  [
    'about',
    5,
    pattern(
      String.raw`^[^\p{L}]*(?:[Aa]bout|[Mm]eet|[Ll]ife at|[Ww]ho is|[Üü]ber|[Ww]er ist|[ÀàAa] propos d[eu]s?(?: la| l['’])?|[Qq]ui est|[Ss]obre(?: [oa]s?)?|[Aa]cerca de|[Qq]ui[ée]n es|[Qq]uem é|[Cc]onheça|[Cc]onoce|[Oo]ver|[Ww]ie is)\s?${article}${name}\s*[?:.]?[^\p{L}]*$`,
    ),
  ],
  [
    'what',
    4,
    pattern(
      String.raw`${sentence}${article}${name}(?:\s\([^)]{1,40}\))?\s(?:is|are|ist|sind|gehört|zählt|est|es|é)\s[^.!?]{0,70}?\p{L}*${companyNoun}s?(?!\p{L})`,
    ),
    being,
  ],
  [
    'kind',
    3,
    pattern(
      String.raw`(?<!\p{L})(?:[Ll][ae]s?\s|[Ll]['’]|[Dd]e\s|[Hh]et\s|[Ee]l\s|[Oo]\s|[Aa]\s|[Tt]eam\s|[Nn]otre\s)${lowKind}\s${name}`,
    ),
  ],
  [
    'kind-hires',
    4,
    pattern(
      String.raw`${sentence}${article}(\p{Lu}\p{Ll}+\s(?:\p{Ll}[\p{L}'’]+\s){1,3}(?<!\s(?:in|aus|à|en|em|te|at|near|bei|von|für|for)\s)${name})${aside}\s${hires}`,
    ),
    hiring,
  ],
  [
    'what',
    4,
    /^(?:Le|La|L['’]|The|De|Het|El|Das|Die|Der|O|A)\s?(\p{Lu}[\p{L}&'’-]*(?:\s[\p{L}&'’-]+){0,5})\s\([\p{Lu}]{2,8}\)\s\p{Ll}/u,
  ],
  [
    'is',
    2.5,
    pattern(`${sentence}${article}${name}(?:\\s\\([^)]{1,40}\\))?${aside}\\s${does}`),
    doing,
  ],
  [
    'by',
    4,
    pattern(
      String.raw`\s(?:required|wanted|needed|gesucht|gezocht|gevraagd|recherchée?s?) (?:by|von|door|par)(?: der| dem)?\s${article}${name}`,
    ),
  ],
  ['logo', 4, /^!\[\[?((?!logo|image|img)[\p{Lu}\p{N}][^\]()]{1,40})\]/iu],
]

export const withForm = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${word})(?:\s(?:${connector}\s){0,2}${word}){0,6},?\s${form})`,
  'gu',
)
export const label = new RegExp(
  String.raw`^[\s\p{P}\p{S}]*(?:(?:l[ae]|el|a|o|de|het|die|der|das|the|ihre?|unsere?|our|your)\s)?(?:${employerLabels})[*_\s]*:[*_\s"']*(?=\S)`,
  'u',
)
export const formCue = new RegExp(String.raw`\s${form}`, 'u')
export const anyName = new RegExp(String.raw`(?<![\p{L}\p{N}])${name}`, 'gu')
export const wholeName = pattern(
  String.raw`^[^\p{L}\p{N}]*(?:Fa(?:\.|ma)\s|Firma\s)?${article}${name}(?=\s*[*_]*\s*(?:$|[|·•–—,(/.:]|\s-\s|\s(?:in|à|en|em|te)\s))`,
)
/** "… para Zapatería Lola", "for Oakham School": only where the name says what it is. */
export const forKind = pattern(String.raw`\s(?:für|for|pour|para|voor)\s${article}${name}`)
export const inTitle = pattern(
  String.raw`(?:\s(?:bei(?: der| dem)?|at|chez|bij|with)|\s@)\s?${name}`,
)

export const formOnly = new RegExp(`,?\\s${form}$`, 'u')
export const connectorOnly = new RegExp(`^${connector}$`, 'u')
