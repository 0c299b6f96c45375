/**
 * What came of it and what it was for: a translation tells of a result, an end or a prize where its
 * source has words for one, whatever they are. Each language's words are known by how they begin.
 */
import { fold } from '../../../language/fold.ts'
import type { Language } from '../../../language/languages.ts'
import type { LineReading } from '../reading.ts'

/** The first words of a result or an end that no source tells of; null where there are none. */
export function resultBeyond(line: LineReading, sources: readonly LineReading[]): string | null {
  for (const { claims, told } of kinds) {
    const claim = claims[line.language]?.exec(textOf(line))
    if (claim && !sources.some((source) => told.test(textOf(source)))) return claim[0].trim()
  }
  return null
}

function textOf({ text }: LineReading): string {
  return fold(text)
}

type Kind = { claims: Partial<Record<Language, RegExp>>; told: RegExp }

const kinds: readonly Kind[] = [
  // What followed: a clause that nothing in the source can stand for.
  {
    claims: {
      en: /, (?:which|who|all of (?:which|whom)|thereby|thus|resulting in|leading to|(?!including|using|working|reporting|covering|starting|ranging|serving|supporting|being|having|according|ending|studying|training|teaching|specialising|specializing|focusing|following)\p{L}{3,}ing) |\b(?:so that|as a result|resulting in)\b/u,
      de: /, (?:die|der|das|was|wodurch|womit|sodass|so dass|dadurch|dessen|deren) |\b(?:wodurch|sodass|so dass)\b/u,
      fr: /, (?:qui|ce qui|dont|lesquel\p{L}+|permettant|entrainant) |\b(?:ce qui|de sorte que|si bien que)\b/u,
      es: /, (?:que|quien(?:es)?|lo que|lo cual|cuy[oa]s?|\p{L}{3,}(?:ando|iendo)) |\b(?:lo que|lo cual|de modo que|de manera que)\b/u,
      pt: /, (?:que|o que|cuj[oa]s?|\p{L}{3,}(?:ando|endo|indo)) |\b(?:o que|de modo que|de forma que)\b/u,
      nl: /, (?:die|dat|wat|waardoor|waarmee|waarna|zodat) |\b(?:waardoor|zodat)\b/u,
    },
    told: /[,;:(–—]|\b(?:which|that|who|whose|so|through|by|thanks|der|die das|das|durch|wodurch|sodass|indem|mittels|dank|infolge|qui|dont|ou|que|grace|lo que|cuy[oa]s?|cuj[oa]s?|quien|mediante|tras|gracias|atraves|gracas|apos|die|dat|waardoor|waarmee|waarna|zodat|door|dankzij|with|resulting|leading|[a-z]{4,}(?:ant|ando|endo|iendo|indo))\b/u,
  },
  // More or less of something.
  {
    claims: {
      en: /\b(?:fewer|less(?! than)|halv\p{L}+|doubl(?:ed|ing)|tripl(?:ed|ing)|reduc(?:ed|ing)|increas(?:ed|ing)|improv(?:ed|ing)|boost\p{L}+|sav(?:ed|ing))\b/u,
      de: /\b(?:weniger(?! als)|geringer\p{L}*|verringer\p{L}+|gesenkt|gestiegen|gesteigert|verbesser\p{L}+|verdoppel\p{L}+|halbier\p{L}+|sank|sanken|zuruckg\p{L}+|ausblieb\p{L}*|eingespart|einspar\p{L}+)\b/u,
      fr: /\b(?:moins(?! d[e'’] ?\d)|baisse[rs]?|baissé|reduisant|reduit|reduction|augment\p{L}+|amelior\p{L}+|doubl[eé]\p{L}*|divis[eé]\p{L}*|economi\p{L}+|diminu\p{L}+)\b/u,
      es: /\b(?:menos(?! de \d)|reduj\p{L}+|reducc\p{L}+|reduciendo|aument\p{L}+|mejor\p{L}+|duplic\p{L}+|disminu\p{L}+|ahorr\p{L}+|bajaron|redujeron)\b/u,
      pt: /\b(?:menos(?! de \d)|reduz\p{L}+|reduc[ao]\p{L}*|aument\p{L}+|melhor\p{L}+|duplic\p{L}+|diminu\p{L}+|poup\p{L}+|baixaram)\b/u,
      nl: /\b(?:minder(?! dan)|verminder\p{L}+|verlaag\p{L}+|daalde\p{L}*|gedaald|verhoog\p{L}+|steeg|stegen|gestegen|verbeter\p{L}+|verdubbel\p{L}+|halveer\p{L}+|gehalveerd|bespaard\p{L}*|besparing\p{L}*|verkort\p{L}*)\b/u,
    },
    told: /impair|restrict|limit|eingeschrank|alterad|insuf|beperkt|less|fewer|more|lower|drop|fell|fall|cut|reduc|increas|improv|rais|rise|rose|grew|grow|gain|boost|speed|faster|short|save|saving|halv|doubl|tripl|brought|took|down|up\b|optimi|strength|refin|develop|minim|wenig|gering|senk|sank|sink|steiger|stieg|steig|verbess|verring|reduz|optimier|ausbau|erhoh|verkurz|verdoppel|halbier|zuruck|einspar|gespart|spar|wachs|wuchs|besser|kurzer|schneller|abbau|minder|moins|baiss|redui|reduct|augment|amelior|doubl|divis|economi|diminu|hausse|progress|croiss|gain|passe|ramen|optimi|raccour|gagn|menos|redu|aument|mejor|duplic|disminu|ahorr|baj|sub|crec|increment|opti|pas|acort|gan|melhor|diminu|poup|baix|cresc|desc|lower|minder|verlag|verlaag|daal|dalen|verhog|verhoog|steeg|stijg|verbeter|verdubbel|halv|bespa|verkort|terug|groei|vergroot|gestegen|optimal|%|from|von|de \d|van \d/u,
  },
  // What it was for.
  {
    claims: {
      en: /\b(?:in order to|so as to|with a view to|aimed at|to (?:avoid|prevent|ensure|improve|reduce|increase|cut|boost|raise|save))\b/u,
      de: /, um |\b(?:mit dem ziel|im hinblick auf|zwecks)\b/u,
      fr: /\b(?:afin de|afin d|en vue de|en vue d|dans le but|dans l'objectif|pour (?:eviter|reduire|ameliorer|augmenter|garantir|prevenir|assurer|favoriser))\b/u,
      es: /\b(?:con el fin de|a fin de|con objeto de|con el objetivo|con vistas? a|para (?:evitar|reducir|mejorar|aumentar|garantizar|prevenir|asegurar|favorecer))\b/u,
      pt: /\b(?:com vista a|com o objetivo|com o fim|a fim de|de modo a|de forma a|para (?:evitar|reduzir|melhorar|aumentar|garantir|prevenir|assegurar|favorecer))\b/u,
      nl: /\b(?:met het oog op|met als doel|teneinde|om (?:\p{L}+ ){0,4}te \p{L}+)/u,
    },
    told: /\b(?:to|for|so|aim\p{L}*|towards?|um|zum|zur|zu|fur|damit|zwecks|ziel\p{L}*|pour|afin|vue|but|visant|para|fin|objeti?vo|vistas?|por|om|voor|ter|ten|tegen|zodat|doel\p{L}*|als|against|gegen|contre|contra)\b|prev|vermeid|verhind|vorbeug|vermijd|voorkom|evit|avoid|ensur|sicher/u,
  },
  // Outcomes told as a fact about what was done.
  {
    claims: {
      en: /, (?:all )?(?:delivered|completed|finished|passed|hired|adopted|approved|on time|on schedule|without|with distinction|with honours|award\p{L}*)\b|\bon schedule\b/u,
      de: /, (?:alle|darunter|ohne) |\bmit auszeichnung\b|\bfristgerecht\b|\btermingerecht\b/u,
      fr: /, (?:toutes?|tous|tout|sans|valid[eé]\p{L}*|adopt[eé]\p{L}*|embauch[eé]\p{L}*|prim[eé]\p{L}*|reconnu\p{L}*|retenu\p{L}*) |\bavec mention\b|\bmention (?:tres )?bien\b|\bdans les delais\b/u,
      es: /, (?:tod[oa]s?|sin|adoptad[oa]s?|aprobad[oa]s?|cerrad[oa]s?|contratad[oa]s?|premiad[oa]s?|distinguid[oa]s?) |\bcon (?:mencion|matricula|honores|sobresaliente)\b/u,
      pt: /, (?:tod[oa]s?|sem|adotad[oa]s?|aprovad[oa]s?|fechad[oa]s?|contratad[oa]s?|premiad[oa]s?|distinguid[oa]s?) |\bcom (?:distincao|louvor|mencao)\b/u,
      nl: /, (?:alle|allemaal|zonder|waaronder) |\bmet (?:onderscheiding|lof)\b|\bcum laude\b/u,
    },
    told: /[,;:(–—]|\b(?:all|every|alle|jede\p{L}*|tou[st]e?s?|chaque|tod[oa]s?|cada|elke?|without|ohne|sans|sin|sem|zonder|no|kein\p{L}*|aucune?|ningun\p{L}*|nenhum\p{L}*|geen|including|inklusive|darunter|dont|incluid\p{L}*|inclu\p{L}*|waaronder)\b|distin|mention|auszeich|honou?r|merit|cum laude|mencion|louvor|onderscheid|time|schedul|frist|termin|delai|plazo|prazo|tijd/u,
  },
]
