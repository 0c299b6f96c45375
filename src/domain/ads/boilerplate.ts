/**
 * What stands in an ad and asks for nothing, whatever section it stands in: notes of whoever wrote
 * the page, its settings, pay scales, equal treatment, how to apply.
 */
import { fold } from '#domain/language/fold.ts'

/** Places of notes for the authors of a page: template comments and tags, comments of its settings. */
export function notePlaces(text: string): { start: number; end: number }[] {
  if (!/[<{]|^---\n/.test(text)) return []
  const notes = [...text.matchAll(templateNotes)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const settings = /^---\n[\s\S]*?\n---(?=\n|$)/u.exec(text)?.[0] ?? ''
  let at = 0
  for (const line of settings.split('\n')) {
    if (/^\s*#/u.test(line) || line === '---' || isSetting(line))
      notes.push({ start: at, end: at + line.length })
    at += line.length + 1
  }
  return notes
}

const templateNotes =
  /\{%-?\s*comment[\s\S]*?(?:endcomment[^%]*%\}|$)|\{%[^%]*%\}|\{\{[^{}]*\}\}|<\/?(?:div|span|br|hr|img|section|a|p|script|style)(?:\s[^>]*)?>/gu

/** A field of the page's head that is no part of the ad. */
function isSetting(line: string): boolean {
  const key = /^\s*(?:-\s+)?([\p{L}_ -]{1,40}):/u.exec(line)?.[1]
  return key !== undefined && settingKeys.has(fold(key).replaceAll(/[_-]/gu, ' '))
}

const settingKeys: ReadonlySet<string> = new Set(
  'layout;permalink;date;time;link;opens;closes;published;draft;tags;tag;slug;lang;language;locale;type;gs;grade;max applications;appointment type;application link;info sessions;image;author;status;id;url;redirect from;sitemap;weight;order;aliases;expires;updated;created;email;apply;apply link;og image;description;seo;category;categories;template;key;ref;hidden;archived;archive;leverid;lever id;employment type;job type'.split(
    ';',
  ),
)

/** A line that informs or invites and asks for nothing. */
export function isBoilerplate(line: string): boolean {
  const folded = fold(line)
  return patterns.some((pattern) => pattern.test(folded))
}

const patterns: readonly RegExp[] = [
  // Equal treatment and accommodation.
  /\b(?:equal (?:employment )?opportunit|affirmative action|regardless of (?:race|gender|age|sex|colou?r)|without regard to|does not discriminate|discriminat|reasonable accommodation|accommodations?\b.{0,40}(?:assessment|interview|process|disabilit)|protected veteran|sexual orientation|gender identity|employment equity)/u,
  /\b(?:unabhangig von (?:geschlecht|herkunft|alter|religion|nationalitat)|schwerbehindert|gleichstellung|ungeachtet (?:ihrer|ihres|der))/u,
  /(?:sans distinction|independamment de (?:leur|votre)|egalite des chances|equite en matiere d'emploi|mesures? d'adaptation|situation de handicap)/u,
  /(?:igualdad de oportunidades|independientemente de|sin distincion de|igualdade de oportunidades|independentemente d|gelijke kansen|ongeacht (?:je|jouw|uw|leeftijd|afkomst|geslacht))/u,
  // Pay, terms, place.
  /\bgs[- ]?(?:\d{1,2}|grades?)\b|\bstep \d{1,2}\b|\bpay (?:scale|system|range|band|grade)|\bsalary (?:range|is|will|includes|information)|\byour salary\b|\blocality pay\b|\bbase salary\b|\bper annum\b|\bentgeltgruppe\b|\btvod\b|\btv-?l\b|\bvergutung nach\b|\bsalaire (?:annuel|brut|de base|:)|\bechelle salariale\b|\bremuneration (?:annuelle|brute|selon)|\bsalario (?:bruto|anual)\b|\bsalarisschaal\b|\bbrutosalaris\b|\bbruto per maand\b/u,
  /\b(?:appointment type|full[- ]time (?:position|role|employment)|part[- ]time (?:position|role)|contract type|employment type|supervisory status|number of (?:hours|vacancies|positions)|trial period|probationary period|work schedule|duty (?:station|location)|occasional travel|travel may be|promotion potential|security clearance level|position sensitivity|telework|relocation expenses|drug test|background (?:check|investigation)|selective service|u\.?s\.? citizens?)\b/u,
  /\b(?:befristet auf|unbefristete[rs]? (?:vertrag|arbeitsvertrag|stelle)|eintrittstermin|probezeit|type de contrat|date d'entree|duree du contrat|lieu de travail|periode d'essai|tipo de contrato|fecha de incorporacion|tipo de contrato|dienstverband|contractduur|proeftijd)\b/u,
  // How to apply.
  /\b(?:how to apply|to apply\b|apply (?:now|today|here|online|via|by|directly)|submit (?:your|a|an) (?:application|resume|cv|cover letter)|send (?:us )?(?:your|a) (?:resume|cv|application|cover letter|portfolio)|click (?:here|on|the)|application (?:deadline|process|link|form)|closing date|we look forward to|only (?:shortlisted|selected) candidates|follow our|tell us why|information received in relation|(?:resumes?|cvs?|cover letters?|applications?) (?:must|should|do not|don.t|need to|has to|have to|will be|that (?:do|are))|welcomes? all applicants|abundance of caution|pool of (?:qualified )?(?:candidates|persons))\b/u,
  /\b(?:jetzt bewerben|bewirb dich|bewerben sie sich|(?:ihre|deine) (?:vollstandigen )?bewerbung(?:sunterlagen)?|wir freuen uns auf|bewerbungsfrist|lebenslauf (?:an|und|per)|sende(?:n sie)? (?:uns|deine|ihre))\b/u,
  /\b(?:pour postuler|postulez|envoyez(?:-nous)? (?:votre|un|vos)|date limite|faites-nous parvenir|dites-nous|si vous avez besoin|renseignements recus|bassin de (?:candidats|personnes)|nous remercions)\b/u,
  /\b(?:envia (?:tu|su|o|seu)|enviar (?:tu|su|o|seu) (?:cv|curriculo|curriculum)|inscribete|como aplicar|candidata-te|candidate-se|stuur (?:je|jouw|uw|een)|solliciteer|reageer (?:dan|nu|voor)|acquisitie)\b/u,
  // The company about itself.
  /\b(?:founded in \d{4}|our (?:company|mission|vision|values|culture|clients include)|we are (?:proud|committed) to|is committed to|committed to (?:diversity|inclusion|creating)|we believe (?:in|that)|gegrundet (?:im jahr )?\d{4}|fondee en \d{4}|fundada en \d{4}|fundada em \d{4}|opgericht in \d{4}|unsere kernkompetenzen|notre mission est)\b/u,
]
