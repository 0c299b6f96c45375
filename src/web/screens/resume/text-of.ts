/** Everything a part of a resume says, on one line. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map(textOf)
    .filter((text) => text !== '')
    .join(' · ')
}
