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
  /\b(?:keine?[nr]?|kaum|ohne|geringe)\s+(?:\S+\s+){0,3}(?:\S{0,40}erfahrung|\S{0,40}kenntnis|praxis)/,
  /\b(?:aucune?|sans|pas d\S{0,40}|peu d\S{0,40})\s+(?:\S+\s+){0,2}(?:experience|connaissances?|pratique|maitrise)\b/,
  /\b(?:sin|ningun\S{0,40}|poc\S{0,40})\s+(?:\S+\s+){0,2}(?:experiencia|conocimientos?|practica)\b/,
  /\b(?:sem|nenhum\S{0,40}|pouc\S{0,40})\s+(?:\S+\s+){0,2}(?:experiencia|conhecimentos?|pratica)\b/,
  /\b(?:geen|zonder|weinig)\s+(?:\S+\s+){0,3}(?:ervaring|kennis|praktijk)/,
  // Never used, not used
  /(?:\b(?:never|not|cannot)|n['’]t)\s+(?:\S+\s+){0,3}(?:work(?:ed|ing)?|us(?:e|ed|ing)|knows?|known|touch(?:ed)?|learn(?:ed|t)?|familiar|experienced|trained|certified|deploy(?:ed)?|implement(?:ed)?)\b/,
  /\b(?:nie|niemals|nicht)\s+(?:\S+\s+){0,3}(?:gearbeitet|eingesetzt|verwendet|benutzt|genutzt|vertraut|gelernt)/,
  /\b(?:ne|n['’]\S{1,40})\s+(?:\S+\s+){0,3}(?:pas|jamais)\b/,
  /\b(?:no|nunca)\s+(?:\S+\s+){0,3}(?:trabaj|utiliz|manej|conozco|conoce|usado|usamos|uso\b)/,
  /\b(?:nao|nunca)\s+(?:\S+\s+){0,3}(?:trabalh|utiliz|conhec|usad|usei)/,
  /\b(?:nooit|niet)\s+(?:\S+\s+){0,3}(?:gewerkt|gebruikt|ingezet|vertrouwd)/,
  // Wished for
  /\b(?:eager|keen|wants?|wanted|wanting|hopes?|hoping|plans?|planning|like|wish(?:es)?|looking|willing|ready)\s+to\s+(?:learn|work|use|try|gain|get|study|start)\b/,
  /\binterested in\b|\bcurious about\b/,
  /\b(?:mochte|wurde gern\S{0,40}|will)\s+(?:\S+\s+){0,6}(?:lernen|kennenlernen|vertiefen)\b|\binteresse an\b/,
  /\b(?:souhait\S{0,40}|desire\S{0,40}|aimerais|envie d\S{0,40}|voudrais)\s+(?:\S+\s+){0,4}(?:apprendre|decouvrir|me former)\b/,
  /\b(?:quiero|quisiera|gustaria|deseo|deseando|interes en)\s+(?:\S+\s+){0,4}(?:aprender|conocer|formarme)\b/,
  /\b(?:quero|gostaria|pretendo|desejo|interesse em)\s+(?:\S+\s+){0,4}(?:aprender|conhecer)\b/,
  /\b(?:wil|zou)\s+(?:\S+\s+){0,6}(?:leren|ontdekken)\b/,
  // Put aside, or somebody else's
  /\b(?:decided against|instead of|rather than|away from|out of scope|before (?:i|my)\b|done by another)/,
  /\b(?:statt|anstelle von|anstatt|plutot que|au lieu d\S{0,40}|en lugar de|en vez de|em vez de|in plaats van)\s/,
]

const used =
  /(?:^|[\s(])(?:in|with|using|via|mit|mithilfe von|mittels|avec|en|sous|con|usando|mediante|com|em|met|gebruik van)\s+(?:[\p{L}\p{N}.+#/-]{1,40}(?:\s*,\s*|\s+(?:and|or|und|oder|et|ou|y|e|o|en|of|&)\s+)){0,6}$/iu

/** True where the clause around a place of the text denies or only wishes for what it names. */
export function isDenied(text: string, place: number): boolean {
  if (last.text !== text) last = { text, clauses: clausesOf(text) }
  const clause = clauseAt(last.clauses, place)
  return (clause.isDenied ??= denies(text.slice(clause.start, clause.end)))
}

/** True where the text says that what stands at a place was worked with, and does not deny it. */
export function isUsed(text: string, place: number): boolean {
  return used.test(text.slice(Math.max(0, place - 200), place)) && !isDenied(text, place)
}

function denies(clause: string): boolean {
  const folded = fold(clause)
  return denials.some((denial) => denial.test(folded))
}

interface Clause {
  start: number
  end: number
  isDenied: boolean | null
}

/** A line is asked for all that it names, one after the other: each of its clauses is judged once. */
let last: { text: string; clauses: readonly Clause[] } = { text: '', clauses: [] }

/** In their order; together they reach over all of the text. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  let from = 0
  const close = (end: number): void => {
    clauses.push({ start: Math.max(start, from - longestClause), end, isDenied: null })
    from = end
  }
  for (const end of text.matchAll(clauseEnd)) {
    close(end.index)
    // "Node.js" and "ASP.NET" hold a full stop that ends nothing.
    if (end[0] === '.' && /\S/.test(text.charAt(end.index + 1))) continue
    start = end.index + end[0].length
  }
  close(text.length)
  return clauses
}

/** Who denies something says so within this distance of it. */
const longestClause = 1_000

const noClause: Clause = { start: 0, end: 0, isDenied: false }

/** The first that ends at or behind the place. */
function clauseAt(clauses: readonly Clause[], place: number): Clause {
  let [low, high] = [0, clauses.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((clauses[middle]?.end ?? 0) >= place) high = middle
    else low = middle + 1
  }
  return clauses[low] ?? noClause
}
