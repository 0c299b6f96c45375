/** Tools: what one works with, and what is called the same in every language. */
import { lexicon } from '../../skills/lexicon.ts'

export const isTool = (skill: string): boolean =>
  lexicon().get(skill)?.trade === 'software' || isProduct(skill)

/** A way to work has names in other languages ("Wundversorgung"), a product has none. */
export const isProduct = (skill: string): boolean => {
  const known = lexicon().get(skill)
  return (
    known !== undefined &&
    known.trade !== 'language' &&
    known.aliases.every(({ language }) => language === 'en')
  )
}
