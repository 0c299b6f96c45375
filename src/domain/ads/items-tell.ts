/**
 * What kind of section a list is, told by its items: what somebody does begins with the doing, what
 * somebody has names years, knowledge, a licence, and what the employer gives is money, time and
 * help. Only a clear majority tells.
 */
import { patternsOf } from '#domain/language/patterns.ts'
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'

type Told = 'benefits' | 'required' | 'duty'

const gives =
  /(?:[€$£]\s?\d|\d\s?(?:€|euro|k€|%\s(?:rabatt|discount|korting|descuento|desconto))|\b(?:annual leave|paid (?:leave|holiday)|holiday pay|days? (?:of )?(?:holiday|leave|off)|days?' (?:holiday|leave)|weekends? off|pension|overtime (?:at|pay)|sick pay|bonus(?:es)?|discount|free (?:meals?|parking|lunch|uniform|gym)|parking|health insurance|dental|401\(?k|life insurance|perks|career progression|tips|staff (?:food|meals?|discount)|company (?:car|van|pension)|learning budget|study support|wellbeing|employee assistance|competitive (?:pay|salary)|flexible (?:hours|working)|hybrid|work from home|stock options|equity)\b|\b(?:\d+ (?:urlaubstage|tage urlaub)|urlaub\w*|ubertariflich\w*|tariflohn|tarifvertrag\w*|(?:kinder|schicht|nacht|urlaubs|weihnachts|zu)?zuschlag\w*|zuschuss|zulagen?|altersvorsorge|gehalt|lohn|vergutung|13\. (?:gehalt|monatsgehalt)|weihnachtsgeld|urlaubsgeld|jobrad|deutschlandticket|jobticket|homeoffice|firmenwagen|dienstwagen|rabatte?|personalrabatt|obstkorb|parkplatz|kostenlos\w*|unbefristet\w*|fortbildungs\w*|weiterbildungsmoglichkeit\w*|betriebliche\w*|flexible arbeitszeit\w*|wertgutschein\w*|prozente|verpflegung|personalzimmer|5-tage-woche|4-tage-woche)\b|\b(?:mutuelle|tickets?[- ]resto\w*|tickets?[- ]restaurant\w*|cheques?[- ]vacances|rtt|teletravail|prime\w*|13e mois|treizieme mois|conges?|interessement|participation aux|remuneration|salaire|panier repas|indemnites?|prise en charge|repas (?:sur|fourni|a \d)|logement|epargne salariale|comite d'entreprise|cse|jours? de repos|week-ends? (?:libre|off)|navigo|vehicule de (?:service|fonction))\b|\b(?:vacaciones|sueldo|salario|retribucion|contrato indefinido|contrato fijo|seguro (?:medico|de vida|de salud)|tickets? (?:restaurante|guarderia)|dias? libres?|festivos libres|teletrabajo|horario (?:flexible|intensivo|de)|plus de|pagas? extra\w*|descuentos?|formacion (?:continua|a cargo)|dietas|comida|incorporacion inmediata|jornada (?:completa|intensiva)|propinas|alojamiento)\b|\b(?:vale[- ](?:transporte|refeicao|alimentacao)|plano (?:de saude|odontologico)|ferias|subsidio\w*|seguro de (?:saude|vida)|gympass|wellhub|plr|participacao nos lucros|auxilio\w*|cesta basica|refeicao|folgas?|contrato sem termo|horario flexivel|premios?|ordenado|cartao|convenio|day off|descontos?|refeitorio|ajudas? de custo)\b|\b(?:vakantiedagen|vakantiegeld|pensioen\w*|reiskosten\w*|salaris|loon|bruto|cao|thuiswerken|thuiswerk\w*|leaseauto|auto van de zaak|bedrijfsauto|bedrijfsbus|bonusregeling|toeslag\w*|ploegentoeslag|korting|personeelskorting|kortingen|opleidingsbudget|studiekosten|dertiende maand|13e maand|eindejaarsuitkering|fooi\w*|personeels\w*|vast contract|fietsplan|vrije dagen|lunch|laptop|vergoed\w*)\b)/u

