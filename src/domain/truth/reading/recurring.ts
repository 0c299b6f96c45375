/**
 * Times that come round: "every Monday" is weekly, "each January" yearly, "jeden Morgen" daily.
 * Portuguese numbers its days of the week: "sexta" is Friday where "-feira" follows, and where
 * nothing follows that could be the sixth of something.
 */
import { months } from '../../language/calendar-words.ts'
import type { Token } from './number-tokens.ts'

export type Recurrence = 'daily' | 'weekly' | 'yearly'

/** How many words behind a day say whether it is one. */
export const nearDay = 2

/** Whether the `i`th of some folded words, a hyphen among them or not, is a day of the week. */
export function isWeekdayAt(words: readonly string[], i: number): boolean {
  const word = words[i] ?? ''
  if (weekdays.some((day) => word.startsWith(day))) return true
  const day = numbered.exec(word)
  if (!day) return false
  const next = words.slice(i + 1, i + 1 + nearDay).find((other) => other !== '-') ?? ''
  if (next.startsWith('feira')) return true
  const isBehind = beforeDays.has(words[i - 1] ?? '')
  return isBehind && (next === '' || day[1] === 's' || afterDays.has(next))
}

const weekdays =
  'monday tuesday wednesday thursday friday saturday sunday weekend montag dienstag mittwoch donnerstag freitag samstag sonntag wochenend lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(
    ' ',
  )
const numbered = /^(?:segunda|terca|quarta|quinta|sexta)(s?)$/u
const beforeDays = new Set('a as na nas da das de cada toda todas ate e ou'.split(' '))
const afterDays = new Set('e ou a as ao de da do das ate em no na nos nas com para por'.split(' '))

/** "À sexta, …" is Friday, "à sexta classe" the sixth of them. */
export function isNumberedDay(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - 1)
  const behind = tokens.slice(at + 1, at + 1 + nearDay)
  const end = behind.findIndex((token) => token.isApart)
  const within = [...tokens.slice(from, at + 1), ...behind.slice(0, end < 0 ? nearDay : end)]
  return isWeekdayAt(
    within.map(({ word }) => word),
    at - from,
  )
}

/** How often something is done that a line tells to be done on each of certain days. */
export function recurrencesIn(words: readonly string[]): ReadonlySet<Recurrence> {
  const found = new Set<Recurrence>()
  words.forEach((word, i) => {
    const before = words[i - 1] ?? ''
    if (spaced.test(before)) return
    const isEach = each.has(before) || (each.has(words[i - 2] ?? '') && articles.has(before))
    const isOnEach = isEach || named.has(before)
    if (isWeekdayAt(words, i) && (isOnEach || inPlural.test(word))) found.add('weekly')
    if (isEach && (months.has(word) || seasons.has(word))) found.add('yearly')
    if ((isEach && partsOfDay.test(word)) || onEachDay.has(word)) found.add('daily')
  })
  return found
}

const inPlural = /(?:days|tags|dags|dis|gundas|cas|tas|ados|ingos)$/u
const each = new Set(
  'each every jeden jedem jeder jede jedes cada todos todas todo toda chaque tous toutes elke elk iedere ieder'.split(
    ' ',
  ),
)
const articles = new Set('los las les os as mes of de'.split(' '))
/** "Los viernes", "le lundi", "à sexta-feira": done on each of them where nothing dates one. */
const named = new Set('los el le les a as'.split(' '))
/** "Every other Friday". */
const spaced = /^(?:other|alternate|zweite|dritte|tweede|derde|andere)/u
const partsOfDay =
  /^(?:mornings?|evenings?|nights?|lunchtimes?|afternoons?|noon|morgen|abend|nacht|mittag|nachmittag|mananas?|tardes?|noches?|mediodias?|matins?|matinees?|soirs?|soirees?|nuits?|midis?|manhas?|noites?|ochtend|avond|middag|namiddag|dag)$/u
const onEachDay = new Set('morgens abends nachts mittags nachmittags'.split(' '))
const seasons = new Set(
  'spring summer autumn winter fruhling fruhjahr sommer herbst primavera verano otono invierno printemps ete automne hiver verao outono inverno lente voorjaar zomer herfst najaar christmas weihnachten navidad noel natal kerst easter ostern pascua paques pascoa pasen'.split(
    ' ',
  ),
)
