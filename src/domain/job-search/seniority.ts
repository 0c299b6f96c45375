/** Words of rank in a title: they put results in order and never take one away. */
import { foldText } from './folding.ts'
import { wordKey } from './title-words.ts'

const spoken: Readonly<Record<Rank, string>> = {
  junior:
    'junior jr entry graduate berufseinsteiger einsteiger débutant principiante júnior starter beginnend associate',
  senior: 'senior sr experienced erfahren berufserfahren confirmé sénior sênior ervaren chevronné',
  lead: 'lead principal staff head director leiter leitung leitend chief chef responsable jefe hoofd diretor directeur direktor supervisor supervisory',
}

export type Rank = 'junior' | 'senior' | 'lead'

const ranks = new Map(
  Object.entries(spoken).flatMap(([rank, words]) =>
    words.split(' ').map((word) => [wordKey(foldText(word)), rank as Rank] as const),
  ),
)

export const rankOf = (word: string): Rank | null => ranks.get(word) ?? null
/** Of these a question may be met without: `lead` and `director` are jobs of their own. */
export const isOnlyRank = (word: string): boolean => {
  const rank = rankOf(word)
  return rank === 'junior' || rank === 'senior'
}
