/** Facts in a row as text. The space before a point holds: where the row breaks, none begins a line. */
export function inLine(facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join('\u00A0· ')
}
