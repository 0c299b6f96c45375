/** The six languages' phrases, in the order in which a heading is looked up. */
import type { Phrases } from './phrases.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'

export const phrases: readonly Phrases[] = [en, de, es, fr, pt, nl]
