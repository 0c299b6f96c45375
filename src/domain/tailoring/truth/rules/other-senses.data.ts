/** Senses of words that claim nothing, by the concept that the word would name otherwise. */

/** All patterns are read on folded text; what stands beside the word shows its sense. */
export type Sense = {
  /** Codes apart by a space; every language where absent. */
  language?: string
  word: RegExp
  before?: RegExp
  after?: RegExp
  /** What the line may not have. */
  without?: RegExp
  /** What a line that it rests on has. */
  source?: RegExp
}

/** What is cut into shape, or cut off, where no figure is. */
const cutThings =
  /^ (?:\p{L}+(?:,| and| e| y)? ){0,3}?(?:channels?|chases|slots?|holes?|grooves?|threads?|packages|films?|footage|videos?|audio|clips?|trailers?|interviews|hair|fringes|fabrics?|cloth|patterns?|wood|timber|boards?|planks?|glass|tiles?|metal|steel|stones?|pipes?|tubes?|cables?|paper|card|meat|carcas\p{L}+|fish|vegetables?|fruit|bread|cheeses?|cakes?|grass|hedges|lawns?|trees|branches|verges|weeds|keys|leather|foam|carpets?|vinyl|panels?|plates?|sheets|stencils|templates?|gaskets|dough|flowers|insulation|plasterboard|linings?|mato|relva|grama|sebes|arbustos|arvores|ramos|madeira|tecidos?|moldes|cabelos?|chapas?|vidros?|pecas?|carnes?|peixe|legumes|queijos?|pedras?|couro|setos|cesped|arboles|ramas|madera|telas?|tejidos?|patrones|pelo|cabello|vidrio|piezas|carne|pescado|verduras|quesos?|piedra|cuero|tubos|tuberias)(?!\p{L})/u
const quantities =
  /%|\bper ?cent|\b(?:costs?|prices?|times?|hours|budgets?|jobs|custos|precos|costes|precios)\b/u
const staff =
  /\b(?:staff|team|teams|assistants?|employees|workers|trainees?|apprentices?|colleagues|personal|equipos?|equipes?|equipas?|empleados|funcionarios|trabajadores|trabalhadores|salaries|collegues|colleg\p{L}*|mitarbeit\p{L}*|medewerkers|personeel|ploeg|animateurs|monitores)\b/u
const wards =
  /^(?:\p{L}+ )*?(?:\p{L}+|) ?(?:child|children|pupils?|kids|toddlers|swimmers|bathers|pool|playground|playtime|lunch|breaks?|homework|detention|exams?|candidates|ninos|ninas|alumnos|alumnado|comedor|recreo|examenes|piscina|enfants|eleves|jeunes|etude|etudes|cantine|examens|criancas|alunos|recreio|exames|kinder|kindern|schuler|schulern|schulerinnen|klausuren|prufungen|hausaufgaben|pause|pausen|kinderen|leerlingen|examens|zwembad|speelplaats|huiswerk)\b/u
const media =
  /\b(?:websites?|web|site|online|internet|blogs?|print|printed|gedruckt\p{L}*|impres[oa]s?|imprim\p{L}*|gedrukt\p{L}*|folletos?|brosch\p{L}*|brochures?|flyers?)\b/u

/** What a tailor, a hairdresser and a gardener make shorter, in six languages. */
const shortened =
  '(?:trousers|pants|hems?|skirts?|dress|dresses|sleeves|curtains|covers|jackets?|garments?|hair|beards?|nails|hedges|lawns?|trees|branches|shrubs|hosen?|rocken?|kleider|armel|vorhange|saume|haare?|barte?|nagel|hecken|straucher|baume|aste|pantalons?|jupes?|robes?|manches|rideaux|ourlets?|cheveux|barbes?|ongles|haies|arbres|branches|pantalones|faldas?|vestidos?|mangas|cortinas|dobladillos?|bajos|pelo|barbas?|unas|setos|arboles|ramas|calcas|saias?|vestidos|bainhas|cortinados|cabelos?|unhas|sebes|arvores|ramos|broek|broeken|rok|rokken|jurken|mouwen|gordijnen|zomen|haar|baarden|nagels|hagen|heggen|bomen|takken|struiken)'
const shortening =
  /^(?:cut|shorten|trimm|gekurzt|kurz|verkurz|raccourci|recort|acort|cort|encurt|ingekort|inkort|verkort|gekort)/u
