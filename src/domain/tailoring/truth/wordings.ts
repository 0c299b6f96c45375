/**
 * What one language says in several words, read as concepts that only ever join words: unlike the
 * tables of acts and things they tell nothing apart, so a row may be as loose as a rewording is.
 * A row with a `<` goes one way: a CRM may be said for Salesforce, and not Salesforce for a CRM.
 */
import type { Language } from '../../language/languages.ts'
import type { Concept } from './concepts.data.ts'
import { everydayWordingsEn } from './wordings/en-everyday.data.ts'
import { everydayWordingsDe } from './wordings/de-everyday.data.ts'
import { everydayWordingsEs } from './wordings/es-everyday.data.ts'
import { everydayWordingsFr } from './wordings/fr-everyday.data.ts'
import { everydayWordingsPt } from './wordings/pt-everyday.data.ts'
import { everydayWordingsNl } from './wordings/nl-everyday.data.ts'
import { verbWordingsDe } from './wordings/de-verbs.data.ts'
import { tradeWordingsDe } from './wordings/de-trades.data.ts'
import { dutyWordingsDe } from './wordings/de-duties.data.ts'
import { letterWordingsDe } from './wordings/de-letters.data.ts'
import { wordingsDe } from './wordings/de.data.ts'
import { verbWordingsEn } from './wordings/en-verbs.data.ts'
import { tradeWordingsEn } from './wordings/en-trades.data.ts'
import { dutyWordingsEn } from './wordings/en-duties.data.ts'
import { letterWordingsEn } from './wordings/en-letters.data.ts'
import { wordingsEn } from './wordings/en.data.ts'
import { wordingsEs } from './wordings/es.data.ts'
import { tradeWordingsEs } from './wordings/es-trades.data.ts'
import { verbWordingsEs } from './wordings/es-verbs.data.ts'
import { dutyWordingsEs } from './wordings/es-duties.data.ts'
import { letterWordingsEs } from './wordings/es-letters.data.ts'
import { wordingsFr } from './wordings/fr.data.ts'
import { tradeWordingsFr } from './wordings/fr-trades.data.ts'
import { verbWordingsFr } from './wordings/fr-verbs.data.ts'
import { dutyWordingsFr } from './wordings/fr-duties.data.ts'
import { letterWordingsFr } from './wordings/fr-letters.data.ts'
import { tradeWordingsNl } from './wordings/nl-trades.data.ts'
import { verbWordingsNl } from './wordings/nl-verbs.data.ts'
import { dutyWordingsNl } from './wordings/nl-duties.data.ts'
import { letterWordingsNl } from './wordings/nl-letters.data.ts'
import { wordingsNl } from './wordings/nl.data.ts'
import { wordingsPt } from './wordings/pt.data.ts'
import { tradeWordingsPt } from './wordings/pt-trades.data.ts'
import { verbWordingsPt } from './wordings/pt-verbs.data.ts'
import { dutyWordingsPt } from './wordings/pt-duties.data.ts'
import { letterWordingsPt } from './wordings/pt-letters.data.ts'

const tables: Readonly<Record<Language, string>> = {
  en:
    wordingsEn +
    verbWordingsEn +
    tradeWordingsEn +
    letterWordingsEn +
    dutyWordingsEn +
    everydayWordingsEn,
  de:
    wordingsDe +
    verbWordingsDe +
    tradeWordingsDe +
    letterWordingsDe +
    dutyWordingsDe +
    everydayWordingsDe,
  es:
    wordingsEs +
    verbWordingsEs +
    tradeWordingsEs +
    letterWordingsEs +
    dutyWordingsEs +
    everydayWordingsEs,
  fr:
    wordingsFr +
    verbWordingsFr +
    tradeWordingsFr +
    letterWordingsFr +
    dutyWordingsFr +
    everydayWordingsFr,
  pt:
    wordingsPt +
    verbWordingsPt +
    tradeWordingsPt +
    letterWordingsPt +
    dutyWordingsPt +
    everydayWordingsPt,
  nl:
    wordingsNl +
    verbWordingsNl +
    tradeWordingsNl +
    letterWordingsNl +
    dutyWordingsNl +
    everydayWordingsNl,
}

const made = new Map<Language, readonly Concept[]>()

export function wordingsOf(language: Language): readonly Concept[] {
  const known = made.get(language)
  if (known) return known
  const rows = tables[language].split('\n').filter((row) => row.trim() !== '')
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
  const none = { en: '', de: '', es: '', fr: '', pt: '', nl: '' }
  const open = forms.trim().split(/\s+/u).map(withOpenParts).join(' ')
  return { id, kind: 'wording', ...none, [language]: open }
}

/** Of several words each may have an ending of its own: "points de vente". */
function withOpenParts(form: string): string {
  if (!form.includes('_')) return form
  const parts = form.split('_').map((part) => (/^\p{L}{4,}$/u.test(part) ? `${part}*` : part))
  return parts.join('_')
}
