/** "A group of four volunteers" is no more than four volunteers: a word for several of whom the source counts. */
import { tokensOf } from '../number-tokens.ts'
import { supports } from '../quantity.ts'
import type { LineReading, Word } from '../reading.ts'

export function isOfCounted(
  { word, start, text }: Word,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  if (!collective.test(word)) return false
  const tokens = tokensOf(line.text)
  const count = line.quantities.find(({ from, kind, measure }) => {
    const at = tokens[from]?.start ?? 0
    const between = line.text.slice(start + text.length, at)
    return kind === 'count' && measure === null && at > start && joint.test(between)
  })
  return (
    count !== undefined &&
    sources.some(({ quantities }) => quantities.some((one) => supports(one, count)))
  )
}

const collective =
  /^(?:team|group|crew|squad|gruppe|mannschaft|kolonne|belegschaft|equipo|grupo|plantilla|cuadrilla|equipe|groupe|effectif|equipa|turma|groep|ploeg|klas|class|klasse|staff)$/u
const joint = /^ (?:of|from|with|von|mit|aus|van|met|de|con|com|avec|d)['’]? ?$/u