const shortenedBehind = new RegExp(`^ (?:\\p{L}+,? ){0,4}?${shortened}(?!\\p{L})`, 'u')
const shortenedBefore = new RegExp(`(?<!\\p{L})${shortened}(?:,? \\p{L}+){0,4} $`, 'u')

export const otherSenses: Readonly<Record<string, readonly Sense[]>> = {
  reduce: [
    { word: shortening, after: shortenedBehind, without: quantities },
    { word: shortening, before: shortenedBefore, without: quantities },
    { language: 'en', word: /^cut/u, after: cutThings, without: quantities },
    { language: 'pt', word: /^cort/u, after: cutThings, without: quantities },
    { language: 'es', word: /^recort/u, after: cutThings, without: quantities },
    {
      language: 'nl',
      word: /^af(?:genomen|name|nam|namen)$/u,
      before:
        /(?:test|toets|examen|interview|enquete|monster|bloed|proef|tentamen)\p{L}*(?: \p{L}+)* $/u,
    },
    {
      language: 'nl',
      word: /^af(?:genomen|name|nam|namen)$/u,
      after:
        /^ (?:van |bij )(?:\p{L}+ )?(?:\p{L}+-)?(?:\p{L}*(?:test|toets|examen|interview|enquete|monster|bloed|tentamen)\p{L}*)/u,
    },
    { language: 'nl', word: /^lagere?$/u, after: /^ (?:school|onderwijs)/u },
    { language: 'pt', word: /^baix[ao]s?$/u, after: /^ (?:tens|renda|vis|mobilidade|densidade)/u },
    {
      language: 'es',
      word: /^baj[ao]s?$/u,
      after:
        /^ (?:tension|presion|temperatura|vision|supervision|pedido|demanda|medicas|laborales)/u,
    },
    { language: 'fr', word: /^moins$/u, before: /\bau $/u },
  ],
  increase: [
    {
      language: 'en',
      word: /^rais(?:e|ed|es|ing)$/u,
      after:
        /^ (?:[\p{L}\d,]+ ){0,3}?(?:orders?|invoices?|tickets?|requisitions?|faults?|defects?|queries|permits?|requests?|concerns|alarms?|calves|lambs|chicks|pigs|poultry|cattle|seedlings)\b/u,
    },
    {
      language: 'en',
      word: /^grow(?:s|ing|n)?$|^grew$/u,
      after:
        /^ (?:[\p{L}\d,]+ ){0,2}?(?:vegetables?|crops?|plants?|herbs|tomatoes|flowers|seedlings|mushrooms|fruit|grapes|trees|barley|wheat|potatoes)\b/u,
    },
    {
      language: 'en',
      word: /^lift(?:s|ed|ing)?$/u,
      after:
        /^ (?:[\p{L}\d,]+ )?(?:patients?|residents?|loads?|equipment|gear|operations|plans?|steel\p{L}*|beams|goods|boxes)\b/u,
    },
    { language: 'en', word: /^higher$/u, after: /^ education/u },
    { language: 'nl', word: /^hogere?$/u, after: /^ (?:\p{L}*onderwijs|beroeps)/u },
    {
      language: 'fr',
      word: /^releve[sz]?$/u,
      after:
        /^ (?:de la |de l['’]|des |du |de |d['’])(?:constantes|compteurs?|temperatures?|mesures|cotes|donnees|heures|index|pression|niveaux|empreintes|parametres|signes|defauts|anomalies|plans?)/u,
    },
    { language: 'es pt', word: /^elevador/u },
    {
      language: 'de',
      word: /^ausbau$/u,
      after:
        /^ (?:von |der |des )(?:\p{L}+ )?\p{L}*(?:motor|getriebe|teil|pump|aggregat|batterie)/u,
    },
    // "Schneller wurde" is what was sped up.
    {
      word: /^(?:acel|accel|beschleun|versnel)/u,
      source:
        /\b(?:schneller|faster|quicker|mas rapid\p{L}*|plus (?:vite|rapide\p{L}*)|mais rapid\p{L}*|sneller)\b/u,
    },
  ],
  promoted: [
    {
      language: 'de',
      word: /^beford/u,
      source: /transport|beford|gefahren|fahrt|liefer|chauff|spedi|umzug/u,
      without: /\bzu[rm]? \p{L}*(?:leit|meister|chef|manager|fuhrer)/u,
    },
  ],
  speak: [
    {
      language: 'pt',
      word: /^conferenc/u,
      after:
        /^ (?:d[aeo]s? )(?:\p{L}+ )?(?:roupa|mercadoria|stocks?|estoque|caixa|documento|carga|fatura|nota|materia|pedido|encomenda|conta|inventario|valor|bagage|bagagem|dados|guia|entrega|produto)/u,
    },
    {
      language: 'fr',
      word: /^presentant$/u,
      after: /^ (?:une?|des) /u,
      source: /\bavec\b|dys\p{L}{4,}|\batteint|\bsouffr/u,
    },
  ],
  train: [
    {
      word: /^instru(?:ctions?|cciones|coes|cties?)$/u,
      before:
        /(?:following|follow|followed|under|to|per|by|on|read|with|siguiendo|segun|conforme a|de acuerdo con|suivant|selon|d['’]apres|segundo|seguindo|conforme|de acordo com|volgens|op)(?: \p{L}+(?:['’]s)?){0,2} $/u,
    },
    {
      language: 'nl',
      word: /^onderwijs$/u,
      before: /\b(?:het|speciaal|basis|voortgezet|primair) $/u,
      source: /school|onderwijs|leraar|leerkracht/u,
    },
    { language: 'pt es', word: /^formad[oa]s?$/u, after: /^ por /u },
  ],
  certified: [
    { language: 'pt es', word: /^formad[oa]s?$/u, after: /^ por /u },
    {
      word: /^acredit/u,
      after:
        /^ (?:de |dos |das )(?:los |las )?(?:asistentes|participantes|prensa|invitados|visitantes|publico|congresistas|imprensa|convidados)/u,
    },
  ],
  publish: [{ word: /^(?:ge)?publi|^veroffentlich/u, after: media, source: media }],
  approval: [
    {
      word: /^(?:autori[sz]a(?:tions?|ciones|cion|coes|cao)|genehmigung(?:en)?|approvals?)$/u,
      source:
        /\b(?:permi[st]\p{L}*|licen\p{L}+|erlaubnis\p{L}*|\p{L}+erlaubnis\p{L}*|bewilligung\p{L}*|vergunning\p{L}*)\b/u,
    },
  ],
  invest: [
    {
      word: /^(?:financ|financement|finanz)/u,
      source:
        /\b(?:fund(?:s|ing)?|fondos?|fonds|fundos?|subven\p{L}+|subsid\p{L}+|grants?|zuschuss\p{L}*|fordermittel\p{L}*)\b/u,
    },
  ],
  site: [
    { language: 'en', word: /^outlets$/u, source: /\bsockets?\b|\bplugs?\b|\bpower points\b/u },
    {
      language: 'en es',
      word: /^plant(?:s|as)$/u,
      source:
        /\b(?:flora|vegeta\p{L}+|flowers?|flores|garden\p{L}*|jardin\p{L}*|seeds?|seedlings|shrubs|arbustos|botan\p{L}+)\b/u,
    },
  ],
  region: [
    {
      word: /^zonas?$/u,
      source: /\blocal(?:es|is|ly)?\b|\bbarrios?\b|\bbairros?\b|\bvecin\p{L}+\b/u,
    },
  ],
  lead: [
    // Who is responsible for a thing is in charge of it.
    { language: 'en', word: /^(?:in|charge)$/u, source: /\b(?:responsib|accountab)/u },
    { language: 'es', word: /^(?:a|cargo)$/u, source: /\b(?:responsab|encarg)/u },
    {
      word: /^(?:supervis|encadr|beaufsichtig|aufsicht|toezicht)/u,
      after: new RegExp(` ${wards.source.slice(1)}`, 'u'),
      without: staff,
    },
    {
      word: /^supervis/u,
      source:
        /\b(?:vigil\p{L}+|monitor(?:ed|ing|s|iz\p{L}+)?|watch(?:ed|ing)? over|uberwach\p{L}*|surveill\p{L}+|bewaak\p{L}*|bewak\p{L}*)\b/u,
      without: staff,
    },
    { language: 'es pt', word: /^dirigid[oa]s?$/u, after: /^ (?:a|al|ao|aos|as|para)(?!\p{L})/u },
    {
      language: 'de',
      word: /^gefuhrt$/u,
      before: /\bdurch (?:den |die |das )?[^,;]+ $/u,
      source: /fuhrung(?:en)?\b/u,
    },
  ],
  senior: [
    { language: 'fr', word: /^confirmee?s?$/u, source: /\bexperimente/u },
    {
      language: 'nl',
      word: /^leidinggevenden$/u,
      source: /\bmanagers\b|\bleidinggevenden\b|\bchefs\b/u,
    },
  ],
}
