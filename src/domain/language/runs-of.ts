/** The runs of three letters of a word and its two ends: "^le", "lea", "ead", "ad$" of "lead". */
export function runsOf(word: string): string[] {
  const whole = `^${word}$`
  return Array.from({ length: Math.max(0, whole.length - 2) }, (_, at) => whole.slice(at, at + 3))
}
