/** The prompts, each a page of its own beside this file; read when a model is first asked. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Language } from '#domain/language/languages.ts'

export type PromptName =
  | 'read-job'
  | 'write-edits'
  | 'repair-edits'
  | 'check-claims'
  | 'write-letter'
  | 'label-lines'
  | `examples-${Language}`

const pages = new Map<PromptName, Promise<string>>()

export function readPrompt(name: PromptName): Promise<string> {
  const known = pages.get(name)
  if (known !== undefined) return known
  const page = readFile(path.join(import.meta.dirname, 'prompts', `${name}.md`), 'utf8')
  pages.set(name, page)
  return page
}
