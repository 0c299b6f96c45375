/** Letters that no accent is taken from: how they are spelled without them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
}

/** The header that names a file: as it is for whoever reads RFC 6266, in plain letters for the rest. */
export function disposition(name: string): string {
  const plain = name
    .replaceAll('–', '-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ]/giu, (letter) => spelled[letter] ?? letter)
    .replace(/[^\x20-\x7e]|["%\\]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
