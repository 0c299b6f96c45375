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
  const text = said.replaceAll(/<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi, '').trim()
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
