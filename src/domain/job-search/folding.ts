/**
 * Text as search compares it: without case, accents and the letters that only look like others, so
 * that `munchen` finds `München`.
 */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
}
const pattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

export function foldText(text: string): string {
  if (/^[a-z0-9 ]*$/.test(text)) return text
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(pattern, (letter) => letters[letter] ?? letter)
}

/** A folded word and, where it may spell an umlaut out, the word with the umlaut folded. */
export function spellingsOf(word: string): string[] {
  return [...new Set([word, word.replaceAll(/([aou])e/g, '$1')])]
}
