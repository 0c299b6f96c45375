/**
 * What stands in an ad and asks for nothing, whatever section it stands in: notes of whoever wrote
 * the page, its settings, pay scales, equal treatment, how to apply.
 */
import { fold } from '#domain/language/fold.ts'
import { once } from '#domain/language/remembered.ts'
import { anyOf, phrasesOf, wholeWords } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

/** The text with blanks for notes to the authors of a page, of the same length, so that places stay. */
export function withoutNotes(text: string): string {
  let read = text
  for (const { start, end } of notePlaces(text))
    read = read.slice(0, start) + read.slice(start, end).replaceAll(/[^\n]/g, ' ') + read.slice(end)
  return read
}

/** Template comments and tags, comments of its settings. */
function notePlaces(text: string): { start: number; end: number }[] {
  if (!/[<{]|^---\n/.test(text)) return []
  const notes = [...text.matchAll(templateNotes)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const settings = /^---\n[\s\S]*?\n---(?=\n|$)/u.exec(text)?.[0] ?? ''
  let at = 0
  for (const line of settings.split('\n')) {
    if (/^\s*#/u.test(line) || line === '---' || isSetting(line))
      notes.push({ start: at, end: at + line.length })
    at += line.length + 1
  }
  return notes
}

const templateNotes =
  /\{%-?\s*comment[\s\S]*?(?:endcomment[^%]*%\}|$)|\{%[^%]*%\}|\{\{[^{}]*\}\}|<\/?(?:div|span|br|hr|img|section|a|p|script|style)(?:\s[^>]*)?>/gu

/** A field of the page's head that is no part of the ad. */
function isSetting(line: string): boolean {
  const key = /^\s*(?:-\s+)?([\p{L}_ -]{1,40}):/u.exec(line)?.[1]
  return key !== undefined && settingKeys().has(fold(key).replaceAll(/[_-]/gu, ' '))
}

const settingKeys = once(() => new Set(phrasesOf(adWords, 'page setting')))

/** A line that informs or invites and asks for nothing. */
export function isBoilerplate(line: string): boolean {
  const folded = fold(line)
  return patterns.some((pattern) => pattern.test(folded))
}

const patterns: readonly RegExp[] = [
  wholeWords(anyOf(adWords, 'informs')),
  // The grades and steps of public pay scales.
  /\b(?:gs[- ]?|step )\d{1,2}\b/,
  new RegExp(String.raw`\b${anyOf(adWords, 'founded')} \d{4}\b`, 'u'),
  // "Bitte auf die Ausbildung bewerben": said to those who are not meant.
  new RegExp(
    String.raw`^[^.!?]{0,80}(?<!\p{L})${anyOf(adWords, 'please')}\s[^.!?]{0,60}(?<!\p{L})${anyOf(adWords, 'to apply')}(?!\p{L})`,
    'u',
  ),
  // The facts of a post in one row: place, hours and pay.
  /^(?=.*\s\|\s).{0,120}(?:[€$£]\s?\d|\d\s?(?:€|euro|eur)(?!\p{L}))/u,
  new RegExp(
    String.raw`\b${anyOf(adWords, 'accommodation')}\b.{0,40}${anyOf(adWords, 'of applying')}`,
    'u',
  ),
]
