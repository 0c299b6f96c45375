/** "Each" and "every" that say when something is done, and reach no further than the source. */
import { fold } from '../../../language/fold.ts'
import { tokensOf } from '../number-tokens.ts'
import type { LineReading, Word } from '../reading.ts'

/** "each day" is no reach, and "in each shift" is "per shift". */
export function isDistributive(
  words: readonly Word[],
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  const isEach = words.every((word) =>
    /^(each|every|cada|chaque|jede\w*|elke?|ieder\w*)$/u.test(word.word),
  )
  if (isEach && words.every(({ start }) => aroundEach.test(fold(line.text.slice(0, start)))))
    return true
  if (isEach && sources.some((source) => source.words.some((word) => perWords.has(word.word))))
    return true
  return words.every(
    (word) => isBeforePeriod(line, word.start) || isComingRound(line, word.start, sources),
  )
}

/** "After each birth": when something is done, and no reach. */
const aroundEach =
  /\b(?:before|after|between|vor|nach|zwischen|antes de|despues de|tras|avant|apres|entre|depois de|apos|voor|na|tussen)$/u

const perWords = new Set(['per', 'pro', 'je', 'por', 'par', 'a', 'each', 'every', 'cada', 'chaque'])

function isBeforePeriod(line: LineReading, start: number): boolean {
  const next = line.words.find((word) => word.start > start)
  if (next && daysAndTimes.some((day) => next.word.startsWith(day))) return true
  const after = line.words.filter((word) => word.start > start).slice(0, 3)
  if (after.some(({ word }, i) => /^\d/u.test(after[i - 1]?.word ?? '') && timeUnit.test(word)))
    return true
  return ['hourly', 'daily', 'weekly', 'monthly', 'quarterly', 'yearly'].some((id) =>
    after.some((word) => word.concepts.has(id)),
  )
}

/** "Tous les jeudis", "todos os dias", "every fourth weekend" of days that the source names and counts not. */
function isComingRound(line: LineReading, start: number, sources: readonly LineReading[]): boolean {
  const next = line.words.find((word) => word.start > start && !betweenTimes.test(word.word))
  const day = next && daysAndTimes.find((time) => next.word.startsWith(time))
  if (day === undefined) return false
  const isCounted = (source: LineReading, at: number) =>
    source.quantities.some(({ to }) => {
      const end = tokensOf(source.text)[to - 1]?.end ?? 0
      return end <= at && at - end <= 1
    })
  return sources.some(
    (source) =>
      !source.concepts.has('monthly') &&
      source.words.some(({ word, start: at }) => word.startsWith(day) && !isCounted(source, at)),
  )
}

const betweenTimes =
  /^(?:les|los|las|os|as|other|second|third|fourth|fifth|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|tweede|derde|vierde)$/u

const timeUnit =
  /^(?:ans?|mois|semaines?|jours?|heures?|anos?|mes(?:es)?|semanas?|dias?|horas?|days?|weeks?|months?|years?|hours?)$/u

/** How the names of days and times of day begin: "every Friday" reaches no further than Fridays. */
const daysAndTimes =
  'monday tuesday wednesday thursday friday saturday sunday weekend morning evening night montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende morgen abend nacht lunes martes miercoles jueves viernes sabado domingo manana tarde noche lundi mardi mercredi jeudi vendredi samedi dimanche matin soir nuit segunda terca quarta quinta sexta manha noite maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ochtend avond season shift saison schicht temporada turno saison seizoen dienst term semester semestre'.split(
    ' ',
  )
