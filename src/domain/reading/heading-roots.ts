/**
 * Which section an unknown heading opens, by the roots of its words: "Relevante Tätigkeiten im
 * Vertrieb", "Kennis en kunde", "Parcours et expériences". Asked only of lines that are set as the
 * document's headings are; the exact lists in `heading-words.ts` come first.
 */
import { fold } from '#domain/language/fold.ts'
import { isFurtherKind } from '#domain/resume/sections/further.ts'

import type { SectionKind } from './heading-words.ts'

type Root = readonly [SectionKind, RegExp]

/** In the order in which they are asked: what is narrow before what is wide. */
const roots: readonly Root[] = [
  ['contact', /^(?:mes |mis |meine |mijn |my )?(?:kontakt|contact|coordonn|personalia)/],
  ['volunteering', /\b(?:ehrenamt|engagement|volunt|benevol|vrijwillig)/],
  ['interests', /\b(?:hobb|interes[st]|loisir|leisure|freizeit|passatemp|aficion|vrije tijd)/],
  ['references', /\breferen[cz]/],
  ['patents', /\bpatent/],
  ['publications', /\b(?:publi[ck]a|veroffentlich)/],
  ['awards', /\b(?:award|auszeichn|premio|prijs|prijzen|distin[cç])/],
  ['memberships', /\b(?:member|mitglied)/],
  ['other', /\b(?:vortrag|lecture|mobilit|nevenactiviteit|extracurric|achievements?$)/],
  [
    'certifications',
    /weiterbildung|fortbildung|zusatzausbildung|zertifi|zertifikat|certifi|licen[cs]|lizenz|\b(?:kurse|lehrgang|lehrgange|seminare|cursos?|curso|courses?|trainings?|cursussen|formacoes|formations|bijscholing|nascholing|accredit|zulassung|complementar|complementaria|complementaire|professional development)\b/,
  ],
  ['languages', /sprach|langue|idioma|lingua|\b(?:languages?|talen|talenkennis)\b/],
  [
    'education',
    /ausbildung|bildung|studium|studien|\bschul|hochschul|educa[tc]|opleiding|\b(?:studied|studiert|gestudeerd|estudie|estudei|etudie|studies|estudios|estudos|etudes|diplom|diplomas|diplomes|scolar|school|academi|academisch|formation|formacion|formacao|degrees?)/,
  ],
  ['projects', /projekt|project|projet|proyecto|projeto/],
  // "Job related skills": an English heading is about its last word.
  ['skills', /^(?!.*(?: and|&) skills$).*\bskills$/],
  [
    'work',
    /erfahrung|werdegang|beruf|tatigkeit|beschaftig|praktik|experi[eê]n|ervaring|loopbaan|^(?:research|forschung|recherche|investigacion|investigacao|pesquisa|onderzoek)$|\b(?:employment|appointments|worked|gearbeitet|trabajado|trabalhei|gewerkt|travaille|career|carrera|carreira|carriere|emploi|empleo|emprego|parcours|trayectoria|trajetoria|internship|stages?|practicas|work history|positions?|anstellung|laufbahn|job)/,
  ],
  [
    'skills',
    /kenntnis|kompeten|competen|fahigkeit|fertigkeit|vaardigh|habilidad|skill|expertis|\b(?:aptitud|aptidoes|kennis|savoir|conhecimento|conocimiento|technolog|tecnolog|tools|tooling|strengths?|starken|capabilit|toolbox|software|logiciels|informatique|informatica|outils)/,
  ],
  [
    'summary',
    /profil|perfil|\b(?:summary|resumen|resumo|samenvatting|zusammenfassung|about|uber mich|over mij|a propos|sobre mi|sobre mim|objective|objectif|objetivo|wer bin ich|wie ben ik|who i am)\b/,
  ],
]

const kindByRoots = (plain: string): SectionKind | null =>
  roots.find(([, root]) => root.test(plain))?.[0] ?? null

export function sectionByRoots(text: string): SectionKind | null {
  const plain = fold(text).replace(/\s+/g, ' ').trim()
  if (plain.split(' ').length > 6) return null
  const whole = kindByRoots(plain)
  // "Work experience and volunteering" is of work.
  return whole !== null && isFurtherKind(whole)
    ? (kindByRoots(plain.split(/ (?:&|and|und|et|y|e|en) /)[0] ?? '') ?? whole)
    : whole
}
