/**
 * Whether the core phrase of a line names something to have. One that opens with what someone does,
 * that speaks to the reader, or that only praises an attitude names nothing.
 */
import { fold } from '#domain/language/fold.ts'

export function isKeyword(phrase: string): boolean {
  const words = fold(phrase)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')
  const [first = ''] = words
  const bare = first.replace(/(?:ing|s)$/u, '')
  const isDoing = [first, bare, `${bare}e`].some((word) => openers.has(word))
  if (isDoing || /^(?:https?:|www\.|<)|[{}<>@|*]|\]\(/u.test(phrase)) return false
  return words.some((word) => !attitudes.has(word))
}

const openers: ReadonlySet<string> = new Set(
  `provide provides ensure ensures communicate communicates collaborate collaborates develop develops create creates lead leads manage manages support supports help helps work works identify promote incorporate recognize recognise contribute contributes serve serves coordinate partner consult consults act acts represent convey engage build builds design designs plan plans prepare prepares assist assists conduct conducts maintain maintains perform performs participate review reviews write writes take takes make makes keep keeps use uses drive drives deliver delivers analyze analyse set define share submit apply propose remain continue foster facilitate oversee our your their his we you i it this that these those if when who what how why there they as so but not no any all each some tell let please note follow see visit contact send click join come be is are was will may can must should
  unser unsere unserem unseren wir du sie ihr ihre dein deine es wenn was wer wie als bei
  nous vous notre nos votre vos il elle ils si ce cette ces je tu on
  nuestro nuestra tu su si que como nosotros nosso nossa você voce seu sua se
  wij we je jij jouw ons onze u uw als wat wie hoe dit deze`.split(/\s+/u),
)

/** Words of wanting and liking, and what is left of a line when nothing is asked. */
const attitudes: ReadonlySet<string> = new Set(
  `proudly enthusiasm flexibility curiosity passion ideally several years travelling traveling structured someone person interest strong great very good open mindset endless opportunities sounds interesting enjoy wish and of in the
  leidenschaft lust spass freude interesse neugier flexibilitat starkes grosses liebe innen optimalerweise humor portion an der den arbeit und auf
  passion curiosite envie travail enthousiasme fierte avec et de
  entusiasmo pasion curiosidad ganas ilusion flexibilidad y de paixao curiosidade vontade flexibilidade e
  enthousiasme passie zin nieuwsgierigheid flexibiliteit en van`.split(/\s+/u),
)
