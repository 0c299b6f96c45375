/**
 * Which of the six languages a text is written in.
 *
 * Counts the small words that every sentence needs ("and", "der", "het", "não"), the letters that
 * only some of the six use (ß, ã, ñ, œ) and frequent endings. A general detector knows sixty
 * languages, weighs a megabyte in the browser and looks at the first lines only, which in a resume
 * are names and addresses; six word lists over the whole text are smaller and surer here.
 */
import type { Language } from './languages.ts'
import { languages } from './languages.ts'
import { fold } from './fold.ts'
import { remembered } from './remembered.ts'

/** Frequent words, folded. A word shared by two languages is listed in both and decides nothing. */
const smallWords: Readonly<Record<Language, string>> = {
  en: 'the and of to for with in on by at from as is are was were this that our your their we you i my who which an be or not it its have has had will within across through while using led built managed developed designed responsible team work experience education skills years present summary including over all new into more about',
  de: 'der die das und von zu den dem des mit im in auf fur ist sind ein eine einer eines einem einen am als an bei bis aus nach uber durch sowie oder nicht wir ich sie unser unsere ihre ihr zum zur vom auch werden wird haben unter kenntnisse erfahrung heute seit berufserfahrung ausbildung leitung sofort gesucht dein deine wann entwicklung aufbau betreuung durchfuhrung planung',
  es: 'el la los las de del y en con por para un una unos unas que se su sus al como mas o es son nuestro nuestra desde hasta sobre entre experiencia formacion idiomas gestion desarrollo trabajo equipo anos actualidad donde diseno clientes mediante responsable busca buscamos ofrece ofrecemos requiere requieren necesita jornada sueldo valora incorporacion ingles lunes martes jueves viernes almacen carnet oficina oficinas tareas puesto profesor hijos conductor convenio',
  fr: 'le la les de des du et en avec pour par un une au aux dans sur est sont qui que ou nos notre votre vous nous ce cette ces plus chez se sa son ses leur lors afin experience formation langues competences gestion depuis equipe mise annees realisation suivi clients',
  pt: 'o a os as de do da dos das e em no na nos nas com por para um uma uns umas que se ao aos sua seu suas seus como mais ou nao sao desde ate sobre pelo pela experiencia formacao idiomas gestao desenvolvimento trabalho equipe equipa anos atual atualmente clientes procura procuramos oferece oferecemos requer ordenado ingles vaga vagas sexta motorista refeicao voce loja lojas contratante',
  nl: 'de het een en van voor met in op aan bij te is zijn dat die dit als om door uit naar over tot ook of niet wij we ik je jij onze ons hun haar werd worden binnen heden ervaring opleiding vaardigheden werkervaring talen medewerker verantwoordelijk team jaar',
}

const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|tion|ness|ment|ship|ed|ly)$/,
  de: /(?:ung|ungen|keit|heit|schaft|lich|isch|ische|ierung|tat)$/,
  es: /(?:cion|ciones|dad|idades|mente|ando|iendo|ero|era)$/,
  fr: /(?:eur|euse|ement|aux|ique|iques|isation|ance|ente)$/,
  pt: /(?:cao|coes|dade|dades|mento|mentos|agem|ario|aria)$/,
  nl: /(?:ing|ingen|heid|lijk|lijke|atie|aties|isch|ische|schap|ij)$/,
}

const letters: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  de: /[ßäöü]/gi,
  es: /[ñ¿¡]|ción|ía\b/gi,
  fr: /[èêçùœ]|\b[ldnqsj][’'](?=\p{L})/giu,
  pt: /[ãõ]|ção|ções|nh[ao]/gi,
  nl: /ij|aa|oo[rn]|ee[nrlm]/gi,
}

const lists = new Map<string, Language[]>()
for (const language of languages) {
  for (const word of smallWords[language].split(' ')) {
    lists.set(word, [...new Set([...(lists.get(word) ?? []), language])])
  }
}

/** The languages whose words end as this one does. */
const endingLike = remembered(20_000, (word) =>
  languages.filter((language) => endings[language].test(word)),
)

/** "profesor/a", "técnico(a)", "de 6 a 10": an ending or a span, and not the Portuguese article. */
const otherGender = /[/(](?<=\p{L}\p{L}.)[aoe]s?(?!\p{L})\)?|\d a(?= \d)/giu

const countOf = (pattern: RegExp | null, text: string): number =>
  pattern === null ? 0 : (text.match(pattern)?.length ?? 0)

/** The most likely of the six; English when the text says nothing. */
export function detectLanguage(text: string): Language {
  return scoreLanguages(text)[0].language
}

export interface LanguageScore {
  language: Language
  /** Share of the evidence, 0…1. */
  share: number
}

/** All six, likeliest first. */
export function scoreLanguages(text: string): [LanguageScore, ...LanguageScore[]] {
  const sample = text.slice(0, 60_000)
  const points = new Map<Language, number>(languages.map((language) => [language, 0]))
  const give = (language: Language, amount: number): void => {
    points.set(language, (points.get(language) ?? 0) + amount)
  }
  for (const word of fold(sample.replace(otherGender, '')).match(/[a-z]+/g) ?? []) {
    const owners = lists.get(word)
    if (owners !== undefined)
      for (const language of owners) give(language, 1 / owners.length ** 1.5)
    else if (word.length > 5) for (const language of endingLike(word)) give(language, 0.12)
  }
  for (const language of languages) give(language, 0.15 * countOf(letters[language], sample))
  const total = [...points.values()].reduce((sum, value) => sum + value, 0)
  const scores = languages.map((language) => ({
    language,
    share: total === 0 ? 0 : (points.get(language) ?? 0) / total,
  }))
  const [first = { language: 'en', share: 0 }, ...rest] = scores.toSorted(
    (a, b) => b.share - a.share,
  )
  return [first, ...rest]
}
