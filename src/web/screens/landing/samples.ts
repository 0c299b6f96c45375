/** The same analyst and the same job in each language, as a person there would write them. */
import type { Language } from '#domain/language/languages.ts'

import type { Sample } from './picture.ts'
import de from './samples/de.json' with { type: 'json' }
import en from './samples/en.json' with { type: 'json' }
import es from './samples/es.json' with { type: 'json' }
import fr from './samples/fr.json' with { type: 'json' }
import nl from './samples/nl.json' with { type: 'json' }
import pt from './samples/pt.json' with { type: 'json' }

export const samples: Readonly<Record<Language, Sample>> = { de, en, es, fr, nl, pt }
