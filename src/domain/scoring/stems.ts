/**
 * Content words of a text as stems, and how much each says. Words that every job and every resume
 * uses say little: they are counted at a tenth, so that two texts are not alike for being polite.
 */
import { wordsOf, stemOf } from '../edits/similarity.ts'
import { stopWords } from '../edits/stop-words.ts'
import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { inOneGender } from '../language/one-gender.ts'

const generic: Readonly<Record<Language, string>> = {
  en: `experience ability skills skill knowledge strong work working team ensure provide support including various required
    candidate successful looking seeking join role responsible responsibilities good excellent proven years year minimum least
    environment company job position tasks duties related new high must need able other well time proficient proficiency
    understanding practical demonstrate effectively effective efficient ideal individual professional using use made make
    help helping perform performing handle handling conduct prior previous spent holds field based etc multiple relevant
    opportunity day daily level all standards procedures policies`,
  de: `erfahrung erfahrungen kenntnisse kenntnis fähigkeit arbeit arbeiten team teams bereich unterstützung sowie gute sehr
    idealerweise aufgaben stelle unternehmen suchen bieten jahre jahr mindestens umgang verantwortung verantwortlich
    durchführung sicherstellung berufserfahrung hohe neue neuen`,
  fr: `expérience capacité compétences connaissances connaissance travail équipe équipes poste mission missions entreprise
    recherchons assurer participer responsable ans année minimum bonne bonnes maîtrise domaine nouveau niveau`,
  es: `experiencia capacidad habilidades conocimientos conocimiento trabajo equipo equipos puesto empresa buscamos años año
    mínimo responsable realizar apoyo área nivel buen buena manejo`,
  pt: `experiência capacidade habilidades conhecimentos conhecimento trabalho equipe equipa equipas vaga empresa procuramos
    anos ano mínimo responsável realizar apoio área nível boa bom domínio`,
  nl: `ervaring kennis vaardigheden werk werken team teams functie bedrijf zoeken jaar minimaal verantwoordelijk ondersteuning
    goede nieuwe niveau binnen`,
}

const mostRemembered = 30_000
const remembered = new Map<Language, Map<string, string>>(languages.map((l) => [l, new Map()]))
const genericStems = new Map<Language, ReadonlySet<string>>()

function rememberedStem(word: string, language: Language): string {
  const known = remembered.get(language)
  const stem = known?.get(word)
  if (stem !== undefined) return stem
  if (known !== undefined && known.size > mostRemembered) known.clear()
  const one = inOneGender(word, language)
  const made = one === null ? '' : frenchMan(stemOf(one, language), language)
  known?.set(word, made)
  return made
}

/** "vendeuse" has the stem of an adjective in -eux, and so "vendeur" takes it too. */
const frenchMan = (stem: string, language: Language): string =>
  language === 'fr' ? stem.replace(/eur$/u, 'eux') : stem

/** The stems of a text's words that carry meaning, in order, each once. */
export function stemsOf(text: string, language: Language): string[] {
  const stems = new Set<string>()
  for (const word of wordsOf(text)) {
    if (word.length < 2 || stopWords[language].has(word) || /^\d+$/.test(word)) continue
    const stem = rememberedStem(word, language)
    if (stem !== '') stems.add(stem)
  }
  return [...stems]
}

/** What a stem says of what a line is about: 1, or a tenth for the words of every job. */
export function stemWeight(stem: string, language: Language): number {
  let known = genericStems.get(language)
  if (known === undefined) {
    known = new Set(generic[language].split(/\s+/u).map((word) => rememberedStem(word, language)))
    genericStems.set(language, known)
  }
  return known.has(stem) ? 0.1 : 1
}
