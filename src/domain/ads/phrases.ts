/**
 * The core of a requirement line: what is asked for, without the words of asking. "Proficiency in
 * equipment maintenance" is equipment maintenance; "Diagnostic: able to run …" is Diagnostic.
 */
import { foldWord } from '#domain/skills/tokens.ts'
import { isWordingAlone } from './headings.ts'
import type { Span } from './reading.ts'

/** Words and turns that open a requirement without being it, folded, in six languages. */
const leadIns = `strong; excellent; good; very good; solid; proven; demonstrated; exceptional; outstanding; effective; basic; advanced; extensive; great; deep; superior; sound; high; significant; relevant; previous; prior; some; substantial; thorough; general; working; practical; hands-on; hands on; in-depth; comprehensive; broad; efficient; proficient; skilled; experienced; competent; expert; well versed; well-versed; adept; familiar; comfortable; capable; able; fluent; knowledgeable; confident; strong background; must; must have; must be; should have; should be; you have; you are; have; having; has; be; a; an; the; and; of; in; with; to; on; at; for; as; using; level; degree of; excellent command; command;
ability; abilities; capacity; capability; proficiency; experience; expertise; knowledge; understanding; familiarity; skill; skills; skilled; working knowledge; background; exposure; track record; competence; competency; competencies; aptitude; mastery; use; proven ability; strong ability; willingness; talent; flair; passion; interest; understands; knows; demonstrate; demonstrates; demonstrating; possess; possesses; possession; exhibit; display; maintain; minimum; at least; required; proven experience; candidate; candidates; applicant; applicants; successful; ideal; perfect; should; possess; hold; holds; hold; mastered; position; requires; need; needs; needed; we; seeking; looking; will; can; able; their; his; her; this; these; any; all; is; are; essential; important; robust; fine; unrestricted; highly; fundamental; profound; elementary; intermediate; keen; close; meticulous; adequate; consistent; considerable; full; utmost; effectively; efficiently; well; demonstrable; evidence; showing; show; shows; technical skills; required technical skills;
sehr; gute; guter; guten; fundierte; fundiertes; fundierten; ausgepragte; ausgepragtes; umfassende; sichere; sicherer; sicheren; erste; mehrjahrige; einschlagige; praktische; hohe; hohes; vertiefte; solide; idealerweise; kenntnisse; kenntnissen; erfahrung; erfahrungen; umgang; wissen; fahigkeit; verstandnis; mit; im; in; der; die; das; den; dem; und; von; zur; zum; bei; auf; eine; einen; ein; du; sie; hast; haben; verfugst; verfugen; uber; bringst; deine; ihre; berufserfahrung; bereich; relevante; nachweisbare;
bonne; bonnes; bon; excellente; excellentes; solide; solides; forte; premiere; connaissance; connaissances; maitrise; experience; capacite; capacites; competence; competences; sens; gout; en; de; des; du; la; le; les; l; d; une; un; d'un; d'une; utilisation; usage; pratique; realisation; a; dans; avec; et; vous; avez; etes; justifiez; maitrisez; parfaite; aisance; matiere; domaine; confirmee; significative; qualites; esprit;
buena; buenas; buen; excelente; excelentes; amplia; amplios; solidos; solida; conocimiento; conocimientos; experiencia; capacidad; habilidad; habilidades; dominio; manejo; uso; utilizacion; realizacion; con; de; del; en; el; la; los; las; un; una; para; y; nivel; alto; alta; demostrable; previa; minima;
boa; boas; bom; bons; excelente; solidos; conhecimento; conhecimentos; experiencia; capacidade; habilidade; habilidades; dominio; utilizacao; com; do; da; dos; das; no; na; em; o; a; os; as; um; uma; e; nivel; comprovada; facilidade; vivencia;
goede; uitstekende; sterke; aantoonbare; ruime; kennis; ervaring; vaardigheid; vaardigheden; vermogen; affiniteit; gebruik; gebruiken; uitvoeren; werken; volgens; met; van; de; het; een; je; jij; hebt; beschikt; over; bent; en; uitgebreide; relevante; minimaal`

let leading: ReadonlySet<string> | null = null

const leadWords = (): ReadonlySet<string> =>
  (leading ??= new Set(
    leadIns
      .split(';')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  ))

/** Whether a folded word opens requirements without being one. */
export const isLeadIn = (word: string): boolean => leadWords().has(word)

/** Where the phrase ends: at punctuation or a word that begins a clause. */
const clauseWords = new Set(
  (
    'to for when while which that who within through by during per from including such across into via if so because using under as before until with ' +
    'um damit wenn sowie fur durch wahrend zur zum pour afin qui lors que dont dans para que cuando durante quando om voor door tijdens zodat'
  ).split(' '),
)

/** Words that add nothing at the end of a phrase. */
const trailing = new Set(
  (
    'skills skill abilities ability experience knowledge required preferred techniques is are a an the and or of in on at etc plus must and/or ' +
    'kenntnisse erfahrung und oder competences connaissances et ou conocimientos experiencia y o conhecimentos e ervaring kennis en of de het la le les des du der die das'
  ).split(' '),
)

const longestPhrase = 5

/** The name a line explains: "Customer Service: helping clients" is about customer service. */
function headOf(line: string): string | null {
  const head = /^([^:(–—,;.]{3,48}?)\s*(?::|\s[–—-]\s)\s*\S/u.exec(line)?.[1]
  return head !== undefined && head.split(/\s+/).length <= 6 ? head : null
}

/** The phrase a line is about, as a place in the line; null where nothing is left. */
export function corePhrase(line: string): Span | null {
  const head = headOf(line)
  if (head !== null && isWordingAlone(head)) {
    const at = head.length + (/^[\s:–—-]*/u.exec(line.slice(head.length))?.[0].length ?? 0)
    const rest = corePhrase(line.slice(at))
    return rest === null ? null : { start: at + rest.start, end: at + rest.end }
  }
  const scope = head ?? line
  const words = [...scope.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+#&./-]*/gu)].map((match) => {
    const text = match[0].replace(/(?<![.'’/-])[.'’/-]+$/, '')
    return {
      text: foldWord(text),
      start: match.index,
      end: match.index + text.length,
      stops: /^\s*[,;:.!?()–—]/u.test(scope.slice(match.index + text.length)),
    }
  })
  const leads = leadWords()
  let from = 0
  let word = words[from]
  while (word !== undefined && (leads.has(word.text) || /^\d/.test(word.text))) {
    word = words[++from]
  }
  const first = words[from]
  if (first === undefined) return null
  let to = from
  while (to - from + 1 < longestPhrase && !words[to]?.stops) {
    const next = words[to + 1]
    if (next === undefined || clauseWords.has(next.text)) break
    to++
  }
  while (to > from && trailing.has(words[to]?.text ?? '')) to--
  const last = words[to]
  if (last === undefined || trailing.has(last.text)) return null
  return last.end - first.start < 3 ? null : { start: first.start, end: last.end }
}
