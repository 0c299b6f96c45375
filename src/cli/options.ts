/** The words after a command's name: files and options, checked before anything is done. */
import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'

import { Unusable } from './exit.ts'

type Options = NonNullable<ParseArgsConfig['options']>

export type Words = { files: string[]; options: Record<string, string | boolean | undefined> }

export function readWords(args: readonly string[], options: Options, usage: string): Words {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
    return { files: read.positionals, options: read.values as Words['options'] }
  } catch (error) {
    const why = error instanceof Error ? whyUnread(error.message) : ''
    throw new Unusable(`${why} Usage: lapel ${usage}`)
  }
}

/** What Node says of the words, as one sentence: its advice is for files, and names none of ours. */
function whyUnread(message: string): string {
  const [line = ''] = message.split('\n')
  const [, option] = /^Option '(--[\w-]+)/.exec(line) ?? []
  if (option !== undefined && line.includes("' argument is ambiguous"))
    return `With a value that begins with a dash, write ${option}=….`
  const [sentence = line] = line.split('. To specify ')
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

/** Exactly `count` files, or the usage. */
export function expectFiles(files: readonly string[], count: number, usage: string): string[] {
  if (files.length !== count) throw new Unusable(`Usage: lapel ${usage}`)
  return [...files]
}

/** At least `least` and at most `most` files, or the usage. */
export function expectBetween(
  files: readonly string[],
  least: number,
  most: number,
  usage: string,
): string[] {
  if (files.length < least || files.length > most) throw new Unusable(`Usage: lapel ${usage}`)
  return [...files]
}

/** One of the known words, or the usage. */
export function oneOf<const T extends string>(
  known: readonly T[],
  given: unknown,
  what: string,
  usage: string,
): T {
  const found = known.find((one) => one === given)
  if (found === undefined) throw new Unusable(`Choose a ${what}. Usage: lapel ${usage}`)
  return found
}
