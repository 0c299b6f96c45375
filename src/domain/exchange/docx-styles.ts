/**
 * The styles of a Word file. Headings, lists and links are Word's own, so its outline, its
 * navigation and a screen reader know them; each field has a character style of ours, which changes
 * nothing on paper and tells a program which words are the employer and which the role.
 */
import type { Field } from './paragraphs.ts'
import { fields } from './paragraphs.ts'

/** The style of the words of a field. */
export const styleOfField = (field: Field): string =>
  `Lapel${field.charAt(0).toUpperCase()}${field.slice(1)}`

const fieldOfStyle: ReadonlyMap<string, Field> = new Map(
  fields.map((field) => [styleOfField(field), field]),
)

export const fieldOf = (style: string): Field | null => fieldOfStyle.get(style) ?? null

/** Measures in twentieths of a point, sizes in half points, as the format has them. */
const ink = '1A1A1A'
const soft = '474747'

export function stylesXml(language: string, accent: { text: string; rule: string }): string {
  // The format writes colours without their sign.
  const [text, rule] = [accent.text.slice(1), accent.rule.slice(1)]
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:color w:val="${ink}"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:widowControl/><w:spacing w:after="0" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${[
    paragraphStyle('Normal', 'Normal', '', '', true),
    paragraphStyle(
      'Title',
      'Title',
      '<w:jc w:val="center"/>',
      `<w:b/><w:color w:val="${text}"/><w:sz w:val="44"/>`,
    ),
    paragraphStyle(
      'Heading1',
      'heading 1',
      `<w:keepNext/><w:keepLines/><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="2" w:color="${rule}"/></w:pBdr><w:spacing w:before="260" w:after="60"/><w:outlineLvl w:val="0"/>`,
      `<w:b/><w:color w:val="${text}"/><w:sz w:val="25"/>`,
    ),
    paragraphStyle(
      'Heading2',
      'heading 2',
      `<w:keepNext/><w:keepLines/><w:spacing w:before="120"/><w:outlineLvl w:val="1"/>`,
      '<w:b/>',
    ),
    paragraphStyle(
      'Heading3',
      'heading 3',
      `<w:keepNext/><w:keepLines/><w:spacing w:before="80"/><w:ind w:left="210"/><w:outlineLvl w:val="2"/>`,
      '<w:b/>',
    ),
    paragraphStyle('Subtitle', 'Subtitle', '<w:jc w:val="center"/>', `<w:color w:val="${soft}"/>`),
    paragraphStyle('LapelLine', 'Entry on one line', '<w:spacing w:before="40"/>', ''),
    paragraphStyle('LapelContact', 'Contact', '<w:jc w:val="center"/>', '<w:sz w:val="20"/>'),
    paragraphStyle('LapelEmployer', 'Employer', '<w:keepNext/>', '<w:i/>'),
    paragraphStyle('LapelNested', 'Nested text', '<w:ind w:left="210"/>', ''),
    paragraphStyle(
      'ListBullet',
      'List Bullet',
      '<w:keepLines/><w:numPr><w:numId w:val="1"/></w:numPr><w:spacing w:before="20"/><w:ind w:left="284" w:hanging="284"/>',
      '',
    ),
    characterStyle('Hyperlink', 'Hyperlink', ''),
    characterStyle('LapelDates', 'Dates', `<w:b w:val="0"/><w:color w:val="${soft}"/>`),
    ...fields.map((field) => characterStyle(styleOfField(field), `Lapel ${field}`, looks[field])),
  ].join('')}</w:styles>`
}

/** How the words of a field look; most look like those around them. */
const quiet = `<w:b w:val="0"/><w:color w:val="${soft}"/>`
const looks: Partial<Record<Field, string>> = {
  from: quiet,
  to: quiet,
  date: quiet,
  category: '<w:b/>',
}

function paragraphStyle(id: string, name: string, p: string, r: string, isDefault = false): string {
  const based = isDefault ? '' : '<w:basedOn w:val="Normal"/>'
  return `<w:style w:type="paragraph" w:styleId="${id}"${isDefault ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${based}<w:qFormat/><w:pPr>${p}</w:pPr><w:rPr>${r}</w:rPr></w:style>`
}

function characterStyle(id: string, name: string, look = ''): string {
  return `<w:style w:type="character" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr>${look}</w:rPr></w:style>`
}
