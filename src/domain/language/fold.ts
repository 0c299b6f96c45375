/**
 * Folding: the form in which words are compared. Lower case, no accents, one kind of apostrophe,
 * every run of white space one space. The length may change, so places in a folded text are not
 * places in the text; `foldKeepingPlaces` is for those who need them.
 */
export function fold(text: string): string {
  if (isPlain.test(text) && !text.includes('  ')) return text.trim().toLowerCase()
  return withPlainSigns(text)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
    .toLowerCase()
}

/** ASCII without a backtick or a tab, which most texts are: nothing to take apart. */
const isPlain = /^[ -_a-~]*$/
/** What is not plain of itself is folded alone, since no letter loses its marks by its neighbours. */
function withPlainSigns(text: string): string {
  let out = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 128 && unit !== backtick) continue
    const sign = String.fromCodePoint(text.codePointAt(at) ?? unit)
    out +=
      text.slice(from, at) + (unit < tabled ? (signs[unit] ??= plainSign(sign)) : plainSign(sign))
    at += sign.length - 1
    from = at + 1
  }
  return out + text.slice(from)
}

const backtick = 0x60
/** The signs of our languages and of print stand below; what they fold to is worked out once. */
const tabled = 0x2200
const signs: (string | undefined)[] = []
const units: (string | undefined)[] = []

const plainSign = (sign: string): string =>
  sign
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßẞ]/g, 'ss')
    .replace(/[’‘`´ʼ]/g, "'")

/** Like `fold`, one code unit in, one out: letters lose accents, white space becomes a space. */
export function foldKeepingPlaces(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  let out = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 32 && unit < 128 && unit !== backtick) continue
    out += text.slice(from, at).toLowerCase()
    out += unit < tabled ? (units[unit] ??= plainUnit(text.charAt(at))) : plainUnit(text.charAt(at))
    from = at + 1
  }
  return out + text.slice(from).toLowerCase()
}

function plainUnit(unit: string): string {
  if (/[’‘`´ʼ]/.test(unit)) return "'"
  if (/\s/.test(unit)) return ' '
  const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.length === 1 ? plain : unit
}
