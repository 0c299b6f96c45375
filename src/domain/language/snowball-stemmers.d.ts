/** The package carries no types: the two functions of it that are used. */
declare module 'snowball-stemmers' {
  const snowball: {
    newStemmer(algorithm: string): { stem(word: string): string }
    algorithms(): string[]
  }
  export default snowball
}
