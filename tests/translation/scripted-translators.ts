/**
 * Translators that follow a script. The right one cannot translate, but does all that can be
 * checked: it writes words of the other language, one for each word, and leaves numbers,
 * placeholders and signs where they are. The hostile ones each do one thing wrong.
 */
import { numberWords } from '#tables/number-words.js'

import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { rowsIn, rowsInAll } from '#domain/language/word-table.ts'
import type { Translators } from '#server/translators/choose.ts'
import type { Translator } from '#server/translators/translator.ts'
import { TranslatorFailed } from '#server/translators/translator.ts'

export interface Script {
  name: string
  translate: (lines: readonly string[], from: Language, to: Language) => string[]
}

/** Plain words of each language that claim nothing: no "and", which would join one thing more, and no people. */
const words: Readonly<Record<Language, string>> = {
  en: 'the of with for this that which from about our their water table garden window paper morning street letter colour number under through together',
  de: 'der mit dem für diese aus über durch zum Wasser Tisch Garten Fenster Papier Morgen Straße Brief Farbe zwischen werden gegenüber',
  es: 'el los con para del por las como más nuestro agua mesa jardín ventana papel mañana calle carta color entre desde hacia también según durante',
  fr: 'le les avec pour du dans sur nos leur cette eau table jardin fenêtre papier matin rue lettre couleur entre depuis aussi ainsi pendant toujours',
  pt: 'o os com para do pelo são seu mais nossa água mesa jardim janela papel manhã rua carta cor entre desde também durante ainda',
  nl: 'de het van voor met uit ook onze deze naar water tafel tuin venster papier ochtend straat brief kleur tussen vanaf tijdens steeds volgens',
}

