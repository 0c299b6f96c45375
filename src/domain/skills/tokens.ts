/**
 * Words of a text with their places, folded for comparison: lower case, without accents.
 *
 * A token is a run of letters and digits, with the signs that make part of a name: `C++`, `C#`,
 * `.NET`. An ampersand is the word "and". Two stems make inflected forms meet: `singular` for
 * words on their own, the rougher `roughStem` for words inside a longer name.
 */
export interface Token {
  /** Folded word. */
  word: string
  start: number
  end: number
  /** Whether a name may run on from the token before: nothing but a blank or a joiner between. */
  joined: boolean
}

const tokenPattern =
  /(?<![\p{L}\p{N}])\.(?: ?(?=NET\b)| (?=Net\b)|(?=[nN][eE][tT]\b))|[\p{L}\p{N}\p{M}]+(?:\+{1,2}(?![\p{L}\p{N}])|#)?|&/gu
const joiner = /^(?:[ \t\u00a0]{0,3}|[ \t\u00a0]?[-‐‑–/.'’´`_·][ \t\u00a0]?)$/u
const foldedCharacters = new Map<string, string>()

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let previousEnd = -1
  const add = (word: string, start: number, end: number): void => {
    const joined = previousEnd >= 0 && joins(text, previousEnd, start)
    tokens.push({ word, start, end, joined })
    previousEnd = end
  }
  for (let at = 0; at < text.length;) {
    const sign = signAt(text, at)
    if (sign === other) {
      at++
      continue
    }
    const end = sign === plain ? endOfPlain(text, at) : at
    if (end > at) add(text.slice(at, end).toLowerCase(), at, end)
    else {
      tokenPattern.lastIndex = at
      const match = tokenPattern.exec(text)
      if (match === null) return tokens
      const [raw] = match
      const isDotNet = raw.startsWith('.')
      const { index } = match
      const word = isDotNet ? '.net' : raw === '&' ? 'and' : foldWord(raw)
      add(word, index, index + raw.length + (isDotNet ? 3 : 0))
    }
    at = previousEnd
  }
  return tokens
}

/** Letters and digits of ASCII; what begins no token; and what only the pattern can tell. */
const [plain, other, unsure] = [1, 2, 3]
const kindsOfSigns = Uint8Array.from({ length: 128 }, (_, unit) => {
  const sign = String.fromCharCode(unit)
  return /[A-Za-z0-9]/.test(sign) ? plain : /[.&]/.test(sign) ? unsure : other
})

const signAt = (text: string, at: number): number => {
  const unit = text.charCodeAt(at)
  return unit < 128 ? (kindsOfSigns[unit] ?? unsure) : unsure
}

/** Where a word of plain letters ends; its beginning where a sign behind them may belong to it. */
function endOfPlain(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && signAt(text, at) === plain) at++
  const unit = text.charCodeAt(at)
  return unit > 127 || unit === 0x2b || unit === 0x23 ? from : at
}

function joins(text: string, from: number, to: number): boolean {
  if (to - from === 1 && text.charCodeAt(from) === 32) return true
  if (to - from > 3) return false
  const between = text.slice(from, to)
  // ". " ends a sentence; a dot joins only where nothing stands around it.
  return joiner.test(between) && !(between.includes('.') && between.length > 1)
}

/** Lower case, no accents; "ß" is "ss". */
export function foldWord(raw: string): string {
  let plain = true
  for (let i = 0; i < raw.length; i++) if (raw.charCodeAt(i) > 127) plain = false
  if (plain) return raw.toLowerCase()
  let folded = ''
  for (const character of raw) {
    let known = foldedCharacters.get(character)
    if (known === undefined) {
      known = character.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss')
      foldedCharacters.set(character, known)
    }
    folded += known
  }
  return folded
}

/** A plural "s" taken off: `APIs` is `API`. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  return word.endsWith('us') || word.endsWith('is') ? word : word.slice(0, -1)
}

/** The word without the endings that number, gender and case add in the six languages. */
export function roughStem(word: string): string {
  if (word.length < 5) return word.length === 4 && word.endsWith('s') ? word.slice(0, -1) : word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  for (const ending of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= 4) {
      return word.slice(0, -ending.length)
    }
  }
  return word
}

const endings = ['ern', 'em', 'en', 'er', 'es', 'as', 'os', 'e', 's', 'n', 'a', 'o']
