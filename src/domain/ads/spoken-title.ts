/** A title as it is spoken of: "DENTAL NURSE" is "Dental Nurse", "ADMINISTRATIVO/A" is "Administrativo/a". */
import type { Language } from '#domain/language/languages.ts'
import { fold } from '#domain/language/fold.ts'
import { findSkills } from '#domain/skills/find.ts'
import { stopWords } from '#domain/language/stop-words.ts'

const longestShort = 3
/** "QC", "RVN", "IT": said letter by letter, or known so. */
const isInLetters = (word: string): boolean =>
  !/[AEIOUYÀ-Ü]/u.test(word) || findSkills(word).length > 0
/** In these every noun or every word of a title has a capital. */
const withCapitals: ReadonlySet<Language> = new Set(['en', 'de'])

/** Only what is wholly in capitals is spelled anew. */
export function spokenTitle(title: string, language: Language): string {
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{4}/u.test(title)) return title
  return title.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    if (word.length <= longestShort && isInLetters(word)) return word
    if (at > 0 && stopWords[language].has(fold(word))) return word.toLowerCase()
    // "Administrativo/a", "Conducteur(trice)": what ends the word before.
    if (/\p{L} ?[/(*:·]-?$/u.test(title.slice(0, at)) && word.length < 6) return word.toLowerCase()
    const rest = word.slice(1).toLowerCase()
    return (
      (at === 0 || withCapitals.has(language) ? word.charAt(0) : word.charAt(0).toLowerCase()) +
      rest
    )
  })
}
