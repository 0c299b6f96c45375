/** Words that a Romance language may put beside what is said anyway: they tell no more than it does. */
import { isInPool, poolOf } from '../matching.ts'
import type { LineReading, Word } from '../reading.ts'

/** "Normas HACCP", "lenguaje Python": what kind of thing a name of the entry is. */
export function isKindOfName(
  { word }: Word,
  { words }: LineReading,
  entry: readonly LineReading[],
): boolean {
  if (!kindsOfNames.test(word)) return false
  const at = words.findIndex((other) => other.word === word)
  const next = words.slice(at + 1).find((other) => !other.isSmall)
  return next !== undefined && next.isName && isInPool(next, poolOf(entry))
}

const kindsOfNames =
  /^(?:norm[ae]s?|regles?|regras?|reglas?|sistemas?|systemes?|plataformas?|plateformes?|programas?|outils?|logiciels?|herramientas?|ferramentas?|software|lenguajes?|linguagens?|linguagem|langages?|framework|biblioteca|bibliotheque|metodos?|methodes?|metodologias?|methodologies?|protocolos?|protocoles?|marcas?|marques?|aplicac\p{L}+|applications?)$/u

/** "Atendimento aos clientes" of who served, and of whom nothing else is said: they were clients. */
export function isAnyClient(
  { word }: Word,
  line: LineReading,
  primary: readonly LineReading[],
): boolean {
  const own = poolOf([line])
  return (
    anyClient.has(word) &&
    primary.some(
      ({ concepts, words }) =>
        (concepts.has('serve') || concepts.has('sellout')) &&
        words.every((other) => !other.isContent || isInPool(other, own)),
    )
  )
}

const anyClient = new Set(
  'cliente clientes client clients clientele publico public clienta clientas'.split(' '),
)
