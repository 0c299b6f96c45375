/** What the palette offers, and which of it answers to the words typed. */
export type Command = {
  id: string
  group: string
  label: string
  /** What else it is known by; read beside the label and searched with it. */
  detail?: string
  /** What people call it otherwise: searched, and not shown. */
  words?: string
  /** Shown only where words are typed, so that an empty palette stays short. */
  isHidden?: boolean
  run: () => void
}

/** Resumes and the like are cut here; more words find the rest. */
const mostShown = 40

export function commandsFor(words: string, commands: readonly Command[]): Command[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return commands.filter((command) => !command.isHidden)
  return commands
    .map((command) => ({ command, rank: rankOf(command, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostShown)
    .map(({ command }) => command)
}

/** The commands under their groups, in the order of their first appearance. */
export function inGroups(commands: readonly Command[]): [group: string, commands: Command[]][] {
  return [...Map.groupBy(commands, (command) => command.group)]
}

/**
 * 3 where the label itself has every word, 2 where it has them with what it is called otherwise, 1 where
 * only all that is known has them, else 0.
 */
function rankOf(
  { label, words = '', detail = '', group }: Command,
  wanted: readonly string[],
): number {
  const hasAll = (text: string) => wanted.every((word) => plain(text).includes(word))
  if (hasAll(label)) return 3
  if (hasAll(`${label} ${words}`)) return 2
  return hasAll(`${label} ${words} ${detail} ${group}`) ? 1 : 0
}

/** Without case and accents: `Muller` finds `Müller`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
