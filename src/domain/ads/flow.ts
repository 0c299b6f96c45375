/**
 * Where sections end without a heading, and what the sentences of an ad say that has none: "You will
 * greet guests", "Wir zahlen nach Tarif".
 */
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { wordedKindOf } from './headings.ts'
import type { SectionKind } from './headings.ts'
import { kindToldByItems, namesWhatIsGiven } from './items-tell.ts'
import type { JobLine } from './sections.ts'

const longParagraph = 120
/** Fewer lines are a sentence or two of an ad, and no ad. */
const fewestInAd = 4

/**
 * The section of a paragraph behind a list, which speaks of something else more often than not: of who
 * is sought behind the duties, of where to write behind what is given. A long one that asks for
 * nothing belongs nowhere.
 */
export function sectionAfter(
  section: SectionKind,
  paragraph: string,
  language: () => Language,
): SectionKind {
  if (section === 'other' || section === 'about') return section
  if (section === 'benefits') return namesWhatIsGiven(paragraph) ? section : 'other'
  if (section === 'duty') {
    const told = kindToldByItems([paragraph], language())
    if (told !== null) return told
  }
  const isLong = paragraph.trim().length >= longParagraph
  return isLong && wordedKindOf(paragraph) === null ? 'other' : section
}

/** Lines under no heading take the section their sentence names, where no heading names that one. */
export function withFlow(lines: readonly JobLine[]): JobLine[] {
  if (lines.length < fewestInAd) return [...lines]
  const headed = new Set(lines.filter((line) => line.isHeading).map((line) => line.section))
  if (headed.has('duty') && headed.has('benefits')) return [...lines]
  return lines.map((line) => {
    if (line.section !== 'other' || line.isHeading) return line
    const folded = fold(line.text)
    if (!headed.has('benefits') && weGive.test(folded)) return { ...line, section: 'benefits' }
    if (!headed.has('duty') && youDo.test(folded) && wordedKindOf(line.text) === null)
      return { ...line, section: 'duty' }
    return line
  })
}

const weGive =
  /^(?:(?:in return,? )?we (?:offer|provide|pay|give)|you(?:'ll| will) (?:get|receive|enjoy)|(?:wir|dafur|dich|sie) (?:bieten|zahlen|stellen|erwartet|erwarten) |(?:es|dich|sie) erwarte[nt]|du (?:bekommst|kriegst|erhaltst)|sie (?:bekommen|erhalten)|(?:nous|on) (?:vous |te |t')?(?:offr\p{L}+|propos\p{L}+|garanti\p{L}+)|vous beneficie\p{L}+|tu beneficies|(?:se |te |os |le )?(?:ofrecemos|ofrece|damos)|(?:oferecemos|oferece-se|damos)|(?:wij|we) (?:bieden|geven|betalen)|(?:je|jij|u) (?:krijgt|ontvangt)|salary|salaire|gehalt|salario|salaris)(?!\p{L})/u

const youDo =
  /^(?:you(?:'ll| will)(?: be)? (?!need|have|bring|be |receive|get|enjoy|also have|find|love|learn)\p{L}+|(?:als \p{L}+ |dabei |bei uns )?(?:du|sie) (?!bist|hast|bringst|kannst|sind|haben|bringen|verfug|brauchst|brauchen|solltest|sollten|passt|mochtest|mochten|suchst|suchen|willst|wollen|interessierst|begeisterst|liebst|kennst|kennen|sprichst|sprechen|besitzt|besitzen|bekommst|bekommen|erhaltst|erhalten|findest|wirst bei|schicken|senden|erreichen|fuhlst|magst|mogen|konnen|legst|legen|wurden|werden bei)\p{L}+|vous (?!etes|avez|maitrisez|aimez|possedez|disposez|justifiez|parlez|savez|cherchez|recherchez|souhaitez|voulez|beneficiez|trouverez|connaissez|pouvez|envoyez|serez form)\p{L}+ez|tu (?!es|as|maitrises|aimes|parles|sais|cherches|veux|souhaites|beneficies)\p{L}+s|(?:te encargaras|seras responsable|realizaras|atenderas|trabajaras|tus funciones|la persona seleccionada|se encargara|voce (?:vai|ira|sera)|vais|iras|sera responsavel|suas atividades)|(?:je|jij) (?:gaat|werkt|zorgt|helpt|maakt|bent verantwoordelijk|houdt|begeleidt|verzorgt|rijdt|bouwt|doet|staat|bereidt|bedient|onderhoudt|adviseert|ondersteunt|beheert|repareert|monteert|verkoopt))(?!\p{L})/u
