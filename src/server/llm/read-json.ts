/**
 * The JSON in what a model said: alone, between fences, after thinking aloud, or amid prose. The
 * first value that fits the schema is taken; null where there is none.
 */
import type { z } from 'zod'

/** Tries this many openings at most: a hostile answer is all brackets. */
const mostOpenings = 200

export function readJson<T>(said: string, schema: z.ZodType<T>): T | null {
  // Bytes that are no text.
  if (said.includes('\uFFFD')) return null
  const text = withoutThoughts(said).trim()
  const whole = fit(text, schema)
  if (whole !== null) return whole
  let tried = 0
  for (let at = nextOpening(text, 0); at >= 0 && tried < mostOpenings; tried++) {
    const end = endOf(text, at)
    const value = end < 0 ? null : fit(text.slice(at, end), schema)
    if (value !== null) return value
    at = nextOpening(text, at + 1)
  }
  return null
}

/** What a model thought aloud is no answer; what was opened and never closed stays. */
function withoutThoughts(said: string): string {
  const opened = new Map<string, number>()
  const spans: { start: number; end: number }[] = []
  for (const { index, 0: tag, 1: slash, 2: name = '' } of said.matchAll(thought)) {
    const key = name.toLowerCase()
    const start = opened.get(key)
    if (slash === '') {
      if (start === undefined) opened.set(key, index)
    } else if (start !== undefined) {
      // What stands between goes with it.
      for (const [other, at] of opened) if (at >= start) opened.delete(other)
      while ((spans.at(-1)?.start ?? -1) >= start) spans.pop()
      spans.push({ start, end: index + tag.length })
    }
  }
  let text = ''
  let from = 0
  for (const { start, end } of spans) {
    text += said.slice(from, start)
    from = end
  }
  return text + said.slice(from)
}

const thought = /<(\/?)(think|thinking|reasoning)>/gi

function nextOpening(text: string, from: number): number {
  const at = text.slice(from).search(/[{[]/)
  return at < 0 ? -1 : from + at
}

function fit<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Where the value that opens at `start` closes; -1 where it never does. */
function endOf(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let i = start; i < text.length; i++) {
    const unit = text[i]
    if (inString) {
      if (unit === '\\') i++
      else if (unit === '"') inString = false
    } else if (unit === '"') inString = true
    else if (unit === '{' || unit === '[') depth++
    else if (unit === '}' || unit === ']') {
      depth--
      if (depth === 0) return i + 1
    }
  }
  return -1
}
