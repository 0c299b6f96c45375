import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { languages } from '#domain/language/languages.ts'

const folder = path.resolve(import.meta.dirname, '../extension')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const wordsOf = (language: string) =>
  JSON.parse(read(`_locales/${language}/messages.json`)) as Record<string, { message: string }>

interface Address {
  doorAt: (written: string) => string | null
}
// A browser takes these files as they are: they are JavaScript.
const { doorAt } = (await import(path.join(folder, 'address.js'))) as Address

describe('the extension', () => {
  it('may see the page that its person pressed it on, and nothing else', () => {
    const manifest = JSON.parse(read('manifest.json')) as Record<string, unknown>
    expect(manifest['permissions']).toEqual(['activeTab', 'scripting'])
    for (const more of [
      'host_permissions',
      'optional_permissions',
      'content_scripts',
      'background',
    ])
      expect(manifest).not.toHaveProperty(more)
  })

  it('speaks the six languages, in as much room as the shops of browsers give', () => {
    const asked = new Set(
      [...(read('popup.html') + read('manifest.json')).matchAll(/data-t="(\w+)"|__MSG_(\w+)__/g)]
        .map(([, inPage, inManifest]) => inPage ?? inManifest ?? '')
        .concat(['unreadable', 'notAnAddress']),
    )
    expect(
      globSync('_locales/*', { cwd: folder })
        .map((one) => path.basename(one))
        .sort(),
    ).toEqual([...languages].sort())
    for (const language of languages) {
      const words = wordsOf(language)
      expect(new Set(Object.keys(words))).toEqual(asked)
      expect(words['name']?.message.length).toBeLessThanOrEqual(45)
      expect(words['description']?.message.length).toBeLessThanOrEqual(132)
    }
  })

  it.each([
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000/add-job'],
    ['localhost:3000/dashboard', 'http://localhost:3000/add-job'],
    [' lapel.example.org ', 'https://lapel.example.org/add-job'],
    ['https://lapel.example.org/', 'https://lapel.example.org/add-job'],
    ['javascript:alert(1)', null],
    ['file:///etc/hosts', null],
    ['https://ana:secret@lapel.example.org', null],
    ['', null],
  ])('finds the door of %j', (written, door) => {
    expect(doorAt(written)).toBe(door)
  })
})
