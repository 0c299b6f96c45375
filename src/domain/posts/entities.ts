/** Text as HTML or XML writes it, also within an attribute in double quotes. */
export function encodeEntities(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/**
 * Character references of HTML, those that job posts use. What is not known stays as it is
 * written; nothing that is decoded is decoded again.
 */
const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ',
  shy: '', zwnj: '', zwj: '', lrm: '', rlm: '', ndash: '–', mdash: '—', hellip: '…', bull: '•',
  middot: '·', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«',
  raquo: '»', lsaquo: '‹', rsaquo: '›', euro: '€', pound: '£', yen: '¥', cent: '¢', dollar: '$',
  sect: '§', para: '¶', copy: '©', reg: '®', trade: '™', deg: '°', plusmn: '±', times: '×',
  divide: '÷', frac12: '½', frac14: '¼', frac34: '¾', ordm: 'º', ordf: 'ª', sup2: '²', sup3: '³',
  iexcl: '¡', iquest: '¿', szlig: 'ß', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ',
  oslash: 'ø', Oslash: 'Ø', eth: 'ð', thorn: 'þ', rarr: '→', larr: '←', check: '✓', ensp13: ' ',
  num: '#', colon: ':', sol: '/', lpar: '(', rpar: ')', comma: ',', period: '.', excl: '!',
  quest: '?', percnt: '%', plus: '+', equals: '=', ast: '*', lowbar: '_', hyphen: '-', dash: '-',
  lbrack: '[', rbrack: ']', lsqb: '[', rsqb: ']', lcub: '{', rcub: '}', vert: '|', commat: '@',
  semi: ';', NewLine: '\n', Tab: ' ', minus: '−', star: '☆', starf: '★',
} // prettier-ignore

/** "eacute": a letter and the name of its mark. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308', tilde: '\u0303',
  cedil: '\u0327', ring: '\u030a', caron: '\u030c',
} // prettier-ignore

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,12}));?/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return ofName(name) ?? whole
      return ofNumber(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
    },
  )
}

function ofName(name: string): string | null {
  const plain = named[name]
  if (plain !== undefined) return plain
  const mark = marks[name.slice(1)]
  return mark === undefined ? null : `${name.charAt(0)}${mark}`.normalize('NFC')
}

/** Windows' own characters stand where Unicode has controls: "&#146;" is an apostrophe. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

function ofNumber(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return windows.charAt(code - 0x80)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ''
}
