/** "A group of four volunteers" is no more than four volunteers: a word for several of whom the source counts. */
import { tokensOf } from '../number-tokens.ts'
import { supports } from '../quantity.ts'
import { isInPool } from '../matching.ts'
import { poolOf } from '../word-pool.ts'
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

/**
 * "With the teams of make-up and wardrobe", "with the IT department": whom the source names, by the
 * group that they are. Behind a preposition only: who coordinates a team does more.
 */
export function isOfNamed(
  word: Word,
  { words, text }: LineReading,
  sources: readonly LineReading[],
): boolean {
  const [first = ''] = named.exec(word.word) ?? []
  if (first === '') return false
  const pool = poolOf(sources)
  const isTold = (other: Word | undefined) => other !== undefined && isInPool(other, pool)
  const at = words.indexOf(word)
  const before = words.slice(0, at).toReversed()
  const isOpened = before.slice(0, 6).some((other) => toWhom.has(other.word))
  if (!isOpened) return false
  const isCompound = text[word.start - 1] === '-' && isTold(before[0])
  if (isCompound) return true
  const [joint, ...after] = words.slice(at + 1)
  const isBehind = joint !== undefined && ofWhom.has(joint.word)
  if (isBehind)
    return (
      toWhom.has(before.find((other) => !articles.has(other.word))?.word ?? '') &&
      isTold(after.find((other) => !other.isSmall))
    )
  return word.language === 'en' && isTold(before[0]) && before[0]?.kinds.has('act') !== true
}

const named =
  /^(?:teams?|departments?|abteilung|abteilungen|equipos|departamentos?|equipes|services|departements?|equipas|afdeling|afdelingen)$/u
const toWhom = new Set(
  'with to for from mit fur an con para a avec pour aux au com met voor'.split(' '),
)
const ofWhom = new Set('of de des du d do da dos das von der'.split(' '))
const articles = new Set('the los las les der den die de os as'.split(' '))

const collective =
  /^(?:team|group|crew|squad|gruppe|mannschaft|kolonne|belegschaft|equipo|grupo|plantilla|cuadrilla|equipe|groupe|effectif|equipa|turma|groep|ploeg|klas|class|klasse|staff)$/u
const joint = /^ (?:of|from|with|von|mit|aus|van|met|de|con|com|avec|d)['’]? ?$/u
