/**
 * What one language says in several words, read as concepts that only ever join words: unlike the
 * tables of acts and things they tell nothing apart, so a row may be as loose as a rewording is.
 * A row with a `<` goes one way: a CRM may be said for Salesforce, and not Salesforce for a CRM.
 */
import { wordings } from '#tables/wordings.js'

import type { Language } from '../../language/languages.ts'
import { byLanguage } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import type { Concept } from './concept.ts'
import { withPastForms } from './nl-past.ts'

const made = new Map<Language, readonly Concept[]>()

export function wordingsOf(language: Language): readonly Concept[] {
  const known = made.get(language)
  if (known) return known
  const written = rowsIn(wordings, language).map(({ forms }) => forms)
  const rows = language === 'nl' ? written.map(withPastForms) : written
  const concepts = rows.flatMap((row, i): Concept[] => {
    const id = `${language} wording ${i}`
    const [wide = '', narrow] = row.replaceAll("'", '_').split(' < ')
    const joining = conceptOf(id, language, wide)
    if (narrow === undefined) return [joining]
    return [joining, { ...conceptOf(`${id} <`, language, narrow), broad: id, isLoose: true }]
  })
  made.set(language, concepts)
  return concepts
}

function conceptOf(id: string, language: Language, forms: string): Concept {
  const none = byLanguage(() => '')
  const open = forms.trim().split(/\s+/u).map(withOpenParts).join(' ')
  return { id, kind: 'wording', ...none, [language]: open }
}

/** Of several words each may have an ending of its own: "points de vente". */
function withOpenParts(form: string): string {
  if (!form.includes('_')) return form
  const parts = form.split('_').map((part) => (/^\p{L}{4,}$/u.test(part) ? `${part}*` : part))
  return parts.join('_')
}
