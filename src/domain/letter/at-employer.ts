/**
 * "At" before the name of an employer: where the name opens with a noun of its language, that noun
 * asks for its article ("no Centro Hospitalar", "na Câmara", "au Centre", "à l’Hôpital", "bei der
 * Stadt"). Before any other name the preposition stands as the phrases have it.
 */
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'

type Rule = {
  /** What the phrases have before the gap. */
  usual: string
  /** What stands in its place, and the nouns, folded, before which it does. */
  before: readonly (readonly [at: string, nouns: string])[]
}

const rules: Readonly<Record<Language, Rule>> = {
  en: {
    usual: 'at ',
    before: [
      [
        'at the ',
        'university_of; ministry_of; department_of; city_of; county_of; institute_of; college_of; office_of',
      ],
    ],
  },
  de: {
    usual: 'bei ',
    before: [
      [
        'beim ',
        'klinikum; universitatsklinikum; krankenhaus; landratsamt; landkreis; bezirksamt; finanzamt; jugendamt; bundesamt; landesamt; ministerium; bundesministerium; institut; museum; amtsgericht; landgericht; seniorenheim; pflegeheim; hotel',
      ],
      [
        'bei der ',
        'stadt; stadtverwaltung; gemeinde; gemeindeverwaltung; universitat; hochschule; stiftung; sparkasse; stadtbibliothek; stadtbucherei; backerei; metzgerei; tischlerei; schreinerei; spedition; klinik; bundesagentur',
      ],
    ],
  },
  es: {
    usual: 'en ',
    before: [
      [
        'en el ',
        'hospital; ayuntamiento; centro; colegio; instituto; ministerio; museo; hotel; restaurante; laboratorio; consejo; gobierno; servicio; taller',
      ],
      [
        'en la ',
        'universidad; clinica; fundacion; escuela; biblioteca; asociacion; diputacion; residencia; panaderia; farmacia; consejeria; guarderia; cooperativa; agencia; libreria',
      ],
    ],
  },
  fr: {
    usual: 'chez ',
    before: [
      [
        'au ',
        'centre; chu; chru; ministere; musee; college; lycee; laboratoire; conseil; departement; groupement; service; theatre; restaurant; rectorat',
      ],
      [
        'à la ',
        'mairie; clinique; ville; banque; bibliotheque; mediatheque; creche; fondation; boulangerie; patisserie; region; prefecture; maison; pharmacie; librairie; residence; caisse; cooperative',
      ],
      [
        'à l’',
        'hopital; universite; ecole; association; institut; academie; agence; ehpad; hotel; office; imprimerie; atelier',
      ],
      ['aux ', 'hospices; archives; ateliers; editions; hopitaux'],
    ],
  },
  nl: {
    usual: 'bij ',
    before: [
      ['bij de ', 'gemeente; universiteit; hogeschool; stichting; provincie; bakkerij; rechtbank'],
      ['bij het ', 'ziekenhuis; ministerie; museum; instituut; waterschap; centrum; restaurant'],
    ],
  },
  pt: {
    usual: 'na ',
    before: [
      [
        'no ',
        'centro; hospital; instituto; ministerio; municipio; colegio; banco; grupo; museu; hotel; restaurante; laboratorio; lar; agrupamento; externato; conselho; governo; supermercado; gabinete; estado; armazem; atelier; clube; teatro; jornal; servico',
      ],
      ['nos ', 'hospitais; servicos; correios; laboratorios; armazens; transportes; caminhos'],
      ['nas ', 'oficinas; aguas; lojas'],
    ],
  },
}

const firstWords = new Map<Language, ReadonlyMap<string, string>>()

/** A phrase with the preposition that this name asks for, before it is filled in. */
export function placedAt(phrase: string, name: string, language: Language): string {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u)
  const known = wordsOf(language)
  const at = known.get(words[0] ?? '') ?? known.get(words.slice(0, 2).join('_'))
  return at === undefined ? phrase : withAt(phrase, at, language)
}

/** The phrase as it may stand before any name. */
export function everyPlace(phrase: string, language: Language): string[] {
  return [phrase, ...rules[language].before.map(([at]) => withAt(phrase, at, language))]
}

function withAt(phrase: string, at: string, language: Language): string {
  const { usual } = rules[language]
  return phrase
    .replace(` ${usual}{company}`, ` ${at}{company}`)
    .replace(` ${usual}{employer}`, ` ${at}{employer}`)
}

function wordsOf(language: Language): ReadonlyMap<string, string> {
  const known = firstWords.get(language)
  if (known !== undefined) return known
  const made = new Map(
    rules[language].before.flatMap(([at, nouns]) =>
      nouns.split('; ').map((noun) => [noun, at] as const),
    ),
  )
  firstWords.set(language, made)
  return made
}
