/**
 * A resume → the parts of a Word file (Office Open XML), by name. One column whatever the layout:
 * columns in Word are what applicant tracking systems stumble over. No clock and no chance: the
 * same resume gives the same file.
 */
import { colonOf } from '../language/colons.ts'
import type { Language } from '../language/languages.ts'
import type { Look } from '../resume/look.ts'
import { accentColours, plainLook } from '../resume/look.ts'
import { placesApart } from '../resume/places.ts'
import type { Paper, ResumeContent } from '../resume/resume.ts'
import { encodeEntities } from '../posts/entities.ts'
import { datesPart, withPrintedDates } from './docx-dates.ts'
import { photoId, photoRun, photoType } from './docx-photo.ts'
import { styleOfField, stylesXml } from './docx-styles.ts'
import type { Paragraph, Run } from './paragraphs.ts'
import { inline, paragraphsOf } from './paragraphs.ts'
import { printedIn } from './printed.ts'

/** Of the look Word takes the colour: faces and sizes are chosen in Word itself. */
export type DocxOptions = {
  language: Language
  paper: Paper
  title: string
  look?: Look
  /** Its bytes join the parts under `photoPart`. */
  hasPhoto?: boolean
}

export function toDocx(content: ResumeContent, options: DocxOptions): Record<string, string> {
  const links = new Map<string, string>()
  const { paragraphs, properties } = withPrintedDates(
    paragraphsOf(content, options.language),
    printedIn(content, options.language).date,
  )
  const { name } = content.contact_info
  const photo =
    options.hasPhoto === true ? photoRun(encodeEntities(inline(name || options.title))) : ''
  const [first, ...others] = paragraphs.map((paragraph, i) =>
    paragraphXml(paragraph, options, links, { id: i + 1, photo: i === 0 ? photo : '' }),
  )
  const head = first ?? (photo === '' ? '' : `<w:p>${photo}</w:p>`)
  return wordFile([head, ...others].join(''), name, options, { links, properties })
}

/** The parts of a Word file around the paragraphs of its body. */
export function wordFile(
  body: string,
  author: string,
  options: DocxOptions,
  { links = new Map(), properties = {} }: { links?: Links; properties?: Properties } = {},
): Record<string, string> {
  const hasProperties = Object.keys(properties).length > 0
  return {
    '[Content_Types].xml': contentTypes(options.hasPhoto === true, hasProperties),
    '_rels/.rels': packageRelations(hasProperties),
    ...(hasProperties && { [datesPart]: propertiesXml(properties) }),
    'docProps/core.xml': coreXml(author, options),
    'word/document.xml': `${declaration}<w:document ${wordNames}><w:body>${body}${pageXml(options.paper)}</w:body></w:document>`,
    'word/_rels/document.xml.rels': documentRelations(links, options.hasPhoto === true),
    'word/styles.xml': stylesXml(
      options.language,
      accentColours[(options.look ?? plainLook).accent],
    ),
    'word/numbering.xml': numberingXml,
    'word/settings.xml': `${declaration}<w:settings ${wordNames}><w:defaultTabStop w:val="720"/><w:themeFontLang w:val="${options.language}"/></w:settings>`,
  }
}

const page = {
  a4: { width: 11906, height: 16838 },
  letter: { width: 12240, height: 15840 },
} as const
const margin = 850

const textWidth = (paper: Paper): number => page[paper].width - 2 * margin

type Links = Map<string, string>
type Properties = Readonly<Record<string, string>>

/** `id` is its own; `photo` is anchored in it. */
function paragraphXml(
  paragraph: Paragraph,
  options: DocxOptions,
  links: Links,
  { id, photo }: { id: number; photo: string },
): string {
  const { kind, heading, runs } = paragraph
  if (kind === 'section') {
    // The mark tells which section it is, whatever its heading is changed to.
    const mark = `<w:bookmarkStart w:id="${id}" w:name="${markOf(paragraph)}"/>`
    return `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${photo}${mark}<w:r><w:t>${encodeEntities(heading)}</w:t></w:r><w:bookmarkEnd w:id="${id}"/></w:p>`
  }
  const style = styleOf(paragraph)
  const more = kind === 'head' ? tabAt(textWidth(options.paper)) : kind === 'point' ? bullet : ''
  const properties = `<w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}${more}</w:pPr>`
  const written = runs
    .map((run, i) => separator(runs[i - 1], run, options.language, kind) + runXml(run, links))
    .join('')
  return `<w:p>${properties}${photo}${written}</w:p>`
}

/** What tells a program which section a heading is of; Word takes no more than 40 letters. */
function markOf({ section, further }: Pick<Paragraph, 'section' | 'further'>): string {
  if (further === null) return `lapel_${section}`
  const number = section?.slice('further:'.length) ?? ''
  return `lapel_further_${number}_${further.kind}${further.title === '' ? '' : '_own'}`
}

