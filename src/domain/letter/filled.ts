/** A phrase with what stands in its gaps; a sentence that ends in "S.A." has its point already. */
export const filled = (phrase: string, words: Readonly<Record<string, string>>): string =>
  phrase
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
    .replace(/\.\.$/u, '.')
    .replace(/([!?])\.$/u, '$1')

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
