/**
 * The kind of a contract that says only its hours: "24-32 uur", "30 hours per week", "20 Std./Woche".
 * A range without "per week" counts only where it cannot be times of a day.
 */
const range = String.raw`(?<![\d.,:/])(\d{1,2})(?:\s?(?:-|–|tot|bis|to|à|a)\s?(\d{1,2}))?`
const hours = String.raw`\s?-?\s?(?:uur|uren|u|hours?|hrs?|h|stunden|std\.?|wochenstunden|heures?|horas?)(?![\p{L}\d])`
const weekly = String.raw`\s?(?:(?:per|pro|par|por|a|de|p\.?|in der|je|/)\s?(?:week|wk|woche|semaine|semana)|semanales|semanais|hebdo|wekelijks|weekly)(?!\p{L})`
const inWeek = new RegExp(`${range}${hours}${weekly}`, 'u')
const dutchRange = /(?<![\d.,:/])(\d{1,2})\s?(?:-|–|tot)\s?(\d{1,2})\s?(?:uur|uren)(?!\p{L})/u

/** Hours of a week in which nobody calls it part-time, and those that all do. */
const leastFull = 35
const mostPart = 32
const hoursOfDay = 24

/** Of a folded text; null where it names no hours, or some between both kinds. */
export function typeByHours(folded: string): 'FULL_TIME' | 'PART_TIME' | null {
  const said = inWeek.exec(folded)
  const ranged = said === null ? dutchRange.exec(folded) : null
  const found = said ?? (Number(ranged?.[2]) > hoursOfDay ? ranged : null)
  if (found === null) return null
  const least = Number(found[1])
  const most = Number(found[2] ?? found[1])
  if (least < 4 || most > 48 || most < least) return null
  if (least >= leastFull) return 'FULL_TIME'
  return most <= mostPart ? 'PART_TIME' : null
}
