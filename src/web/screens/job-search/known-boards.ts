/** Which known employers somebody means who types a name or a town instead of an address. */
interface Known {
  name: string
  source: string
  city: string
}

const mostShown = 6

export function boardsNamed(known: readonly Known[], typed: string): Known[] {
  const asked = typed.trim().toLowerCase()
  if (asked.length < 2 || asked.includes('.') || asked.includes('/')) return []
  const starts = (text: string): boolean => text.toLowerCase().startsWith(asked)
  return known.filter(({ name, city }) => starts(name) || starts(city)).slice(0, mostShown)
}
