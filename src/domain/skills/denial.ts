/**
 * Whether a text claims a skill that it names, or says the opposite: "no experience with Terraform",
 * "möchte ich lernen", "geen ervaring". A skill that is only denied or wished for is no evidence: it
 * earns no points, is never written elsewhere, and supports no claim.
 *
 * And, more strictly, whether it says that the skill was used: "in Go", "mit SAP", "with React and
 * SQL". Only that may be said again in other words, since a line that names a thing may be about
 * selling it, cleaning its office, or replacing it.
 */
import { fold } from '../language/fold.ts'

const clauseEnd = /[.;!?\n]+|\b(?:but|however|aber|jedoch|mais|pero|mas|maar)\b/giu

/** On folded text: lower case, no accents. Gaps are bounded, so that no text can make them slow. */
const denials: readonly RegExp[] = [
  // No experience, no knowledge
  /\b(?:no|without|little|limited|lack of)\s+(?:\S+\s+){0,3}(?:experience|knowledge|skills?|exposure|background|familiarity|training)\b/,
  /\black(?:s|ing)?\b/,
  /\b(?:keine?[nr]?|kaum|ohne|geringe)\s+(?:\S+\s+){0,3}(?:\S*erfahrung\S*|\S*kenntnis\S*|praxis)/,
  /\b(?:aucune?|sans|pas d\S*|peu d\S*)\s+(?:\S+\s+){0,2}(?:experience|connaissances?|pratique|maitrise)\b/,
  /\b(?:sin|ningun\S*|poc\S*)\s+(?:\S+\s+){0,2}(?:experiencia|conocimientos?|practica)\b/,
  /\b(?:sem|nenhum\S*|pouc\S*)\s+(?:\S+\s+){0,2}(?:experiencia|conhecimentos?|pratica)\b/,
  /\b(?:geen|zonder|weinig)\s+(?:\S+\s+){0,3}(?:ervaring|kennis|praktijk)/,
  // Never used, not used
  /(?:\b(?:never|not|cannot)|n['’]t)\s+(?:\S+\s+){0,3}(?:work(?:ed|ing)?|us(?:e|ed|ing)|knows?|known|touch(?:ed)?|learn(?:ed|t)?|familiar|experienced|trained|certified|deploy(?:ed)?|implement(?:ed)?)\b/,
  /\b(?:nie|niemals|nicht)\s+(?:\S+\s+){0,3}(?:gearbeitet|eingesetzt|verwendet|benutzt|genutzt|vertraut|gelernt)/,
  /\b(?:ne|n['’]\S+)\s+(?:\S+\s+){0,3}(?:pas|jamais)\b/,
  /\b(?:no|nunca)\s+(?:\S+\s+){0,3}(?:trabaj|utiliz|manej|conozco|conoce|usado|usamos|uso\b)/,
  /\b(?:nao|nunca)\s+(?:\S+\s+){0,3}(?:trabalh|utiliz|conhec|usad|usei)/,
  /\b(?:nooit|niet)\s+(?:\S+\s+){0,3}(?:gewerkt|gebruikt|ingezet|vertrouwd)/,
  // Wished for
  /\b(?:eager|keen|wants?|wanted|wanting|hopes?|hoping|plans?|planning|like|wish(?:es)?|looking|willing|ready)\s+to\s+(?:learn|work|use|try|gain|get|study|start)\b/,
  /\binterested in\b|\bcurious about\b/,
  /\b(?:mochte|wurde gern\S*|will)\s+(?:\S+\s+){0,6}(?:lernen|kennenlernen|vertiefen)\b|\binteresse an\b/,
  /\b(?:souhait\S*|desire\S*|aimerais|envie d\S*|voudrais)\s+(?:\S+\s+){0,4}(?:apprendre|decouvrir|me former)\b/,
  /\b(?:quiero|quisiera|gustaria|deseo|deseando|interes en)\s+(?:\S+\s+){0,4}(?:aprender|conocer|formarme)\b/,
  /\b(?:quero|gostaria|pretendo|desejo|interesse em)\s+(?:\S+\s+){0,4}(?:aprender|conhecer)\b/,
  /\b(?:wil|zou)\s+(?:\S+\s+){0,6}(?:leren|ontdekken)\b/,
  // Put aside, or somebody else's
  /\b(?:decided against|instead of|rather than|away from|out of scope|before (?:i|my)\b|done by another)/,
  /\b(?:statt|anstelle von|anstatt|plutot que|au lieu d\S*|en lugar de|en vez de|em vez de|in plaats van)\s/,
]

const used =
  /(?:^|[\s(])(?:in|with|using|via|mit|mithilfe von|mittels|avec|en|sous|con|usando|mediante|com|em|met|gebruik van)\s+(?:[\p{L}\p{N}.+#/-]{1,40}(?:\s*,\s*|\s+(?:and|or|und|oder|et|ou|y|e|o|en|of|&)\s+)){0,6}$/iu

/** True where the clause around a place of the text denies or only wishes for what it names. */
export function isDenied(text: string, place: number): boolean {
  const clause = fold(clauseAt(text, place))
  return denials.some((denial) => denial.test(clause))
}

/** True where the text says that what stands at a place was worked with, and does not deny it. */
export function isUsed(text: string, place: number): boolean {
  return used.test(text.slice(Math.max(0, place - 200), place)) && !isDenied(text, place)
}

function clauseAt(text: string, place: number): string {
  let start = 0
  for (const end of text.matchAll(clauseEnd)) {
    if (end.index >= place) return text.slice(start, end.index)
    // "Node.js" and "ASP.NET" hold a full stop that ends nothing.
    if (end[0] === '.' && /\S/.test(text.charAt(end.index + 1))) continue
    start = end.index + end[0].length
  }
  return text.slice(start)
}
