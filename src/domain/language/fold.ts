/**
 * Folding: the form in which words are compared. Lower case, no accents, one kind of apostrophe,
 * every run of white space one space. The length may change, so places in a folded text are not
 * places in the text; `foldKeepingPlaces` is for those who need them.
 */
import { remembered } from './remembered.ts'

export function fold(text: string): string {
  if (isPlain.test(text) && !text.includes('  ')) return text.trim().toLowerCase()
  return text
    .replace(signs, plainSign)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
    .toLowerCase()
}

/** ASCII without a backtick or a tab, which most texts are: nothing to take apart. */
const isPlain = /^[ -_a-~]*$/
/** What is not plain of itself; each is folded alone, since no letter loses its marks by its neighbours. */
const signs = /[`\u0080-\u{10ffff}]/gu

/** The signs of our languages are far fewer. */
const plainSign = remembered(2_000, (sign) =>
  sign
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßẞ]/g, 'ss')
    .replace(/[’‘`´ʼ]/g, "'"),
)

/** Like `fold`, one code unit in, one out: letters lose accents, white space becomes a space. */
export function foldKeepingPlaces(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i)
    if (/[’‘`´ʼ]/.test(unit)) out += "'"
    else if (/\s/.test(unit)) out += ' '
    else {
      const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      out += plain.length === 1 ? plain : unit
    }
  }
  return out
}