const has =
  /\b\d{1,2}\s?\+?\s?(?:-|a|to|bis|tot|ou|o)?\s?\d{0,2}\s?(?:years?|yrs?|months?|jahre?n?|monate?n?|ans?|annees?|mois|anos?|meses|mes|jaar|jaren|maanden)\b|\b(?:experience[ds]?|knowledge|understanding|familiar\w*|proficien\w*|fluent|degree|diploma|certifi\w+|licen[cs]e|qualified|qualification|ability|able to|skills?|willing\w*|team player|attention to detail|passion\w*|comfortable|eligib\w+|dbs|background in|nvq|gcses?|registered|registration|valid|right to work|physically fit|reliab\w+)\b|\b(?:(?:berufs)?erfahrung\w*|\w*kenntnisse?n?|umgang|abgeschlossene\w*|ausbildung|studium|\w*abschluss|fuhrerschein\w*|\w*schein|\w*fahigkeit|bereitschaft|\w*bereitschaft|zuverlassig\w*|\w*geschick|verstandnis|freude|spass|affinitat|sprachniveau|gute\w? deutsch\w*|deutsch|englisch|flexibilitat|belastbar\w*|gelernte\w?|quereinsteiger\w*|\w*kompetenz|sicheres auftreten|organisationstalent|sorgfalt\w*)\b|\b(?:diplome\w*|titulaire|permis|caces|habilitation\w*|bac|bts|cap|bep|licence|master|formation|maitrise\w*|connaissances?|rigueur|rigoureu\w+|autonom\w+|sens (?:du|de)|aisance|vous (?:etes|avez|maitrisez|aimez|possedez|disposez|justifiez|parlez|savez)|tu (?:es|as|maitrises|aimes|parles|sais)|capacites?|bonne|anglais|a l'aise|motive\w*|dynami\w+|ponctuel\w*|esprit d'equipe|a jour|debutant\w*|qualites?)\b|\b(?:experiencia|titulo|titulacion|titulad\w+|grado|carnet|carne|conocimientos?|manejo|dominio|disponibilidad|capacidad|permiso|fp|persona|ingles|ganas|vehiculo propio|orientacion|habilidades|residencia|vocacion|formacion en|nivel|certificado|certificacion|licencia|acostumbrad\w+)\b|\b(?:experiencia|vivencia|ensino|curso|graduacao|cnh|carta de conducao|conhecimentos?|disponibilidade|dominio|capacidade|formacao|registro|ativo|idade|facilidade|boa|carteira|proativ\w+|pontual\w*|residir|licenciatura|escolaridade|nocoes|habilitacao|ter)\b|\b(?:ervaring|kennis|diploma|\w*diploma|rijbewijs|opleiding|mbo|hbo|wo|vca|certificaat|\w*certificaat|beheersing|vaardig\w*|bereid|beschikbaar|in bezit|affiniteit|werk- en denkniveau|je bent|je hebt|je beschikt|je spreekt|je kunt|jij bent|jij hebt|flexibel|zelfstandig|stressbestendig|representatief|nederlandse taal|big|klantgericht\w*)\b/u

/** How the doing of something opens a line. */
const does = patternsOf('duty', (pattern) => new RegExp(pattern, 'u'))

/** How much of the items a kind needs, of those that tell anything and of all. */
const clear = 0.6
const least = 0.4

/** `items` are the lines of the list, without their marks. */
export function kindToldByItems(items: readonly string[], language: Language): Told | null {
  const counts: Record<Told, number> = { benefits: 0, required: 0, duty: 0 }
  for (const item of items) {
    const told = toldBy(fold(item), language)
    if (told !== null) counts[told]++
  }
  const telling = counts.benefits + counts.required + counts.duty
  for (const kind of ['required', 'benefits', 'duty'] as const) {
    if (counts[kind] > 0 && counts[kind] >= telling * clear && counts[kind] >= items.length * least)
      return kind
  }
  return null
}

/** Whether a line names what an employer gives. */
export const namesWhatIsGiven = (line: string): boolean => gives.test(fold(line))

/** Whether a line opens with the doing of something. */
export const opensWithDuty = (line: string, language: Language): boolean =>
  does[language].test(fold(line))

function toldBy(item: string, language: Language): Told | null {
  const isHeld = has.test(item)
  if (!isHeld && gives.test(item)) return 'benefits'
  if (does[language].test(item)) return 'duty'
  return isHeld ? 'required' : null
}
