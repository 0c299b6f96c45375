/** Words that stand beside the name of a place, in the six languages, and are no name. */
import { isEmptyWord } from '#domain/job-search/title-words.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** `Kanton Zürich`, `provincia de Sevilla`, `New York State`: the region is meant, and not its town. */
const regionWords = words(
  'kanton canton cantones canto land bundesland freistaat region regio regiao regions provinz province provincia provincie prov comunidad comunidade comunitat autonoma departement departamento dept distrito district bezirk regierungsbezirk estado state etat staat deelstaat county condado grafschaft',
)
const between = words('de of du d der des von di da do la le el')

/** Whether such a word stands right before or behind these, a little word between. */
export function isBesideRegion(all: readonly string[], at: number, length: number): boolean {
  let before = at - 1
  while (before >= 0 && between.has(all[before] ?? '')) before--
  return regionWords.has(all[before] ?? '') || regionWords.has(all[at + length] ?? '')
}

/** `Raum Stuttgart`, `Berlin and surroundings`: not the town alone. */
const wideWords = words(
  'umgebung umkreis umland raum grossraum ballungsraum metropolregion nahe rund um near nearby around area metro metropolitan greater surroundings surrounding outskirts suburbs environs alentours autour proximite agglomeration metropole peripherie grand grande gran cerca cercanias alrededores afueras entorno metropolitana arredores perto proximidades volta omgeving omstreken rond rondom nabij buurt groot regio region regiao',
)

/** `Köln oder Bonn`: either will do. */
const eitherWords = words('oder or ou o of und and et y e en bzw')

/** `toute la France`, `100% remote`, `ab sofort`: nothing that a location says. */
const idleWords = words(
  'ganz ganze ganzes gesamt toute tout tous entiere entier todo toda todas whole entire all alle heel hele inteiro inteira nationwide landelijk innerhalb within dans dentro binnen im um ein einem weit 100 50 moglich possible posible possivel mogelijk option km stadt city ville ciudad cidade stad ort plaats place gerne egal uberall partout cualquier qualquer anywhere flexible flexibel total partiel teilweise parcial completo trabajo trabalho travail arbeit work job jobs nahverkehr',
)

export const isWideWord = (word: string): boolean => wideWords.has(word) || regionWords.has(word)
export const isEitherWord = (word: string): boolean => eitherWords.has(word)

/** Whether the word names no place beside others that do. */
export const isNoName = (word: string): boolean =>
  isWideWord(word) || isEitherWord(word) || idleWords.has(word) || isEmptyWord(word)