const tabAt = (width: number): string => `<w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>`

/** The style says so too; whoever reads only paragraphs finds it here. */
const bullet = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'

function styleOf({ kind, isNested }: Paragraph): string {
  if (kind === 'head') return isNested ? 'Heading3' : 'Heading2'
  if (isNested) return 'LapelNested'
  const styles: Partial<Record<Paragraph['kind'], string>> = {
    name: 'Title',
    headline: 'Subtitle',
    contact: 'LapelContact',
    line: 'LapelLine',
    place: 'LapelEmployer',
    point: 'ListBullet',
  }
  return styles[kind] ?? ''
}

/** What stands between two fields belongs to neither. */
function separator(
  before: Run | undefined,
  { field }: Run,
  language: Language,
  kind: Paragraph['kind'],
): string {
  const isDate = field === 'from' || field === 'to' || field === 'date'
  if (before?.field === 'from') return plainRun(' – ', 'LapelDates')
  if (isDate && kind === 'head') return '<w:r><w:tab/></w:r>'
  if (before === undefined) return ''
  if (before.field === 'title' && field === 'level') return plainRun(' — ')
  if (before.field === 'category') return plainRun(`${colonOf(language)} `)
  if (field === 'place' && before.field === 'place') return plainRun(placesApart)
  return plainRun(contactFields.has(field) ? ' · ' : ', ')
}

const contactFields: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'place',
  'linkedin',
  'github',
  'website',
])

function plainRun(text: string, style = ''): string {
  const properties = style === '' ? '' : `<w:rPr><w:rStyle w:val="${style}"/></w:rPr>`
  return `<w:r>${properties}${textXml(text)}</w:r>`
}

function runXml({ field, text, link }: Run, links: Links): string {
  const pieces = text.split('\n').map(textXml).join('<w:br/>')
  const run = `<w:r><w:rPr><w:rStyle w:val="${styleOfField(field)}"/></w:rPr>${pieces}</w:r>`
  if (link === null) return run
  const id = links.get(link.href) ?? `link${links.size + 1}`
  links.set(link.href, id)
  // The tip is what the person wrote, of which paper shows a shorter form.
  return `<w:hyperlink r:id="${id}" w:tooltip="${encodeEntities(link.written)}">${run}</w:hyperlink>`
}

const textXml = (text: string): string => `<w:t xml:space="preserve">${encodeEntities(text)}</w:t>`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const wordNames =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const pageXml = (paper: Paper): string =>
  `<w:sectPr><w:pgSz w:w="${page[paper].width}" w:h="${page[paper].height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>`

const coreXml = (author: string, { language, title }: DocxOptions): string =>
  `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${encodeEntities(inline(title))}</dc:title><dc:creator>${encodeEntities(inline(author))}</dc:creator><dc:language>${language}</dc:language></cp:coreProperties>`

const contentTypes = (hasPhoto: boolean, hasProperties: boolean): string =>
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${hasPhoto ? photoType : ''}<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${hasProperties ? propertiesType : ''}</Types>`

const relation = (id: string, type: string, target: string, isOutside = false): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${encodeEntities(target)}"${isOutside ? ' TargetMode="External"' : ''}/>`
const relations = (all: string[]): string =>
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`

const packageRelations = (hasProperties: boolean): string =>
  relations([
    relation('document', `${office}/officeDocument`, 'word/document.xml'),
    relation(
      'core',
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      'docProps/core.xml',
    ),
    ...(hasProperties ? [relation('custom', `${office}/custom-properties`, datesPart)] : []),
  ])

const propertiesType = `<Override PartName="/${datesPart}" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/>`

const propertiesXml = (properties: Properties): string =>
  `${declaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${Object.entries(
    properties,
  )
    .map(
      ([name, value], i) =>
        `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${i + 2}" name="${encodeEntities(name)}"><vt:lpwstr>${encodeEntities(value)}</vt:lpwstr></property>`,
    )
    .join('')}</Properties>`

const documentRelations = (links: Links, hasPhoto: boolean): string =>
  relations([
    relation('styles', `${office}/styles`, 'styles.xml'),
    relation('numbering', `${office}/numbering`, 'numbering.xml'),
    ...(hasPhoto ? [relation(photoId, `${office}/image`, 'media/photo.jpg')] : []),
    relation('settings', `${office}/settings`, 'settings.xml'),
    ...[...links].map(([href, id]) => relation(id, `${office}/hyperlink`, href, true)),
  ])

const numberingXml = `${declaration}<w:numbering ${wordNames}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
