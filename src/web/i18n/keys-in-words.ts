/** A combination of keys as the keyboards of a language name them: "Ctrl+K" is "Strg+K" in German. */
import type { Translate } from './translate.ts'

const named = ['Ctrl', 'Shift', 'Enter', 'Esc', 'Backspace', 'PageUp', 'PageDown'] as const

export function keysInWords(keys: string, t: Translate): string {
  return keys
    .split('+')
    .map((key) => {
      const name = named.find((one) => one === key)
      return name ? t(`keys.names.${name}`) : key
    })
    .join('+')
}
