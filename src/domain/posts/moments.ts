/** A source's dates: words, seconds or milliseconds. One that cannot be true is none. */
const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

export function readMoment(given: string | number | null): string | null {
  if (given === null || given === '') return null
  const digits = typeof given === 'number' ? given : /^\d{9,13}$/.test(given) ? Number(given) : null
  const ms =
    digits === null ? Date.parse(asIso(String(given))) : digits < 1e11 ? digits * 1000 : digits
  if (!Number.isFinite(ms) || ms < earliest || ms > latest) return null
  return new Date(ms).toISOString()
}

/**
 * The last moment of a post: a day, or its first minute, as most pages write it, means all of that day.
 * A moment within a day counts as it stands.
 */
export function readLastMoment(given: string | number | null): string | null {
  const moment = readMoment(given)
  if (moment === null) return null
  const text = String(given).trim()
  const isDay = !/\d:\d\d/.test(text) && !/^\d{9,13}$/.test(text)
  const isFirstMinute = /[T ]00:00(?::00(?:\.0+)?)?(?:Z| UTC|[+-]\d\d:?\d\d)?$/.test(text)
  return isDay || isFirstMinute ? new Date(Date.parse(moment) + dayMs - 1000).toISOString() : moment
}
const dayMs = 86_400_000

/** A day or a time without a zone is meant in universal time, whatever machine reads it. */
function asIso(text: string): string {
  const trimmed = text.trim().replace(/ UTC$/, 'Z')
  const european = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(trimmed)
  if (european !== null) {
    const [, day = '', month = '', year = ''] = european
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`
  }
  const spaced = trimmed.replace(/^(\d{4}-\d\d-\d\d) (\d\d:)/, '$1T$2')
  const zoned = /T\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(spaced) ? `${spaced}Z` : spaced
  return zoned.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
}
