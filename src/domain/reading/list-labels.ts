/**
 * Words that stand alone above a list inside an entry ("Highlights", "Besuchte Kurse"): they name what
 * follows and are neither a heading nor a part of the job, the degree or the project.
 */
import { fold } from '#domain/language/fold.ts'
import { isTextLabel } from './field-labels.ts'
import type { Line } from './lines.ts'

const words = new Set(
  `highlights, key highlights, achievements, key achievements, accomplishments, key accomplishments, results, courses, coursework, relevant coursework, relevant courses, modules, key modules
  erfolge, wichtigste erfolge, höhepunkte, ergebnisse, schwerpunkte, kurse, besuchte kurse, lehrveranstaltungen, module, studieninhalte
  points forts, points clés, réalisations, principales réalisations, réalisations clés, faits marquants, résultats, cours, cours suivis, modules suivis
  logros, principales logros, logros destacados, aspectos destacados, puntos destacados, resultados, asignaturas, asignaturas cursadas, cursos, módulos
  destaques, conquistas, principais conquistas, realizações, principais realizações, disciplinas cursadas, unidades curriculares, cadeiras
  hoogtepunten, prestaties, belangrijkste prestaties, resultaten, belangrijkste resultaten, gevolgde vakken, gevolgde cursussen, cursussen`
    .split(/,\s*|\n\s*/)
    .map(fold),
)

/** The text is such a word and nothing else. */
export const isListLabel = (text: string): boolean => {
  const plain = text.replace(/(?<![\s:])[\s:]+$/, '')
  if (plain.length > 40) return false
  return words.has(fold(plain)) || isTextLabel(plain)
}

/** The lines of a section without the words above its lists. The last line names nothing below it. */
export const withoutListLabels = (lines: readonly Line[]): Line[] =>
  lines.filter(
    (line, at) => line.hasBullet || at === lines.length - 1 || at === 0 || !isListLabel(line.text),
  )
