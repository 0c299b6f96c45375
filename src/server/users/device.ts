/**
 * What a person knows a session by: 'Firefox on Windows'. Read from the User-Agent header, which
 * is a claim and nothing more; the first of the marks below that is in it decides.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/^(?=.*\bVersion\/).*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Null where the header says nothing that a person would know. */
export function describeDevice(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const program = /^(?!Mozilla\/)([\w.-]{1,30})\//.exec(userAgent)?.[1]
  const browser = first(browsers, userAgent) ?? program
  const system = first(systems, userAgent)
  if (browser === undefined) return system ?? null
  return system === undefined ? browser : `${browser} on ${system}`
}

const first = (marks: typeof browsers, text: string): string | undefined =>
  marks.find(([mark]) => mark.test(text))?.[1]
