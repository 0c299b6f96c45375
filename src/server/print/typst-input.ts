/** What Typst is given: fonts, templates, and a sheet as data. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { InterviewPage } from '#domain/answers/interview-page.ts'
import type { Ending } from '#domain/exchange/kept-together.ts'
import { keptParts } from '#domain/exchange/kept-together.ts'
import type { Sheet } from '#domain/exchange/sheet.ts'
import { designs } from '#domain/resume/designs.ts'
import { widest } from '#domain/resume/look.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Layout } from '#domain/resume/resume.ts'
import type { LetterPage } from '#domain/letter/letter-page.ts'

import { syllablesOf } from './syllables.ts'

/** Static weights, the same as on the editor's paper. */
const fonts = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
]

export const readSpecifier = (specifier: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(specifier)))

export const readCompiler = (): Promise<Buffer> =>
  readSpecifier('@myriaddreamin/typst-ts-web-compiler/wasm')

export const readFonts = (): Promise<Buffer[]> => Promise.all(fonts.map(readSpecifier))

export type Template = { path: string; text: string }

export const readTemplates = (): Promise<Template[]> =>
  Promise.all(
    [
      'resume.typ',
      'entries.typ',
      'measures.typ',
      'letter.typ',
      'application.typ',
      'interview.typ',
      'ways.typ',
      'page-look.typ',
      'kept-together.typ',
      'long-words.typ',
      'pages.typ',
    ].map(async (name) => ({
      path: `/${name}`,
      text: await readFile(new URL(name, import.meta.url), 'utf8'),
    })),
  )

export type TypstInput = {
  mainFilePath: string
  /** With the measures of a step, where the sheet is set by how full its pages are. */
  inputsAt: (step: number) => Record<string, string>
  /** The layout that is set by how full its pages are; null: none is. */
  byFillIn: Layout | null
  /** Templates read bytes from files only: those of the photo, where there is one. */
  photo: Buffer | null
}

export const photoFile = '/photo.jpg'

/** A letter with the resume behind it. */
type Application = { kind: 'application'; letter: LetterPage; sheet: Sheet }

export type Printable = Sheet | LetterPage | InterviewPage | Application

export function typstInput(printed: Printable): TypstInput {
  if (!('kind' in printed)) return resumeInput(printed)
  if (printed.kind === 'interview') {
    const interview = JSON.stringify({ ...printed, ...ofWords(printed, printed.language) })
    return { ...alone, mainFilePath: '/interview.typ', inputsAt: () => ({ interview }) }
  }
  const page = printed.kind === 'letter' ? printed : printed.letter
  const letter = JSON.stringify({ ...page, ...ofWords(page, page.language) })
  if (printed.kind === 'letter')
    return { ...alone, mainFilePath: '/letter.typ', inputsAt: () => ({ letter }) }
  const { inputsAt, ...behind } = resumeInput(printed.sheet)
  return {
    ...behind,
    mainFilePath: '/application.typ',
    inputsAt: (step) => ({ ...inputsAt(step), letter }),
  }
}

/** What is set as it is, without a photo. */
const alone = { byFillIn: null, photo: null }

function resumeInput(sheet: Sheet): TypstInput {
  const photo = sheet.photo === null ? null : Buffer.from(sheet.photo, 'base64')
  const { columns, contact, name, headline, language, steps, ...others } = sheet
  const texts = [...textsIn([contact, headline, ...columns]), ...textsIn({ name }, ofPerson)]
  const slimParted = partedTexts(textsIn(columns[1], inSlim))
  const words = { ...ofTexts(texts, language), slimParted }
  const own = { columns, contact, name, headline, language, ...others, ...words }
  const whole = { ...own, design: designs[sheet.design], photo: photo !== null }
  const inputsAt = (step: number) => ({
    sheet: JSON.stringify({ ...whole, measures: steps?.[step - widest] ?? sheet.measures }),
  })
  const byFillIn = steps === null ? null : sheet.layout
  return { mainFilePath: '/resume.typ', inputsAt, byFillIn, photo }
}

const ofWords = (value: unknown, language: Language) => ofTexts(textsIn(value), language)

/** What the templates know of words; `longest`, so that rules for long ones are made only where one is. */
function ofTexts(texts: readonly Text[], language: Language) {
  const longest = texts
    .flatMap(({ text }) => text.split(/\s+/).map((word) => [...word].length))
    .reduce((a, b) => Math.max(a, b), 0)
  const syllables = syllablesOf(
    texts.map(({ text }) => text),
    language,
  )
  return { parted: partedTexts(texts), longest, syllables }
}

type Text = { text: string; ending: Ending }

/** Those that hold what keeps to one line, in parts: every second of them is such. */
const partedTexts = (texts: readonly Text[]): Record<string, string[]> =>
  Object.fromEntries(
    texts
      .map(({ text, ending }) => [text, keptParts(text, ending)] as const)
      .filter(([, parts]) => parts.length > 1),
  )

function textsIn(value: unknown, endings = inWide, key = ''): Text[] {
  if (typeof value === 'string') return [{ text: value, ending: endings[key] ?? 'none' }]
  if (typeof value !== 'object' || value === null) return []
  const isNamed = (name: string) => !Array.isArray(value) && name !== 'text'
  // Where a link leads is not printed.
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'href' ? [] : textsIn(one, endings, isNamed(name) ? name : key),
  )
}

/** By what the sheet calls them: other texts stand on a line with more. */
type Endings = Readonly<Record<string, Ending | undefined>>
const inSlim: Endings = {
  bullets: 'lines',
  paragraphs: 'lines',
  lines: 'lines',
  points: 'lines',
  words: 'names',
  technologies: 'names',
}

const ofPerson: Endings = { name: 'name' }

/** A slim column has a line for each fact, which is a name. */
const inWide: Endings = { ...inSlim, facts: 'last' }
