/** Degrees in six languages: how high they are, and whether two spellings are one degree. */
import { fold } from '../../language/fold.ts'
import type { Context } from '../context.ts'
import { spellings } from '../reading/matching.ts'
import { poolOf } from '../reading/word-pool.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { readLine } from '../reading/reading.ts'

const levels: readonly [number, RegExp][] = [
  [
    4,
    /\b(ph ?d|dphil|doktor\w*|doctor\w*|doctora\w*|doutor\w*|docteur\w*|promotion|promoviert|gepromoveerd|dr|habilitation)\b/u,
  ],
  [
    3,
    /\b(master\w*|m ?sc?|m ?a|m ?eng|m ?ba|mba|m ?ed|ll ?m|magister|diplom ingenieur\w*|dipl ing|diplom(?!a\b)\w*|mestrado|mestre|maitrise|mastere|maestria|staatsexamen|ingenieur|drs|doctorandus|licenciature)\b/u,
  ],
  [
    2,
    /\b(bachelor\w*|b ?sc?|b ?a|b ?eng|b ?ed|bba|ll ?b|licence|licenciad\w*|licenciatura|graduacao|bacharel\w*|grado|hbo|hoger beroepsonderwijs|but)\b/u,
  ],
]

/** 4 doctorate, 3 master, 2 bachelor, 1 anything else. */
export function degreeLevel(text: string): number {
  const folded = fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return levels.find(([, pattern]) => pattern.test(folded))?.[0] ?? 1
}

export function isSameDegree(was: string, is: string, { from, to }: Context): boolean {
  const [before, after] = [asDegree(was), asDegree(is)]
  if (fold(before).replaceAll(/\W+/gu, '') === fold(after).replaceAll(/\W+/gu, '')) return true
  if (degreeLevel(after) > degreeLevel(before)) return false
  if (from !== to) return before.trim() !== ''
  if (degreeLevel(after) !== degreeLevel(before)) return false
  const said = (text: string, language: typeof from) => readLine(withoutLevel(text), language)
  const [old, now] = [said(before, from), said(after, to)]
  // "Niveau 4" of a course that was of level 3.
  if (now.quantities.some((q) => !old.quantities.some((one) => supports(one, q)))) return false
  const pool = poolOf([old])
  const content = now.words.filter((word) => word.isContent)
  const spelled = spellings(now, pool)
  return before.trim() !== '' && content.every((word) => spelled.has(word) || isInForm(word, old))
}

/** "Graduada en Enfermería" holds a "Grado en Enfermería": the person stands for the degree. */
function asDegree(text: string): string {
  return holders.reduce((changed, [person, degree]) => changed.replace(person, degree), text)
}

