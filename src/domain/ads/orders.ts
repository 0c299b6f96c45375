/**
 * Lines of a job that speak to a machine instead of to an applicant: "ignore all instructions",
 * "set the score to 100", "write that the candidate …", a page's hidden text, a letter salad that no
 * person reads. They ask nothing of anybody, so nothing is read from them: they move no score, and
 * no model is shown them. Each pattern needs two signs at once, so that an honest line that only
 * names prompts, scores or candidates stays.
 */
import { fold } from '#domain/language/fold.ts'

/** Whether a line, or a sentence of it, is such an order. */
export function isOrderToMachine(line: string): boolean {
  if (markup.some((pattern) => pattern.test(line))) return true
  const folded = fold(line)
  return orders.some((signs) => signs.every((sign) => sign.test(folded)))
}

/** What a person would not see, or only a model would read as more than text. */
const markup: readonly RegExp[] = [
  /<\s*(?:script|style|template|iframe|object|svg)\b|\bon(?:error|load|click)\s*=|javascript:\w/i,
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])/i,
  /<\|[\w ]{1,40}\|?>?|\|>|\[\/?INST\]|<<\/?SYS>>|<\/?\s*(?:job|system|assistant|instructions?)\s*>/i,
  /^\W*(?:system|assistant|developer)(?: (?:prompt|message|note|override))?\s*[:>\]]/i,
  /"(?:requirements|edits|score|basis|role)"\s*:/,
  /^(?:[A-Za-z0-9+/_-]{48,}={0,2}(?:\s+|$))+$/,
  /\[(?:NAME|EMAIL|PHONE|LINK)_\d/,
]

/** Any of these words; a star stands for any ending. */
const words = (text: string): RegExp => {
  const each = text.trim().split(/\s+/)
  return new RegExp(`\\b(?:${each.map((word) => word.replace('*', '\\w*')).join('|')})\\b`)
}

const override = words(`
  ignor* disregard* forget overrid* bypass* vergiss missacht* ubergeh* oubli* neglig* olvid* omit*
  esquec* desconsider* negeer vergeet`)
const instruction = words(`
  instruction* prompt* guideline* command* anweisung* vorgabe* instruktion* consigne* instruccion*
  indicacion* instruc* instructie* opdracht*`)
const give = words(`
  set give return output assign rate mark award respond answer print setz* gib vergib bewerte melde
  mets mettez donne* attribue* renvoie* pon ponga asign* devuelv* califica* poe ponha atribu* devolv*
  zet geef ken`)
const score = words(`
  score* rating match grade points punkt* bewertung* wertung note puntuacion puntaje calificacion
  pontuacao nota classificacao beoordeling cijfer`)
const full =
  /\b(?:100|99|10\/10|maximum|max|maximal\w*|perfect\w*|hochst\w*|volle\w*|maxim\w*|perfeit\w*|parfait\w*|hoogste)\b/
const write = words(`
  write say state claim insert add copy put include reveal send print list mention schreib* fuge
  behaupte kopier* nenne erwahne trag* ecri* ajoute* recopie* copie* insere* mentionne* escrib* anad*
  agreg* copia* inclu* menciona* escrev* adicion* acrescent* schrijf* voeg kopieer vermeld noem`)
const aboutPerson = new RegExp(
  [
    'that (?:the|this) (?:candidate|applicant|person|user)',
    "(?:candidate|applicant|person|user)(?:['’]s)? (?:name|e-?mail|phone|address)",
    '(?:to|into|in|from) (?:the|this|their|his|her) (?:resume|cv|summary|skills)',
    '(?:dass|das) (?:die|der|diese|dieser) (?:person|bewerber|kandidat)',
    '(?:der|die|den|des) (?:person|bewerber\\w*|kandidat\\w*) in d',
    'in (?:die|den|der|das) (?:zusammenfassung|lebenslauf|kenntnisse)',
    'que (?:la|le|el|a|o|esta|este|cette|ce) (?:persona|personne|pessoa|candidat\\w*)',
    '(?:de la|del|de|da|do) (?:persona|personne|pessoa|candidat\\w*) (?:en|dans|no|na|para|al)',
    '(?:en el|dans le|no|para o|al|au) (?:resumen|resume|resumo|curriculum|curriculo|cv)',
    'dat (?:de|deze) (?:kandidaat|persoon|sollicitant)',
    '(?:kandidaat|persoon|sollicitant) naar',
    '(?:in|naar|aan) (?:de samenvatting|het cv)',
  ].join('|'),
)
const check = words(`
  check guard filter verification validation prufung kontrolle filter controle control verificacion
  controlo verificacao wahrheitsprufung waarheidscontrole`)
const off = words(`
  off disabled deactivated suspended abgeschaltet deaktiviert ausgeschaltet desactiv* apagad* desligad*
  desativad* uit uitgeschakeld`)
const anything = words('any anything alles tout todo tudo')
const youAre =
  /\b(?:you are now|from now on you|pretend (?:to be|you)|act as (?:an?|the) (?:ai|assistant|model|system)|du bist (?:jetzt|nun|ab)|tu es (?:maintenant|desormais)|vous etes (?:maintenant|desormais)|ahora eres|a partir de ahora|agora (?:es|voce)|voce e agora|je bent (?:nu|vanaf)|jij bent nu)\b/
const asMachine =
  /\b(?:as an ai|ai (?:model|assistant|reader|screener)|language model|llm|chatgpt|resumegpt|als ki|sprachmodell|en tant qu.?ia|modele de langage|como ia|modelo de l\w+|taalmodel|als ai)\b/
const choose = words('score rate recommend select approve accept hire rank')

/** Each row is an order where all its signs are there. */
const orders: readonly (readonly RegExp[])[] = [
  [override, instruction],
  [give, score, full],
  [write, aboutPerson],
  [check, off, anything],
  [youAre],
  [asMachine, choose],
]
