/** `lapel translate RESUME.json --to LANG`: the resume in another language, and what to look at. */
import type { Language } from '#domain/language/languages.ts'
import { isLanguage, languages } from '#domain/language/languages.ts'
import { resumeLines } from '#domain/resume/text.ts'
import type { ResumeContent } from '#domain/resume/resume.ts'
import type { Mark } from '#domain/translation/translate-resume.ts'
import { translateResume } from '#domain/translation/translate-resume.ts'
import { languageOfProse } from '#domain/truth/reading/prose-language.ts'
import { chooseTranslators } from '#server/translators/choose.ts'
import { installCommand } from '#server/translators/command.ts'
import { TranslatorFailed } from '#server/translators/translator.ts'

import type { Exit } from './exit.ts'
import { exit, NotInstalled, Unusable } from './exit.ts'
import { expectFiles, readWords } from './options.ts'
import { readSettings } from './settings.ts'
import { readResumeFile } from './read-input.ts'
import { tell, writeJson } from './terminal.ts'

export const usage = 'translate RESUME.json --to LANG [--from LANG]'

const patienceMs = 10 * 60_000

export async function run(args: readonly string[]): Promise<Exit> {
  const options = { to: { type: 'string' }, from: { type: 'string' } } as const
  const words = readWords(args, options, usage)
  const to = asLanguage(words.options['to'])
  if (to === null) throw new Unusable(`Usage: lapel ${usage}`)
  const [file = ''] = expectFiles(words.files, 1, usage)
  const content = await readResumeFile(file)
  const from = asLanguage(words.options['from']) ?? languageOf(content)
  if (from === to) throw new Unusable('The target language is the same as the original.')
  const log = { info: () => {}, warn: () => {} }
  const translators = chooseTranslators(readSettings(), { log, nowMs: () => Date.now() })
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const translator = await translators.find({ from, to }, signal)
    if (translator === null) {
      const readiness = await translators.readiness({ from, to })
      const missing = readiness.kind === 'missing' ? readiness.languages : [from, to]
      throw new NotInstalled(
        `No translation engine is installed. Run: ${installCommand(missing.filter((l) => l !== 'en'))}`,
      )
    }
    const translation = await translateResume(content, from, to, (lines) =>
      translator.translate(lines, { from, to }, signal),
    )
    if (translation.kind === 'refused') {
      tell('Too many lines of the translation came back wrong, so it was thrown away.')
      return exit.no
    }
    for (const mark of translation.marks) tell(sayMark(mark))
    await writeJson({ ...translation.content, resume_language: to })
    return exit.done
  } catch (error) {
    if (!(error instanceof TranslatorFailed)) throw error
    throw new Unusable(`The translation did not work: ${error.message}.`)
  } finally {
    await translators.close()
  }
}

function sayMark({ path, text, fault, choices = [], added = [] }: Mark): string {
  const words = added.map((part) => `"${part}"`).join(', ')
  if (fault !== 'form')
    return `${path}: kept as it was (${fault}${words === '' ? '' : `: ${words} not in the original`})`
  const other = choices.find((form) => form !== text)
  return `${path}: ${text}${other === undefined ? ' may not be your form' : `, or is it ${other}?`}`
}

function asLanguage(word: string | boolean | undefined): Language | null {
  if (word === undefined) return null
  if (isLanguage(word)) return word
  throw new Unusable(`"${word}" is no language here: choose among ${languages.join(', ')}.`)
}

/** Of what the resume says, not of its names. */
function languageOf(content: ResumeContent): Language {
  const lines = resumeLines(content).filter(
    ({ section }) => section !== 'contact_info' && section !== 'media',
  )
  return languageOfProse(lines.map(({ text }) => text).join('\n'))
}
