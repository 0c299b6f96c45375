/**
 * Text as a person sees it, before anything is compared: compatibility forms resolved, what is
 * invisible removed, letters of other alphabets that only look Latin read as Latin, and the many
 * spellings of "of any gender" (Entwickler:innen, vendeur·se, enfermeiro(a)) read as the word.
 */

/** Cyrillic and Greek letters that stand in for Latin ones, and the Latin ones. */
const lookAlikes = new Map<string, string>(
  [
    ...pairs('аАвВеЕкКмМнНоОрРсСтТуУхХіІјЈѕЅһԁԛԝԌӏґ', 'aAbBeEkKmMhHoOpPcCtTyYxXiIjJsShdqwGlr'),
    ...pairs('αΑΒεΕΗιΙκΚΜνΝοΟρΡτΤυΥΧχΖ', 'aABeEHiIkKMvNoOpPtTuYXxZ'),
  ].map(([from, to]) => [from, to]),
)

const invisible = /[\p{Cf}\u{115F}\u{1160}\u{3164}]|\p{Variation_Selector}/gu
const foreignWord = /[\p{L}\p{N}]*[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{N}]*/gu
const foreignSign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const genderedEnding =
  /(?<!\p{L})(\p{L}{3,})(?:[:*_·•]|\/-?|\()(?:innen|in|e|es|se|ses|euse|euses|rice|rices|ère|ne|nes|a|as|o|os)\)?(?:[·•.]s)?(?!\p{L})/gu

export function plain(text: string): string {
  // Most lines are printable ASCII without any of the signs below.
  if (
    /^[!-~]+(?: [!-~]+)*$/u.test(text) &&
    !/['`(:*_/]|wi[- ]fi|\d[ -]?(?:c?m ?[23]\b|deg|gra|cc\b|sq|cu|vi|ku|met|year|jahre alt|jaar oud|anos|a\b)|(?:square|vierkante|cuadrados|quadrados)/iu.test(
      text,
    )
  )
    return text
  return inLatin(text.normalize('NFKC').replaceAll(invisible, ''))
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[‐‑–—−]/gu, '-')
    .replaceAll(genderedEnding, '$1')
    .replaceAll(/\(\s?[mwfvhd](?:\s?\/\s?[mwfvhdx*]){1,2}\s?\)/giu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}])wi[- ]?fi(?!\p{L})/giu, 'wifi')
    .replaceAll(degrees, ' celsius')
    .replaceAll(amperes, ' ampere')
    .replaceAll(squareMetres, 'qm')
    .replaceAll(squareMetresInWords, 'qm')
    .replaceAll(cubicMetres, 'cbm')
    .replaceAll(cubicCentimetres, 'ccm')
    .replaceAll(/(?<=\d\s?)(?:square feet|square foot|sq\.? ?ft\.?)(?![\p{L}\p{N}])/giu, 'sqft')
    .replaceAll(ages, '$1 ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Areas and spaces are written in more than one word, or with a raised digit. */
const squareMetres =
  /(?<=(?:\d|mil|mille|cien|cem|cent|millón|milhão|million|millones|milhões|millions)[\s-]?)(?:m ?2|(?:de )?(?:(?:square|vierkante)[ -]met(?:er|re)s?|metros (?:cuadrados|quadrados)|mètres carrés))(?![\p{L}\p{N}])/giu
/** "Twaalf vierkante meter": behind a number in words. */
const squareMetresInWords =
  /(?<=\p{L} )(?:(?:square|vierkante)[ -]met(?:er|re)s?|metros (?:cuadrados|quadrados)|mètres carrés)(?![\p{L}\p{N}])/giu
/** "250 A" are amperes, and "25 a day" is a rate. */
const amperes = /(?<=\d)\s?A(?=$|[\s.,;)](?!-))/gu
/** "40 °C" is 40 degrees Celsius. */
const degrees =
  /(?<=\d)\s?(?:°\s?C(?!\p{L})|(?:degrees?|grade?n?|grados?|degrés?|graus?)(?: (?:celsius|centigrade|centígrados?)))/giu
const cubicMetres =
  /(?<=\d[\s-]?)(?:m ?3|(?:cubic|kubieke)[ -]met(?:er|re)s?|metros cúbicos|mètres cubes)(?![\p{L}\p{N}])/giu
const cubicCentimetres =
  /(?<=\d[\s-]?)(?:cm ?3|cc|(?:cubic|kubieke)[ -]centimet(?:er|re)s?|centímetros cúbicos|centimètres cubes)(?![\p{L}\p{N}])/giu

/** "Between 9 and 11 years old" is "aged 9 to 11". */
const ages =
  /(?<=\d)(\s?)-?(?:years?[- ]old|years? of age|jahre alt|años de edad|ans d'âge|anos de idade|jaar oud)(?!\p{L})/giu

/** Characters that no honest edit brings in: invisible ones, and letters posing as Latin. */
export function disguisesOf(text: string): string[] {
  if (/^[\x20-\x7E]*$/u.test(text)) return []
  const hidden = text.match(
    /[\u{200B}\u{2060}-\u{2064}\u{202A}-\u{202E}\u{FEFF}\u{E0000}-\u{E007F}]/gu,
  )
  const mixed = foreignWordsIn(text).filter(
    (word) => /\p{Script=Latin}/u.test(word) || !/[^\x20-\x7E]/u.test(latinWord(word)),
  )
  return [...(hidden ?? []), ...mixed]
}

function inLatin(text: string): string {
  return foreignSign.test(text) ? text.replaceAll(foreignWord, latinWord) : text
}

function foreignWordsIn(text: string): string[] {
  return foreignSign.test(text) ? (text.match(foreignWord) ?? []) : []
}

function latinWord(word: string): string {
  return [...word].map((letter) => lookAlikes.get(letter) ?? letter).join('')
}

function pairs(from: string, to: string): [string, string][] {
  const targets = [...to]
  return [...from].map((letter, i) => [letter, targets[i] ?? letter])
}
