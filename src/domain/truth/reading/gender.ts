/** Endings that only say who: Verkäuferin, vendeuse, directrice, enfermera. */
export function ungendered(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/(er)in(nen)?$/u, '$1')
    .replace(/(frau|mann|leute|manner|frauen)$/u, 'mann')
    .replace(/(eur|euse|rice)s?$/u, '')
    .replace(/(ive|if)s?$/u, 'if')
    .replace(/(ienne|ien)s?$/u, 'ien')
    .replace(/(?<=\p{L}{4})(os|as|o|a|or|ora|ores|oras)$/u, '')
    .replace(/(?<=\p{L}{3})(?:e{0,2}s?|in|innen)$/u, '')
}