const token = /\{\d+\}|\[\d+\]|%|\p{L}[\p{L}’']*|\d+/gu

type Meaning = readonly [RegExp, Readonly<Record<Language, string>>]
const same = (text: string): Readonly<Record<Language, string>> => ({
  en: text,
  de: text,
  es: text,
  fr: text,
  pt: text,
  nl: text,
})

/** What the guard of truth reads out of a line, a right translation says too. */
const meanings: readonly Meaning[] = [
  [/(?<=\d ?)(?:to|bis|a|à|até|tot|y|and)(?= ?\d)/giu, same('–')],
  [
    /(?:up to|bis zu|hasta|jusqu'à|até|tot)(?= ?\d)/giu,
    { en: 'up to', de: 'bis zu', es: 'hasta', fr: "jusqu'à", pt: 'até', nl: 'tot' },
  ],
  [
    /(?<=\d) ?(?:millions?|millionen|mio\.?|millón|millones|milhão|milhões|miljoen|M)(?!\p{L})/giu,
    {
      en: ' million',
      de: ' Millionen',
      es: ' millones',
      fr: ' millions',
      pt: ' milhões',
      nl: ' miljoen',
    },
  ],
  [/(?<!\p{L})(?:percent|prozent|procent|por ciento|pour cent|por cento)(?!\p{L})/giu, same('%')],
  [/(?<!\p{L})euros?(?!\p{L})/giu, same('€')],
  [
    new RegExp(
      `(?<!\\p{L})(?:${[
        'help(?:ed|ing)?|support(?:ed|ing)?|assist(?:ed|ing|ance)?|contribut\\p{L}+|participat\\p{L}+|took part',
        'unterstütz\\p{L}*|mitarbeit|mitgewirkt|mitwirk\\p{L}*|mithilfe|mitgearbeitet|geholfen|assisten[zt]\\p{L}*|ausgeholfen',
        'apoy\\p{L}+|ayud\\p{L}+|colabor\\p{L}+|particip\\p{L}+|apoi\\p{L}+|ajud\\p{L}+|auxili\\p{L}+',
        'aid\\p{L}+|appui\\p{L}*|soutien|assist\\p{L}+|geholpen|meegewerkt|ondersteun\\p{L}+|hulp|bijgedragen|deelgenomen|deelname',
      ].join('|')})(?!\\p{L})`,
      'giu',
    ),
    { en: 'helped', de: 'unterstützt', es: 'ayuda', fr: 'participé', pt: 'apoio', nl: 'geholpen' },
  ],
]

/** A number in words is that number in the words of the other language. */
const numbers = rowsInAll(numberWords).filter(({ use, value }) => use === 'cardinal' && value !== 1)
const valueOf = new Map(numbers.map(({ word, value }) => [word, value]))
const inWords = (word: string, to: Language): string =>
  rowsIn(numberWords, to).find(
    ({ use, value }) => use === 'cardinal' && value === valueOf.get(fold(word)),
  )?.word ?? word

export function rightLine(line: string, to: Language): string {
  const known = words[to].split(' ')
  let at = 0
  const kept: string[] = []
  // Kept out of the way as letters of no alphabet of ours.
  const meant = meanings.reduce(
    (text, [pattern, said]) =>
      text.replace(pattern, () => String.fromCodePoint(0xe000 + kept.push(said[to]) - 1)),
    line,
  )
  const said = meant.replace(token, (found) => {
    if (!/^\p{L}{2}/u.test(found)) return found
    if (valueOf.has(fold(found))) return inWords(found, to)
    let said = ''
    // German says in one word what takes others several.
    while (said.length < found.length - 2) said += ` ${known[at++ % known.length]}`
    return said === '' ? (known[at++ % known.length] ?? '') : said.slice(1)
  })
  return said.replace(
    /[\u{e000}-\u{efff}]/gu,
    (mark) => kept[(mark.codePointAt(0) ?? 0) - 0xe000] ?? '',
  )
}

const another = (language: Language): Language => (language === 'fr' ? 'de' : 'fr')

export const right: Script = {
  name: 'does everything right',
  translate: (lines, _, to) => lines.map((line) => rightLine(line, to)),
}

/** Each does its wrong thing to the lines where it can, and says which those are. */
export const hostile: readonly Script[] = [
  {
    name: 'answers in the language it was given',
    translate: (lines) => [...lines],
  },
  {
    name: 'answers in a third language',
    translate: (lines, from, to) =>
      lines.map((line) =>
        rightLine(
          line,
          [another(to), another(another(to)), 'nl' as const].find((l) => l !== to && l !== from) ??
            'es',
        ),
      ),
  },
  {
    name: 'drops every third line',
    translate: (lines, _, to) =>
      lines.filter((__, i) => i % 3 !== 2).map((line) => rightLine(line, to)),
  },
  {
    name: 'answers with empty lines',
    translate: (lines) => lines.map(() => ''),
  },
  {
    name: 'adds one to every number',
    translate: (lines, _, to) =>
      lines.map((line) =>
        rightLine(line, to).replace(/(?<![{[\d])\d+(?![}\]])/gu, (n) => String(Number(n) + 1)),
      ),
  },
  {
    name: 'swaps the numbers of a line',
    translate: (lines, _, to) =>
      lines.map((line) => {
        const numbers = line.match(/(?<![{[\d])\d+(?![}\]\d])/gu) ?? []
        return rightLine(line, to).replace(/(?<![{[\d])\d+(?![}\]\d])/gu, () => numbers.pop() ?? '')
      }),
  },
  {
    name: 'loses the percent signs',
    translate: (lines, _, to) => lines.map((line) => rightLine(line, to).replaceAll('%', '')),
  },
  {
    name: 'writes a name of its own where a placeholder was',
    translate: (lines, _, to) =>
      lines.map((line) => rightLine(line, to).replace(/\{\d+\}|\[\d+\]/gu, 'Globex')),
  },
  {
    name: 'exchanges the placeholders',
    translate: (lines, _, to) =>
      lines.map((line) => rightLine(line, to).replace(/([{[])1([}\]])/gu, '$19$2')),
  },
  {
    name: 'adds a link and an address',
    translate: (lines, _, to) =>
      lines.map((line) => `${rightLine(line, to)} https://evil.example me@evil.example`),
  },
  {
    name: 'says everything twice',
    translate: (lines, _, to) =>
      lines.map((line) => `${rightLine(line, to)} ${rightLine(line, to)}`),
  },
  {
    name: 'breaks its lines',
    translate: (lines, _, to) => lines.map((line) => rightLine(line, to).replace(' ', '\n')),
  },
]

/** A house's translators: this one for every pair. */
export function scripted(translate: Translator['translate']): Translators {
  return {
    readiness: async () => ({ kind: 'ready' }),
    find: async () => ({ name: 'scripted', translate }),
    close: async () => {},
  }
}

export const byScript = ({ translate }: Script): Translators =>
  scripted(async (lines, { from, to }) => translate(lines, from, to))

/** A house without an engine. */
export const nobody: Translators = {
  readiness: async ({ from, to }) => ({
    kind: 'missing',
    languages: [from, to].filter((language) => language !== 'en'),
  }),
  find: async () => null,
  close: async () => {},
}

export const failing = (kind: 'slow' | 'broken', message: string): Translators =>
  scripted(async () => {
    throw new TranslatorFailed(kind, message)
  })

/** Says nothing until it is told to stop; tells how it was asked and stopped. */
export function hanging(tell: (said: 'asked' | 'stopped') => void = () => {}): Translators {
  return scripted(
    (_, __, signal) =>
      new Promise((___, reject) => {
        const stop = () => {
          tell('stopped')
          reject(signal.reason as Error)
        }
        tell('asked')
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop)
      }),
  )
}
