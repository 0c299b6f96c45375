/**
 * `lapel models`: the translation models on this machine. Each language brings both of its
 * directions, to English and from it; other pairs go through English.
 */
import { isLanguage } from '#domain/language/languages.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'
import { installModel } from '#server/translators/models/install.ts'
import type { ModelSource } from '#server/translators/models/source.ts'
import { folderSource, ModelProblem, webSource } from '#server/translators/models/source.ts'
import type { ModelStore } from '#server/translators/models/store.ts'
import { createModelStore } from '#server/translators/models/store.ts'

import type { Exit } from './exit.ts'
import { exit, Unusable } from './exit.ts'
import { readWords } from './options.ts'
import { readSettings } from './settings.ts'
import { tell, writeJson } from './terminal.ts'

export const usage = 'models [list|add|verify|remove] LANG… [--from FOLDER]'

const actions = ['list', 'add', 'verify', 'remove'] as const
type Action = (typeof actions)[number]

const others = languages.filter((language) => language !== 'en')

export async function run(args: readonly string[]): Promise<Exit> {
  const { files, options } = readWords(args, { from: { type: 'string' } }, usage)
  const config = readSettings()
  const store = createModelStore(config.modelsDir)
  const { action, named } = readAction(files)
  const folder = options['from']
  switch (action) {
    case 'add': {
      const source =
        typeof folder === 'string'
          ? folderSource(folder)
          : webSource(config.translationModelsUrl, config.translationModelsMirror)
      return add(named, source, store)
    }
    case 'verify':
      return verify(named, store)
    case 'remove':
      return remove(named, store)
    default:
      return list(store)
  }
}

/** `npm run models -- de fr` says only the languages. */
function readAction(words: readonly string[]): { action: Action; named: Language[] } {
  const [first = 'list', ...rest] = words
  const isAction = (actions as readonly string[]).includes(first)
  const action = isAction ? (first as Action) : 'add' // one of the list by the line above
  const named = (isAction ? rest : words).map((word) => {
    if (!isLanguage(word)) {
      throw new Unusable(`"${word}" is no language here: choose among ${languages.join(', ')}.`)
    }
    return word
  })
  // English is what all are translated through, and has no model of its own.
  const others = named.filter((language) => language !== 'en')
  if (others.length === 0 && (action === 'add' || named.length > 0))
    throw new Unusable(`Usage: lapel ${usage}`)
  return { action, named: others }
}

async function list(store: ModelStore): Promise<Exit> {
  const models = await store.list()
  await writeJson({
    folder: store.folder,
    models: models.map(({ from, to, architecture, files }) => ({
      from,
      to,
      architecture,
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    })),
  })
  return exit.done
}

async function add(named: readonly Language[], source: ModelSource, store: ModelStore) {
  const signal = new AbortController().signal
  try {
    const registry = await source.registry(signal)
    for (const [from, to] of directions(named)) {
      const model = registry.find(from, to)
      if (model === null) throw new Unusable(`The list of models has none from ${from} to ${to}.`)
      if (await isThere(store, from, to)) {
        tell(`${from} → ${to}: installed already`)
        continue
      }
      const { files } = await installModel(model, source, store, signal, showProgress(from, to))
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      tell(`${from} → ${to}: installed (${model.architecture}, ${megabytes(bytes)})`)
    }
  } catch (error) {
    throw error instanceof ModelProblem ? new Unusable(error.message) : error
  }
  return list(store)
}

/** Whole and unchanged: what is broken is fetched again. */
async function isThere(store: ModelStore, from: Language, to: Language): Promise<boolean> {
  const model = (await store.list()).find((one) => one.from === from && one.to === to)
  return model !== undefined && (await store.verify(model)).length === 0
}

async function verify(named: readonly Language[], store: ModelStore): Promise<Exit> {
  const wanted = new Set(directions(named.length === 0 ? others : named).map(nameOf))
  const models = (await store.list()).filter(({ from, to }) => wanted.has(nameOf([from, to])))
  const answers = await Promise.all(
    models.map(async (model) => ({
      from: model.from,
      to: model.to,
      wrong: await store.verify(model),
    })),
  )
  await writeJson(answers)
  const missing = named.filter(
    (language) => models.filter(({ from, to }) => from === language || to === language).length < 2,
  )
  for (const language of missing) tell(`${language}: not installed`)
  const isBroken = answers.some(({ wrong }) => wrong.length > 0)
  return isBroken || missing.length > 0 ? exit.no : exit.done
}

async function remove(named: readonly Language[], store: ModelStore): Promise<Exit> {
  if (named.length === 0) throw new Unusable(`Usage: lapel ${usage}`)
  for (const [from, to] of directions(named)) {
    const wasThere = await store.remove(from, to)
    tell(`${from} → ${to}: ${wasThere ? 'removed' : 'was not installed'}`)
  }
  return list(store)
}

const directions = (named: readonly Language[]): [Language, Language][] =>
  [...new Set(named)].flatMap((language): [Language, Language][] => [
    [language, 'en'],
    ['en', language],
  ])

const nameOf = ([from, to]: [Language, Language]): string => `${from}-${to}`

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** On one line that is written over; a line a file where nobody watches. */
function showProgress(from: Language, to: Language) {
  let said = ''
  return ({
    file,
    doneBytes,
    totalBytes,
  }: {
    file: string
    doneBytes: number
    totalBytes: number | null
  }) => {
    const isDone = doneBytes === totalBytes
    const share =
      totalBytes === null ? megabytes(doneBytes) : `${Math.floor((100 * doneBytes) / totalBytes)} %`
    const line = `${from} → ${to}: ${file} ${share}`
    if (line === said) return
    said = line
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}${isDone ? '\n' : ''}`)
    else if (isDone) tell(line)
  }
}