const holders: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})B\.? ?Eng\.?(?!\p{L})/gu, 'Bachelor of Engineering'],
  [/(?<!\p{L})M\.? ?Eng\.?(?!\p{L})/gu, 'Master of Engineering'],
  [/(?<!\p{L})B\.? ?Sc\.?(?!\p{L})/gu, 'Bachelor of Science'],
  [/(?<!\p{L})M\.? ?Sc\.?(?!\p{L})/gu, 'Master of Science'],
  [/(?<!\p{L})B\.? ?Ed\.?(?!\p{L})/gu, 'Bachelor of Education'],
  [/(?<!\p{L})M\.? ?Ed\.?(?!\p{L})/gu, 'Master of Education'],
  [/(?<!\p{L})LL\.? ?B\.?(?!\p{L})/gu, 'Bachelor of Laws'],
  [/(?<!\p{L})LL\.? ?M\.?(?!\p{L})/gu, 'Master of Laws'],
  [/(?<!\p{L})MBA(?!\p{L})/gu, 'Master of Business Administration'],
  [/(?<!\p{L})BBA(?!\p{L})/gu, 'Bachelor of Business Administration'],
  [/(?<!\p{L})HND(?!\p{L})/gu, 'Higher National Diploma'],
  [/(?<!\p{L})HNC(?!\p{L})/gu, 'Higher National Certificate'],
  [/(?<!\p{L})NVQ(?!\p{L})/gu, 'National Vocational Qualification'],
  [/(?<!\p{L})PGCE(?!\p{L})/gu, 'Postgraduate Certificate in Education'],
  [/(?<!\p{L})Dipl\.?[ -]?Ing\.?(?: \(FH\))?(?!\p{L})/gu, 'Diplom Ingenieur'],
  [/(?<!\p{L})Dipl\.?[ -]?Kff?[rm]?\.?(?!\p{L})/gu, 'Diplom Kaufmann'],
  [/(?<!\p{L})hbo(?!\p{L})/giu, 'hoger beroepsonderwijs'],
  [/(?<!\p{L})mbo(?!\p{L})/giu, 'middelbaar beroepsonderwijs'],
  [/(?<!\p{L})pabo(?!\p{L})/giu, 'lerarenopleiding basisonderwijs'],
  // One degree by several names in its country, and the word before the number of a level.
  [
    /(?<!\p{L})(?:ciclo formativo de grado superior|c\.?f\.?g\.?s\.?|técnic[oa] superior)(?: (?:en|de))?(?!\p{L})/giu,
    'superior',
  ],
  [
    /(?<!\p{L})(?:ciclo formativo de grado medio|c\.?f\.?g\.?m\.?|técnic[oa] de grado medio)(?: (?:en|de))?(?!\p{L})/giu,
    'medio',
  ],
  [/(?<!\p{L})(?:niveau|level|nível|nivel)[ -]?(?=\d)/giu, ''],
  [/(?<=\p{L})-(?=\d)/gu, ' '],
  [/(?<!\p{L})(?:allgemeine hochschulreife|abitur)(?!\p{L})/giu, 'Abitur'],
  [
    /(?<!\p{L})(?:mittlere reife|realschulabschluss|mittlerer schulabschluss)(?!\p{L})/giu,
    'Realschulabschluss',
  ],
  [/(?<!\p{L})graduad[oa](?!\p{L})/giu, 'grado'],
  [/(?<!\p{L})diplomad[oa](?!\p{L})/giu, 'diplomatura'],
  [/(?<!\p{L})licenciad[oa](?!\p{L})/giu, 'licenciatura'],
  [/(?<!\p{L})ingenier[oa](?!\p{L})/giu, 'ingeniería'],
  [/(?<!\p{L})mestre(?!\p{L})/giu, 'mestrado'],
  [/(?<!\p{L})engenheir[oa](?!\p{L})/giu, 'engenharia'],
  [/(?<!\p{L})doutora?(?!\p{L})/giu, 'doutoramento'],
  [/(?<!\p{L})doctora?(?!\p{L})/giu, 'doctorado'],
  [/(?<!\p{L})licenciée?(?!\p{L})/giu, 'licence'],
  [/(?<!\p{L})(?:diplômée? d'une?|titulaire d'une?|diplôme (?:de |d'une? )?)(?=\s?\p{L})/giu, ''],
  [
    /(?<!\p{L})(?:abgeschlossene |staatlich )?(?:berufs)?ausbildung (?:zum|zur|als)(?!\p{L})/giu,
    'Ausbildung zur',
  ],
  [/(?<!\p{L})gelernte[rn]?(?!\p{L})/giu, 'Ausbildung zur'],
  [/^(?:opleiding|diploma) (?:tot )?(?=\p{L})/giu, ''],
]

/** The word itself in another form: another name for a trade is another degree. */
function isInForm({ form, stem, root }: Word, { words }: LineReading): boolean {
  return words.some(
    (other) => other.form === form || other.stem === stem || (root !== '' && other.root === root),
  )
}

function withoutLevel(text: string): string {
  return text.replaceAll(
    /\b(?:bachelor|master|doctor|b\.?\s?sc\.?|m\.?\s?sc\.?|b\.?\s?a\.?|m\.?\s?a\.?|ph\.?\s?d\.?|of|in|arts|science|degree)(?!\p{L})/giu,
    ' ',
  )
}
